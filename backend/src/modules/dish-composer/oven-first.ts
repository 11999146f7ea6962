import { minutesIn } from '../catalogue/domain/cooking-times.js';
import type { TimedStep } from './starting-in-time.js';

/** "Heat the oven to 190 °C (375 °F).", and what is done to the tin in the same breath. */
const HEATED = /(?:^|(?<=\. ))Heat the oven to \d+ °C \(\d+ °F\)[^.]*\. ?/;
/** Minutes of work after which an oven that was lit at once would stand hot and empty. */
const longestAhead = 45;
/** What is left to itself for so many minutes, meanwhile nobody heats an oven. */
const LEFT_ALONE = /\b(?:chill|refrigerate|freeze|rise|soak|stand|rest|marinate)\b/i;
const longestLeft = 20;

const minutesOf = ({ text, isBeside }: TimedStep): number =>
  isBeside ? 0 : minutesIn(text).reduce((sum, time) => sum + time, 0);

/** An oven takes a quarter of an hour to get hot: it is lit before anything else, unless what comes before takes much longer. */
export function withOvenFirst(steps: readonly TimedStep[]): readonly TimedStep[] {
  const at = steps.findIndex(({ text }) => HEATED.test(text));
  if (at < 1) return steps;
  const before = steps.slice(0, at);
  const isLeft = before.some(
    (step) => LEFT_ALONE.test(step.text) && Math.max(0, ...minutesIn(step.text)) >= longestLeft,
  );
  const work = before.reduce((sum, step) => sum + minutesOf(step), 0);
  if (isLeft || work > longestAhead) return steps;
  const sentence = HEATED.exec(steps[at]?.text ?? '')?.[0].trim() ?? '';
  return steps.flatMap((step, index) => {
    if (index === 0) return [{ ...step, text: `${sentence} ${step.text}` }];
    const text = index === at ? step.text.replace(HEATED, '').trim() : step.text;
    return text === '' ? [] : [{ ...step, text }];
  });
}
