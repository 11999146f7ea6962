import { BUTTERED_FACTS, changeBy, changedFacts, opened } from './changing-words.js';
import { UNKNOWN_FACTS, worstFacts, type FoodFacts } from './food-facts.js';
import { ingredientById } from './ingredient.js';
import { readLexiconLine, type LexiconReading } from './lexicon-line.js';
import { foldedWord } from './lexicon-tokens.js';
import { lexiconOf, type Lexicon } from './lexicon.js';
import type { ForeignLanguage } from './line-language.js';
import type { IngredientLine } from './parsed-line.js';
import { singular } from './words.js';

const factsOfId = (id: number | null): FoodFacts =>
  (id === null ? undefined : ingredientById(id)?.facts) ?? UNKNOWN_FACTS;

const idsIn = (line: IngredientLine): (number | null)[] => [
  line.ingredientId,
  ...line.alternatives,
  ...line.also.flatMap(idsIn),
];

/** The words that changing words are compared with. */
const comparedWord = (written: string): string => singular(foldedWord(written.toLowerCase()));

const BRINGS =
  /(?:^|[\s,;(])(?:ou|avec|dans|et|oder|mit|und|in|con|o|y|contient|contenant|enthält|contiene)\s+(?!pas\b|kein)(.+)$/i;
const ENDS = /\b(?:pour|sans|jusqu|für|ohne|para|sin)\b.*$/i;
const IS_CONDITION = /\b(?:si|ou|facultatif|au besoin|au choix|optionnel)\b/i;
const FREE_OF: ReadonlySet<string> = new Set(['sans', 'ni', 'et']);

/** Foods that a remark introduces: "ou margarine", "dans une sauce à la moutarde". */
function broughtFacts(remark: string, lexicon: Lexicon): FoodFacts[] {
  const [, brought] = BRINGS.exec(remark) ?? [];
  if (brought === undefined) return [];
  const words = lexicon.wordsOf(brought.replace(ENDS, ''));
  const found: FoodFacts[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const match = lexicon.describing.has(words[at] as string)
      ? null
      : lexicon.names.longestAt(words, at);
    if (!match) continue;
    found.push(factsOfId(match.value));
    at = match.end - 1;
  }
  return found;
}

/**
 * What a remark says the food is free of: "sans gluten ni lait". One that says more means another food or a wish: "pas sans gluten",
 * "prendre sans gluten pour les intolérants".
 */
function plainClaims(remark: string, lexicon: Lexicon): string[] {
  const words = remark.toLowerCase().split(/[\s,]+/);
  if (words[0] !== 'sans' || IS_CONDITION.test(remark)) return [];
  const claimed: string[] = [];
  for (const [at, word] of words.entries()) {
    if (FREE_OF.has(word)) continue;
    if (FREE_OF.has(words[at - 1] ?? '')) claimed.push(word);
    else if (!lexicon.wordsOf(word).every((one) => lexicon.describing.has(one))) return [];
  }
  return claimed;
}

/** "(sans gluten)" after the name of a line's only food. */
function freeWords({ line, remarks }: LexiconReading, lexicon: Lexicon): string[] {
  if (line.alternatives.length > 0 || line.also.length > 0) return [];
  return remarks.flatMap((remark) =>
    plainClaims(remark, lexicon).flatMap((word) => ['sans', comparedWord(word)]),
  );
}

function phraseFacts(
  { words, foods }: LexiconReading['phrases'][number],
  isOpen: boolean,
  free: readonly string[],
): FoodFacts[] {
  const [main] = foods;
  if (!main) return [];
  const compared = [...free, ...words.map(({ text }) => comparedWord(text))];
  const isName = (index: number) => {
    const at = index - free.length;
    return foods.some(({ start, end }) => at >= start && at < end);
  };
  const aisle = ingredientById(main.id)?.aisle ?? '';
  const change = changeBy(compared, isName, main.end + free.length, aisle);
  const facts = worstFacts(
    foods.flatMap(({ id, flavours }) => [id, ...flavours]).map((id) => factsOfId(id)),
  );
  return [changedFacts(isOpen ? opened(facts) : facts, change)];
}

const COUNTED = /^(?:\+|et|plus|und|y)?\s*[\d½¼¾⅓⅔]/i;

/** Foods that a remark counts like a line of their own: "200 g de farine, 1 œuf". */
function countedFacts(remark: string, lexicon: Lexicon): FoodFacts[] {
  return remark.split(/[,;]/).flatMap((part) => {
    if (!COUNTED.test(part.trim())) return [];
    const { phrases, isOpen } = readLexiconLine(part.trim(), lexicon);
    return phrases.flatMap((phrase) => phraseFacts(phrase, isOpen, []));
  });
}

// Names are compared without articles, so brown butter reads like the paste called "beurre de noisette".
const BROWN_BUTTER = /\bbeurre noisettes?\b/i;

/** The facts of a line read with a lexicon: the worst of all foods that it names, changed by the words next to them. */
export function lexiconFacts(read: IngredientLine, language: ForeignLanguage): FoodFacts {
  const lexicon = lexiconOf(language);
  const reading = readLexiconLine(read.raw, lexicon);
  const free = freeWords(reading, lexicon);
  const phrases = reading.phrases.flatMap((phrase, index) =>
    phraseFacts(phrase, reading.isOpen, index === 0 ? free : []),
  );
  const shown = new Set(reading.phrases.flatMap(({ foods }) => foods.map(({ id }) => id)));
  const hidden = idsIn(read).filter((id) => id === null || !shown.has(id));
  return worstFacts([
    ...hidden.map(factsOfId),
    ...phrases,
    ...(BROWN_BUTTER.test(read.raw) ? [BUTTERED_FACTS] : []),
    ...reading.remarks.flatMap((remark) => [
      ...broughtFacts(remark, lexicon),
      ...countedFacts(remark, lexicon),
    ]),
  ]);
}
