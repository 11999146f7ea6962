import { type Aisle, allIngredients, ingredientById } from '../ingredient.js';

/**
 * What an ingredient is to a dish: the `protein` that it is built around; a `base` that fills, or takes the place of the protein; any other
 * `main` food; a `support` such as onions, cream or broth, which many dishes share; a `seasoning`; a `staple` that is in nearly every
 * kitchen, so that naming it says little and missing it costs nothing.
 */
export type IngredientRole = (typeof INGREDIENT_ROLES)[number];

export const INGREDIENT_ROLES = [
  'protein',
  'base',
  'main',
  'support',
  'seasoning',
  'staple',
] as const;

/** Roles of foods with all their kinds, except for kinds that are named themselves. */
const ROLES: Readonly<Record<Exclude<IngredientRole, 'staple'>, string>> = {
  protein:
    'meat, poultry, seafood, fish, liver, meatball, meatloaf mix, fish stick, fish cake, tofu, tempeh, seitan, paneer, halloumi, ' +
    'meat substitute, chicken satay, schnitzel, surimi, imitation crab',
  base:
    'egg, bean, lentil, split pea, falafel, hummus, bacon, turkey bacon, vegan bacon, pancetta, salt pork, prosciutto, ham hock, salami, ' +
    'cold cuts, pate, cake mix, brownie mix, muffin mix, baking mix, whole wheat flour, rye flour, buckwheat flour, spelt flour, teff flour, infant cereal, salted duck egg, macaroni and cheese, potato, sweet potato, cassava, plantain, french fry, hash brown, mashed potato, vegetarian sausage',
  main:
    'leek, fennel, chocolate, cocoa powder, peanut butter, kimchi, sauerkraut, coffee, tea, pumpkin puree, canned tomato, chestnut, ' +
    'coconut, fruit, dried fruit, celery root, yeast, ricotta, mascarpone, blue cheese, jam, pudding mix',
  support:
    'onion, garlic, celery, chili pepper, citrus juice, citrus zest, lemon, lime, breadcrumbs, panko, seasoned breadcrumbs, ' +
    'gluten-free breadcrumbs, stuffing mix, matzo meal, crouton, broth, bouillon, tomato paste, tomato sauce, tomato puree, ' +
    'coconut milk, coconut cream, coconut flake, anchovy, dried shrimp, dried crayfish, caviar, bonito flake, chicken skin, chicken carcass, turkey carcass, duck carcass, marrow bone, fish head, shrimp shell, vegetable scrap, juice pulp, duck skin, pork skin, dried scallop, sofrito, ajvar, ' +
    'bacon fat, lard, suet, duck fat, goose fat, chicken fat, pan drippings, caul fat, gelatin, bacon bit, imitation bacon bit, beef tallow, ' +
    'egg yolk, olive, mayonnaise, miso, curry powder, curry paste, fish sauce, taco seasoning, gochujang, pesto, tahini, harissa, enchilada sauce, pizza sauce, marinara sauce, alfredo sauce, salsa, salsa verde, ' +
    'barbecue sauce, buffalo sauce, hoisin sauce, gluten-free hoisin sauce, teriyaki sauce, black bean sauce, fermented black bean, sweet chili sauce, peanut sauce, ' +
    'curry sauce, tikka masala sauce, vindaloo paste, massaman curry paste, salad dressing, italian dressing mix, ranch seasoning, ' +
    'cajun seasoning, jerk seasoning, chili seasoning, chili powder, tandoori masala, ras el hanout, berbere, ' +
    'semolina, wheat germ, wheat bran, oat bran, sherry, wine',
  seasoning:
    'herb, spice, ground chile, chipotle powder, ancho chili powder, ginger, sun-dried tomato, caper, nori, seaweed, chive, clam juice, dashi, fish stock, ' +
    'vanilla extract, almond extract, imitation almond extract, flavoring extract',
};

const ROLE_OF_AISLE: Readonly<Record<Aisle, IngredientRole>> = {
  produce: 'main',
  bakery: 'base',
  meat: 'protein',
  seafood: 'protein',
  dairy: 'support',
  refrigerated: 'support',
  frozen: 'main',
  grains: 'base',
  canned: 'main',
  baking: 'support',
  spices: 'seasoning',
  oils: 'seasoning',
  condiments: 'seasoning',
  international: 'seasoning',
  nuts: 'support',
  snacks: 'support',
  beverages: 'support',
  alcohol: 'support',
  other: 'support',
};

const idOf = new Map(allIngredients().map(({ id, name }) => [name, id]));

const named = new Map(
  Object.entries(ROLES).flatMap(([role, names]) =>
    names.split(', ').map((name) => {
      const id = idOf.get(name);
      if (id === undefined) throw new Error(`No ingredient is called ${name}.`);
      return [id, role as IngredientRole] as const;
    }),
  ),
);

/** Its own role, or else that of the nearest food it is a kind of. */
function namedRoleOf(id: number): IngredientRole | undefined {
  for (let ids: readonly number[] = [id]; ids.length > 0;) {
    for (const one of ids) {
      const role = named.get(one);
      if (role !== undefined) return role;
    }
    ids = ids.flatMap((one) => ingredientById(one)?.parents ?? []);
  }
  return undefined;
}

const known = new Map<number, IngredientRole>();

export function roleOf(id: number): IngredientRole {
  let role = known.get(id);
  if (role === undefined) {
    const food = ingredientById(id);
    role = food?.staple
      ? 'staple'
      : (namedRoleOf(id) ?? (food ? ROLE_OF_AISLE[food.aisle] : 'main'));
    known.set(id, role);
  }
  return role;
}
