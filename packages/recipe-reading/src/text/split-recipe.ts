import { durationMinutes } from '../durations.js';
import { languageOf } from '../language.js';
import { partNamedBy, remarkIn, type RecipePart } from './recipe-parts.js';
import {
  headingText,
  isHeading,
  isNumbered,
  linesOf,
  looksLikeHeading,
  stepsOf,
} from './text-blocks.js';

type Part = 'intro' | RecipePart;

/** A recipe found in running text; a part that the text lacks is empty. */
export interface SplitRecipe {
  title: string;
  /** One ingredient or heading per line. */
  ingredients: string;
  /** One step or heading per line. */
  steps: string;
  servings: string;
  yieldText: string;
  prepMinutes: string;
  cookMinutes: string;
  notes: string;
  sourceUrl: string;
}

export const nothingFound: SplitRecipe = {
  title: '',
  ingredients: '',
  steps: '',
  servings: '',
  yieldText: '',
  prepMinutes: '',
  cookMinutes: '',
  notes: '',
  sourceUrl: '',
};

const address = /^(?:(?:source|from|recipe from)\s*:?\s*)?(https?:\/\/\S+)$/i;
const people =
  'people|persons?|servings?|portions?|pers\\.?|personnes?|convives?|couverts|personen|portionen|personas|porciones|raciones|comensales|persone|porzioni|personer|porties';
const serves = new RegExp(
  `^(?:serves|servings?|feeds|portions?|pour|für|para|per|voor|portionen|porciones|raciones|comensales|personen|personas|personnes|porzioni)\\s*:?\\s*(\\d{1,4})(?:\\s*(?:${people}))?\\.?$`,
  'i',
);
const servesFreely = /^(?:serves|servings?|feeds|portions?)\s*:?\s*(\S.{0,80}?)\.?$/i;
const countedServings = new RegExp(`^(\\d{1,4})\\s*(?:${people})\\.?$`, 'i');
const makes =
  /^(?:makes|yields?|recipe yield|rendement|donne|ergibt|rinde|rende)\s*:?\s*(\S.{0,80}?)\.?$/i;
const time =
  /^(?:(?:temps|durée|tiempo|tempo|zeit)\s*(?:de|di|zum|zur)?\s*(?:la\s+)?)?(prep(?:aration)?|cook(?:ing)?|bak(?:e|ing)|préparation|cuisson|vorbereitung|zubereitung|arbeit|koch|back|preparaci[óo]n|cocci[óo]n|preparazione|cottura|bereiding)(?:s?\s*-?(?:time|zeit|stijd))?(?!\p{L})\s*:?\s*(.+?)\.?$/iu;

/** Nothing but a duration, such as "1 h 30 min" or "about 2 Stunden". */
const isDuration =
  /^(?:(?:about|approx\.?|environ|env\.?|ca\.?|etwa|unos)\s+)?[\d½¼¾][\d½¼¾.,:–-]*(?:\s*\p{L}+\.?(?:\s*(?:and|et|und|y)?\s*\d+)?){0,2}$/iu;
/** "Ingredients for 4 people" and "Ingrédients (4 pers)". */
const forPeople = new RegExp(`(?:\\(|\\s)(\\d{1,4})\\s*(?:${people})\\)?\\s*:?$`, 'i');

/** Fills in what a line like "Serves 4" says; false when it is no such line. */
function takeFact(line: string, found: SplitRecipe): boolean {
  const servings = (serves.exec(line) ?? countedServings.exec(line))?.[1];
  if (servings) return take(found, 'servings', servings);
  const made = (makes.exec(line) ?? servesFreely.exec(line))?.[1];
  if (made && /\d|dozen|loaf|loaves/i.test(made)) {
    const count = (/^(\d{1,4})$/.exec(made) ?? countedServings.exec(made))?.[1];
    return count ? take(found, 'servings', count) : take(found, 'yieldText', made);
  }
  const url = address.exec(line)?.[1];
  if (url) return take(found, 'sourceUrl', url);
  const [, kind = '', duration = ''] = time.exec(line) ?? [];
  const minutes = kind && isDuration.test(duration) ? durationMinutes(duration) : null;
  if (minutes === null) return false;
  return take(
    found,
    /^(?:pr[eé]p|vorb|arb|ber)/i.test(kind) ? 'prepMinutes' : 'cookMinutes',
    String(minutes),
  );
}

/** A second line of the same kind is text: nothing that was pasted may get lost. */
function take(found: SplitRecipe, field: keyof SplitRecipe, value: string): boolean {
  if (found[field] !== '') return false;
  found[field] = value;
  return true;
}

const fraction = '½⅓⅔¼¾⅕⅖⅗⅘⅙⅚⅛⅜⅝⅞';
const amountFirst = new RegExp(
  `^(?:[\\d${fraction}]|(?:an?|one|two|three|four|five|six|half|pinch|handful|dash)\\s)`,
  'i',
);
/** Chopped, for serving, to taste: said of ingredients, and hardly ever in a step without a full stop. */
const ofIngredient =
  /,\s(?:[\w-]+\s){0,3}[\w-]+ed\b|\bfor (?:[\w-]+ing|garnish|the pan)\b|\bto taste\b|^special equipment\b/i;
const mostWordsOfLine = 14;
const mostWordsOfName = 6;
/** How a line leans that could be either, if anything. */
const undecided = -0.5;

/** How steps begin that tell somebody to do something, where no ingredient begins like that. */
const verbs: Readonly<Record<string, RegExp>> = {
  fr: /^(?:(?!laurier)\p{L}{2,}(?:er|ir|ez)|faire|mettre|battre|cuire|frire|fondre|étendre|réduire|remettre|prendre|détendre|éteindre)(?!\p{L})/iu,
  es: /^(?!az[úu]car)\p{L}{2,}(?:ar|er|ir)(?:l[aeo]s?)?(?!\p{L})/iu,
};

/** How much a line looks like an ingredient (above 0) rather than a step (below). */
function leaning(line: string, verb: RegExp | undefined): number {
  const words = line.split(/\s+/).length;
  if (isHeading(line)) return 0;
  if (isNumbered(line)) return -2;
  const isSentence = /[.!]$/.test(line);
  if (isSentence && words >= mostWordsOfName - 1) return -1.5;
  if (amountFirst.test(line)) return words <= mostWordsOfLine ? 1.5 : 0.5;
  if (ofIngredient.test(line) && words <= mostWordsOfLine) return 1;
  if (verb?.test(line)) return words > 1 ? -1 : undecided;
  if (isSentence) return 0;
  if (words > mostWordsOfLine) return -1;
  return words <= mostWordsOfName ? 0.5 : undecided;
}

/** Where the steps begin in lines that no heading divides: the division that suits most lines. */
function stepsBegin(lines: readonly string[]): number {
  const verb = verbs[languageOf(lines.join('\n')) ?? ''];
  let score = 0;
  let best = 0;
  let begin = 0;
  lines.forEach((line, index) => {
    score += leaning(line, verb);
    if (score <= best) return;
    best = score;
    begin = index + 1;
  });
  // A single line more that might be either is the last ingredient.
  if (begin === lines.length - 1 && leaning(lines[begin] ?? '', verb) === undecided) begin += 1;
  // A heading belongs to what follows it.
  while (begin > 0 && isHeading(lines[begin - 1] ?? '')) begin -= 1;
  return begin;
}

/** A heading without a colon gets one. */
const withColon = (line: string): string =>
  !isHeading(line) && looksLikeHeading(line) ? `${line}:` : line;

/** The lines below each heading that names a part; what comes before the first is the introduction. */
function partsOf(lines: readonly string[]): Record<Part, string[]> {
  const parts: Record<Part, string[]> = { intro: [], ingredients: [], steps: [], notes: [] };
  let part: Part = 'intro';
  for (const line of lines) {
    const named = partNamedBy(line);
    const remark = remarkIn(line);
    if (named) part = named;
    else if (remark !== undefined) parts.notes.push(remark);
    else parts[part].push(line);
  }
  return parts;
}

const smallWords = /^(?:an?|and|at|by|for|from|in|of|on|or|the|to|with)$/;

/** Whether each word of a line begins with a capital letter or a digit, as in a title. */
const isTitleCase = (line: string): boolean =>
  line.split(/[\s-]+/).every((word) => smallWords.test(word) || /^[^\p{L}]*[\p{Lu}\d]/u.test(word));

/** A title may begin with a number, as in "3 Cheese Enchiladas": then it is written otherwise than the lines below it. */
function isTitle(line: string, next: string): boolean {
  return !amountFirst.test(line) || (isTitleCase(line) && !isTitleCase(next));
}

/** Splits an introduction that no heading divides into title, ingredients and steps. */
function divide(
  intro: readonly string[],
): Pick<Record<Part, string[]>, 'intro' | 'ingredients' | 'steps'> {
  const [first = '', second = ''] = intro;
  const hasTitle = intro.length > 1 && isTitle(first, second);
  const rest = intro.slice(hasTitle ? 1 : 0);
  const begin = stepsBegin(rest);
  return {
    intro: intro.slice(0, hasTitle ? 1 : 0),
    ingredients: rest.slice(0, begin),
    steps: rest.slice(begin),
  };
}

/** Ingredients that have a heading, and steps below them that have none but are clearly such. */
function withoutSteps(lines: readonly string[]): { ingredients: string[]; steps: string[] } {
  const begin = stepsBegin(lines);
  const ingredients = lines.slice(0, begin);
  const steps = lines.slice(begin);
  const verb = verbs[languageOf(lines.join('\n')) ?? ''];
  const clear = steps.filter((line) => leaning(line, verb) < undecided);
  return begin > 0 && clear.length > steps.length / 2
    ? { ingredients, steps }
    : { ingredients: [...lines], steps: [] };
}

/** Finds title, ingredients, steps and the rest in the text of one recipe. Every line ends up somewhere. */
export function splitRecipe(text: string): SplitRecipe {
  const found = { ...nothingFound };
  const lines = linesOf(text).filter((line) => !takeFact(line, found));
  const list = lines.find((line) => partNamedBy(line) === 'ingredients' && forPeople.test(line));
  const [, count] = forPeople.exec(list ?? '') ?? [];
  if (count !== undefined) take(found, 'servings', count);
  const named = partsOf(lines);
  const isNamed = named.ingredients.length > 0 || named.steps.length > 0;
  const parts = isNamed ? named : { ...named, ...divide(named.intro) };
  if (isNamed && named.ingredients.length === 0) {
    // "Method" is often the only heading.
    const { intro, ingredients, steps } = divide(named.intro);
    Object.assign(parts, { intro, ingredients: [...ingredients, ...steps] });
  }
  if (isNamed && named.steps.length === 0) Object.assign(parts, withoutSteps(named.ingredients));
  const [title = '', ...introduction] = parts.intro;
  found.title = headingText(title);
  found.ingredients = parts.ingredients.map(withColon).join('\n');
  found.steps = stepsOf(parts.steps.join('\n')).join('\n');
  found.notes = [...introduction, ...parts.notes].join('\n');
  return found;
}

/** Whether a text is a whole recipe rather than ingredients or steps alone. */
export function isWholeRecipe(text: string): boolean {
  const { ingredients, steps } = splitRecipe(text);
  const headings = linesOf(text).filter((line) => partNamedBy(line) !== null);
  const isLong = linesOf(ingredients).length > 1 && linesOf(steps).length > 0;
  return (
    isLong && (headings.length > 0 || stepsOf(steps).some((step) => leaning(step, undefined) < -1))
  );
}
