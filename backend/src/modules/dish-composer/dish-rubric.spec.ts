import { DEFAULT_PANTRY } from '../pantry/default-pantry.js';
import {
  composeDish,
  type ComposedDish,
  type DishRequest,
  type LeftOutReason,
} from './dish-composer.js';
import { idsNamed, requestFor } from './dish-composer-testing.js';
import { brokenRules, type RubricRule } from './dish-rubric.js';

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
  ingredients: [
    ...['600 g stewing beef', '4 carrots, sliced', '2 cups beef broth', '1 tsp salt'],
    '1 onion, chopped',
  ],
  steps: [
    'Season the stewing beef with the salt and brown it with the onion for 8 minutes.',
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
      'what was named',
      'a stew that leaves out what was named',
      { leavesOut: ['carrot'], leftOutWhy: [{ name: 'carrot', reason: 'elsewhere' }] },
    ],
    [
      'ratios',
      'a thin bowl of soup',
      {
        title: 'Beef and Carrot Soup',
        ingredients: ['300 g stewing beef', '1 carrot, sliced', '1 cup beef broth', '1/4 tsp salt'],
        steps: [...stew.steps.slice(0, 3), 'Ladle into bowls.'],
      },
    ],
    [
      'ratios',
      'a roast without salt',
      { title: 'Braised Short Ribs', ingredients: ['1.6 kg short ribs', '3 cups beef broth'] },
    ],
    [
      'ratios',
      'dried fruit in a spoonful of water',
      { title: 'Raisin Compote', ingredients: ['2 cups raisins', '1/4 cup water'] },
    ],
    [
      'ratios',
      'a gratin that swims in cream',
      { title: 'Leek Gratin', ingredients: ['2 leeks, sliced', '3 cups heavy cream'] },
    ],
    [
      'ratios',
      'oil on mayonnaise',
      {
        title: 'Chicken Salad',
        ingredients: ['400 g cooked chicken', '1/4 cup mayonnaise', '1/4 cup olive oil'],
      },
    ],
    [
      'seasoning',
      'a stew without salt',
      { ingredients: stew.ingredients.filter((line) => !/salt|broth/.test(line)) },
    ],
    [
      'seasoning',
      'a stew without onion or garlic',
      { ingredients: stew.ingredients.filter((line) => !/onion/.test(line)) },
    ],
    [
      'seasoning',
      'beets with nothing sour',
      { title: 'Beef and Beet Stew', ingredients: [...stew.ingredients, '400 g beets'] },
    ],
    [
      'seasoning',
      'raw onion in fish cakes',
      {
        title: 'Salmon Cakes',
        kind: 'patties',
        ingredients: ['2 cans (213 g) canned salmon', '1 onion, chopped', '1/2 tsp salt'],
        steps: ['Mash the salmon and onion with the salt.', 'Shape and fry for 8 minutes.'],
      },
    ],
    [
      'seasoning',
      'cheddar melted in cooking water',
      {
        title: 'Carrot Pasta',
        kind: 'pasta',
        ingredients: [...stew.ingredients, '1 cup cheddar, grated'],
        steps: [...stew.steps, 'Toss the cheddar with the cooking water.'],
      },
    ],
    [
      'pairing',
      'cinnamon in a dressing',
      {
        title: 'Beef and Carrot Salad',
        ingredients: [...stew.ingredients, '1 tsp ground cinnamon'],
        steps: [...stew.steps, 'Toss with the cinnamon.'],
      },
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

  const pastaWith = (lines: readonly string[], steps: readonly string[]): ComposedDish => ({
    ...stew,
    ...{ title: 'Chicken Angel Hair Pasta', kind: 'pasta', cuisine: 'Italian' },
    ...{ ingredients: lines, steps, readyInMinutes: 60 },
  });
  const chickenLines = ['600 g boneless skinless chicken breasts, cut into bite-size pieces'];
  const cooked =
    'Add the chicken and cook for 8 minutes, until golden and no longer pink, 74 °C (165 °F) inside.';

  it('[CALL-2] objects to breast meat that cooks on for long after it is done', () => {
    const simmered = 'Pour in the canned tomatoes and simmer for 20 minutes.';
    const lines = [...chickenLines, '1 can (796 ml) whole peeled tomatoes'];
    const dry = pastaWith(lines, [cooked, simmered]);
    const lifted = pastaWith(lines, [`${cooked} Lift out onto a plate.`, simmered]);
    const wanted = asked('chicken breast, canned tomatoes');
    expect(brokenRules(dry, wanted)).toContain('doneness');
    expect(brokenRules(lifted, wanted)).not.toContain('doneness');
  });

  it('[CALL-2] objects to thin pasta that boils as long as thick', () => {
    const boiled = (time: number): ComposedDish =>
      pastaWith(
        [...chickenLines, '400 g angel hair pasta'],
        [
          `${cooked} Lift out onto a plate.`,
          `Meanwhile, cook the angel hair pasta in a large pot of boiling salted water for ${time} minutes.`,
        ],
      );
    const wanted = asked('chicken breast, angel hair pasta');
    expect(brokenRules(boiled(10), wanted)).toContain('times');
    expect(brokenRules(boiled(4), wanted)).not.toContain('times');
  });

  it('[CALL-2] objects to a dish that leaves alone what the kitchen is about', () => {
    const wanted = asked('stewing beef, carrots, spring roll');
    const lacking = (name: string, reason: LeftOutReason): ComposedDish => ({
      ...stew,
      leavesOut: [name],
      leftOutWhy: [{ name, reason }],
    });
    expect(brokenRules(lacking('spring roll', 'dish'), wanted)).toContain('left alone');
    expect(brokenRules(lacking('food coloring', 'supplement'), wanted)).not.toContain('left alone');
  });

  it('[CALL-2] knows thin strips of beef from stewing beef', () => {
    const seared = {
      ...stew,
      title: 'Beef with Carrots',
      ingredients: [
        '500 g lean tender beef, sliced into thin strips',
        '4 carrots, sliced',
        '1 tsp salt',
      ],
      steps: [
        'Season the beef with the salt and cook for 4 minutes, until browned and done as you like it. Lift out.',
        'Add the carrots and cook for 7 minutes, until tender.',
        'Return the beef for 2 minutes.',
      ],
    };
    expect(brokenRules(seared, request)).not.toContain('times');
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
