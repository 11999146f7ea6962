import { ALLERGEN_IDS, DIET_IDS } from './food-facts.js';
import { allIngredients, ingredientById } from './ingredient.js';
import { resolveIngredient } from './resolution.js';
import {
  nearlyFor,
  nearlyForWithoutDiets,
  partlyFor,
  partlyForWithoutDiets,
  refusedFor,
  servesFor,
  substitution,
} from './stand-ins.js';
import { STANDS_IN } from './substitution-table.js';

function id(word: string): number {
  const resolved = resolveIngredient(word).id;
  if (resolved === null) throw new Error(`Nobody knows ${word}.`);
  return resolved;
}

describe('substitution', () => {
  it.each([
    ['spaghetti', 'pasta'],
    ['pasta', 'spaghetti'],
    ['cheddar', 'cheese'],
    ['extra virgin olive oil', 'oil'],
    ['lemon', 'lemon juice'],
    ['egg', 'egg yolk'],
    ['red onion', 'onion'],
    ['beef', 'stewing beef'],
    ['stewing beef', 'beef'],
    ['sugar', 'simple syrup'],
    ['blood orange', 'orange juice'],
    ['meyer lemon', 'lemon zest'],
    ['key lime', 'lime juice'],
    ['candied cherries', 'candied fruit'],
  ])('[K-2] %s does for %s', (have, wanted) => {
    expect(substitution(id(have), id(wanted))).toEqual({ grade: 'full', why: null });
  });

  it.each([
    ['salmon', 'leftover salmon', /cook and flake/],
    ['canned salmon', 'tuna', /can/],
    ['smoked turkey', 'ham hock', /smoky/],
    ['ham', 'ham hock', /bone/],
    ['ham hock', 'ham', /bone/],
    ['ground turkey', 'ground beef', /leaner/],
    ['canned tomatoes', 'tomato', /fresh/],
    ['cherry tomatoes', 'canned tomatoes', /cook down/],
    ['cod', 'tilapia', /white fish/],
    ['buttermilk', 'milk', /batters and doughs/],
    ['collard greens', 'spinach', /tender/],
    ['bok choy', 'gai lan', /stems/],
    ['monkfish', 'halibut', /white fish/],
    ['red lentils', 'chana dal', /split pulse/],
    ['moong dal', 'lentils', /softer/],
    ['hamburger buns', 'bread', /split/],
    ['hoagie rolls', 'bread', /split/],
    ['bread', 'hoagie rolls', /slices/],
    ['jumbo shells', 'ziti', /fill/],
    ['lasagna noodles', 'jumbo shells', /roll/],
    ['tomato sauce', 'marinara sauce', /simmer/],
    ['pork loin', 'pork', /cut it up/],
    ['halloumi', 'paneer', /shape/],
    ['cotija', 'feta', /crumbled/],
    ['veal shank', 'beef shank', /shank/],
    ['spaghetti', 'ramen noodles', /firmer/],
    ['pie crust', 'puff pastry', /rise/],
    ['lime', 'lemon juice', /citrus/],
    ['pancetta', 'bacon', null],
    ['margarine', 'butter', /its taste/],
    ['vegetable broth', 'chicken broth', /broth/],
    ['chicken breast', 'rotisserie chicken', /cook it first/],
    ['rotisserie chicken', 'chicken breast', /at the end/],
    ['half and half', 'heavy cream', /whip/],
    ['heavy cream', 'half and half', /thin it/],
    ['coconut milk', 'coconut cream', /sets/],
    ['leftover turkey', 'rotisserie chicken', /cooked bird/],
    ['tempeh', 'tofu', /firmer/],
    ['mixed vegetables', 'peas', /carrots/],
    ['active dry yeast', 'fresh yeast', /twice as much/],
    ['blueberries', 'saskatoon berries', /berry/],
    ['chicken thighs', 'chicken wings', /longer/],
    ['duck legs', 'chicken thighs', /fattier/],
    ['duck legs', 'goose', /bird/],
    ['trout', 'walleye', /freshwater/],
    ['whitefish', 'cod', /white fish/],
    ['beef tongue', 'cooked beef', /peel/],
    ['merguez', 'ground lamb', /casing/],
    ['feta', 'halloumi', /fry/],
    ['cabbage', 'kale', /leaf/],
    ['whey', 'buttermilk', /doughs/],
    ['brown beans', 'pinto beans', /bean/],
    ['pasilla chile', 'mulato chile', /dried chili/],
    ['chipotle meco', 'chipotle', /soak/],
    ['goat meat', 'stewing beef', /stew/],
    ['beef tenderloin', 'strip steak', /thickness/],
    ['chorizo', 'sausage', /paprika/],
    ['sausage', 'chorizo', /paprika/],
    ['radicchio', 'escarole', /bitter/],
    ['hominy', 'corn', /starchier/],
    ['dried figs', 'prunes', /dried fruit/],
    ['graham cracker crust', 'pie crust', /crumbs/],
    ['beef bouillon', 'beef broth', /dissolve/],
    ['beef bouillon', 'chicken broth', /another broth/],
    ['bouillon cube', 'chicken broth', /dissolve/],
    ['american cheese', 'cheddar', /melts/],
    ['bread rolls', 'english muffin', /bun/],
    ['serrano pepper', 'jalapeno', /hot/],
    ['red curry paste', 'green curry paste', /heat/],
    ['baking mix', 'self-rising flour', /fat/],
    ['powdered milk', 'milk', /water/],
    ['evaporated milk', 'milk', /thin it/],
    ['chorizo', 'italian sausage', /fresh/],
    ['kielbasa', 'chorizo', /smoked/],
    ['soba noodles', 'egg noodles', /buckwheat/],
    ['spaghetti', 'penne', /shape/],
    ['kidney beans', 'white beans', /color/],
    ['leek', 'onion', /soft/],
    ['shallot', 'onion', /several/],
    ['flax seed', 'chia seed', /thickens/],
    ['pine nuts', 'walnuts', /smaller/],
    ['dark rum', 'irish whiskey', /spirit/],
    ['rum', 'marsala', /sugar/],
    ['madeira', 'sherry', /fortified/],
    ['pineapple juice', 'apple juice', /juice/],
    ['shortening', 'butter', /fat/],
    ['red wine', 'white wine', /color/],
    ['ketchup', 'barbecue sauce', /plainer/],
    ['shallot', 'red onion', /onion/],
    ['leek', 'shallot', /soft/],
    ['pearl onions', 'onion', /small/],
    ['onion', 'green onion', /finely/],
    ['green onion', 'shallot', /mild/],
    ['sugar', 'icing sugar', /blender/],
    ['vanilla sugar', 'vanilla extract', /less sugar/],
    ['tomato sauce', 'tomato paste', /simmer/],
    ['crushed tomatoes', 'tomato sauce', /simmer/],
    ['tomato puree', 'tomato sauce', /season/],
    ['white beans', 'black beans', /color/],
    ['lima beans', 'kidney beans', /bean/],
    ['pistachios', 'pecans', /nut/],
    ['macadamia nuts', 'walnuts', /nut/],
    ['orange zest', 'lemon zest', /peel/],
    ['orange', 'lemon zest', /peel/],
    ['red wine vinegar', 'balsamic vinegar', /sugar/],
    ['balsamic vinegar', 'red wine vinegar', /sweeter/],
    ['marsala', 'white wine', /half/],
    ['unsweetened chocolate', 'semisweet chocolate', /sugar/],
    ['coconut', 'coconut flakes', /grate/],
    ['red cabbage', 'napa cabbage', /cabbage/],
    ['ancho chile', 'guajillo chile', /dried chili/],
    ['green olives', 'pimiento-stuffed olives', /filling/],
    ['bread', 'stuffing mix', /cubes/],
    ['maple syrup', 'corn syrup', /taste/],
    ['milk', 'half and half', /butter/],
    ['half and half', 'evaporated milk', /less sweet/],
    ['sour cream', 'yogurt', /thin it/],
    ['sour cream', 'buttermilk', /thin it/],
    ['bacon', 'bacon bits', /crisp/],
    ['sausage', 'ground pork', /casing/],
    ['dates', 'raisins', /chop/],
    ['lasagna noodles', 'ziti', /pieces/],
    ['phyllo dough', 'puff pastry', /sheets/],
    ['mulberries', 'blackberries', /berry/],
    ['golden syrup', 'maple syrup', /syrup/],
    ['garlic salt', 'garlic powder', /salt/],
    ['dried oregano', 'italian seasoning', /herbs/],
    ['italian seasoning', 'dried basil', /blend/],
    ['crème fraîche', 'heavy cream', /whip/],
    ['chicken livers', 'liver', /sooner/],
    ['smoked trout', 'smoked salmon', /smoked fish/],
    ['salmon', 'fish', /fattier/],
    ['rump roast', 'chuck roast', /leaner/],
    ['round steak', 'chuck roast', /sliced/],
    ['prime rib', 'rib eye steak', /joint/],
    ['whole wheat flour', 'flour', /half/],
    ['gluten-free flour', 'flour', /kneaded/],
    ['marinara sauce', 'crushed tomatoes', /seasoned/],
    ['marinara sauce', 'tomato sauce', /seasoned/],
    ['tomato sauce', 'tomato puree', /simmer/],
    ['italian dressing mix', 'italian dressing', /packet/],
    ['vinaigrette', 'italian dressing', /herbs/],
    ['gravy mix', 'gravy', /packet/],
    ['cool whip', 'whipped cream', /sweet/],
    ['heavy cream', 'whipped cream', /whip it/],
    ['whipped cream', 'heavy cream', /only/],
    ['bran cereal', 'wheat bran', /crush/],
    ['almonds', 'almond flour', /grind/],
    ['coconut milk', 'almond milk', /thin it/],
    ['rice milk', 'almond milk', /plant milk/],
    ['almond milk', 'cashew milk', /plant milk/],
    ['rice milk', 'milk', /less rich/],
    ['elderberries', 'blueberries', /cooked/],
    ['all-purpose flour', 'self-rising flour', /baking powder/],
    ['prosciutto', 'bacon', /smoked/],
    ['bacon', 'prosciutto', /smoked/],
    ['wild rice', 'rice', /chewier/],
    ['angel hair', 'egg noodles', /thin/],
    ['poblano', 'jalapeno', /milder/],
    ['macaroni', 'spaghetti', /shape/],
    ['puff pastry', 'crescent roll dough', /flakier/],
    ['candied fruit', 'candied cherries', /cherries/],
    ['graham cracker crust', 'graham cracker crumbs', /ready/],
    ['graham crackers', 'digestive biscuits', /cookie/],
    ['mackerel', 'tuna', /flake/],
    ['mackerel', 'smoked trout', /smoke/],
    ['haddock', 'smoked haddock', /lacks the smoke/],
    ['leftover roast lamb', 'ground lamb', /chop it/],
    ['roast beef', 'ground beef', /chop it/],
    ['leftover lamb', 'roast beef', /taste of its own/],
    ['smoked haddock', 'haddock', /less/],
    ['pork shoulder', 'wild boar', /milder/],
    ['venison', 'wild boar', /game/],
    ['collard greens', 'cassava leaves', /sooner/],
    ['molasses', 'cassareep', /clove/],
    ['dandelion greens', 'turnip greens', /leaf/],
    ['dandelion greens', 'kale', /leaf/],
    ['kale', 'spinach', /tougher/],
    ['heavy cream', 'milk', /richer/],
    ['half and half', 'milk', /thin it/],
    ['milk', 'buttermilk', /lemon juice/],
    ['yogurt', 'sour cream', /drain/],
    ['lime', 'lemon zest', /citrus peel/],
    ['cinnamon stick', 'cinnamon', /grate/],
    ['chipotle powder', 'chili powder', /hotter/],
    ['orzo', 'macaroni', /small pasta/],
    ['tomato paste', 'tomato sauce', /water/],
    ['ham', 'bacon', /fry bacon/],
    ['chicken thighs', 'cooked chicken', /cook it first/],
    ['italian sausage', 'ground pork', /casing/],
    ['hamburger patties', 'ground beef', /break/],
    ['ground beef', 'burger patties', /shape/],
    ['ground beef', 'italian sausage', /crumbled/],
    ['muenster', 'cheddar', /melts/],
    ['bread', 'breadcrumbs', /crumble/],
    ['crackers', 'breadcrumbs', /crush/],
    ['red onion', 'shallot', /sharper/],
    ['ginger', 'ground ginger', /quarter/],
    ['mustard powder', 'dijon mustard', /tablespoon/],
    ['dried dill', 'dill', /a third/],
    ['puff pastry', 'pie crust', /prick/],
    ['fettuccine', 'egg noodles', /without egg/],
    ['chives', 'green onion', /finely/],
    ['cocoa powder', 'unsweetened chocolate', /tablespoons/],
  ])('[K-2] %s stands in for %s, with a difference that is named', (have, wanted, why) => {
    const found = substitution(id(have), id(wanted));
    expect(found).toEqual(
      why === null
        ? { grade: 'full', why: null }
        : { grade: 'partly', why: expect.stringMatching(why) },
    );
  });

  it.each([
    ['chicken breast', 'chicken thigh', /sooner/],
    ['penne', 'rigatoni', /pasta/],
    ['macaroni', 'pasta shells', /short/],
    ['orecchiette', 'fusilli', /short/],
    ['angel hair', 'linguine', /long/],
    ['spaghetti', 'tagliatelle', /long/],
    ['vanilla extract', 'vanilla bean', /steeps/],
    ['active dry yeast', 'instant yeast', /dissolved/],
    ['chicken tenders', 'chicken breast', /strips/],
    ['green pepper', 'red bell pepper', /color/],
    ['chocolate chips', 'dark chocolate', /melt/],
    ['semisweet chocolate', 'chocolate chips', /chop/],
    ['semisweet chocolate', 'dark chocolate', /bitter/],
    ['bagel', 'english muffin', /toast/],
    ['walnuts', 'pecans', /nut/],
    ['cheddar', 'mexican cheese blend', /melts alike/],
    ['swiss cheese', 'gruyere', /Alps/],
    ['parmesan', 'pecorino', /saltier/],
    ['apple cider', 'apple juice', /clear/],
    ['cream cheese', 'neufchatel', /leaner/],
    ['round steak', 'stewing beef', /cut up/],
    ['smoked turkey', 'deli turkey', /bone/],
    ['cod', 'haddock', /white fish/],
    ['sole', 'flounder', /fillet/],
    ['jumbo shells', 'manicotti', /fill/],
    ['corned beef', 'pastrami', /cured/],
  ])('[K-2] %s is nearly the same as %s, and the difference is named', (have, wanted, why) => {
    const found = { grade: 'nearly', why: expect.stringMatching(why) };
    expect(substitution(id(have), id(wanted))).toEqual(found);
    expect(substitution(id(wanted), id(have))).toEqual(found);
  });

  it('[K-2] is nearly the same only as something that it stands in for', () => {
    for (const { id: have } of allIngredients()) {
      for (const wanted of nearlyFor(have)) expect(partlyFor(have).has(wanted)).toBe(true);
    }
  });

  it.each([
    ['chicken breast', 'chicken', /cut/],
    ['masa harina', 'cornmeal', /lime/],
    ['mashed potatoes', 'potato', /already cooked/],
    ['seasoned salt', 'salt', /not salt alone/],
    ['lamb chop', 'lamb', /stew/],
    ['dried basil', 'basil', /dried/],
    ['bacon', 'pork', /cured/],
    ['pancetta', 'pork', /cured/],
    ['breaded chicken', 'chicken', /made into something else/],
    ['chicken broth', 'chicken', /meat is missing/],
    ['tomato paste', 'tomato', /concentrated/],
    ['fried calamari', 'squid', /already cooked/],
    ['leftover roast chicken', 'chicken', /only has to be warmed/],
    ['canned sardines', 'fish', /tins/],
    ['chickpeas', 'beans', /nobody means/],
    ['soba noodles', 'noodles', /buckwheat/],
    ['cranberries', 'berries', /sour/],
    ['acai', 'berries', /pulp/],
    ['mackerel', 'fish', /white one/],
    ['rump roast', 'beef', /joint/],
    ['elderberries', 'berries', /cooked/],
    ['lemon extract', 'extract', /flavor/],
    ['smoked sausage', 'sausage', /crumble/],
    ['andouille sausage', 'sausage', /smoked/],
    ['chicken tenders', 'chicken', /strip/],
    ['bolognese sauce', 'marinara sauce', /meat/],
    ['nacho cheese tortilla chips', 'tortilla chips', /milk/],
    ['chaat masala', 'garam masala', /salty/],
    ['peanut oil', 'oil', /allergen/],
    ['soybean sprouts', 'bean sprouts', /soybeans/],
  ])('[K-2] %s does not do for %s, and says why', (have, wanted, why) => {
    expect(substitution(id(have), id(wanted))).toEqual({
      grade: 'no',
      why: expect.stringMatching(why),
    });
  });

  it.each([
    ['milk', 'evaporated milk'],
    ['milk', 'powdered milk'],
    ['chicken broth', 'chicken bouillon'],
    ['flour', 'gluten-free flour'],
    ['chuck roast', 'sirloin roast'],
    ['prime rib', 'sirloin steak'],
    ['cantaloupe', 'watermelon'],
    // It contains celery, and nobody knows whether the broth does.
    ['vegetable bouillon', 'vegetable broth'],
    ['egg noodles', 'soba noodles'],
    // The general word is too vague, or this kind of it too particular, for a person to have meant it.
    ['sauce', 'soy sauce'],
    ['sweetener', 'honey'],
    ['berries', 'acai'],
    ['berries', 'saskatoon berries'],
    ['chili pepper', 'habanero pepper'],
    ['extract', 'maple extract'],
    ['orange extract', 'lemon extract'],
    ['preserved lemon', 'lemon juice'],
    ['round steak', 'sirloin steak'],
    ['rice', 'flattened rice'],
    ['poha', 'rice'],
    ['crescent dough', 'puff pastry'],
    ['dandelion greens', 'lettuce'],
    ['kielbasa', 'italian sausage'],
    ['parmesan', 'cheddar'],
    ['yogurt', 'milk'],
    ['milk', 'heavy cream'],
    ['bread', 'gluten-free breadcrumbs'],
    ['flour', 'tiger nut flour'],
    ['butter crackers', 'saltines'],
    ['egg noodles', 'fettuccine'],
    // Each would bring something that the dish does not contain: gluten, meat, sulphites, nuts, soy.
    ['soy sauce', 'gluten-free soy sauce'],
    ['chicken broth', 'vegetable broth'],
    ['crystallized ginger', 'ginger'],
    ['almond milk', 'milk'],
    ['soy milk', 'almond milk'],
  ])('[K-2] %s does not stand in for %s', (have, wanted) => {
    expect(substitution(id(have), id(wanted)).grade).toBe('no');
  });

  it.each([
    ['nectarine', 'peach'],
    ['peach', 'nectarine'],
    ['macaroni and cheese', 'macaroni'],
    ['pie crust', 'crust'],
    ['crust', 'graham cracker crust'],
    ['chili pepper', 'jalapeno'],
    ['berries', 'raspberries'],
  ])('[K-2] %s does for %s as well', (have, wanted) => {
    expect(substitution(id(have), id(wanted))).toEqual({ grade: 'full', why: null });
  });

  it('[K-2] names each difference in one direction only if the other does not hold', () => {
    const held = STANDS_IN.flatMap(([why, having, wanting]) =>
      having
        .split(', ')
        .flatMap((have) => wanting.split(', ').map((wanted) => [have, wanted, why] as const)),
    );
    for (const [have, wanted, why] of held) {
      expect([have, wanted, substitution(id(have), id(wanted))]).toEqual([
        have,
        wanted,
        { grade: 'partly', why },
      ]);
      expect([wanted, have, substitution(id(wanted), id(have)).why]).not.toEqual([
        wanted,
        have,
        why,
      ]);
    }
  });

  it.each([
    ['soy milk', 'almond milk', true],
    ['oat milk', 'soy milk', true],
    ['almond milk', 'milk', false],
    ['brioche', 'hamburger buns', false],
    ['naan', 'pita bread', false],
    ['flour tortilla', 'taco shell', false],
    ['tofu', 'paneer', false],
    ['shrimp', 'scallops', false],
    ['peanut butter', 'tahini', false],
  ])(
    '[K-2] %s stands in for %s where nobody keeps to a diet, nearly: %s',
    (have, wanted, isNearly) => {
      const [held, asked] = [id(have), id(wanted)];
      expect(partlyForWithoutDiets(held).has(asked)).toBe(true);
      expect(nearlyForWithoutDiets(held).has(asked)).toBe(isNearly);
    },
  );

  it('[K-2] has nothing to say about foods that nobody would confuse', () => {
    expect(substitution(id('salmon'), id('flour'))).toEqual({ grade: 'no', why: null });
  });

  it('[K-2] lists for a food exactly what it is refused for', () => {
    const foods = allIngredients();
    for (const { id: have } of foods.filter((_, place) => place % 50 === 0)) {
      const refused = foods.flatMap(({ id: wanted }) => {
        const { grade, why } = substitution(have, wanted);
        return grade === 'no' && why !== null ? [[wanted, why] as const] : [];
      });
      expect(new Map(refusedFor(have))).toEqual(new Map(refused));
    }
    expect(refusedFor(id('chicken broth')).size).toBeGreaterThan(0);
  });

  it('[K-2] takes brown rice for rice, and says that it takes longer', () => {
    const found = substitution(id('brown rice'), id('rice'));
    expect(found).toEqual({ grade: 'nearly', why: expect.stringMatching(/time/) });
  });

  it('[K-1] takes no kind for its general word that brings what the word is free of', () => {
    // The cheese of the packet is left out, and nobody buys another lemon juice or cheese than the one at hand.
    const known = [
      ...['macaroni and cheese', 'bottled lemon juice', 'bottled lime juice'],
      ...['grana padano', 'parmigiano-reggiano'],
    ];
    const brought = allIngredients().flatMap(({ id: kind, name, facts }) =>
      servesFor(kind).flatMap((general) => {
        const free = ingredientById(general)?.facts;
        const worse = [
          ...ALLERGEN_IDS.filter(
            (one) => facts.allergens[one] === 'contains' && free?.allergens[one] === 'free',
          ),
          ...DIET_IDS.filter(
            (one) => facts.diets[one] === 'contains' && free?.diets[one] === 'free',
          ),
        ];
        return worse.length > 0 && !known.includes(name) ? [[name, general, worse]] : [];
      }),
    );
    expect(brought).toEqual([]);
  });

  it('[K-1] never brings in an allergen, or breaks a diet, that the dish did not', () => {
    let pairs = 0;
    for (const { id: have, facts } of allIngredients()) {
      for (const wanted of partlyFor(have).keys()) {
        const asked = ingredientById(wanted)?.facts;
        const worse = [
          ...ALLERGEN_IDS.filter(
            (one) => facts.allergens[one] === 'contains' && asked?.allergens[one] !== 'contains',
          ),
          ...DIET_IDS.filter(
            (one) => facts.diets[one] === 'contains' && asked?.diets[one] !== 'contains',
          ),
        ];
        expect([have, wanted, worse]).toEqual([have, wanted, []]);
        pairs += 1;
      }
    }
    expect(pairs).toBeGreaterThan(500);
  });
});
