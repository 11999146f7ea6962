import { ingredientById } from '@larder/culinary';
import type { ComposedDish } from './dish-composer.js';
import type { TypedName } from './food-kinds.js';
import { capitalized, titled } from './phrases.js';

/**
 * Names of foods, Larder's own first: only of what is the very same thing, so that a recipe may call it either way. A word without an
 * ending has no plural of its own.
 */
const NAMES: readonly (readonly [name: string, ...others: string[]])[] = [
  ['salt cod', 'saltfish', 'salted cod', 'bacalhau', 'bacalao'],
  ['lima bean', 'butter bean/s'],
  ['broccoli rabe', 'rapini'],
  ['flatbread', 'roti/s', 'chapati/s', 'chapatti/s'],
  ['green onion', 'scallion/s', 'spring onion/s'],
  ['eggplant', 'aubergine/s'],
  ['zucchini', 'courgette/s'],
  ['shrimp', 'prawn/s'],
  ['chickpea', 'garbanzo bean/s', 'garbanzo/s'],
  ['arugula', 'rocket'],
  ['beet', 'beetroot/s'],
  ['bell pepper', 'capsicum/s'],
  ['rutabaga', 'swede/s'],
  ['green bean', 'string bean/s'],
  ['snow pea', 'mangetout/s'],
  ['fava bean', 'broad bean/s'],
  ['hot dog', 'wiener/s'],
  ['ground beef', 'minced beef', 'beef mince'],
  ['ground pork', 'minced pork', 'pork mince'],
  ['heavy cream', 'whipping cream'],
  ['chickpea flour', 'besan', 'gram flour'],
  ['fenugreek leaf', 'methi'],
  ['okra', 'bhindi'],
  ['spinach', 'palak'],
  ['cassava', 'yuca'],
  ['swiss chard', 'silverbeet'],
  ['bok choy', 'pak choi', 'pak choy'],
  ['daikon', 'mooli'],
  ['long bean', 'snake bean/s', 'yardlong bean/s'],
  ['chinese broccoli', 'gai lan'],
  ['canadian bacon', 'peameal bacon', 'back bacon'],
  ['pie crust', 'pie dough'],
  ['bread', 'toast'],
  ['pierogi', 'perogies'],
  ['lingonberry', 'partridgeberry/partridgeberries'],
  ['cloudberry', 'bakeapple/s'],
  ['saskatoon berry', 'saskatoon/s'],
  ['soy sauce', 'soya sauce'],
  ['lap cheong', 'Chinese sausage/s'],
];

/** What each food was called, where that is not Larder's name for it. */
export function readNames(
  entries: readonly { readonly entry: string; readonly ids: readonly number[] }[],
): Map<number, TypedName> {
  const names = new Map<number, TypedName>();
  for (const { entry, ids } of entries) {
    for (const id of ids) {
      const name = nameIn(entry, ingredientById(id)?.name);
      if (name && !names.has(id)) names.set(id, name);
    }
  }
  return names;
}

function nameIn(entry: string, food: string | undefined): TypedName | undefined {
  const others = NAMES.find(([name]) => name === food)?.slice(1) ?? [];
  return others
    .map(asTypedName)
    .find(({ one, many }) => new RegExp(`\\b(?:${one}|${many})\\b`, 'i').test(entry));
}

function asTypedName(word: string): TypedName {
  const [one = '', ending] = word.split('/');
  if (ending === undefined) return { one, many: one };
  return { one, many: ending === 's' ? `${one}s` : ending };
}

/** Each name with Larder's own, for a check that both mean the same. */
export const ALL_NAMES: readonly (readonly [name: string, other: string])[] = NAMES.flatMap(
  ([name, ...others]) =>
    others
      .map(asTypedName)
      .flatMap(({ one, many }) => [...new Set([one, many])].map((other) => [name, other] as const)),
);

/** The dish with its foods called what they were called when they were asked for: ackee and saltfish. */
export function withNames(
  dish: ComposedDish,
  names: ReadonlyMap<number, TypedName> | undefined,
): ComposedDish {
  let called = dish;
  for (const [id, name] of names ?? []) called = withName(called, id, name);
  return called;
}

/** What comes before one of something. */
const ONE = /(?:^|\s)(?:1|1\/2|an?|half an?|each) (?:large |small |medium )?$/i;

function withName(dish: ComposedDish, id: number, { one, many }: TypedName): ComposedDish {
  const food = ingredientById(id);
  if (!food) return dish;
  const { name, plural } = food;
  const isOther = (other: string): boolean => other !== name && other.includes(name);
  // "Shrimp paste" does not become "prawn paste".
  if ([...dish.uses, ...dish.adds].some(isOther)) return dish;
  const isMass = plural === name;
  // What has no plural in the table is counted in a list of ingredients: "2 flatbreads".
  const said = new RegExp(`\\b(?:(${isMass ? '' : `${plural}|`}${name}s)|${name})\\b`, 'gi');
  const inTitle = dish.title.replace(said, (_, counted: string | undefined) =>
    titled(counted === undefined ? one : many),
  );
  const renamed = (text: string): string =>
    text.replace(said, (found, counted: string | undefined, at: number) => {
      const isOne = isMass ? ONE.test(text.slice(0, at)) : counted === undefined;
      const word = isOne ? one : many;
      return /^[A-Z]/.test(found) ? capitalized(word) : word;
    });
  return {
    ...dish,
    title: inTitle,
    ingredients: dish.ingredients.map(renamed),
    steps: dish.steps.map(renamed),
    uses: dish.uses.map(renamed),
    leavesOut: dish.leavesOut.map(renamed),
    leftOutWhy: dish.leftOutWhy.map((left) => ({ ...left, name: renamed(left.name) })),
  };
}
