import { splitRecipe } from './split-recipe.js';

/** Ten recipes as people paste them: every line that is not empty must end up where it belongs. */
interface Pasted {
  readonly title: string;
  readonly before?: string;
  readonly ingredients: readonly string[];
  readonly between: string;
  readonly steps: readonly string[];
  /** What is written before each ingredient and each step. */
  readonly bullet?: string;
  readonly numbered?: boolean;
}

const pasted: readonly Pasted[] = [
  {
    title: 'Bean Stew with Pepper Paste',
    before: 'Ingredients',
    ingredients: [
      'Pepper Paste:',
      '1 teaspoon caraway seeds',
      '1 pinch coarse salt',
      '2 tablespoons olive oil, or as needed',
      'Stew:',
      '1 medium onion, minced',
      '4 anchovy fillets, chopped (optional)',
      '1 (15 ounce) can fava beans, rinsed and drained',
    ],
    between: 'Directions',
    steps: ['Toast the seeds and grind them with the oil.', 'Simmer the rest for 20 minutes.'],
    numbered: true,
  },
  {
    title: 'Pan Pizza for Two',
    ingredients: [
      '4 red potatoes, thinly sliced, or more to taste',
      'Sauce:',
      '1/2 cup heavy whipping cream',
      '1 teaspoon minced garlic, or to taste',
      'Crust:',
      '1 cup warm water (125 degrees F, 52 degrees C)',
      '2 cups all-purpose flour, or more as needed',
    ],
    between: 'Method',
    steps: ['Knead the dough and let it rise.', 'Spread the sauce and bake at 220 °C.'],
  },
  {
    title: 'Evening Cooler',
    before: 'Serves 6',
    ingredients: [
      '7 1/2 ounces gold tequila',
      '3 ounces fresh lime juice',
      '12 ounces Prosecco or another sparkling white wine',
      'GARNISH:',
      'Lime wedges',
    ],
    between: 'Preparation',
    steps: ['Shake everything but the wine with ice.', 'Top up and garnish.'],
    bullet: '• ',
  },
  {
    title: 'Fried Fish with Pepper Mayonnaise',
    ingredients: [
      '1 7- to 8-ounce red bell pepper, cut into 1-inch pieces',
      '1/2 cup mayonnaise',
      'Large pinch of cayenne pepper',
      '2 1/2 to 3 cups fresh breadcrumbs made from crustless white bread',
      '4 5- to 6-ounce skinless thin fish fillets (such as flounder)',
      '2 tablespoons (or more) butter',
    ],
    between: '',
    steps: [
      'Blend the pepper with the mayonnaise.',
      'Bread the fillets and fry them in butter until they are golden.',
    ],
  },
  {
    title: 'Two-Bowl Cabbage Salad',
    before: 'Prep time: 20 minutes\nIngredients:',
    ingredients: [
      'For the dressing:',
      '7 tablespoons canola oil',
      'salt and ground black pepper to taste',
      'For the salad:',
      '1/2 head green cabbage, thinly sliced',
      '1 bunch fresh cilantro, chopped',
    ],
    between: 'Instructions:',
    steps: ['Shake the dressing in a jar.', 'Pour it over the cabbage and wait an hour.'],
    bullet: '- ',
  },
  {
    title: 'Lemon Cupcakes with a Heart',
    ingredients: [
      'Filling:',
      '3/4 cup cream cheese, softened',
      '1 teaspoon lemon zest',
      'Batter:',
      '2 ¼ cups all-purpose flour',
      '6 eggs at room temperature',
      'Frosting:',
      "4 cups confectioners' sugar",
    ],
    between: 'DIRECTIONS',
    steps: ['Beat the filling.', 'Fill the cups halfway, add the filling, and bake.'],
    numbered: true,
  },
  {
    title: 'Grandmother’s Broth with Dumplings',
    before: 'A note from the family book.\n\nIngredients',
    ingredients: [
      '1 whole chicken, about 3 pounds',
      '3 quarts water',
      'kosher salt and freshly ground black pepper',
      'Dumplings:',
      '1 cup semolina',
      '2 large eggs, beaten',
    ],
    between: 'Steps',
    steps: ['Simmer the chicken for two hours.', 'Drop in the dumplings and cook them until done.'],
    numbered: true,
  },
  {
    title: 'Tarte aux poires',
    before: 'Ingrédients',
    ingredients: [
      'Pour la pâte :',
      '250 g de farine',
      '1 c. à thé de sel',
      'Pour la garniture :',
      '4 poires mûres, pelées',
      'une pincée de cannelle',
    ],
    between: 'Préparation',
    steps: ['Étaler la pâte.', 'Disposer les poires et cuire 35 minutes à 180 °C.'],
  },
  {
    title: 'Kartoffelsuppe',
    before: 'Zutaten',
    ingredients: ['1 kg Kartoffeln', '1 Zwiebel, gehackt', 'Zum Servieren:', '2 EL Schnittlauch'],
    between: 'Zubereitung',
    steps: ['Alles weich kochen.', 'Pürieren und mit Schnittlauch bestreuen.'],
  },
  {
    title: 'Noodles after Work',
    ingredients: [
      'Sauce:',
      '1/2 cup hoisin sauce',
      '1/4 teaspoon red pepper flakes',
      'Noodles:',
      '2 (3 ounce) packages ramen noodles (without flavor packet)',
      '1 bunch asparagus, cut diagonally into 1-inch pieces',
      '3 cloves garlic, pressed',
    ],
    between: 'How to make it',
    steps: ['Stir the sauce together.', 'Fry the vegetables, then toss in the noodles.'],
  },
];

function textOf({ title, before = '', ingredients, between, steps, ...marks }: Pasted): string {
  const listed = ingredients.map((line) =>
    line.endsWith(':') ? line : `${marks.bullet ?? ''}${line}`,
  );
  const told = steps.map((step, at) => (marks.numbered ? `${at + 1}. ${step}` : step));
  return [title, '', before, '', ...listed, '', between, ...told].join('\n');
}

const plain = (text: string): string[] =>
  text.split('\n').map((line) => line.replace(/\s*:$/, ':').trim());

describe('recipes as people paste them', () => {
  it.each(pasted.map((one) => [one.title, one] as const))(
    '[OWN-4] have every line placed and their headings kept: %s',
    (title, recipe) => {
      const found = splitRecipe(textOf(recipe));
      expect(found.title).toBe(title);
      expect(plain(found.ingredients)).toEqual(plain(recipe.ingredients.join('\n')));
      expect(plain(found.steps)).toEqual([...recipe.steps]);
    },
  );
});
