import { stepTimes } from './step-times.js';

/** What the order of work needs to know of a dish. */
export interface DishToPrepare {
  readonly readyInMinutes: number | null;
  readonly steps: readonly string[];
}

/** How long before it is served a dish has to be begun. */
export interface LeadTime {
  readonly minutes: number;
  /** Of these, those in which it only has to stand: overnight, in the refrigerator, rising. */
  readonly waiting: number;
}

const WAITS =
  /\b(overnight|chill|refrigerat|marinat|(?<!the )rest(?:ing)?\b|rise|rising|proof|prove|soak|freez|brine|cure|steep|set aside|until set)/i;
const OVERNIGHT = /\bovernight\b/i;
const night = 8 * 60;

const minutesOf = (step: string): number => {
  const told = stepTimes(step).reduce((sum, { seconds }) => sum + seconds / 60, 0);
  return OVERNIGHT.test(step) ? Math.max(told, night) : told;
};

/** A dish takes the time that it says, or that its steps add up to if that is more: few recipes count a night of soaking. */
export function leadTimeOf({ readyInMinutes, steps }: DishToPrepare): LeadTime {
  const total = steps.reduce((sum, step) => sum + minutesOf(step), 0);
  const waiting = steps
    .filter((step) => WAITS.test(step))
    .reduce((sum, step) => sum + minutesOf(step), 0);
  return {
    minutes: Math.max(readyInMinutes ?? 0, Math.round(total)),
    waiting: Math.round(waiting),
  };
}

/** Dishes in the order in which a kitchen begins them: first what stands the longest, then what takes the longest. */
export function inWorkingOrder<Dish extends DishToPrepare>(
  dishes: readonly Dish[],
): (Dish & { readonly lead: LeadTime })[] {
  return dishes
    .map((dish) => ({ ...dish, lead: leadTimeOf(dish) }))
    .sort(
      (one, other) =>
        other.lead.waiting - one.lead.waiting || other.lead.minutes - one.lead.minutes,
    );
}
