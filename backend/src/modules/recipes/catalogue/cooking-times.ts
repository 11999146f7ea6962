const hour = 60;
const overnight = 8 * hour;

const TIME =
  /\b(\d+ \d\/\d|\d\/\d|\d+(?:\.\d+)?|half an|an?|one|two|three|four)(?:\s*(?:to|-|–|or)\s*(\d+(?:\.\d+)?))?(?:\s+(?:more|further|extra|full))?\s*(seconds?|minutes?|hours?)(?:\s+(?:and a half|(\d+)\s*minutes?))?/gi;

const WORDS: Record<string, number> = {
  a: 1,
  an: 1,
  'half an': 0.5,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
};

/** The minutes that each time named in a step takes at least: "25 to 30 minutes" is 25, "overnight" eight hours. */
export function minutesIn(step: string): number[] {
  const times: number[] = [];
  for (const match of step.matchAll(TIME)) {
    const [text, amount = '', , unit = '', further] = match;
    const value = WORDS[amount.toLowerCase()] ?? numberOf(amount);
    const scale = unit.startsWith('h') ? hour : unit.startsWith('s') ? 1 / 60 : 1;
    const half = /and a half$/i.test(text) ? scale / 2 : 0;
    times.push(value * scale + half + Number(further ?? 0));
  }
  if (/\bovernight\b/i.test(step) && times.length === 0) times.push(overnight);
  return times;
}

function numberOf(text: string): number {
  return text.split(' ').reduce((sum, part) => {
    const [numerator, denominator = '1'] = part.split('/');
    return sum + Number(numerator) / Number(denominator);
  }, 0);
}
