import { stepTimes } from '@larder/culinary';

const minute = 60;
const overnight = 8 * 60;
const day = 24 * 60;
/** What ferments or cures is left for days; how long it then keeps is no part of the cooking. */
const LEFT_FOR_DAYS = /\bleave\b[^.;]*?\bfor (\d+) days\b/i;

/** The minimum minutes of each time in a step: "25 to 30 minutes" is 25, "overnight" eight hours, "leave for 7 days" a week. */
export function minutesIn(step: string): number[] {
  const times = stepTimes(step).map(({ seconds }) => seconds / minute);
  const days = LEFT_FOR_DAYS.exec(step);
  if (days) times.push(Number(days[1]) * day);
  return times.length === 0 && /\bovernight\b/i.test(step) ? [overnight] : times;
}
