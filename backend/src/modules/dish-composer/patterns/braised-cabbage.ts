import { rational } from '@larder/culinary';
import { served } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, measureBy, naming } from '../kitchen-measures.js';
import { titleName } from '../dish-titles.js';
import { titled } from '../phrases.js';

/** Red cabbage stewed soft and sweet and sour with an apple, as in Central Europe: a cup of liquid to half a head, three quarters of an hour. */
const redCabbage = pattern({
  name: 'braised red cabbage',
  types: ['side dish'],
  kind: 'vegetables',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    cabbage: { kinds: ['firm'], least: 1, most: 1, fit: ({ name }) => name === 'red cabbage' },
    apple: { kinds: ['crisp'], most: 1, anywhere: true },
    cured: { kinds: ['cured'], most: 1 },
  },
  fits: ({ apple }, kit) => {
    if (kit.offers('salad', 'mayo', 'soy', 'yogurt', 'oil')) return null;
    const isSpiced = kit.offers('wine', 'sweetspice', 'broth', 'jam') || kit.wantsNamed(/bay leaf/);
    return isSpiced ? 3 : apple.length > 0 && kit.offers('acid', 'aromatic') ? 1 : null;
  },
  cook(kit, { cabbage, apple, cured }) {
    kit.share(cabbage, rational(2));
    measureAll(kit, apple, '1');
    kit.about(...cabbage, ...apple);
    const fat = kit.fat();
    const sour =
      kit.take(['acid'], { most: 1, anywhere: true })[0] ??
      kit.staple('cider vinegar', 'white vinegar');
    const sweet = kit.one(['jam', 'sugar', 'sweet'], 'brown sugar', 'sugar', 'honey');
    const liquid =
      kit.take(['wine', 'broth', 'juice'], { most: 1, anywhere: true })[0] ?? kit.water('1 cup');
    if (!fat || !sour || !sweet || !liquid) return null;
    kit.measure(liquid, '1 cup');
    measureBy(kit, [sour, sweet], [[['acid', 'sugar', 'sweet', 'jam'], '2 tbsp']]);
    const onions = kit.aromatics();
    kit.step(
      `Heat ${kit.the(fat)} in a heavy pot over medium heat.`,
      naming(
        kit,
        cured,
        (names) => `Add ${names} and cook for 5 minutes, until crisp at the edges.`,
      ),
      naming(
        kit,
        onions,
        (names) => `Add ${names} and cook for 6 minutes, stirring often, until soft.`,
      ),
    );
    const spices = kit.take(['spice', 'sweetspice'], { most: 3, anywhere: true });
    measureBy(kit, spices, [[['sweetspice'], '1/4 tsp']]);
    kit.step(
      `Add ${kit.hot(...cabbage, ...apple, sour, sweet, ...spices, kit.salt(), kit.pepper())} and stir for 3 minutes, until the cabbage is bright and glossy.`,
    );
    kit.step(
      `Pour in ${kit.hot(liquid)}, bring to a boil, cover and simmer over low heat for 45 minutes, stirring now and then, until very tender.`,
    );
    kit.taste();
    const over = kit.take(['nut', 'driedfruit'], { most: 1 });
    kit.step(served(kit, 'Serve hot', ...over));
    const [fruit] = apple;
    return titled(`braised red cabbage${fruit ? ` with ${titleName(fruit)}` : ''}`);
  },
});

export const BRAISED_CABBAGE_PATTERNS: readonly DishPattern[] = [redCabbage];
