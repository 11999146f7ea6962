import { isOf, mixed } from './cooking-steps.js';
import type { DishKit } from './dish-kit.js';
import type { Food } from './food.js';

/** What is a slaw as soon as it is dressed. */
export const isForSlaw = ({ name }: Food): boolean => /cabbage$|^coleslaw mix$/.test(name);

export interface Slaw {
  /** What the steps call it, and how it is made; both empty without any. */
  readonly slaw: string;
  readonly text: string;
  readonly rest: readonly Food[];
}

/** Cabbage dressed with what is creamy, or with oil and vinegar; what is dressed already is only named. */
export function slawOf(kit: DishKit, fresh: readonly Food[]): Slaw {
  const slaw = kit.take(['slaw'], { most: 1, anywhere: true });
  const cabbage = fresh.filter(isForSlaw);
  const rest = fresh.filter((food) => !cabbage.includes(food));
  if (slaw.length > 0 || cabbage.length === 0)
    return { slaw: '', text: '', rest: [...slaw, ...rest] };
  const carrots = rest.filter(({ name }) => name === 'carrot');
  const mayo = kit.take(['mayo', 'yogurt', 'sourcream'], { most: 1, anywhere: true })[0];
  const dressing = mayo ?? kit.staple('mayonnaise', 'vegan mayonnaise');
  const sour = kit.one(['citrus', 'acid'], 'cider vinegar', 'white vinegar', 'lemon juice');
  if (dressing) kit.measure(dressing, '1/3 cup');
  if (sour && isOf(sour, 'acid')) kit.measure(sour, '1 tbsp');
  return {
    slaw: kit.the(...cabbage),
    text: `Toss ${kit.the(...cabbage, ...carrots)} with ${mixed(kit, [dressing, kit.salt(1), kit.pepper()], sour)} and let stand while the rest cooks.`,
    rest: rest.filter((food) => !carrots.includes(food)),
  };
}

/** "Pulled Pork Sandwiches with Slaw". */
export const withSlaw = (title: string, cabbage: readonly Food[]): string =>
  cabbage.length > 0 ? `${title} with Slaw` : title;
