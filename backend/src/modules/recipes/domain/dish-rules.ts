import { type EatingFacts, dishEatingFacts, type Fact, ruleVerdict } from '@larder/culinary';
import type { DishNutrition } from '@larder/culinary/nutrition';
import type { DishType } from './dish-type.js';

/** What people ask of a dish besides a diet. The first two are judged by ingredients alone, the others by the estimated nutrition. */
export const DISH_RULES = ['halal', 'kosher style', 'low salt', 'high protein'] as const;
export type DishRule = (typeof DISH_RULES)[number];
export type RuleFacts = Readonly<Partial<Record<DishRule, Fact>>>;

// Canada lets a food be called low in sodium up to 140 mg a serving (Food and Drug Regulations, table after B.01.513). A meal is more than
// a serving of one food: it counts as low up to 15 % of the daily value of 2,300 mg, the point from which Health Canada says "a lot".
const mostSodium = 140;
const mostSodiumOfMeal = 345;
const meals: ReadonlySet<DishType> = new Set(['main course', 'soup']);

// The European Union calls a food high in protein from 20 % of its energy on (Regulation 1924/2006); a serving with less than 10 g, a fifth
// of the daily value in North America, is not worth the name.
const leastProteinShare = 0.2;
const leastProtein = 10;
const kilocaloriesInProtein = 4;

const kept = (complies: boolean): Fact => (complies ? 'free' : 'contains');

function lowSalt(
  { totals, leavesSaltOpen }: DishNutrition,
  servings: number,
  types: readonly DishType[],
): Fact {
  if (totals.sodium === null) return 'unknown';
  const most = types.some((type) => meals.has(type)) ? mostSodiumOfMeal : mostSodium;
  if (totals.sodium / servings > most) return 'contains';
  // It depends on the cook's hand.
  return leavesSaltOpen ? 'may' : 'free';
}

function highProtein({ totals: { energy, protein } }: DishNutrition, servings: number): Fact {
  if (energy === null || protein === null) return 'unknown';
  const isRich = protein * kilocaloriesInProtein >= leastProteinShare * energy;
  return kept(isRich && protein / servings >= leastProtein);
}

/** What is known about each rule; `contains` breaks it, `free` keeps it. */
export function ruleFacts(
  lines: readonly EatingFacts[],
  nutrition: DishNutrition,
  { servings, types }: { servings: number | null; types: readonly DishType[] },
): Readonly<Record<DishRule, Fact>> {
  return {
    ...dishEatingFacts(lines),
    'low salt': servings === null ? 'unknown' : lowSalt(nutrition, servings, types),
    'high protein': servings === null ? 'unknown' : highProtein(nutrition, servings),
  };
}

/** How a search counts the rules: those that a dish breaks, and those of which it cannot be said. */
export function rulesInSearch(facts: RuleFacts): { broken: DishRule[]; unsure: DishRule[] } {
  const judged = (verdict: ReturnType<typeof ruleVerdict>): DishRule[] =>
    DISH_RULES.filter((rule) => ruleVerdict(rule, facts[rule] ?? 'unknown') === verdict);
  return { broken: judged('broken'), unsure: judged('unsure') };
}
