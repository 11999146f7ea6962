import { FULLY, type IngredientHierarchy, PARTLY, type RecipeNeed } from '@larder/culinary/at-hand';
import { COMMON_POINTS } from './common-points.js';
import type { Kitchen } from './searched-kitchen.js';

/** How well a typed food fits a dish, in eighths. */
interface Payment {
  /** By the best of its lines. */
  counted: number;
  /** By a line that no other food has served before. */
  paid: number;
  /** Whether that line asks for this very food. */
  isItself: boolean;
}

/** A line that a typed food could serve. */
interface Offer {
  readonly line: number;
  readonly word: number;
  /** How well it fits to the index, and by what the line is worth to a cook, in eighths. */
  readonly counted: number;
  readonly fit: number;
  readonly value: number;
  readonly isItself: boolean;
  readonly isKind: boolean;
}

/**
 * The index counts each typed food by its best line, even if one line serves several: a pound of white beans is not three kinds of beans. Here a
 * line serves the food that is worth most for it, and others only if they are kinds of what it asks for: the red and the green one of
 * two bell peppers.
 */
export function paymentsOf(
  needs: readonly RecipeNeed[],
  kitchen: Kitchen,
  hierarchy: IngredientHierarchy,
): readonly Payment[] {
  const payments: Payment[] = kitchen.typed.map(() => ({
    counted: 0,
    paid: 0,
    isItself: false,
  }));
  const offers = offersOf(needs, kitchen, hierarchy);
  offers.sort((left, right) => right.value - left.value);
  const servedBy: Offer[] = [];
  for (const offer of offers) {
    const payment = payments[offer.word] as Payment;
    payment.counted = Math.max(payment.counted, offer.counted);
    const first = servedBy[offer.line];
    if (payment.paid > 0 || (first && !(first.isKind && offer.isKind))) continue;
    payment.paid = offer.fit;
    payment.isItself = offer.isItself;
    servedBy[offer.line] ??= offer;
  }
  return payments;
}

/** Decides between a food and another one that is worth as much for the line that names the first. */
const ITSELF = 1 / 1_024;

function offersOf(
  needs: readonly RecipeNeed[],
  { typed, worths, fits, cover }: Kitchen,
  { roleOf }: IngredientHierarchy,
): Offer[] {
  const pointsOf = (food: number): number => COMMON_POINTS[roleOf(food)];
  const offers: Offer[] = [];
  needs.forEach(({ anyOf, optional }, line) => {
    if (!anyOf.some((id) => cover.typed.has(id) || cover.standIns.has(id))) return;
    fits.forEach((fitsOfFood, word) => {
      const food = typed[word] as number;
      let whole = 0;
      let worthy = 0;
      for (const id of anyOf) {
        const fit = fitsOfFood.get(id) ?? 0;
        // A leek that stands in for an onion is worth no more than an onion.
        const share = fit > PARTLY ? 1 : Math.min(1, pointsOf(id) / pointsOf(food));
        whole = Math.max(whole, fit);
        worthy = Math.max(worthy, fit * share);
      }
      if (whole === 0) return;
      const isItself = anyOf.includes(food);
      const [counted, fit] = optional ? [whole / 2, worthy / 2] : [whole, worthy];
      const value = (worths[word] as number) * fit + (isItself ? ITSELF : 0);
      const isKind = whole === FULLY && !isItself;
      offers.push({ line, word, counted, fit, value, isItself, isKind });
    });
  });
  return offers;
}
