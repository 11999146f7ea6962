import {
  formsOf,
  isMainlyOf,
  meatAndFish,
  type DishForm,
  type DishKind,
  type DishTraits,
} from './dish-kinds.js';
import type { Equipment } from './equipment.js';

/** Made in these, a dish without a telling name is of this kind. */
const kindOfEquipment: readonly (readonly [Equipment, DishKind])[] = [
  ['waffle-iron', 'waffles'],
  ['muffin-tin', 'muffins'],
  ['loaf-tin', 'loaf'],
  ['pie-tin', 'tart'],
  ['cake-tin', 'plain cake'],
  ['skewers', 'skewers'],
];

/** What a dish is, judging by its type, what it is made in and its main foods. */
function kindByTraits(dish: DishTraits): DishKind {
  const [type] = dish.types;
  if (type === 'soup' || type === 'salad') return type;
  const special = kindOfEquipment.find(([piece]) => isMadeIn(dish, piece));
  if (special) return special[1];
  switch (type) {
    case 'dessert':
      return isMainlyOf(dish, 'fruit') ? 'fruit' : 'pudding';
    case 'breakfast':
      return isMainlyOf(dish, 'egg') ? 'omelette' : 'porridge';
    case 'appetizer':
      return isSimmered(dish) ? 'stew' : 'pieces';
    default:
      return kindOfSavoury(dish);
  }
}

const isMadeIn = ({ equipment }: DishTraits, piece: Equipment): boolean =>
  equipment.includes(piece);

const isSimmered = (dish: DishTraits): boolean =>
  isMadeIn(dish, 'pot') && !isMadeIn(dish, 'skillet') && isMainlyOf(dish, ...meatAndFish, 'legume');

function kindOfSavoury(dish: DishTraits): DishKind {
  if (dish.types.includes('soup')) return 'stew';
  if (isMadeIn(dish, 'wok')) return 'stir-fry';
  if (isMainlyOf(dish, 'pasta')) return 'pasta';
  if (isMadeIn(dish, 'baking-dish') || isMadeIn(dish, 'sheet-pan')) return 'roast';
  if (isSimmered(dish)) return 'stew';
  const isSide = dish.types[0] === 'side dish';
  return !isSide && isMainlyOf(dish, ...meatAndFish) ? 'meat or fish' : 'vegetables';
}

/** Nothing is shown in one of these that was not cooked in it. */
const cookedIn: ReadonlySet<string> = new Set<Equipment>([
  'pot',
  'skillet',
  'wok',
  'baking-dish',
  'sheet-pan',
  'pie-tin',
  'ramekins',
]);

/** All the ways in which a dish may be served; never empty. */
export function dishForms(known: DishKind | null, dish: DishTraits): DishForm[] {
  const forms = formsOf(known ?? kindByTraits(dish), dish);
  const fitting = forms.filter(
    ({ vessel }) => !cookedIn.has(vessel) || dish.equipment.some((piece) => piece === vessel),
  );
  return fitting.length > 0 ? fitting : forms;
}
