import type { AllergenId } from './allergen.js';
import type { DietId } from './food-facts.js';
import { lineFacts } from './line-facts.js';

const said = (line: string, facts: Record<string, string>) => {
  const { allergens, diets } = lineFacts(line);
  const all: Readonly<Record<string, string>> = { ...allergens, ...diets };
  return Object.fromEntries(Object.keys(facts).map((fact) => [fact, all[fact]]));
};

type Expected = Partial<Record<AllergenId | DietId, string>>;

describe('foods of milk and wheat that are made of plants', () => {
  it.each<[string, Expected]>([
    // A milk is its plant and water, whoever makes it.
    ['sesame milk', { milk: 'free', sesame: 'contains', vegan: 'free' }],
    ['2 cups unsweetened sesame milk', { milk: 'free', sesame: 'contains' }],
    ['sunflower milk', { milk: 'free', vegan: 'free' }],
    ['pumpkin seed milk', { milk: 'free', vegan: 'free' }],
    ['chia seed milk', { milk: 'free', vegan: 'free' }],
    ['pecan milk', { milk: 'free', 'tree-nuts': 'contains' }],
    ['tiger nut milk', { milk: 'free', vegan: 'free' }],
    ['edamame milk', { milk: 'free', soy: 'contains' }],
    ['barley milk', { milk: 'free', gluten: 'contains', 'gluten free': 'contains' }],
    ['spelt milk', { milk: 'free', wheat: 'contains', 'gluten free': 'contains' }],
    ['millet milk', { milk: 'free', vegan: 'free' }],
    ['almond-sesame milk', { milk: 'free', 'tree-nuts': 'contains', sesame: 'contains' }],
    ['hemp-based milk', { milk: 'free', vegan: 'free' }],
    ['hemp milk', { milk: 'free', vegan: 'free' }],
    ['almond milk', { milk: 'free', 'tree-nuts': 'contains' }],
    ['soy milk', { milk: 'free', soy: 'contains' }],
  ])('[K-1] %s is not of cows: %j', (line, expected) => {
    expect(said(line, expected)).toEqual(expected);
  });

  it.each<[string, Expected]>([
    // A yogurt, cheese or butter may be of the plant, or of milk with it.
    ['peanut milk', { milk: 'may', peanuts: 'contains' }],
    ['red bean milk', { milk: 'may', vegan: 'may' }],
    ['chickpea milk', { milk: 'may', vegan: 'may' }],
    ['lupin milk', { milk: 'may', lupin: 'contains' }],
    ['soy kefir', { milk: 'may', soy: 'contains' }],
    ['hemp yogurt', { milk: 'may', vegan: 'may' }],
    ['hemp-based yogurt', { milk: 'may', vegan: 'may' }],
    ['1 cup plain sesame yogurt', { milk: 'may', sesame: 'contains' }],
    ['pea yogurt', { milk: 'may', soy: 'unknown' }],
    ['chickpea yogurt', { milk: 'may', vegan: 'may' }],
    ['hazelnut yogurt', { milk: 'may', 'tree-nuts': 'contains' }],
    ['hemp milk yogurt', { milk: 'may', vegan: 'may' }],
    ['sunflower cheese', { milk: 'may', vegan: 'may' }],
    ['walnut cheese', { milk: 'may', 'tree-nuts': 'contains' }],
    ['lupin cheese', { milk: 'may', lupin: 'contains' }],
    ['pistachio cream cheese', { milk: 'may', 'tree-nuts': 'contains' }],
    ['coconut cheese', { milk: 'may', vegan: 'may' }],
    ['coconut kefir', { milk: 'may', vegan: 'may' }],
    ['coconut condensed milk', { milk: 'may', vegan: 'may' }],
    ['coconut ice cream', { milk: 'may', vegan: 'may' }],
    ['hazelnut cream', { milk: 'may', 'tree-nuts': 'contains' }],
    ['oat butter', { milk: 'may', gluten: 'may' }],
    ['coconut yogurt', { milk: 'free', vegan: 'free' }],
    ['cashew cheese', { milk: 'free', 'tree-nuts': 'contains' }],
  ])('[K-1] %s may be: %j', (line, expected) => {
    expect(said(line, expected)).toEqual(expected);
  });

  it.each<[string, Expected]>([
    // Flavours, fillings, and dishes.
    ['strawberry milk', { milk: 'contains' }],
    ['almond-flavored milk', { milk: 'contains', 'tree-nuts': 'contains', vegan: 'contains' }],
    ['coconut flavoured milk', { milk: 'contains', vegan: 'contains' }],
    ['coconut flavored cream', { milk: 'contains' }],
    ['banana milk', { milk: 'contains' }],
    ['vanilla milk', { milk: 'contains' }],
    ['pumpkin milk', { milk: 'contains' }],
    ['cereal milk', { milk: 'contains' }],
    ['strawberry yogurt', { milk: 'contains', vegan: 'contains' }],
    ['garlic butter', { milk: 'contains' }],
    ['mushroom cream', { milk: 'contains' }],
    ['walnut brie', { milk: 'contains', 'tree-nuts': 'contains' }],
    ['almond goat cheese', { milk: 'contains', 'tree-nuts': 'contains' }],
    ['coconut milk chocolate', { milk: 'contains', vegan: 'contains' }],
    ['hazelnut milk chocolate', { milk: 'contains', 'tree-nuts': 'contains' }],
    ['sesame milk bread', { wheat: 'contains', milk: 'contains', sesame: 'contains' }],
    ['walnut cheese casserole', { milk: 'contains', 'tree-nuts': 'contains' }],
    ['rice and milk', { milk: 'contains' }],
    ['oats, milk and honey', { milk: 'contains' }],
    ['whole or hemp-based milk', { milk: 'contains' }],
    ['regular or walnut cheese', { milk: 'contains', 'tree-nuts': 'contains' }],
    ['cow or sesame milk', { milk: 'contains', sesame: 'contains' }],
    ['nut-free milk', { milk: 'contains', 'tree-nuts': 'free' }],
    ['malted milk', { milk: 'contains', wheat: 'contains' }],
  ])('[K-1] milk stays in %s: %j', (line, expected) => {
    expect(said(line, expected)).toEqual(expected);
  });

  it.each<[string, Expected]>([
    ['coconut wraps', { wheat: 'may', gluten: 'may', 'gluten free': 'may', eggs: 'unknown' }],
    ['edamame spaghetti', { wheat: 'may', soy: 'contains', 'gluten free': 'may' }],
    ['8 oz black bean spaghetti', { wheat: 'may', gluten: 'may' }],
    ['soy spaghetti', { wheat: 'may', soy: 'contains' }],
    ['soybean fettuccine', { wheat: 'may', soy: 'contains' }],
    ['mung bean noodles', { wheat: 'free' }],
    ['red lentil penne', { wheat: 'may', gluten: 'may' }],
    ['pea rotini', { wheat: 'may', gluten: 'may' }],
    ['lupin pasta', { wheat: 'may', lupin: 'contains' }],
    ['quinoa spaghetti', { wheat: 'may' }],
    ['rice ramen', { wheat: 'may' }],
    ['kelp noodles', { wheat: 'may' }],
    ['butternut squash noodles', { wheat: 'may' }],
    ['carrot noodles', { wheat: 'may' }],
    ['celeriac noodles', { wheat: 'may', celery: 'contains' }],
    ['cassava tortillas', { wheat: 'may', eggs: 'unknown' }],
    ['almond flour tortillas', { wheat: 'may', 'tree-nuts': 'contains', eggs: 'unknown' }],
    ['coconut flour wraps', { wheat: 'may' }],
    ['flax wraps', { wheat: 'may' }],
    ['hemp wraps', { wheat: 'may' }],
    ['cauliflower tortillas', { wheat: 'may' }],
    ['chickpea wraps', { wheat: 'may' }],
    ['sweet potato toast', { wheat: 'may', gluten: 'may', vegan: 'may' }],
    ['fajita tortillas', { wheat: 'may', gluten: 'may', milk: 'unknown' }],
    ['taco tortillas', { wheat: 'may', gluten: 'may' }],
    ['burrito tortillas', { wheat: 'may' }],
    ['zucchini noodles', { wheat: 'free' }],
    ['chickpea pasta', { wheat: 'free' }],
  ])('[K-1] %s may be without wheat: %j', (line, expected) => {
    expect(said(line, expected)).toEqual(expected);
  });

  it.each<[string, Expected]>([
    ['rice-flavored noodles', { wheat: 'contains', 'gluten free': 'contains' }],
    ['spinach tortillas', { wheat: 'contains', 'gluten free': 'contains' }],
    ['tomato basil wraps', { wheat: 'contains' }],
    ['spelt spaghetti', { wheat: 'contains', 'gluten free': 'contains' }],
    ['barley noodles', { wheat: 'contains', gluten: 'contains' }],
    ['avocado toast', { wheat: 'contains' }],
    ['bean toast', { wheat: 'contains' }],
    ['mushroom toast', { wheat: 'contains' }],
    ['pumpkin ravioli', { wheat: 'contains' }],
    ['sweet potato gnocchi', { wheat: 'contains' }],
    ['potato bread', { wheat: 'contains' }],
    ['fajita flour tortillas', { wheat: 'contains', gluten: 'contains' }],
    ['regular or edamame spaghetti', { wheat: 'contains', soy: 'contains' }],
    ['flour or coconut tortillas', { wheat: 'contains' }],
    ['rice and pasta', { wheat: 'contains' }],
    ['bean burritos', { wheat: 'contains' }],
    ['chicken fajitas', { milk: 'contains' }],
  ])('[K-1] wheat stays in %s: %j', (line, expected) => {
    expect(said(line, expected)).toEqual(expected);
  });

  it.each<[string, Expected]>([
    // Words between the plant and the food speak of either.
    ['almond 2% milk', { milk: 'may', 'tree-nuts': 'contains', vegan: 'may' }],
    ['almond whole milk', { milk: 'may', vegan: 'may' }],
    ['coconut skim milk', { milk: 'may', vegan: 'may' }],
    ['coconut low-fat yogurt', { milk: 'may', vegan: 'may' }],
    ['corn soft tortillas', { wheat: 'may', 'gluten free': 'may' }],
    // What precedes is not a food, or belongs to the name.
    ['vegan salted butter', { milk: 'free', vegan: 'free' }],
    ['soy-free creamer', { milk: 'may', soy: 'free', vegan: 'may' }],
    ['almond-free milk', { milk: 'contains', vegan: 'contains' }],
    ['dairy-free plain yogurt', { milk: 'free', vegan: 'free' }],
    ['plant-based unsweetened milk', { milk: 'free', vegan: 'free' }],
    ['unsweetened plain almond milk', { milk: 'free', vegan: 'free' }],
    ['low-fat coconut milk', { milk: 'free', vegan: 'free' }],
  ])('[K-1] %s is read with the words in between: %j', (line, expected) => {
    expect(said(line, expected)).toEqual(expected);
  });

  it.each<[string, Expected]>([
    [
      '1 cup sesame milk (contains dairy)',
      { milk: 'contains', sesame: 'contains', vegan: 'contains' },
    ],
    ['oat milk, containing milk and soy', { milk: 'contains', soy: 'contains' }],
    ['coconut yogurt (may contain traces of milk)', { milk: 'may', vegan: 'may' }],
    [
      'vegan butter (contains nuts)',
      { milk: 'free', 'tree-nuts': 'contains', peanuts: 'contains' },
    ],
    ['250 ml de lait d’amande (contient du lait)', { milk: 'contains' }],
    ['250 ml de lait d’amande (ne contient pas de lait)', { milk: 'free' }],
    // What is denied is not contained.
    ['oat milk (contains no dairy)', { milk: 'free' }],
    ['almond milk (does not contain soy)', { soy: 'free', 'tree-nuts': 'contains' }],
    ['sesame milk (contains dairy, does not contain nuts)', { milk: 'contains' }],
    ['sesame milk (does not contain nuts but contains milk)', { milk: 'contains' }],
    ['sesame milk (does not contain nuts and contains milk)', { milk: 'contains' }],
    ['sesame milk (does not contain nuts and may contain milk)', { milk: 'may' }],
    ["almond milk (doesn't contain soy and doesn't contain eggs)", { soy: 'free', eggs: 'free' }],
    ['soy milk (dairy-free, contains soy)', { milk: 'free', soy: 'contains' }],
  ])('[K-1] %s has what its remark says: %j', (line, expected) => {
    expect(said(line, expected)).toEqual(expected);
  });

  it.each(['fajita wraps', 'burrito wraps', 'taco wrap'])(
    '[K-1] %s are dishes, of which nobody knows the filling',
    (line) => {
      const { allergens, diets } = lineFacts(line);
      expect(allergens.milk).not.toBe('free');
      expect(diets.vegetarian).not.toBe('free');
      expect(diets.vegan).not.toBe('free');
    },
  );
});
