import { ancestorsOf, ingredientById } from '@larder/culinary';
import { wordsOf } from '@larder/culinary/at-hand';

/** Whether a title that names a food names the typed one: chicken thighs are chicken by their name, but moose is not called venison. */
export const isNamedBy = (food: number, typed: number): boolean =>
  food === typed ||
  ancestorsOf(food).includes(typed) ||
  (ancestorsOf(typed).includes(food) && nameOf(typed).includes(nameOf(food)));

const nameOf = (food: number): string => phraseOf(ingredientById(food)?.name ?? '');

/** Whether a title has the word in it by which the food is called: a plum tomato is a tomato, but black-eyed peas are no beans of a white bean soup. */
export function isCalledSo(food: number, title: string): boolean {
  const said = phraseOf(title);
  const name = nameOf(food);
  return [food, ...ancestorsOf(food)]
    .map(nameOf)
    .some((general) => name.includes(general) && said.includes(general));
}

const phraseOf = (text: string): string => ` ${wordsOf(text).join(' ')} `;
