import type { DishKind } from '@larder/dish-pictures';
import type { DishType } from '../recipes/domain/dish-type.js';
import { idsNamed, requestFor } from './dish-composer-testing.js';
import { touched } from './known-touches.js';

interface Recipe {
  readonly kind: DishKind;
  readonly made: string;
  readonly steps: string;
  readonly types?: readonly DishType[];
  readonly servings?: number;
}

/** A recipe, its steps separated by bars, cooked with further foods. */
function cookedWith(foods: string, { kind, made, steps, types, servings = 4 }: Recipe) {
  const left = idsNamed(foods.split(', '));
  const written = {
    ...{ kind, cuisine: 'Canadian', servings, readyInMinutes: 60, ingredients: [] },
    ...{ steps: steps.split(' | '), types: types ?? (['main course'] as const) },
  };
  const dish = touched(written, { made: idsNamed(made.split(', ')), left }, requestFor(left));
  return {
    ...dish,
    text: dish.steps.join(' | '),
    isAllCookedIn: dish.cookedIn.length === left.length,
  };
}

const soup: Recipe = {
  kind: 'soup',
  made: 'leek, barley, vegetable broth, butter, salt',
  steps:
    'Soften the leeks in the butter for 6 minutes. | Add the barley and vegetable broth, bring to a boil, cover and simmer for 40 minutes, until the barley is tender. | Season with the salt.',
};

describe('what a known dish leaves out', () => {
  it('[K-3] goes into the pot when there is as long to go as it needs', () => {
    const { text, ingredients, readyInMinutes, isAllCookedIn } = cookedWith(
      'parsnip, spinach',
      soup,
    );
    expect(text).toMatch(/simmer for 40 minutes, adding the spinach for the last \d, adding/);
    expect(text).toMatch(/adding the parsnips for the last \d+, until the barley is tender/);
    expect(ingredients.join()).toMatch(/parsnips, peeled and cut into 2 cm pieces/);
    expect(readyInMinutes).toBe(60);
    expect(isAllCookedIn).toBe(true);
  });

  it('[K-3] goes into the pot by itself where it needs all of the time', () => {
    const quick = { ...soup, steps: 'Add the vegetable broth and simmer for 10 minutes. | Serve.' };
    expect(cookedWith('parsnip', quick).text).toMatch(
      /^Add the parsnips\. Add the vegetable broth and simmer for 10 minutes\./,
    );
    const short = { ...soup, steps: 'Bring the vegetable broth to a boil for 2 minutes. | Serve.' };
    expect(cookedWith('rutabaga', short).cookedIn).toEqual([]);
  });

  it('[K-3] stays out of what is blended', () => {
    const blended = { ...soup, steps: 'Simmer the leeks for 20 minutes. | Purée until smooth.' };
    expect(cookedWith('parsnip', blended).cookedIn).toEqual([]);
  });

  it('[K-3] boils with the pasta, and is drained with it', () => {
    const { text } = cookedWith('broccoli', {
      ...{ kind: 'pasta', made: 'penne, tomato sauce' },
      steps:
        'Boil the penne in salted water for 10 minutes and drain. | Toss with the tomato sauce.',
    });
    expect(text).toMatch(/for 10 minutes, adding the broccoli for the last \d, and drain\./);
  });

  it('[K-3] is fried after what is fried first, and by itself for a filling', () => {
    const rice = cookedWith('corn', {
      ...{ kind: 'rice or grain', made: 'rice, onion, egg' },
      steps:
        'Fry the eggs for 2 minutes and lift out. | Cook the onion for 4 minutes. | Add the rice and fry over high heat, pressing out the lumps. Serve.',
    });
    expect(rice.text).toMatch(
      /Cook the onion for 4 minutes\. Add the corn and cook for \d minutes/,
    );
    const filled = cookedWith('zucchini', {
      ...{ kind: 'quesadillas', made: 'black bean, tortilla, canola oil' },
      steps:
        'Mash the black beans. | Spread over the tortillas and cook two at a time for 2 minutes per side, until crisp.',
    });
    expect(filled.text).toMatch(
      /^Cook the zucchini in a spoonful of the canola oil .*Mash the black beans\. Mix in the zucchini\./,
    );
    expect(filled.ingredients.join()).toMatch(/zucchini, finely diced/);
  });

  it('[K-3] is stirred into a sauce at the end', () => {
    const { text, ingredients } = cookedWith('mustard', {
      ...{ kind: 'stew', made: 'pork chop, sauerkraut' },
      steps: 'Lay the chops on the sauerkraut, cover and cook gently for 30 minutes. Let rest.',
    });
    expect(text).toMatch(/for 30 minutes\. Stir in the mustard\. Let rest\./);
    expect(ingredients).toEqual(['1 tbsp mustard']);
  });

  it('[K-3] boils down first if it is beer or wine, and is stirred in last if it is cream', () => {
    const stew: Recipe = {
      ...{ kind: 'stew', made: 'moose, carrot' },
      steps: 'Brown the moose for 8 minutes. | Add the carrots and simmer for 30 minutes. Serve.',
    };
    const { text, ingredients } = cookedWith('beer, cream', stew);
    expect(text).toMatch(/Pour in the beer and boil for 3 minutes\. Add the carrots/);
    expect(text).toMatch(/simmer for 30 minutes\. Stir in the cream\. Serve\./);
    expect(ingredients).toEqual(['3/4 cup beer', '1/2 cup cream']);
    expect(cookedWith('beer', { ...stew, kind: 'curry' }).cookedIn).toEqual([]);
  });

  it('[K-3] is folded in before a batter leaves its bowl, half a cup for any number', () => {
    const muffins = cookedWith('walnut', {
      ...{ kind: 'muffins', made: 'flour, egg, milk', types: ['breakfast'], servings: 12 },
      steps:
        'Heat the oven and line a muffin tin. | Whisk the flour with the eggs and milk. | Divide among the cups of the tin and bake for 20 minutes.',
    });
    expect(muffins.steps[1]).toMatch(/eggs and milk\. Stir in the walnuts\.$/);
    expect(muffins.ingredients.join()).toMatch(/^1\/2 cup walnuts/);
    const bars = cookedWith('pecan', {
      ...{ kind: 'bars', made: 'graham cracker, pumpkin puree', types: ['dessert'], servings: 16 },
      steps:
        'Mix the crumbs and press into the pan. | Whisk the pumpkin. | Pour over the crust and spread to the edges of the pan.',
    });
    expect(bars.steps[1]).toMatch(/^Whisk the pumpkin\. Stir in the pecans\.$/);
    const poured = cookedWith('pecan', {
      ...{ kind: 'bars', made: 'pumpkin puree', types: ['dessert'] },
      steps: 'Whisk the pumpkin and pour into the pan. | Bake for 40 minutes.',
    });
    expect(poured.text).toMatch(/into the pan\. Scatter the pecans over\. \| Bake/);
  });

  it('[K-3] comes to the table where the recipe has no place for it', () => {
    const { cookedIn, brought, text } = cookedWith('yogurt', { ...soup, kind: 'curry' });
    expect(cookedIn).toEqual([]);
    expect(brought).toHaveLength(1);
    expect(text).toMatch(/spoonful of the yogurt/);
  });

  it('[K-3] is stirred into what boils down in the pan', () => {
    const pork: Recipe = {
      kind: 'meat or fish',
      made: 'pork tenderloin, chicken broth, butter',
      steps:
        'Roast the pork for 15 minutes. | Boil the chicken broth in the skillet for 6 minutes, until syrupy. Stir in the butter. Serve hot.',
    };
    expect(cookedWith('dijon mustard', pork).text).toContain(
      'for 6 minutes, until syrupy. Stir in the dijon mustard. Stir in the butter.',
    );
  });

  it('[K-3] is fried in the fat that bacon leaves', () => {
    const noodles: Recipe = {
      kind: 'noodles',
      made: 'bacon, egg noodle, cottage cheese',
      steps:
        'Fry the bacon over medium heat for 8 minutes, until crisp. Lift it out and keep the fat. | Toss the egg noodles in the fat with the cottage cheese.',
    };
    expect(cookedWith('onion', noodles).text).toMatch(
      /keep the fat\. Add the onion and cook for \d+ minutes, until tender\. \|/,
    );
  });

  it('[K-3] simmers along and comes out again, if it is a rind', () => {
    expect(cookedWith('parmesan rind', soup).text).toMatch(
      /Add the parmesan rind\..* \| Take out the parmesan rind\. Season with the salt\.$/,
    );
  });

  it('[K-3] is rubbed in with the salt, if it is a woody herb', () => {
    const duck: Recipe = {
      kind: 'meat or fish',
      made: 'duck breast, cherry, salt',
      steps: 'Season the duck breasts with the salt. Leave for 10 minutes. | Sear them.',
    };
    expect(cookedWith('thyme', duck).text).toMatch(
      /^Season the duck breasts with the salt\. Rub in the thyme\. Leave for 10 minutes\./,
    );
    expect(cookedWith('thyme', soup).text).toMatch(/Add the thyme\. Add the barley/);
  });

  it('[K-3] is folded in as cheese where the batter is not sweet, and scattered over flat doughs', () => {
    const cornbread: Recipe = {
      kind: 'loaf',
      made: 'cornmeal, buttermilk, jalapeno',
      types: ['side dish'],
      steps:
        'Whisk the buttermilk. Stir it into the cornmeal. | Scrape into the pan and bake for 20 minutes.',
    };
    expect(cookedWith('cheddar', cornbread).text).toContain('cornmeal. Stir in the cheddar. |');
    const loaf = {
      ...cornbread,
      steps: cornbread.steps.replaceAll('the cornmeal', 'the mashed bananas'),
    };
    expect(cookedWith('cheddar', loaf).cookedIn).toEqual([]);
    const focaccia: Recipe = {
      kind: 'flatbread',
      made: 'flour, yeast, olive oil',
      steps: 'Stretch the dough and drizzle with the olive oil. | Bake for 22 minutes.',
    };
    expect(cookedWith('olive', focaccia).text).toContain('olive oil. Scatter the olives over. |');
  });

  it('[K-3] is fried beside burgers and tops them, if it is an onion', () => {
    const burgers: Recipe = {
      kind: 'burger',
      made: 'ground beef, bun, blue cheese',
      steps: 'Shape four patties. | Grill them for 10 minutes. | Fill the buns.',
    };
    const { text } = cookedWith('onion', burgers);
    expect(text).toMatch(
      /\| Meanwhile, cook the onion .* for \d+ minutes, stirring often, until golden\. \| Fill the buns\. Top with the onion\.$/,
    );
  });

  it('[K-3] is folded into a casserole, if it is beans, and crushed over it, if it is crackers', () => {
    const casserole: Recipe = {
      kind: 'gratin',
      made: 'rice, tuna, cheddar',
      steps:
        'Mix the rice with the tuna. | Spread in a 2 l baking dish and scatter with the cheddar. | Bake for 25 minutes.',
    };
    const { text } = cookedWith('chickpea, cracker', casserole);
    expect(text).toContain('Mix the rice with the tuna. Stir in the chickpeas. | Spread');
    expect(text).toContain('with the cheddar. Scatter the crackers over. | Bake');
  });

  it('[K-3] swells in the pot, if it is dried fruit', () => {
    expect(cookedWith('raisin', soup).text).toMatch(
      /simmer for 40 minutes, adding the raisins for the last 10,/,
    );
  });
});
