import {
  type IngredientCover,
  type IngredientHierarchy,
  type IngredientRole,
  needsOf,
  type RecipeNeed,
} from '@larder/culinary/at-hand';
import type { FoundDish, Traits } from './found-dish.js';
import { isCalledSo } from './food-names.js';
import { isSolid } from './role-groups.js';
import type { Kitchen } from './searched-kitchen.js';
import { titleFoodsOf } from './title-foods.js';

/**
 * What it costs that something has to be bought: meat or fish most, pasta or pastry more than a vegetable, an onion little, and of a flavour
 * a bottle or a jar lasts for many dishes. So much of it comes along on the way home.
 */
const PURCHASE_LOSS: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 5, base: 2.5, main: 1.5, support: 0.5, seasoning: 0.3, staple: 0 },
};
const UNKNOWN_PURCHASE_LOSS = 1.5;
const ON_THE_WAY = 1.5;

/** More where the kitchen has nothing like it: who has named vegetables is not sent out for meat. */
const BOUGHT_PROTEIN_LOSS = 4;

/**
 * Buying what a dish is named after, or letting something else stand in for it, unless the title names that, too: who has flour and raisins
 * does not look for sweet potato muffins, and who has plantains and beans not for pork. With asparagus, it is no longer the green bean
 * casserole that everybody knows, and with turkey no beef stew. The ginger of a squash and ginger soup is soon bought.
 */
const NAME_LOSS: Readonly<Record<IngredientRole, number>> = {
  protein: 10,
  base: 5.5,
  main: 8,
  support: 4,
  seasoning: 2,
  staple: 0,
};

/** Part of that for whatever else the title names: lentil and spinach rolls in puff pastry are not what kale and phyllo dough make. */
const FURTHER_NAME_SHARE = 0.5;

/** That a dish is made with what merely stands in for pasta, bread or a support such as broth or cheese sauce, whatever it is called. */
const STAND_IN_LOSS: Readonly<Record<IngredientRole, number>> = {
  ...{ protein: 0, base: 2, main: 0, support: 2.4, seasoning: 0, staple: 0 },
};

interface Shopping {
  /** What has to be bought. */
  readonly bought: readonly number[];
  readonly purchaseLoss: number;
  readonly standInLoss: number;
  /** What it costs that the dish is named after some of it, or after what something stands in for. */
  readonly nameLoss: number;
  /** Whether something only stands in for what it is named after. */
  readonly replacesName: boolean;
  /** How much of the dish is typed foods or what they stand in for. */
  readonly ownShare: number;
}

export function shoppingOf(
  { needs, title }: FoundDish,
  traits: Traits,
  { typed, cover }: Kitchen,
  hierarchy: IngredientHierarchy,
): Shopping {
  const { titleFoods, weights, weight } = traits;
  const lines = needsOf(needs);
  const bought: number[] = [];
  const lost = new Map<number, number>();
  let buysProtein = false;
  const loseNameOf = (food: number): void => {
    lost.set(food, NAME_LOSS[hierarchy.roleOf(food)]);
  };
  let replacesName = false;
  let standInLoss = 0;
  let own = 0;
  lines.forEach(({ anyOf, optional }, line) => {
    const isTyped = anyOf.some((id) => cover.typed.has(id));
    if (!isTyped && anyOf.some((id) => cover.pantry.has(id))) return;
    const wanted = isTyped ? undefined : anyOf.find((id) => cover.standIns.has(id));
    const standIn =
      wanted === undefined ? null : { wanted, food: cover.standIns.get(wanted) as number };
    if (isTyped || (standIn !== null && !isUsedUp(standIn, lines, cover, hierarchy))) {
      own += weights[line] as number;
      if (standIn === null) return;
      standInLoss += standInLossOf(standIn, hierarchy);
      if (isRenamedBy(standIn, title, traits, hierarchy)) {
        replacesName = true;
        loseNameOf(standIn.wanted);
      }
    } else if (!optional) {
      const [food] = anyOf;
      bought.push(food);
      if (titleFoods.includes(food)) {
        loseNameOf(food);
        buysProtein ||= hierarchy.roleOf(food) === 'protein';
      }
    }
  });
  const hasProtein = typed.some((food) => hierarchy.roleOf(food) === 'protein');
  const most = Math.max(0, ...lost.values());
  const sum = sumOf([...lost.values()]);
  const nameLoss =
    most +
    (sum - most) * FURTHER_NAME_SHARE +
    (buysProtein && !hasProtein ? BOUGHT_PROTEIN_LOSS : 0);
  const purchases = bought.map((food) => PURCHASE_LOSS[hierarchy.roleOf(food)]);
  const unknown = needs.unknownIngredients.length * UNKNOWN_PURCHASE_LOSS;
  return {
    bought,
    purchaseLoss: Math.max(0, sumOf(purchases) + unknown - ON_THE_WAY),
    nameLoss,
    standInLoss,
    replacesName,
    ownShare: weight === 0 ? 0 : own / weight,
  };
}

const sumOf = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** What does nearly as well changes nothing. */
const standInLossOf = (
  { food, wanted }: StandIn,
  { roleOf, nearlyFor }: IngredientHierarchy,
): number => (nearlyFor(food).has(wanted) ? 0 : STAND_IN_LOSS[roleOf(wanted)]);

/** A typed food, and the one that it stands in for. */
interface StandIn {
  readonly food: number;
  readonly wanted: number;
}

/** Whether a food would stand in for another one in a dish that has it in it anyway: more zucchini is no eggplant. Onions are never used up. */
function isUsedUp(
  { food, wanted }: StandIn,
  lines: readonly RecipeNeed[],
  cover: IngredientCover,
  { roleOf, nearlyFor }: IngredientHierarchy,
): boolean {
  if (!isSolid(roleOf(food)) || nearlyFor(food).has(wanted)) return false;
  return lines.some(({ anyOf }) => anyOf.some((id) => cover.typed.get(id) === food));
}

/** Whether a dish would need another name with this food. */
function isRenamedBy(
  { food, wanted }: StandIn,
  title: string,
  { titleFoods, alsoNames }: Traits,
  { nearlyFor }: IngredientHierarchy,
): boolean {
  if (!titleFoods.includes(wanted) || nearlyFor(food).has(wanted)) return false;
  const pair = `${food} ${wanted}`;
  let isNamed = alsoNames.get(pair);
  if (isNamed === undefined) {
    isNamed = titleFoodsOf(title, [food, wanted]).includes(food) || isCalledSo(food, title);
    alsoNames.set(pair, isNamed);
  }
  return !isNamed;
}
