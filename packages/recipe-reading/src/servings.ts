/** Words for portions and the people who eat them, in the languages that recipes are written in. */
const portions =
  /(?<!\p{L})(?:servings?|serves?|portions?|porties?|people|persons?|pers|personnes?|personas?|person[ei]n?|personer|persone|pessoas?|portion(?:en|er)|porç(?:ão|ões)|porzion[ei]|porci(?:ón|ones)|raciones|adag|porcj[aei]|porc[eií]|osob[ya]?|osôb|convives?|parts?|fő|főre|comensales|порци\p{L}*)(?!\p{L})/iu;

export interface Yield {
  readonly servings?: number;
  readonly yieldText?: string;
}

const mostServings = 9999;

/** The number of portions and what else there is to say, from one or several ways of putting it. */
export function readYield(texts: readonly string[]): Yield {
  const said = texts.map((text) => text.trim()).filter((text) => text !== '' && text !== '0');
  let servings: number | undefined;
  for (const text of said) {
    const number = Number(/(?<![\d.,])\d{1,4}(?![\d]|[.,]\d)/.exec(text)?.[0] ?? Number.NaN);
    if (!(number >= 1 && number <= mostServings)) continue;
    // "1 loaf" is no portion.
    if (number === 1 && !/^\D{0,3}1\D{0,2}$/.test(text) && !portions.test(text)) continue;
    servings = number;
    break;
  }
  const rest = said
    .filter((text) => !isPlainCount(text))
    .reduce((longest, text) => (text.length > longest.length ? text : longest), '');
  return {
    ...(servings !== undefined && { servings }),
    ...(rest !== '' && { yieldText: rest }),
  };
}

/** Whether a line says nothing but how many it serves, or for whom. */
export const isAboutServings = (text: string): boolean =>
  text.length <= 20 && portions.test(text) && isPlainCount(/\d/.test(text) ? text : `1 ${text}`);

/** "4", "Serves 4" and "4 persons" say no more than the number. */
function isPlainCount(text: string): boolean {
  const rest = text
    .replace(portions, '')
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
  return /^(?:for |pour |für |per |para )?\d{1,4}(?: s)?$/i.test(rest);
}
