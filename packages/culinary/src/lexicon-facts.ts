import { changeBy, changedFacts, opened } from './changing-words.js';
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

const BRINGS = /(?:^|[\s,;(])(?:ou|avec|dans|et|oder|mit|und|in|con|o|y)\s+(.+)$/i;
const ENDS = /\b(?:pour|sans|jusqu|für|ohne|para|sin)\b.*$/i;
const FREE_OF = /\bsans\s+([\p{L}]+)/iu;
const IS_CONDITION = /\b(?:si|ou|facultatif|au besoin|optionnel)\b/i;

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

/** "(sans gluten)" after the name of a line's only food. */
function freeWords({ line, remarks }: LexiconReading): string[] {
  if (line.alternatives.length > 0 || line.also.length > 0) return [];
  return remarks.flatMap((remark) => {
    const [, what] = FREE_OF.exec(remark) ?? [];
    return what === undefined || IS_CONDITION.test(remark) ? [] : ['sans', comparedWord(what)];
  });
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

/** The facts of a line read with a lexicon: the worst of all foods that it names, changed by the words next to them. */
export function lexiconFacts(read: IngredientLine, language: ForeignLanguage): FoodFacts {
  const lexicon = lexiconOf(language);
  const reading = readLexiconLine(read.raw, lexicon);
  const free = freeWords(reading);
  const phrases = reading.phrases.flatMap((phrase, index) =>
    phraseFacts(phrase, reading.isOpen, index === 0 ? free : []),
  );
  const shown = new Set(reading.phrases.flatMap(({ foods }) => foods.map(({ id }) => id)));
  const hidden = idsIn(read).filter((id) => id === null || !shown.has(id));
  return worstFacts([
    ...hidden.map(factsOfId),
    ...phrases,
    ...reading.remarks.flatMap((remark) => broughtFacts(remark, lexicon)),
  ]);
}
