import { resolveIngredients } from '@larder/culinary';
import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import { composeDish, type ComposedDish, type DishRequest } from './dish-composer.js';
import { requestFor } from './dish-composer-testing.js';
import { brokenRules, type RubricRule } from './dish-rubric.js';

const idsNamed = (names: readonly string[]): number[] => [
  ...new Set(names.flatMap((name) => resolveIngredients(name).flatMap(({ id }) => id ?? []))),
];

const asked = (names: string, seed = 1): DishRequest =>
  requestFor(idsNamed(names.split(', ')), { pantry: idsNamed(DEFAULT_PANTRY), seed });

const kitchens = [
  'chicken thigh, potato, carrot',
  'salmon, asparagus, lemon',
  'ground beef, onion, canned tomatoes, kidney bean',
  'pork chop, apple, sauerkraut',
  'tofu, broccoli, rice, soy sauce',
  'beef brisket, onion, carrot',
  'egg, spinach, feta',
  'spaghetti, cherry tomatoes, basil',
  'lentils, carrot, celery',
  'shrimp, rice, bell pepper',
  'sausage, cabbage, potato',
  'chickpeas, eggplant, tomatoes',
];

const stew: ComposedDish = {
  title: 'Beef Stew with Carrots',
  types: ['main course'],
  kind: 'stew',
  cuisine: 'Canadian',
  servings: 4,
  readyInMinutes: 130,
  ingredients: ['600 g stewing beef', '4 carrots, sliced', '2 cups beef broth', '1 tsp salt'],
  steps: [
    'Season the stewing beef with the salt and brown it for 8 minutes.',
    'Pour in the beef broth and simmer for 90 minutes.',
    'Add the carrots and simmer for 20 minutes, until the beef is tender.',
    'Serve hot.',
  ],
  uses: ['stewing beef', 'carrot'],
  adds: [],
  leavesOut: [],
  leftOutWhy: [],
};

describe('what a professional looks at in a composed dish', () => {
  const request = asked('stewing beef, carrots');

  it('[CALL-2] finds nothing wrong with a plain stew', () => {
    expect(brokenRules(stew, request)).toEqual([]);
  });

  const faults: readonly (readonly [RubricRule, string, Partial<ComposedDish>])[] = [
    ['identity', 'a salad that is a stew', { title: 'Carrot Salad' }],
    ['identity', 'a title that names nothing in it', { title: 'Supper' }],
    ['identity', 'an omelette without eggs', { title: 'Omelette' }],
    [
      'main ingredient',
      'a stew without its beef',
      {
        title: 'Carrot Stew',
        ingredients: stew.ingredients.slice(1),
        steps: stew.steps.map((step) => step.replaceAll('stewing beef', 'carrots')),
      },
    ],
    [
      'ratios',
      'a fistful of salt',
      { ingredients: stew.ingredients.map((line) => line.replace('1 tsp', '1/2 cup')) },
    ],
    [
      'ratios',
      'salt that is all in cured meat',
      { ingredients: [...stew.ingredients.slice(0, 3), '400 g salami'] },
    ],
    [
      'ratios',
      'broth for a bath',
      { ingredients: stew.ingredients.map((line) => line.replace('2 cups', '20 cups')) },
    ],
    ['times', 'tough beef', { steps: stew.steps.map((step) => step.replace('90', '12')) }],
    ['times', 'a dish that is ready before it is done', { readyInMinutes: 30 }],
    [
      'order',
      'a food that no step names',
      { steps: stew.steps.map((step) => step.replaceAll('carrots', 'them')) },
    ],
    [
      'doneness',
      'meat without a sign that it is done',
      { steps: stew.steps.map((step) => step.replace(', until the beef is tender', '')) },
    ],
    [
      'pairing',
      'beef with chocolate chips',
      {
        ingredients: [...stew.ingredients, '1 cup chocolate chips'],
        steps: [...stew.steps, 'Scatter the chocolate chips over.'],
      },
    ],
  ];

  it.each(faults)('[CALL-2] objects by %s to %s', (rule, _, fault) => {
    expect(brokenRules({ ...stew, ...fault }, request)).toContain(rule);
  });

  it('[CALL-2] finds nothing wrong with what is composed for everyday kitchens', () => {
    const found = kitchens.flatMap((names) =>
      [1, 2, 3].flatMap((seed) => {
        const given = asked(names, seed);
        const dish = composeDish(given);
        const broken = dish ? brokenRules(dish, given) : ['refused'];
        return broken.length > 0 ? [[names, dish?.title, broken]] : [];
      }),
    );
    expect(found).toEqual([]);
  });
});
