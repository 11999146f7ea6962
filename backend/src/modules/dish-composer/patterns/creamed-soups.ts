import { rational } from '@larder/culinary';
import { doneness, fry, isOf, minutes, served, softened } from '../cooking-steps.js';
import { pattern, type DishPattern } from '../dish-pattern.js';
import { measureAll, measureBy, naming, present } from '../kitchen-measures.js';

/** What makes a chowder of a bisque. */
const CHUNKY = /potato|corn|carrot/;

/** Shellfish in condensed soup, thinned with milk or cream: the soup is hot before they go in, as they take three minutes. */
const seafoodSoup = pattern({
  name: 'creamy seafood soup',
  types: ['soup', 'main course'],
  kind: 'soup',
  styles: ['canadian', 'french'],
  servings: 4,
  vessel: 'pot',
  roles: {
    soup: { kinds: ['creamsoup'], least: 1, most: 2, anywhere: true },
    seafood: {
      kinds: ['shellfish', 'fish', 'tinnedfish'],
      least: 1,
      most: 2,
      anywhere: true,
      fit: ({ name }) => !/tuna|sardine/.test(name),
    },
    milk: {
      kinds: ['milk', 'cream'],
      least: 1,
      most: 2,
      fill: ['milk', 'oat milk'],
      inOrder: true,
      anywhere: true,
    },
    vegetables: {
      kinds: ['root', 'tender', 'firm'],
      most: 3,
      cut: 'diced',
      shared: true,
      anywhere: true,
      fit: ({ name }) => /carrot|potato|corn|pea$|mushroom|cauliflower|bell pepper/.test(name),
    },
  },
  // With rice or pasta it is a sauce, and with crumbs it is baked.
  fits: ({ milk }, kit) => {
    if (kit.offers('rice', 'pasta', 'noodle', 'bread', 'crumb', 'crust', 'pastry')) return null;
    return milk.some((food) => kit.isNamed(food)) ? 3 : 1;
  },
  cook(kit, { soup, seafood, milk, vegetables }) {
    kit.share(seafood, seafood.length > 1 ? rational(1, 2) : rational(1));
    const cups = soup.length > 1 ? ['2 1/2 cups', '1 1/4 cups'] : ['1 1/2 cups', '3/4 cup'];
    measureAll(kit, milk, cups[milk.length - 1] ?? '1 1/2 cups');
    kit.about(...seafood, ...vegetables);
    const wine = kit.take(['wine'], { most: 1 });
    measureAll(kit, wine, '2 tbsp');
    const start = softened(kit, 'large pot');
    if (!start) return null;
    kit.step(start, ...fry(kit, vegetables, 'cook'));
    // The soup has all the salt that the pot needs.
    const spice = kit.take(['spice'], { most: 2 });
    const usual = spice.length > 0 ? [] : present(kit.stapleAtHand('paprika'));
    measureBy(kit, usual, [[['spice'], '1 tsp']]);
    kit.step(
      `Stir in ${kit.hot(...soup, ...milk, ...wine, ...spice, ...usual, kit.pepper())} and heat for 5 minutes, stirring, until smooth and steaming, without boiling.`,
    );
    const raw = seafood.filter((food) => !isOf(food, 'tinnedfish'));
    const ready = seafood.filter((food) => !raw.includes(food));
    const time = Math.max(0, ...raw.map((food) => food.minutes.simmer ?? 3));
    kit.step(
      naming(
        kit,
        raw,
        (names) => `Add ${names} and simmer gently for ${minutes(time)}, ${doneness(kit, raw)}.`,
      ),
      naming(kit, ready, (names) => `Stir in ${names} and warm through for 2 minutes.`),
    );
    kit.taste();
    kit.step(served(kit, 'Ladle into bowls and serve hot', ...kit.herbs()));
    const isChunky = vegetables.some(({ name }) => CHUNKY.test(name));
    return kit.titleOf(
      kit.mains,
      isChunky || seafood.some((food) => isOf(food, 'fish')) ? 'chowder' : 'bisque',
    );
  },
});

export const CREAMED_SOUP_PATTERNS: readonly DishPattern[] = [seafoodSoup];
