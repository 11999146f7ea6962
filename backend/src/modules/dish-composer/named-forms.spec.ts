import { dishTyped, dishTypedIfAny, lineOf, textOf } from './dish-composer-testing.js';

describe('a dish of what was named in its form', () => {
  it('[K-3] sears steaks of game until they are safe, and does not stew them', () => {
    const dish = dishTyped('venison steaks, juniper berries, red wine, shallots, butter');
    expect(dish.readyInMinutes).toBeLessThan(60);
    expect(lineOf(dish, /venison/)).toBe('4 venison steaks (180 g each)');
    expect(textOf(dish)).toMatch(/74 °C \(165 °F\)/);
    expect(lineOf(dishTyped('frozen venison steaks, shallots, butter'), /venison/)).toMatch(
      /steaks/,
    );
    expect(dishTyped('venison, carrots, red wine').kind).toBe('stew');
  });

  it('[K-3] takes wild boar for the game that it is, whole or minced', () => {
    const stew = dishTyped('wild boar, carrots, red wine, juniper berries');
    expect(stew.kind).toBe('stew');
    expect(stew.title).toMatch(/Wild Boar/);
    expect(textOf(dishTyped('ground wild boar, tomatoes, tagliatelle'))).toMatch(
      /74 °C \(165 °F\)/,
    );
    expect(textOf(dishTyped('wild boar steaks, apples, potatoes'))).toMatch(/74 °C \(165 °F\)/);
  });

  it('[K-3] heats what was cooked before, and toast, shortly before they are eaten', () => {
    for (const [kitchen, sentence] of [
      [
        'leftover roast beef, mashed potatoes, gravy, carrots',
        /^Meanwhile, warm the mashed potatoes/,
      ],
      ['cooked quinoa, sweet potato, black beans, avocado', /^Meanwhile, sprinkle the quinoa/],
      ['chicken livers, onions, baguette', /^Meanwhile, toast the baguette/],
    ] as const) {
      const { steps } = dishTyped(kitchen);
      const at = steps.findIndex((step) => sentence.test(step));
      expect(at).toBeGreaterThan(1);
      expect(at).toBeLessThan(steps.length - 1);
    }
  });

  it('[K-3] binds canned salmon with crackers', () => {
    const dish = dishTyped('canned salmon, saltine crackers, celery, lemon');
    expect(dish).toMatchObject({ title: 'Salmon Cakes', kind: 'patties', leavesOut: [] });
    expect(textOf(dish)).toMatch(/shape into eight cakes/);
  });

  it('[K-3] turns warm lentils in a dressing where nothing is for a pot', () => {
    const dish = dishTyped('beets, goat cheese, oranges, lentils');
    expect(dish).toMatchObject({ title: 'Beet and Orange Lentil Salad', leavesOut: [] });
    expect(dishTyped('lentils, carrots, chicken broth').kind).toMatch(/soup/);
  });

  it('[K-3] lets brandy boil away in the pan of chicken livers', () => {
    const dish = dishTyped('chicken livers, onions, brandy, baguette');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/off the heat, pour the brandy into the pan/i);
  });

  it('[K-3] simmers the rind of a cheese, and takes it out again', () => {
    const dish = dishTyped('kale, white beans, parmesan rinds, carrots, vegetable broth');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Take out the parmesan rind/);
    expect(textOf(dish)).not.toMatch(/grated/);
  });

  it('[K-3] neither crushes nor salts beans that come in a sauce', () => {
    const dish = dishTyped('hot dogs, baked beans, cheddar, cornmeal');
    expect(textOf(dish)).toMatch(/Add the baked beans and simmer/);
    expect(textOf(dish)).not.toMatch(/crushing/);
    expect(lineOf(dish, /\bsalt\b/)).toBe('');
  });

  it('[K-3] puts enough of a cheese into a batter to taste it, and flour into a crisp', () => {
    const muffins = dishTyped('bananas, cottage cheese, oats, eggs');
    expect(lineOf(muffins, /cottage cheese/)).toBe('100 g cottage cheese');
    expect(lineOf(muffins, /milk/)).toBe('');
    expect(lineOf(dishTyped('rhubarb, strawberries, oats, yogurt'), /flour/)).not.toBe('');
  });

  it('[K-3] fries plantain beside beans, and leaves no half-cooked chicken to wait', () => {
    const dish = dishTyped('chicken thighs, plantain, black beans, lime');
    expect(dish.title).not.toMatch(/Chili/);
    const chili = textOf(
      dishTyped('chicken thighs, sweet potato, black beans, tomatoes, chili powder'),
    );
    expect(chili).not.toMatch(/Lift out onto a plate/);
  });

  it('[K-3] counts what is boiled before it is cooked', () => {
    const dish = dishTyped('fiddleheads, bacon, eggs, cream');
    expect(dish.steps[0]).toMatch(/^Boil the fiddleheads in plenty of salted water for 15 minutes/);
    expect(dish.readyInMinutes).toBeGreaterThanOrEqual(30);
  });

  it('[K-3] cooks smoked haddock through, which is smoked raw', () => {
    for (const kitchen of ['smoked haddock, spinach, cream', 'smoked haddock, eggs, rice']) {
      expect(textOf(dishTyped(kitchen))).not.toMatch(/flaked/);
    }
  });

  it('[K-3] makes soup of dried peas and the bone of a ham', () => {
    const dish = dishTyped('yellow split peas, ham bone, carrots, onion, celery');
    expect(dish).toMatchObject({ kind: 'soup', leavesOut: [] });
    expect(lineOf(dish, /water/)).toBe('8 cups water');
    expect(textOf(dish)).toMatch(/chop the meat and stir it back in/);
  });

  it('[K-3] drops biscuits of a mix over a casserole', () => {
    const dish = dishTyped(
      'frozen mixed vegetables, cream of mushroom soup, canned chicken, biscuit mix',
    );
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/to a soft dough and drop it over in spoonfuls/);
  });

  it('[K-3] bakes pumpkin pie in a crust of crackers', () => {
    const dish = dishTyped('pumpkin puree, condensed milk, eggs, graham crackers, nutmeg');
    expect(dish).toMatchObject({ title: 'Pumpkin Pie', leavesOut: [] });
  });

  it('[K-3] scrambles eggs among noodles', () => {
    const dish = dishTyped('rice noodles, tofu, eggs, bean sprouts, peanuts, tamarind, fish sauce');
    expect(lineOf(dish, /eggs/)).toBe('4 large eggs, beaten');
    expect(textOf(dish)).toMatch(/Push everything to the side, pour in the eggs/);
  });

  it('[K-3] binds canned tuna with mayonnaise before it is melted', () => {
    const dish = dishTyped('canned tuna, mayonnaise, celery, bread, cheddar slices');
    expect(textOf(dish)).toMatch(/Mix the tuna, celery and mayonnaise in a bowl/);
    expect(lineOf(dish, /celery/)).toMatch(/finely diced$/);
  });

  it('[K-3] thins a batter of ricotta with milk', () => {
    const dish = dishTyped('ricotta, lemon, eggs, honey, raspberries');
    expect(dish.kind).toBe('pancakes');
    expect(lineOf(dish, /milk/)).toMatch(/cup/);
  });

  it('[K-3] browns whatever meat was named as ground, and makes game and birds safe', () => {
    const meatloaf = dishTyped('ground goose, onion, carrots, breadcrumbs');
    expect(meatloaf.title).toMatch(/^Goose Meatloaf/);
    expect(textOf(meatloaf)).toMatch(/Cook the onion and carrots .* until soft, and let cool/);
    expect(lineOf(meatloaf, /goose/)).toBe('500 g ground goose');
    const hash = dishTyped('ground caribou, onion, potatoes');
    expect(hash.title).toMatch(/Caribou/);
    expect(textOf(hash)).toMatch(/the ground caribou .* 74 °C \(165 °F\)/);
  });

  it('[K-3] boils no potatoes that were boiled, roasted or mashed before', () => {
    expect(dishTyped('boiled potatoes, eggs, onion').ingredients).toContain(
      '500 g cooked potatoes, thinly sliced',
    );
    expect(dishTyped('cooked potatoes, ham, cheddar').readyInMinutes).toBeLessThan(60);
    expect(dishTyped('leftover mashed potatoes, salmon, egg').title).toBe(
      'Salmon and Potato Cakes',
    );
    expect(dishTyped('leftover mashed potatoes, cheddar, green onions, egg').kind).toBe('patties');
    expect(dishTyped('mashed potatoes, chicken broth, leeks').kind).toBe('soup');
  });

  it('[K-3] makes stock of the bird whose bones were named, and soup with its meat', () => {
    expect(dishTyped('turkey carcass, carrots, celery, onion').title).toBe('Turkey Stock');
    const soup = dishTyped('turkey carcass, leftover turkey, noodles, carrots');
    expect(soup).toMatchObject({ kind: 'soup', leavesOut: [] });
    expect(soup.title).toMatch(/^Turkey, Carrot/);
  });

  it('[K-3] soaks split chickpeas and simmers them for three quarters of an hour', () => {
    const dal = dishTyped('chana dal, onion, tomatoes, cumin, turmeric');
    expect(dal.title).toBe('Tomato Chana Dal');
    expect(lineOf(dal, /chana/)).toMatch(/soaked for 1 hour/);
    expect(textOf(dal)).toMatch(/simmer for 40 minutes.*10 minutes more/);
  });

  it('[K-3] seasons with dried crayfish and shrimp, and calls caribou caribou', () => {
    const soup = dishTyped('dried crayfish, plantain, onion, tomatoes, chili pepper');
    expect(soup.title).not.toMatch(/Crayfish/);
    expect(lineOf(soup, /crayfish/)).toBe('2 tbsp dried crayfish, ground');
    expect(dishTyped('dried shrimp, rice noodles, bok choy, garlic').leavesOut).toEqual([]);
    expect(dishTyped('caribou, potatoes, carrots').title).toMatch(/^Caribou/);
    expect(dishTyped('reindeer, mushrooms, cream').title).toMatch(/^Reindeer/);
  });

  it('[K-3] stews fava beans, in whatever form, to ful', () => {
    const fresh = dishTyped('fava beans, garlic, lemon, cumin, olive oil, pita bread');
    expect(fresh).toMatchObject({ title: 'Fava Bean Ful with Pita Breads', leavesOut: [] });
    expect(lineOf(fresh, /olive oil/)).toBe('1/4 cup olive oil');
    const dried = dishTyped('dried fava beans, garlic, cumin, lemon, tomato');
    expect(dried.title).toBe('Fava Bean and Tomato Ful');
    expect(lineOf(dried, /fava/)).toMatch(/soaked overnight/);
  });

  it('[K-3] serves pickled herring cold', () => {
    const plate = dishTyped('pickled herring, beets, apple');
    expect(plate).toMatchObject({ title: 'Pickled Herring with Beets', leavesOut: [] });
    expect(dishTyped('pickled herring, potatoes, sour cream, onion').leavesOut).toEqual([]);
    expect(dishTyped('pickled herring, rye bread, red onion').kind).toBe('sandwich');
  });

  it('[K-3] fries cutlets in panko as katsu with raw cabbage and rice', () => {
    for (const [entries, title] of [
      ['panko, pork chops, cabbage, rice', 'Pork Katsu with Cabbage and Rice'],
      ['panko, tofu, cabbage', 'Tofu Katsu with Cabbage'],
      ['panko, chicken breast, cabbage, rice, soy sauce', 'Chicken Katsu with Cabbage and Rice'],
    ] as const) {
      expect(dishTyped(entries)).toMatchObject({ title, leavesOut: [] });
    }
    expect(dishTyped('panko, cod, potatoes').title).toBe('Breaded Cod with Potatoes');
  });

  it('[K-3] has a place for gravy, sambal, fig jam, orange juice and egg whites', () => {
    for (const [entries, title] of [
      ['gravy, turkey, peas, pie crust', /^Turkey and Pea Pie$/],
      ['sambal, rice, eggs, chicken', /Fried Rice$/],
      ['sambal, tofu, green beans', /Tofu/],
      ['fig jam, cheddar, bread', /^Cheddar and Fig Jam Melts$/],
      ['fig jam, pork tenderloin, rosemary', /Fig Jam/],
      ['carrots, orange juice, onion, vegetable broth', /^Carrot and Orange Soup$/],
      ['egg whites, sugar, strawberries, whipping cream', /^Strawberry Pavlova$/],
      ['egg whites, raspberries', /^Raspberry Pavlova$/],
    ] as const) {
      const dish = dishTyped(entries);
      expect(dish.title).toMatch(title);
      expect(dish.leavesOut).toEqual([]);
    }
  });

  it('[K-3] adds no dried thyme or oregano to what is not of the West', () => {
    for (const entries of [
      'chicken, plantain, tomatoes',
      'potatoes, soy sauce, chicken',
      'corn, tortillas, chicken, cream',
      'sweet potatoes, cinnamon, butter, pecans',
      'tofu, bok choy, mushrooms, rice',
      'paneer, potatoes, peas',
    ]) {
      expect(lineOf(dishTyped(entries), /dried (?:thyme|oregano)/)).toBe('');
    }
    expect(lineOf(dishTyped('beef, potatoes, carrots'), /dried thyme/)).toBe('1 tsp dried thyme');
  });

  it.each([
    'dried kidney beans',
    'fiddleheads',
    'morels',
    'cassava',
    'taro',
    'elderberries',
    'callaloo',
  ])('[K-3] cooks %s, which are harmful raw, for long enough in any company', (harmful) => {
    const companions = 'chicken, ham hock, steak, salmon, eggs, arborio rice, pasta, bread, apples';
    for (const companion of companions.split(', ')) {
      for (const type of [null, 'soup', 'salad', 'main course', 'appetizer', 'dessert'] as const) {
        // The check of every dish knows how long each takes.
        expect(() => dishTypedIfAny(`${harmful}, ${companion}`, { type })).not.toThrow();
      }
    }
  });

  it.each<[kitchen: string, title: RegExp, said: RegExp]>([
    ['moose ground meat, potatoes, carrots', /Moose/, /ground moose [^.]*74 °C \(165 °F\)/],
    ['bison stew meat, parsnips, stout, barley', /^Bison/, /Add the barley and simmer/],
    [
      'beef heart, beets, sour cream',
      /^Beef Heart/,
      /hot liquid into the sour cream, then stir that back in; it must not boil/,
    ],
    ['celeriac, apples, walnuts, mayonnaise', /Celery Root Salad/, /add the celery root and turn/],
    ['swiss chard, ricotta, lasagna sheets', /Lasagne/, /Layer the lasagna noodles/],
    ['chicken livers, dates, onions', /^Chicken Livers with Dates/, /Add the dates/],
    [
      'leftover roast beef, mushrooms, sour cream, egg noodles',
      /Beef/,
      /Add the cooked beef .* 3 m/,
    ],
    ['chicken thighs, bay leaves, coconut milk, rice', /Curry/, /bay leaves, cumin, turmeric/],
    ['pork belly, tamarind, daikon', /^Braised Pork Belly/, /Loosen the tamarind/],
    ['oxtail, canned lima beans, carrots', /^Braised Oxtail/, /lima beans, cover .* 15 minutes/],
    ['sticky rice, lap cheong, eggs', /Lap Cheong/, /Steam the sticky rice/],
    ['saltfish, okra, scotch bonnet', /Salt Cod/, /Scotch bonnet pepper and cook for 2/],
  ])('[K-3] cooks %s as what it is', (kitchen, title, said) => {
    const dish = dishTyped(kitchen);
    expect(dish.leavesOut).toEqual([]);
    expect(dish.title).toMatch(title);
    expect(textOf(dish)).toMatch(said);
  });

  it.each([
    'leftover roast beef, mushrooms, sour cream, egg noodles',
    'kielbasa, sauerkraut, perogies',
    'mustard greens, cornmeal, ghee',
  ])('[K-3] buys no parmesan for %s', (kitchen) => {
    expect(lineOf(dishTyped(kitchen), /parmesan/)).toBe('');
  });

  it('[K-3] puts no raw buttermilk beside a hot dish', () => {
    expect(textOf(dishTyped('hot dogs, baked beans, cornmeal, buttermilk'))).not.toMatch(
      /serve[^.]*buttermilk/i,
    );
  });

  it.each(['cassava', 'taro'])(
    '[K-3] never fries %s leaves, which are poisonous until they have boiled long',
    (plant) => {
      const dish = dishTyped(`${plant} leaves, sausages, potatoes`);
      expect(dish.leavesOut).toEqual([`${plant} leaf`]);
      expect(textOf(dish)).not.toContain(plant);
    },
  );

  it('[K-3] boils nothing again that was cooked before', () => {
    const salad = dishTyped('canned sardines, cooked potatoes, lemon, parsley');
    expect(salad.title).toMatch(/Potato Salad$/);
    expect(textOf(salad)).toMatch(/warm in a saucepan/);
    expect(textOf(salad)).not.toMatch(/boiling/);
    const perogies = dishTyped('leftover perogies, bacon, cabbage');
    expect(textOf(perogies)).not.toMatch(/boiling/);
    expect(textOf(perogies)).toMatch(/74 °C \(165 °F\)/);
  });

  it('[K-3] squeezes frozen leaves and washes fresh ones', () => {
    const frozen = dishTyped('paneer, frozen spinach, tomatoes');
    expect(lineOf(frozen, /spinach/)).toBe('300 g frozen chopped spinach, thawed and squeezed dry');
    expect(lineOf(dishTyped('paneer, spinach, tomatoes'), /spinach/)).toMatch(/washed/);
  });

  it('[K-3] cooks noodles and rice for a soup of leftovers in its broth', () => {
    const soup = dishTyped('leftover turkey, egg noodles, celery, carrots');
    expect(lineOf(soup, /broth/)).toMatch(/^6 cups/);
    expect(lineOf(soup, /noodles/)).toMatch(/^150 g/);
    expect(textOf(soup)).toMatch(/Add the egg noodles and simmer .* just tender/);
    expect(dishTyped('leftover chicken, rice, celery, carrots').title).toMatch(/Soup$/);
  });

  it('[K-3] presses a flatbread with cheese that melts until it is hot', () => {
    const melts = dishTyped('rotisserie chicken, kimchi, naan, mozzarella');
    expect(melts.title).toMatch(/Naan Melts$/);
    expect(textOf(melts)).toMatch(/until crisp outside and the cheese has melted/);
  });

  it('[K-3] browns mince before the potatoes of a hash', () => {
    expect(textOf(dishTyped('ground bison, sweet potatoes, kale, cheddar'))).toMatch(
      /ground bison .*Lift out\..*sweet potatoes .*Return the ground bison/,
    );
  });

  it('[K-3] lifts liver out before its sauce boils down', () => {
    expect(textOf(dishTyped('chicken livers, onions, sherry'))).toMatch(
      /Lift out onto a warm plate\. Pour the sherry/,
    );
  });

  it('[K-3] loosens tahini before it is spooned over, and scatters pomegranate', () => {
    const dish = dishTyped('ground lamb, eggplant, tahini, pomegranate');
    expect(dish.leavesOut).toEqual([]);
    expect(textOf(dish)).toMatch(/Whisk the tahini and lemon juice, adding .* until it pours/);
    expect(textOf(dish)).toMatch(/Scatter the pomegranate over/);
  });

  it('[K-3] makes no hummus that leaves the eggplant out', () => {
    expect(dishTyped('chickpeas, tahini, eggplant, pita').title).not.toMatch(/Hummus/);
    expect(dishTyped('chickpeas, tahini, pita').title).toMatch(/Hummus/);
  });

  it('[K-3] seasons a Thai curry without meat or fish with soy', () => {
    const curry = dishTyped('chickpeas, red curry paste, coconut milk, sweet potatoes');
    expect(curry.ingredients.join()).not.toMatch(/fish sauce/);
  });

  it('[K-3] buys no vegetable for a curry that has its meat', () => {
    const curry = dishTyped('chicken thighs, coconut milk, curry powder, rice');
    expect(curry.adds.join()).not.toMatch(/sweet potato|spinach|bell pepper/);
  });

  it('[K-3] keeps canned fruit in its can, peeled, pitted and measured as it is', () => {
    const isOfCans = /^\d cans? \(398 ml\) peaches, drained$/;
    for (const kitchen of [
      'canned peaches, cottage cheese, pecans',
      'canned peaches, oats, butter',
    ]) {
      expect(lineOf(dishTyped(kitchen), /peach/)).toMatch(isOfCans);
    }
  });

  it('[K-3] never slices or halves overripe fruit', () => {
    expect(dishTyped('overripe pears, maple syrup, butter').title).not.toMatch(/^Baked/);
    const dish = dishTyped('overripe bananas, rum, butter, ice cream');
    expect(lineOf(dish, /banana/)).toMatch(/^\d overripe bananas?, peeled and mashed$/);
    expect(dishTyped('bananas, rum, butter, ice cream').title).toMatch(/Banana Split/);
  });

  it('[K-3] soaks or toasts stale bread, and lays nothing cold between it', () => {
    expect(dishTyped('stale croissants, ham, gruyere, eggs').title).toMatch(/Strata$/);
    expect(dishTyped('day-old bread, cheddar, eggs, milk').title).toMatch(/Strata$/);
    const toast = dishTyped('stale baguette, eggs, milk, maple syrup, blueberries');
    expect(toast.title).toBe('Blueberry French Toast');
    expect(lineOf(toast, /baguette/)).toMatch(/^1 stale baguette/);
    expect(textOf(dishTyped('stale bread, ham, lettuce'))).toMatch(/toast|bake|fry/i);
  });

  it('[K-3] calls frozen vegetables frozen, which come cut', () => {
    const dish = dishTyped('frozen broccoli, chicken breast, cream of chicken soup, rice');
    expect(lineOf(dish, /broccoli/)).toBe('400 g frozen broccoli');
    expect(lineOf(dishTyped('frozen peas, mint, feta, orzo'), /peas/)).toBe(
      '1 1/2 cups frozen peas',
    );
  });

  it('[K-3] puts cooked potatoes into a pot last', () => {
    const text = textOf(dishTyped('boiled potatoes, corned beef, cabbage, onion'));
    expect(text).toMatch(/Add the potatoes and simmer for 3 minutes/);
  });

  it('[K-3] boils green plantains before it fries them, and not ripe ones', () => {
    expect(dishTyped('green plantains, shrimp, lime').steps[0]).toMatch(/^Boil the plantains/);
    const ripe = dishTyped('ripe plantains, black beans, cheese, eggs');
    expect(lineOf(ripe, /plantain/)).toMatch(/^2 ripe plantains/);
    expect(textOf(ripe)).not.toMatch(/[Bb]oil the plantains/);
  });

  it('[K-3] takes sausage out of its casing where it stands in for mince', () => {
    const dish = dishTyped('italian sausages, lasagna noodles, ricotta, canned tomatoes');
    expect(lineOf(dish, /sausage/)).toMatch(/casings removed$/);
    expect(textOf(dish)).toMatch(/breaking them up with a spoon/);
  });

  it('[K-3] says what becomes of the skin and bones of canned fish', () => {
    for (const kitchen of ['canned salmon, potatoes, dill', 'canned mackerel, tomatoes, rice']) {
      expect(lineOf(dishTyped(kitchen), /salmon|mackerel/)).toMatch(
        /skin and large bones taken out$/,
      );
    }
  });

  it('[K-3] takes peelings, tops and stems for what they are', () => {
    expect(dishTyped('potato skins, cheddar, green onions, sour cream').title).toBe(
      'Cheddar Potato Skins',
    );
    const pasta = dishTyped('carrot tops, parmesan, almonds, pasta');
    expect(lineOf(pasta, /carrot/)).toMatch(/cup carrot tops/);
    expect(lineOf(dishTyped('broccoli stems, cabbage, mayonnaise'), /broccoli/)).toMatch(/stems/);
  });

  it('[K-3] binds boiled ham with mayonnaise and pickles', () => {
    const dish = dishTyped('boiled ham, mayonnaise, pickles, celery');
    expect(dish.title).toBe('Ham Salad');
    expect(lineOf(dish, /ham/)).toMatch(/^300 g/);
  });

  it('[K-3] makes cakes of leftover stuffing, which is no dry mix', () => {
    const dish = dishTyped('leftover stuffing, eggs, cheddar');
    expect(dish.title).toBe('Cheddar Stuffing Cakes');
    expect(lineOf(dish, /stuffing/)).toBe('4 cups leftover stuffing');
  });

  it('[K-3] speaks of one roast', () => {
    const text = textOf(dishTyped('sirloin roast, potatoes, carrots'));
    expect(text).toMatch(/the sirloin roast\b(?!s)/);
    expect(text).not.toMatch(/sirloin roasts/);
  });
});
