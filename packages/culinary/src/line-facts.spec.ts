import type { AllergenId } from './allergen.js';
import type { DietId } from './food-facts.js';
import { factsOf } from './ingredient.js';
import { dishFacts, lineFacts, lineTraits } from './line-facts.js';
import { parseIngredientLine } from './ingredient-line.js';
import { resolveIngredient } from './resolution.js';

const ALL_KEPT = ['fish', 'crustaceans', 'peanuts', 'tree-nuts', 'milk', 'eggs', 'soy'] as const;

describe('the facts of a line as written', () => {
  it.each<[string, AllergenId[]]>([
    ['breaded chicken thighs', ['wheat', 'gluten']],
    ['2 battered cod fillets', ['wheat', 'fish']],
    ['tempura broccoli', ['wheat']],
    ['crumbed pork chops', ['wheat']],
    ['poulet pané', ['wheat']],
    ['satay tofu', ['peanuts', 'soy']],
    ['teriyaki salmon', ['soy', 'wheat', 'fish']],
    ['panko-crusted trout', ['wheat', 'fish']],
    ['almond-crusted trout', ['tree-nuts', 'fish']],
    ['feta-stuffed peppers', ['milk']],
    ['shrimp and egg fried rice', ['crustaceans', 'eggs']],
    ['prawn-stuffed mushrooms', ['crustaceans']],
    ['soy-glazed carrots', ['soy']],
    ['50 g butter or olive oil', ['milk']],
    ['olive oil (or butter)', ['milk']],
    ['sardines in mustard sauce', ['fish', 'mustard']],
    ['1 tbsp walnuts (optional)', ['tree-nuts']],
    ['1 lb turkey cutlets, breaded', ['wheat', 'gluten']],
    ['8 scallops (battered)', ['wheat', 'molluscs']],
    ['country fried steak', ['wheat', 'gluten']],
    ['chicken-fried pork chops', ['wheat']],
    ['veal parmesan', ['wheat', 'milk']],
    ['eggplant parm', ['wheat', 'milk']],
    ['creamed kale', ['milk']],
    ['buttered green beans', ['milk']],
    ['2 ears corn, buttered', ['milk']],
  ])('[K-1] %s contains %j', (line, allergens) => {
    const facts = lineFacts(line);
    for (const allergen of allergens)
      expect([allergen, facts.allergens[allergen]]).toEqual([allergen, 'contains']);
  });

  it.each<[string, AllergenId[]]>([
    // Blends, and what somebody else has seasoned.
    ['1 tbsp chili powder', ['celery', 'mustard', 'wheat', 'gluten']],
    ['rotisserie chicken', ['wheat', 'gluten', 'milk', 'mustard', 'celery', 'soy', 'sesame']],
    ['500 g pulled pork', ['wheat', 'gluten', 'milk', 'mustard', 'celery', 'soy']],
    ['2 cups leftover turkey, shredded', ['wheat', 'gluten', 'milk', 'mustard', 'celery']],
    ['reste de poulet', ['wheat', 'gluten', 'milk', 'mustard', 'celery']],
    // Fried in oil with whatever else is crisp.
    ['1 tbsp chili crisp', ['soy', 'peanuts', 'sesame']],
    // Sold raw and breaded under the same name.
    ['calamari rings', ['wheat', 'gluten', 'milk', 'eggs']],
    // Made by a brand, which alone knows what is in it.
    ['simply barbecue sauce', ['milk', 'sesame', 'tree-nuts', 'peanuts']],
    ['Mission tortillas', ['milk', 'eggs', 'sesame']],
    ['my favourite brand of ketchup', ['wheat', 'mustard', 'milk']],
    ['red velvet cake mix', ['peanuts', 'sesame']],
    // A crumble of fruit has a topping.
    ['gooseberry crumble', ['wheat', 'gluten', 'milk', 'tree-nuts']],
  ])('[K-1] does not claim %s to be free of %j', (line, allergens) => {
    const facts = lineFacts(line);
    for (const allergen of allergens)
      expect([allergen, facts.allergens[allergen]]).not.toEqual([allergen, 'free']);
  });

  it.each<[string, AllergenId[]]>([
    ['blue cheese crumbles', ['wheat', 'gluten', 'eggs', 'tree-nuts']],
    ['bacon crumbles', ['wheat', 'gluten', 'milk']],
    ['raw calamari rings', ['wheat', 'gluten', 'milk', 'eggs']],
    ['pumpkin seed butter', ['milk', 'tree-nuts', 'peanuts', 'sesame']],
    ['1/4 cup hemp seed butter', ['milk']],
    ['sesame seed butter', ['milk']],
    ['chickpea butter', ['milk']],
    ['flax milk', ['milk']],
    ['zucchini noodles', ['wheat', 'gluten']],
    ['lettuce wraps', ['wheat', 'gluten']],
    ['ground ancho chile', ['wheat', 'gluten', 'celery', 'mustard']],
    ['simply orange juice', ['wheat', 'milk', 'soy']],
    ['diamond kosher salt', ['wheat', 'milk', 'soy']],
    ['tiger prawns', ['wheat', 'milk', 'soy']],
    ['poached chicken', ['wheat', 'milk', 'soy']],
    ['1 lemon, half sliced and half juiced', ['milk']],
    ['1 lemon, half juiced and half sliced', ['milk']],
  ])('[K-1] %s are free of %j', (line, allergens) => {
    const facts = lineFacts(line);
    for (const allergen of allergens)
      expect([allergen, facts.allergens[allergen]]).toEqual([allergen, 'free']);
  });

  it.each([
    'stuffed zucchini flowers',
    'seafood salad leaves salad',
    'mushroom casserole',
    'cheese flavoured rice',
    'coated carrots',
    'zorbian carrots',
    'carrot thingamajig',
    'imitation carrot',
    'carrot roll',
    'lentil pie',
    'glazed parsnips',
    'carottes farcies',
  ])('[K-1] claims nothing to be free of %s', (line) => {
    const { allergens, diets } = lineFacts(line);
    for (const allergen of ALL_KEPT)
      expect([allergen, allergens[allergen]]).not.toEqual([allergen, 'free']);
    for (const diet of ['vegan', 'gluten free'] as const) expect(diets[diet]).not.toBe('free');
  });

  it.each<[string, DietId, string]>([
    ['bacon-wrapped asparagus', 'vegetarian', 'contains'],
    ['honey-glazed carrots', 'vegan', 'contains'],
    ['cheese-stuffed mushrooms', 'vegan', 'contains'],
    ['goat butter', 'vegetarian', 'free'],
    ['full-fat coconut milk', 'vegan', 'free'],
    ['freshly ground black pepper', 'vegan', 'free'],
    ['2 large ripe tomatoes, peeled and chopped', 'gluten free', 'free'],
    ['canola or vegetable oil', 'vegan', 'free'],
    ['carrots, for the cake', 'gluten free', 'free'],
    ['salad', 'gluten free', 'free'],
    ['tomato tart', 'gluten free', 'unknown'],
    ['almond bar', 'vegan', 'unknown'],
  ])('[K-1] %s: %s is %s', (line, diet, fact) => {
    expect(lineFacts(line).diets[diet]).toBe(fact);
  });

  it.each<[string, AllergenId | DietId, string]>([
    ['gluten-free penne rigate', 'gluten', 'free'],
    ['gluten free lasagne sheets', 'wheat', 'free'],
    ['spaghetti (gluten-free)', 'gluten', 'free'],
    ['pain sans gluten', 'gluten', 'free'],
    ['spaghetti (gluten-free if needed)', 'gluten', 'contains'],
    ['flour or gluten-free flour', 'gluten', 'contains'],
    ['vegan feta', 'milk', 'free'],
    ['vegan feta', 'vegan', 'free'],
    ['vegan feta', 'tree-nuts', 'unknown'],
    ['vegan salmon', 'fish', 'free'],
    ['vegan salmon', 'gluten', 'unknown'],
    ['plant-based halloumi', 'milk', 'free'],
    ['dairy-free custard', 'milk', 'free'],
    ['dairy-free custard', 'eggs', 'contains'],
    ['lactose-free milk', 'milk', 'contains'],
    ['egg-free noodles', 'eggs', 'free'],
    ['nut-free pesto', 'tree-nuts', 'free'],
    ['vegetarian ham', 'vegetarian', 'free'],
    ['wheat-free bread', 'wheat', 'free'],
  ])('[K-1] a real substitute, %s: %s is %s', (line, about, fact) => {
    const { allergens, diets } = lineFacts(line);
    expect({ ...allergens, ...diets }[about]).toBe(fact);
  });

  it.each<[string, AllergenId]>([
    ['1 cup milk, not dairy-free', 'milk'],
    ['1 cup milk (dairy-free works too)', 'milk'],
    ['1 cup milk (can substitute plant-based)', 'milk'],
    ['2 eggs (leave out to make it egg-free)', 'eggs'],
    ['1 cup walnuts (omit to keep it nut-free)', 'tree-nuts'],
    ['8 oz spaghetti, gluten-free works fine', 'gluten'],
    ['1 lb pasta (regular, not gluten free)', 'wheat'],
    ['1 cup butter (can be vegan)', 'milk'],
    ['1 cup mayonnaise, not vegan', 'eggs'],
    ['1 cup non-vegan mayo', 'eggs'],
    ['250 g de pâtes (pas sans gluten)', 'gluten'],
    ['250 g de pâtes (prendre sans gluten pour les intolérants)', 'gluten'],
    ['1 tasse de yogourt (peut être sans lait)', 'milk'],
    ['100 g de noix (omettre pour une recette sans noix)', 'tree-nuts'],
    ['1 tasse de fromage non végane', 'milk'],
  ])('[K-1] does not take a wish, a way out or a refusal for a claim: %s', (line, allergen) => {
    const { allergens, diets } = lineFacts(line);
    expect(allergens[allergen]).toBe('contains');
    if (allergen === 'milk' || allergen === 'eggs') expect(diets.vegan).toBe('contains');
  });

  it.each<[string, AllergenId]>([
    ['1 cup coconut flour (certified gluten-free)', 'gluten'],
    ['2 cups flour (gluten-free and dairy-free)', 'wheat'],
    ['200 g de spaghettis sans gluten', 'gluten'],
    ['200 g de spaghettis, sans gluten ni œuf', 'eggs'],
  ])('[K-1] believes a claim that stands alone: %s', (line, allergen) => {
    expect(lineFacts(line).allergens[allergen]).toBe('free');
  });

  it.each([
    ['1/4 cup regular or vegan butter', 'contains'],
    ['1 cup cow or oat milk', 'contains'],
    ['1 cup plain or dairy-free yogurt', 'contains'],
    ['1 cup sweetened or unsweetened almond milk', 'free'],
    ['1 can regular or light coconut milk', 'free'],
  ])('[K-1] shares the noun of the last choice only where the first lacks it: %s', (line, milk) => {
    expect(lineFacts(line).allergens.milk).toBe(milk);
  });

  it.each<[string, AllergenId[]]>([
    ['salt, pepper, butter', ['milk']],
    ['1 cup flour, 1 egg', ['wheat', 'eggs']],
    ['1 tbsp olive oil; 1 tbsp butter', ['milk']],
    ['1 tbsp olive oil plus 1 tbsp butter', ['milk']],
    ['1 tbsp each: soy sauce, fish sauce, lime juice', ['soy', 'fish']],
    ['1 tbsp oil from anchovies', ['fish']],
    ['fat-free, reduced-sodium cream of mushroom soup', ['milk', 'wheat']],
    ['200 g de farine, 1 œuf, 1 dl de lait', ['wheat', 'eggs', 'milk']],
    ['1 carotte, 1 branche de céleri', ['celery']],
    ['200 g Mehl, 2 Eier', ['wheat', 'eggs']],
  ])('[K-1] counts every food of a line that lists several: %s', (line, allergens) => {
    const facts = lineFacts(line);
    for (const allergen of allergens)
      expect([allergen, facts.allergens[allergen]]).toEqual([allergen, 'contains']);
  });

  it.each([
    ['1 piece ginger, the size of a walnut', 'tree-nuts'],
    ['2 sweet potatoes, cut into French fries', 'gluten'],
    ['1 red onion, sliced into crescents', 'milk'],
    ['1 tbsp mirin (sweet rice wine)', 'wheat'],
  ] as const)('[K-1] does not take a comparison for a food: %s', (line, allergen) => {
    expect(lineFacts(line).allergens[allergen]).toBe('free');
  });

  it('[K-1] knows the animal of buffalo milk and buffalo steak from the sauce', () => {
    expect(lineFacts('buffalo cauliflower').allergens.milk).toBe('may');
    expect(lineFacts('2 lb buffalo chicken wings').allergens.milk).toBe('may');
    expect(lineFacts('2 buffalo steaks').allergens.milk).toBe('free');
    expect(lineFacts('8 oz buffalo mozzarella').allergens.fish).toBe('free');
  });

  it('[K-1] gives a parsed line the same facts as its text', () => {
    const line = '300 g breaded chicken';
    expect(lineFacts(parseIngredientLine(line))).toEqual(lineFacts(line));
    expect(dishFacts([line, '1 carrot']).allergens.wheat).toBe('contains');
  });

  it('[K-1] agrees with the food when nothing modifies its name', () => {
    for (const name of [
      'butter',
      'carrots',
      'soy sauce',
      'tofu',
      'pine nuts',
      'worcestershire sauce',
    ]) {
      expect(lineFacts(name)).toEqual(factsOf(resolveIngredient(name).id ?? 0));
    }
  });

  it.each<[string, AllergenId[]]>([
    ['fried okra', ['wheat', 'gluten']],
    ['fried scallops', ['wheat']],
    ['creamy mushrooms', ['milk']],
    ['orange beef', ['soy', 'wheat']],
    ['cajun catfish', ['wheat', 'celery', 'mustard']],
    ['1 cup cashews, coated', ['milk', 'soy']],
    ['fried rice', ['eggs', 'soy']],
    ['seafood chowder', ['crustaceans', 'molluscs', 'fish', 'milk']],
    ['salade de carottes', ['eggs', 'mustard']],
  ])('[K-1] is not sure that %s is free of %j', (line, allergens) => {
    const facts = lineFacts(line);
    for (const allergen of allergens)
      expect([allergen, facts.allergens[allergen]]).not.toEqual([allergen, 'free']);
  });

  it('[K-1] treats ribs as meat unless the preceding food has ribs', () => {
    expect(lineFacts('honey garlic ribs').diets.vegetarian).not.toBe('free');
    expect(lineFacts('2 celery ribs').diets.vegetarian).toBe('free');
  });

  it.each(['1 orange bell pepper', 'stir-fried cabbage', '2 tbsp creamy peanut butter'])(
    '[K-1] adds neither milk nor wheat to %s',
    (line) => {
      expect(lineFacts(line).allergens).toMatchObject({ milk: 'free', wheat: 'free' });
    },
  );

  it('[K-1] recognises salty, spicy, raw and alcoholic foods', () => {
    expect(lineTraits('2 tbsp soy sauce')).toEqual(['salty']);
    for (const line of [
      '1 cup chicken broth',
      '1 tbsp capers',
      '50 g feta',
      '3 anchovies',
      'kimchi',
    ]) {
      expect(lineTraits(line)).toContain('salty');
    }
    expect(lineTraits('4 cups low-sodium chicken broth')).toEqual([]);
    expect(lineTraits('1 l no-salt-added vegetable stock')).toEqual([]);
    expect(lineTraits('2 tbsp low-sodium soy sauce')).toEqual(['salty']);
    for (const line of [
      '1/2 tsp salt and unsalted butter',
      'salt and salt-free seasoning',
      'sea salt',
    ]) {
      expect(lineTraits(line)).toEqual(['salty']);
    }
    expect(lineTraits('1 cup white wine')).toEqual(['alcohol']);
    expect(lineTraits('1 habanero pepper')).toEqual(['spicy']);
    expect(lineTraits('honey-roasted carrots')).toEqual(['honey']);
    expect(lineTraits('aioli')).toContain('raw egg');
    expect(lineTraits('gravlax')).toContain('raw fish');
    expect(lineTraits('alcohol-free beer')).toEqual([]);
    expect(lineTraits('carrots')).toEqual([]);
  });

  it('[K-1] handles lines of any length in time', () => {
    for (const part of ['butter or ', '(((', 'with ', 'gluten-free ', ', ', 'in x for ']) {
      const started = performance.now();
      lineFacts(part.repeat(50_000));
      expect(performance.now() - started).toBeLessThan(500);
    }
  });
});
