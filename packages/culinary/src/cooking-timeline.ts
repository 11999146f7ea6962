import type { StepWork } from './step-work.js';

/** A dish to be cooked together with others. */
export interface TimedDish {
  readonly id: number;
  readonly steps: readonly StepWork[];
}

/** When a step of a dish is done; in minutes from the beginning. */
export interface TimelineStep {
  readonly dish: number;
  /** The index of the step in its dish. */
  readonly step: number;
  readonly startsAt: number;
  /** From here on it goes on by itself. */
  readonly attendedUntil: number;
  readonly endsAt: number;
}

/** Two steps that want the oven at the same time, at different temperatures. */
export interface OvenConflict {
  readonly first: TimelineStep;
  readonly second: TimelineStep;
  readonly celsius: readonly [number, number];
}

export interface Timeline {
  /** In the order in which they are begun. */
  readonly steps: readonly TimelineStep[];
  /** When the last dish is ready. */
  readonly minutes: number;
  /** How much earlier than the last another dish can be ready at most. */
  readonly toleranceMinutes: number;
  readonly ovenConflicts: readonly OvenConflict[];
}

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The earliest free time of a length, at `from` or later; what is busy is in order. */
function freeFrom(busy: readonly Interval[], from: number, length: number): number {
  let at = from;
  for (const interval of busy) {
    if (interval.to <= at) continue;
    if (interval.from >= at + length) break;
    at = interval.to;
  }
  return at;
}

interface Placed {
  readonly dish: number;
  readonly step: number;
  /** Back from the end: the step ends here, */
  readonly end: number;
  /** goes on by itself since here, */
  readonly attended: number;
  /** and begins here. */
  readonly start: number;
}

/** Places the steps from the last to the first, counting back from the moment at which everything is ready. */
function placedBackwards(dishes: readonly TimedDish[]): Placed[] {
  const busy: Interval[] = [];
  const placed: Placed[] = [];
  const next = dishes.map(({ steps }) => ({ step: steps.length - 1, ready: 0 }));
  const work = (dish: number): StepWork | undefined => dishes[dish]?.steps[next[dish]?.step ?? -1];
  for (;;) {
    // The end of every dish comes first, then whichever step is nearest to the end.
    const open = dishes
      .map((_, dish) => ({ dish, state: next[dish], work: work(dish) }))
      .filter((candidate) => candidate.work !== undefined && candidate.state !== undefined);
    const isLast = ({ dish, state }: (typeof open)[number]) =>
      state?.step === (dishes[dish]?.steps.length ?? 0) - 1;
    const distance = ({ state, work: its }: (typeof open)[number]) =>
      (state?.ready ?? 0) + (its?.passiveMinutes ?? 0);
    const [first] = open.sort(
      (left, right) =>
        Number(isLast(right)) - Number(isLast(left)) || distance(left) - distance(right),
    );
    if (!first?.work || !first.state) return placed;
    const { dish, state } = first;
    const { activeMinutes, passiveMinutes } = first.work;
    const attended = freeFrom(busy, state.ready + passiveMinutes, activeMinutes);
    const start = attended + activeMinutes;
    placed.push({ dish, step: state.step, end: attended - passiveMinutes, attended, start });
    busy.push({ from: attended, to: start });
    busy.sort((left, right) => left.from - right.from);
    next[dish] = { step: state.step - 1, ready: start };
  }
}

function conflictsOf(steps: readonly TimelineStep[], dishes: readonly TimedDish[]): OvenConflict[] {
  const celsiusOf = ({ dish, step }: TimelineStep) =>
    dishes.find(({ id }) => id === dish)?.steps[step]?.ovenCelsius ?? null;
  const inOven = steps.filter((step) => celsiusOf(step) !== null);
  return inOven.flatMap((first, index) =>
    inOven.slice(index + 1).flatMap((second) => {
      const [one, other] = [celsiusOf(first), celsiusOf(second)];
      const overlap = first.attendedUntil < second.endsAt && second.attendedUntil < first.endsAt;
      const differ = one !== null && other !== null && one !== other;
      return differ && overlap && first.dish !== second.dish
        ? [{ first, second, celsius: [one, other] as const }]
        : [];
    }),
  );
}

/**
 * One timeline for several dishes and one cook, in which all are ready together: what keeps the cook busy never overlaps, what
 * goes on by itself may. A dish is ready before the last one only while the cook finishes the others.
 */
export function cookingTimeline(dishes: readonly TimedDish[]): Timeline {
  const placed = placedBackwards(dishes);
  const minutes = Math.max(0, ...placed.map(({ start }) => start));
  const steps = placed
    .map(({ dish, step, end, attended, start }) => ({
      dish: dishes[dish]?.id ?? 0,
      step,
      startsAt: minutes - start,
      attendedUntil: minutes - attended,
      endsAt: minutes - end,
    }))
    .sort((left, right) => left.startsAt - right.startsAt);
  const toleranceMinutes = dishes.reduce(
    (sum, { steps: own }) => sum + (own.at(-1)?.activeMinutes ?? 0),
    0,
  );
  return { steps, minutes, toleranceMinutes, ovenConflicts: conflictsOf(steps, dishes) };
}
