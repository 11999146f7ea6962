import { minutesIn } from '../catalogue/domain/cooking-times.js';

/** A stretch of time in which a pot simmers. */
export interface Simmering {
  readonly step: number;
  /** Where its sentence begins, and where its time ends. */
  readonly from: number;
  readonly end: number;
  readonly minutes: number;
  /** Whether another one in the same sentence came before it. */
  readonly isFurther: boolean;
}

export const DURATION =
  /\bfor (?:about |another )?(?:\d+(?: \d\/\d)?(?: to \d+(?: \d\/\d)?)? (?:hours?|minutes?)(?: and \d+ minutes)?)(?: more| longer)?/g;
const SIMMERS = /\bsimmer|\bbraise|\bcover(?:ed)?(?: and|,)? cook|\bcook gently|\bto a boil/i;
export const IS_NO_POT = /\bslow cooker|\bpressure|\bInstant Pot|\bpur[ée]e|\bblend(?!er)/i;

const SENTENCE = /[^.]+(?:\.\d[^.]*)*\.(?:\s|$)/g;

/** A sentence of a step, and where it begins in it. */
export interface Sentence {
  readonly step: number;
  readonly sentence: string;
  readonly from: number;
}

export const sentencesOf = (steps: readonly string[]): Sentence[] =>
  steps.flatMap((text, step) =>
    [...text.matchAll(SENTENCE)].map(({ 0: sentence, index: from }) => ({ step, sentence, from })),
  );

/** The times for which pots simmer, in order. A pot that boils beside the dish is none. */
export function simmeringIn(steps: readonly string[]): Simmering[] {
  return sentencesOf(steps).flatMap(({ step, sentence, from }) => {
    if (sentence.startsWith('Meanwhile') || !SIMMERS.test(sentence)) return [];
    const start = sentence.search(SIMMERS);
    return [...sentence.matchAll(DURATION)]
      .filter(({ index }) => index > start)
      .map(({ 0: said, index }, at) => ({
        ...{ step, from, end: from + index + said.length, isFurther: at > 0 },
        minutes: minutesIn(said)[0] ?? 0,
      }));
  });
}

export const inserted = (text: string, at: number, sentence: string): string =>
  [text.slice(0, at).trimEnd(), sentence, text.slice(at).trimStart()]
    .filter((part) => part !== '')
    .join(' ');

/** What follows a time goes on after a comma. */
export const inSentence = (text: string, at: number, clause: string): string => {
  const rest = text.slice(at);
  return `${text.slice(0, at)}${clause}${/^[.,;:]/.test(rest) ? '' : ','}${rest}`;
};

/** What is done to a batter or a filling before it leaves its bowl. */
export const MIXES = /\b(?:mix|whisk|beat|stir|fold|rub|cream|mash|knead|combine|blend)\b/i;
