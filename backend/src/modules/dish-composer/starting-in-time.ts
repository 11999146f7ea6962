import { minutesIn } from '../catalogue/domain/cooking-times.js';
import { capitalized, lowered, meanwhile } from './phrases.js';

/** A step in the order of the recipe, and whether it is done beside the one before it. */
export interface TimedStep {
  readonly text: string;
  readonly isBeside: boolean;
}

/** Minutes until a pot of water boils. */
const untilBoiling = 5;
/** Minutes that a starch may wait under its lid. */
const longestWait = 10;

/** Less than this boils nothing. */
const leastBoiled = 3;

/** Minutes of a step; whatever is brought to a boil takes longer than it says. */
const takes = (text: string): number =>
  minutesIn(text).reduce((sum, minutes) => sum + minutes, 0) +
  (COMES_TO_BOIL.test(text) ? untilBoiling : 0);
const COMES_TO_BOIL = /\bbring to a boil\b/i;

/** Minutes of the steps in turn from one to before another. */
const between = (steps: readonly TimedStep[], from: number, to: number): number =>
  steps.slice(from, to).reduce((sum, step) => sum + (step.isBeside ? 0 : takes(step.text)), 0);

/** "Meanwhile, …", or how long before the end of a step that takes much longer than `needed`. */
function opened(made: string, needed: number, step: string): string {
  const [whole = 0, ...others] = minutesIn(step);
  const last = Math.ceil(needed / 5) * 5;
  if (others.length > 0 || whole - last <= longestWait || last < longestWait) {
    return meanwhile(made);
  }
  return `When ${last} minutes of that time are left, ${lowered(made)}`;
}

/**
 * The steps with what is boiled beside (`made`, the sentence that says how) begun so that it is ready when it is `called` for: neither when
 * everything else has been waiting for it, nor long before.
 */
export function startedInTime(
  steps: readonly TimedStep[],
  made: string,
  called: string,
): readonly TimedStep[] {
  const at = steps.findIndex(
    ({ text, isBeside }) => isBeside && (text === made || text.endsWith(lowered(made))),
  );
  if (at < 0) return steps;
  const others = steps.filter((_, index) => index !== at);
  const found = others.findIndex(({ text }, index) => index >= at && text.includes(called));
  const needed = found < 0 ? others.length - 1 : found;
  // What is only warmed keeps in a towel.
  const alone = minutesIn(made).reduce((sum, minutes) => sum + minutes, 0);
  if (alone < leastBoiled) return steps;
  const time = alone + untilBoiling;
  const before = at === 0 ? 0 : takes(others[at - 1]?.text ?? '');
  const left = between(others, at, needed);
  const isLate = time > left + before;
  const waits = left - time;
  if (!isLate && waits <= longestWait) return steps;
  const beside = others.findLastIndex(
    (step, index) => index < needed && !step.isBeside && between(others, index, needed) >= time,
  );
  const rest = between(others, beside + 1, needed);
  const text =
    beside < 0 ? capitalized(made) : opened(made, time - rest, others[beside]?.text ?? '');
  return others.toSpliced(beside + 1, 0, { text, isBeside: true });
}
