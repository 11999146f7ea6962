import { stepTimes } from '@larder/culinary';

const minute = 60;
const overnight = 8 * 60;

/** The minimum minutes of each time in a step: "25 to 30 minutes" is 25, "overnight" eight hours. */
export function minutesIn(step: string): number[] {
  const times = stepTimes(step).map(({ seconds }) => seconds / minute);
  return times.length === 0 && /\bovernight\b/i.test(step) ? [overnight] : times;
}
