/** A time mentioned in a step: "25 to 30 minutes". */
export interface StepTime {
  /** Its position in the step: from `start` up to, not including, `end`. */
  readonly start: number;
  readonly end: number;
  /** The minimum duration. */
  readonly seconds: number;
  /** The maximum duration; the same as `seconds` without a range. */
  readonly mostSeconds: number;
}

const minute = 60;
const hour = 60 * minute;

const TIME =
  /\b(\d+ \d\/\d|\d\/\d|\d+(?:\.\d+)?|half an|an?|one|two|three|four)(?:\s*(?:to|-|–|or)\s*(\d+ \d\/\d|\d\/\d|\d+(?:\.\d+)?))?(?:\s+(?:more|further|extra|full))?\s*(seconds?|minutes?|hours?)\b(?:\s+(?:and a half|(\d+)\s*minutes?))?/gi;

const WORDS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  'half an': 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};

/** The times mentioned in a step, in order: "for 8 minutes", "1 hour 15 minutes", "half an hour". */
export function stepTimes(step: string): StepTime[] {
  return [...step.matchAll(TIME)].map((match) => {
    const [text, amount = '', upTo, unit = '', further] = match;
    const size = /^h/i.test(unit) ? hour : /^s/i.test(unit) ? 1 : minute;
    const more = (/and a half$/i.test(text) ? size / 2 : 0) + Number(further ?? 0) * minute;
    const least = WORDS[amount.toLowerCase()] ?? numberOf(amount);
    const most = upTo === undefined ? least : Math.max(least, numberOf(upTo));
    return {
      start: match.index,
      end: match.index + text.length,
      seconds: least * size + more,
      mostSeconds: most * size + more,
    };
  });
}

function numberOf(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [numerator, denominator = '1'] = part.split('/');
    return sum + Number(numerator) / Number(denominator);
  }, 0);
}
