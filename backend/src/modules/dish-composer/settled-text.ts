import { ancestorsOf, ingredientById, parseIngredientLine } from '@larder/culinary';
import { type RecipeText, swapped } from './swapped-text.js';

const OPTIONAL = / ?\(optional\)|, optional\b/;

/**
 * Says which of several foods a recipe is made with where one of them was named, and that what was named is not optional: whoever has
 * peanut butter reads nothing of applesauce. `named`: ids of what was named and of what takes its place.
 */
export function settled(written: RecipeText, named: readonly number[]): RecipeText {
  const namedAs = (id: number): number | undefined =>
    named.find((one) => one === id || ancestorsOf(one).includes(id));
  let text = written;
  for (const place of written.lines.keys()) {
    const line = text.lines[place] as string;
    const { ingredientId, alternatives, optional, name } = parseIngredientLine(line);
    if (ingredientId === null || name === null) continue;
    const isMain = namedAs(ingredientId) !== undefined;
    const chosen = isMain ? ingredientId : alternatives.map(namedAs).find((id) => id !== undefined);
    if (chosen === undefined) continue;
    if (optional) text = withLine(text, place, line.replace(OPTIONAL, ''));
    if (alternatives.length === 1) text = madeWith(text, { place, name, ingredientId, chosen });
  }
  return text;
}

const withLine = (text: RecipeText, place: number, line: string): RecipeText => ({
  ...text,
  lines: text.lines.with(place, line),
});

interface Choice {
  readonly place: number;
  /** Both foods as the line has them: beef or chicken broth. */
  readonly name: string;
  readonly ingredientId: number;
  /** The id of what was named. */
  readonly chosen: number;
}

function madeWith(text: RecipeText, { place, name, ingredientId, chosen }: Choice): RecipeText {
  const line = text.lines[place] as string;
  const [first, second, ...more] = name.split(' or ');
  if (!line.includes(name) || !first || !second || more.length > 0) return text;
  const alone = withLine(text, place, line.replace(name, phraseFor(ingredientId, first, second)));
  if (chosen === ingredientId) return alone;
  const [prepared = ''] = PREPARED.exec(first) ?? [];
  const had = idOf(`${prepared}${second}`) ?? chosen;
  return swapped(alone, new Map([[ingredientId, had]])) ?? text;
}

const idOf = (phrase: string): number | null => parseIngredientLine(`1 ${phrase}`).ingredientId;

/** What two foods share that are named together, said once, before the first: ground pork or lamb. */
const PREPARED = /^(?:ground|smoked|dried|canned|cooked) /;
/** And after the second: sole or flounder fillets. */
const SHARED =
  /\b(?:fillets?|steaks?|broth|stock|leaves|greens|juice|wine|vinegar|oil|flour|syrup)$/;

/** How the first of two foods is called by itself. */
function phraseFor(id: number, first: string, second: string): string {
  const [shared] = SHARED.exec(second) ?? [];
  const whole = shared === undefined || first.endsWith(shared) ? first : `${first} ${shared}`;
  return idOf(whole) === id ? whole : (ingredientById(id)?.plural ?? first);
}
