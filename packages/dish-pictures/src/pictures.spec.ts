import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { motifNames, paletteNames, palettes } from './backdrops.js';
import { brightness } from './colour.js';
import { drawingVersion } from './drawing-version.js';
import { settings } from './cuisine-tables.js';
import { dishForms } from './dish-forms.js';
import { dishKinds, kindInTitle } from './dish-kinds.js';
import type { DishForm, DishKind, DishTraits } from './dish-kinds.js';
import { equipmentIn, type Equipment } from './equipment.js';
import { openFillings } from './fillings.js';
import { glyphFor, glyphs } from './glyphs.js';
import { formatPictureAddress, parsePictureAddress, pictureAddress } from './picture-address.js';
import type { PicturedDish, PictureSpec } from './picture-address.js';
import { composePicture } from './picture-composer.js';
import { pieces } from './pieces.js';
import { SeededRandom } from '@larder/seeded-random';
import { stageDishes } from './stage.js';
import { openVessels } from './vessels.js';
import { wholeFood } from './whole-food.js';

const mostBytes = 12 * 1024;

const soup: PicturedDish = {
  title: 'Roasted Tomato Soup',
  types: ['soup'],
  kind: null,
  equipment: ['pot', 'blender'],
  cuisine: 'Italian',
  ingredientNames: ['tomato', 'onion', 'garlic', 'basil', 'olive oil', 'salt'],
};

function formAt(random: SeededRandom): DishForm {
  return random.chance(0.15)
    ? { vessel: 'table', filling: random.pick(stageDishes) }
    : { vessel: random.pick([...openVessels, 'ramekins']), filling: random.pick(openFillings) };
}

function randomSpec(random: SeededRandom, form = formAt(random)): PictureSpec {
  return {
    form,
    palette: random.pick(paletteNames),
    motif: random.pick(motifNames),
    setting: random.pick(settings),
    seed: Math.floor(random.between(0, 2 ** 32)),
    glyphs: random.shuffled([...glyphs.values()]).slice(0, Math.ceil(random.between(0, 6))),
  };
}

/** Every filling in two vessels and every vessel more than once, then the standing dishes. */
function everyForm(): DishForm[] {
  const vessels = [...openVessels, 'ramekins' as const];
  const vesselAt = (index: number) => vessels[index % vessels.length] ?? 'bowl';
  return [
    ...openFillings.map((filling, index): DishForm => ({ vessel: vesselAt(index), filling })),
    ...openFillings.map((filling, index): DishForm => ({ vessel: vesselAt(index + 5), filling })),
    ...stageDishes.map((filling): DishForm => ({ vessel: 'table', filling })),
  ];
}

function specOf(dish: PicturedDish): PictureSpec {
  const parsed = parsePictureAddress(pictureAddress(dish));
  if (!parsed) throw new Error(`Not an address: ${pictureAddress(dish)}`);
  return parsed.spec;
}

/** Sixty dishes that differ in type, cuisine or ingredients. */
function variedDishes(): PicturedDish[] {
  const mains = [
    'chicken',
    'beef',
    'salmon',
    'tofu',
    'chickpea',
    'shrimp',
    'mushroom',
    'lentil',
    'egg',
    'pork',
  ];
  const kinds: [name: string, type: string, cuisine: string, rest: string[]][] = [
    ['Soup', 'soup', 'French', ['carrot', 'leek', 'thyme']],
    ['Salad', 'salad', 'Greek', ['cucumber', 'tomato', 'feta cheese']],
    ['Curry', 'main course', 'Indian', ['coconut milk', 'spinach', 'ginger']],
    ['Tacos', 'main course', 'Mexican', ['red cabbage', 'lime', 'corn tortilla']],
    ['Fried Rice', 'main course', 'Chinese', ['rice', 'pea', 'scallion']],
    ['Toast', 'breakfast', 'Canadian', ['bread', 'avocado', 'lemon']],
  ];
  return kinds.flatMap(([name, type, cuisine, rest]) =>
    mains.map((main) => ({
      title: `${main[0]?.toUpperCase()}${main.slice(1)} ${name}`,
      types: [type],
      kind: null,
      equipment: [],
      cuisine,
      ingredientNames: [main, ...rest],
    })),
  );
}

describe('picture addresses', () => {
  it('[DISH-1] gives every dish a URL that contains everything its picture needs', () => {
    const address = pictureAddress(soup);
    expect(address).toMatch(
      /^\/pictures\/[0-9a-f]{8}\/(bowl|soup-bowl)\.puree\.[a-z]+\.[a-z]+\.[a-z]+\.[0-9a-f]{8}\/tomato\+basil\+/,
    );
    expect(parsePictureAddress(address)?.current).toBe(true);
  });

  it('parses every URL that it writes', () => {
    const random = new SeededRandom(1, 'round trip');
    for (let count = 0; count < 500; count += 1) {
      const spec = randomSpec(random);
      expect(parsePictureAddress(formatPictureAddress(spec))).toEqual({ current: true, spec });
    }
  });

  it('is deterministic and pictures what the title names before the staples', () => {
    expect(pictureAddress(soup)).toBe(pictureAddress({ ...soup }));
    expect(specOf(soup).glyphs.map((glyph) => glyph.key)).toEqual([
      'tomato',
      'basil',
      'onion',
      'garlic',
    ]);
  });

  it('[DISH-1] pictures a dish of which no ingredient is known by its type', () => {
    const unknown = {
      title: 'Nobody Knows',
      types: ['dessert'],
      kind: null,
      equipment: [],
      cuisine: 'International',
      ingredientNames: ['xyzzy'],
    };
    expect(specOf(unknown).glyphs.map((glyph) => glyph.key)).toEqual(['strawberry']);
    expect(specOf({ ...unknown, types: [] }).glyphs).toHaveLength(1);
  });

  it.each([
    ['another root', (good: string) => good.replace('/pictures/', '/picture/')],
    ['a word for a version', (good: string) => good.replace(drawingVersion, 'latest00')],
    ['an unknown vessel', (good: string) => good.replace(/\/[a-z-]+\.puree/, '/bucket.puree')],
    ['an unknown filling', (good: string) => good.replace('.puree.', '.gruel.')],
    [
      'a dish that stands in a vessel that lies',
      (good: string) => good.replace('.puree.', '.smoothie.'),
    ],
    ['an unknown glyph', (good: string) => good.replace('/tomato+', '/tomato+gravel+')],
    ['a glyph twice', (good: string) => good.replace('/tomato+', '/tomato+tomato+')],
    [
      'seven glyphs',
      (good: string) =>
        good.replace(/\/tomato.*/, '/tomato+basil+onion+garlic+salt+carrot+leek.svg'),
    ],
    ['no glyph', (good: string) => good.replace(/\/tomato.*/, '/.svg')],
    ['a part too many', (good: string) => good.replace('.puree.', '.puree.extra.')],
    ['a prototype key', (good: string) => good.replace('.puree.', '.constructor.')],
    ['another ending', (good: string) => good.replace('.svg', '.png')],
    ['a climbing path', (good: string) => good.replace('/tomato+', '/../tomato+')],
    ['an escaped path', (good: string) => good.replace('+', '%2B')],
    ['more after the end', (good: string) => `${good}/x`],
    ['nothing', () => ''],
  ])('refuses %s', (_what, spoil) => {
    expect(parsePictureAddress(spoil(pictureAddress(soup)))).toBeNull();
  });

  it('knows an address of an older composer for what it is', () => {
    const older = pictureAddress(soup).replace(drawingVersion, '0badcafe');
    expect(parsePictureAddress(older)).toEqual({ current: false, spec: specOf(soup) });
  });
});

describe('glyphs', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, unknown> };
  const named = [...glyphs.values()].flatMap(({ whole }) => ('icon' in whole ? [whole.icon] : []));

  it('uses at least 110 icons, and only such as the package holds', () => {
    expect(new Set(named).size).toBeGreaterThanOrEqual(110);
    expect(named.filter((name) => !(name in icons))).toEqual([]);
  });

  it('has keys that an address can carry', () => {
    expect([...glyphs.keys()].filter((key) => !/^[a-z]+(-[a-z]+)*$/.test(key))).toEqual([]);
  });

  it.each([
    ['chicken', 'chicken'],
    ['boneless skinless chicken thighs', 'chicken'],
    ['chicken broth', 'broth'],
    ['egg', 'egg'],
    ['eggplant', 'eggplant'],
    ['egg noodles', 'noodle'],
    ['peanut butter', 'peanut-butter'],
    ['butter', 'butter'],
    ['coconut milk', 'coconut'],
    ['olive oil', 'olive-oil'],
    ['cheddar cheese', 'cheddar'],
    ['tomatoes', 'tomato'],
    ['basil leaves', 'basil'],
    ['Gruyère', 'cheese-wedge'],
    ['smoked provola cheese', 'cheese-wedge'],
    ['unheard-of bean', 'beans'],
    ['wild herb', 'cilantro'],
    ['ground allspice berries', 'cinnamon'],
    ['fiddlehead', 'green-bean'],
    ['hot dog bun', 'baguette-bread'],
    ['corn syrup', 'honey-pot'],
  ])('knows %s', (name, key) => {
    expect(glyphFor(name)?.key).toBe(key);
  });

  it('has nothing for what is no food', () => {
    expect(glyphFor('xyzzy')).toBeNull();
  });
});

describe('the forms of dishes', () => {
  const fillingsOf = (kind: DishKind | null, traits: Partial<DishTraits> = {}) => {
    const forms = dishForms(kind, { types: [], equipment: [], glyphs: [], ...traits });
    return [...new Set(forms.map(({ filling }) => filling))];
  };
  const glyphsOf = (...names: string[]) => names.flatMap((name) => glyphFor(name) ?? []);

  it.each<[title: string, kind: DishKind | null]>([
    ['chicken noodle soup', 'noodle soup'],
    ['pumpkin and lentil soup', 'soup'],
    ['black bean burgers', 'burger'],
    ['potato samosas', 'hand pies'],
    ['cornish pasties', 'hand pies'],
    ['pork dumplings', 'dumplings'],
    ['cheese gnocchi', 'dumplings'],
    ['spaghetti bolognese', 'pasta'],
    ['sweet potato fries', 'fries'],
    ['rhubarb pies', 'pie'],
    ['cucumber raita', 'dip'],
    ['overnight oats', 'parfait'],
    ['upside-down cake', 'plain cake'],
    ["shepherd's pie", 'gratin'],
    ['pork chops braised', 'stew'],
    ['Miso Soup with Tofu', 'soup'],
    ['Fresh Crêpes', 'crêpes'],
    ['Meatball Subs', 'sandwich'],
    ['something nobody knows', null],
    ['constructor', null],
    ['s', null],
    ['', null],
  ])('read "%s" as %s by its last noun or its method', (title, kind) => {
    expect(kindInTitle(title)).toBe(kind);
  });

  it.each<[title: string, kind: DishKind | null]>([
    ['tandoori salmon with cucumber raita', null],
    ['pork chops with white beans in curry', null],
    ['avocado toast with poached eggs', 'sandwich'],
    ['fried fish on rice', null],
    ['smoked salmon on dark rye bread', 'sandwich'],
    ['roast chicken with rice', 'roast'],
  ])('do not follow from what lies beside or under "%s"', (title, kind) => {
    expect(kindInTitle(title)).toBe(kind);
  });

  it('[DISH-1] follow from what a recipe says it is, whatever its title', () => {
    const porkolt = { ...soup, title: 'Pörkölt', types: ['main course'], kind: 'stew' as const };
    expect(specOf(porkolt).form.filling).toBe('stew');
    expect(specOf({ ...porkolt, title: 'Pörkölt Salad' }).form.filling).toBe('stew');
    const ofAnotherVersion = { ...porkolt, title: 'Beef Pie', kind: 'mystery' as DishKind };
    expect(specOf(ofAnotherVersion).form.filling).toBe('pie');
  });

  it('follow from type, equipment and foods when neither title nor recipe says it', () => {
    const chicken = glyphsOf('chicken', 'onion');
    const main = { types: ['main course'], glyphs: chicken };
    expect(fillingsOf(null, main)).toEqual(['main']);
    expect(fillingsOf(null, { ...main, equipment: ['baking-dish'] })).toEqual(['roast']);
    expect(fillingsOf(null, { ...main, equipment: ['pot'] })).toEqual(['stew']);
    expect(fillingsOf(null, { ...main, equipment: ['wok'] })).toEqual(['toss']);
    expect(fillingsOf(null, { ...main, types: ['soup'] })).toEqual(['broth']);
    expect(fillingsOf(null, { types: ['dessert'], equipment: ['pie-tin'] })).toEqual(['tart']);
    expect(fillingsOf(null, { types: ['breakfast'], equipment: ['waffle-iron'] })).toEqual([
      'waffles',
    ]);
    expect(fillingsOf(null, { types: ['side dish'], glyphs: glyphsOf('carrot') })).toEqual([
      'toss',
    ]);
  });

  it('tell one kind of soup, salad, pasta and cake from another by foods and equipment', () => {
    expect(fillingsOf('soup', { equipment: ['pot', 'blender'] })).toEqual(['puree']);
    expect(
      fillingsOf('soup', { equipment: ['pot', 'blender'], glyphs: glyphsOf('chicken') }),
    ).toEqual(['broth']);
    expect(fillingsOf('salad', { glyphs: glyphsOf('lettuce', 'tomato') })).toEqual(['salad']);
    expect(fillingsOf('salad', { glyphs: glyphsOf('tomato', 'feta cheese') })).toEqual(['toss']);
    expect(fillingsOf('pasta', { glyphs: glyphsOf('spaghetti') })).toEqual(['noodles']);
    expect(fillingsOf('pasta', { glyphs: glyphsOf('penne') })).toEqual(['pasta']);
    expect(fillingsOf('pasta', { equipment: ['baking-dish'] })).toEqual(['gratin']);
    expect(fillingsOf('cake', { types: ['appetizer'] })).toEqual(['patties']);
  });

  it('show nothing in a pan or a dish that its steps do not name', () => {
    const vesselsOf = (...equipment: Equipment[]) =>
      new Set(dishForms('stew', { types: [], equipment, glyphs: [] }).map(({ vessel }) => vessel));
    expect(vesselsOf('pot')).toEqual(new Set(['pot', 'bowl', 'soup-bowl']));
    expect(vesselsOf('skillet')).toEqual(new Set(['skillet', 'bowl', 'soup-bowl']));
    expect(vesselsOf()).toEqual(new Set(['bowl', 'soup-bowl']));
  });

  it('exist for every kind of dish', () => {
    for (const kind of dishKinds) expect(fillingsOf(kind)).not.toEqual([]);
  });
});

describe('the equipment', () => {
  it.each<[step: string, found: Equipment[]]>([
    ['Simmer in a large saucepan.', ['pot']],
    ['Heat the oil in a frying pan.', ['skillet']],
    ['Butter a 20 x 30 cm pan and a muffin tin.', ['cake-tin', 'muffin-tin']],
    ['Line two baking sheets.', ['sheet-pan']],
    ['Tip into a roasting tin, then into the wok.', ['wok', 'baking-dish']],
    ['Divide between ramekins.', ['ramekins']],
    ['Blend until smooth.', ['blender']],
    ['Blend half of the soup in the Dutch oven.', ['pot']],
    ['Serve the dish on a plate.', []],
  ])('of "%s" is %j', (step, found) => {
    expect(equipmentIn(['Chop the onion.', step])).toEqual(found);
  });
});

describe('pictures', () => {
  it('[DISH-1] fits every picture into 12 kB on the wire', () => {
    const random = new SeededRandom(2, 'sizes');
    const sizes = Array.from(
      { length: 300 },
      () => gzipSync(composePicture(randomSpec(random))).length,
    );
    expect(Math.max(...sizes)).toBeLessThanOrEqual(mostBytes);
  });

  it('draws every vessel and every filling without a broken number', () => {
    const random = new SeededRandom(3, 'all');
    const forms = everyForm();
    for (const form of forms) {
      const svg = composePicture(randomSpec(random, form));
      expect(
        `${form.vessel} ${form.filling} ${/NaN|undefined|Infinity|null/.exec(svg)?.[0] ?? 'sound'}`,
      ).toBe(`${form.vessel} ${form.filling} sound`);
    }
  });

  it('gives every id once and points to none that is missing', () => {
    const random = new SeededRandom(4, 'ids');
    for (let count = 0; count < 60; count += 1) {
      const base = randomSpec(random);
      // These three icons carry ids of their own.
      const own = ['butter', 'oden', 'tomato']
        .map((key) => glyphs.get(key))
        .filter((glyph) => glyph !== undefined);
      const svg = composePicture({ ...base, glyphs: own });
      const ids = [...svg.matchAll(/\bid="([^"]+)"/g)].map((match) => match[1]);
      const used = [...svg.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map((match) => match[1]);
      expect(new Set(ids).size).toBe(ids.length);
      expect(used.filter((id) => !ids.includes(id))).toEqual([]);
    }
  });

  it('holds no text, no script, no style and nothing from elsewhere', () => {
    const random = new SeededRandom(5, 'safe');
    for (let count = 0; count < 60; count += 1) {
      const svg = composePicture(randomSpec(random));
      expect(svg).not.toMatch(
        /<(text|script|style|image|foreignObject|a)\b|\son[a-z]+=|href="(?!#)|url\((?!#)/,
      );
      expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 640 440"/);
    }
  });

  it('draws the same picture for the same address', () => {
    for (const dish of variedDishes().slice(0, 20)) {
      expect(composePicture(specOf(dish))).toBe(composePicture(specOf(dish)));
    }
  });

  it('[DISH-1] draws sixty pictures for sixty dishes', () => {
    const dishes = variedDishes();
    expect(dishes).toHaveLength(60);
    expect(new Set(dishes.map(pictureAddress)).size).toBe(60);
    expect(new Set(dishes.map((dish) => composePicture(specOf(dish)))).size).toBe(60);
  });

  it('[DISH-1] gives twins by their ingredients another look by their titles', () => {
    const looks = ['Monday Soup', 'Tuesday Soup', 'Wednesday Soup', 'Thursday Soup'].map((title) =>
      composePicture(specOf({ ...soup, title })),
    );
    expect(new Set(looks).size).toBe(looks.length);
  });

  const shownOf = (dish: Partial<PicturedDish>) => {
    const picture = composePicture(specOf({ ...soup, equipment: [], ...dish }));
    return (piece: keyof typeof pieces) => picture.includes(pieces[piece].body);
  };

  it('lays bites and patties on leaves only if leaves are in them', () => {
    const bites = { title: 'Bites', types: ['appetizer'], kind: 'pieces' as const };
    const withLeaf = shownOf({ ...bites, ingredientNames: ['shrimp', 'lettuce'] });
    const withoutLeaf = shownOf({ ...bites, ingredientNames: ['shrimp', 'lemon'] });
    expect(withLeaf('lettuceLeaf')).toBe(true);
    for (const leaf of ['lettuceLeaf', 'arugulaLeaf', 'redLeaf'] as const) {
      expect(withoutLeaf(leaf)).toBe(false);
    }
    expect(
      shownOf({ ...bites, kind: 'patties', ingredientNames: ['potato', 'onion'] })('lettuceLeaf'),
    ).toBe(false);
  });

  it('shows no egg that only binds, and no tofu that was blended', () => {
    const bites = { title: 'Bites', types: ['appetizer'], kind: 'pieces' as const };
    expect(shownOf({ ...bites, ingredientNames: ['egg', 'mayonnaise'] })('eggHalf')).toBe(true);
    expect(shownOf({ ...bites, ingredientNames: ['pickle', 'egg'] })('eggHalf')).toBe(false);
    const sweet = { title: 'Sweet', types: ['dessert'], kind: 'fruit' as const };
    expect(shownOf({ ...sweet, ingredientNames: ['apple', 'egg'] })('eggHalf')).toBe(false);
    expect(
      shownOf({ ...sweet, kind: 'pudding', ingredientNames: ['tofu', 'lemon'] })('tofuCube'),
    ).toBe(false);
  });

  it('melts butter on porridge, not on a pudding', () => {
    const creamy = { title: 'Creamy', types: ['dessert'], kind: 'porridge' as const };
    expect(shownOf({ ...creamy, ingredientNames: ['corn grits'] })('butterPat')).toBe(true);
    expect(shownOf({ ...creamy, ingredientNames: ['cocoa powder'] })('butterPat')).toBe(false);
  });

  it('colours cookies by the cocoa in their dough, not by the chips', () => {
    const coloursWith = (...ingredientNames: string[]) => {
      const cookies = { ...soup, title: 'Cookies', types: ['dessert'], ingredientNames };
      const fills = composePicture(specOf(cookies)).matchAll(/fill="(#[0-9a-f]{6})"/g);
      return new Set([...fills].map(([, colour = '']) => colour));
    };
    const plain = coloursWith('brown sugar', 'flour');
    const cocoa = coloursWith('cocoa powder', 'brown sugar', 'flour');
    const dough = [...plain].filter((colour) => !cocoa.has(colour));
    expect(dough).not.toEqual([]);
    const darkDough = [...cocoa].filter((colour) => !plain.has(colour));
    expect(Math.max(...darkDough.map(brightness))).toBeLessThan(0.55);
    const withChips = coloursWith('chocolate chip', 'brown sugar', 'flour');
    expect([...withChips]).toEqual(expect.arrayContaining(dough));
  });

  it('pictures a sauce by the sauce that it is made of, but not by its oil', () => {
    const firstOf = (...ingredientNames: string[]) =>
      specOf({ ...soup, title: 'Sauce', kind: 'dip', ingredientNames }).glyphs[0]?.key;
    expect(firstOf('soy sauce', 'lemon', 'mustard')).toBe('soy-sauce');
    expect(firstOf('olive oil', 'tomato sauce', 'onion')).not.toBe('olive-oil');
  });

  it('shows hot chicken fried, as its name implies', () => {
    const chicken = { ...soup, title: 'Nashville Hot Chicken', ingredientNames: ['chicken leg'] };
    expect(specOf(chicken).glyphs[0]?.key).toBe('chicken-cutlet');
  });

  it('carries the fingerprint of what it draws in its addresses', () => {
    const random = new SeededRandom(6, 'fingerprint');
    const hash = createHash('sha256');
    for (const glyph of glyphs.values())
      hash.update(wholeFood(glyph, 'x') + wholeFood(glyph, 'x', true));
    hash.update(JSON.stringify([pieces, palettes]));
    for (const form of everyForm()) hash.update(composePicture(randomSpec(random, form)));
    for (const motif of motifNames) hash.update(composePicture({ ...specOf(soup), motif }));
    // Drawings changed? Then so must `drawingVersion`, to what was received here.
    expect(hash.digest('hex').slice(0, 8)).toBe(drawingVersion);
  });
});
