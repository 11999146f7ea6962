import { ancestorsOf } from '@larder/culinary';
import { CUTS } from './cuts-of-meat.js';
import type { Food, Kind } from './food.js';
import { calledTogether, listed, titled } from './phrases.js';

const TITLE_NAMES: Readonly<Record<string, string>> = {
  ...CUTS,
  'ground chicken': 'chicken',
  'ground turkey': 'turkey',
  'ground beef': 'beef',
  'ground pork': 'pork',
  'ground lamb': 'lamb',
  'ground veal': 'veal',
  'stewing beef': 'beef',
  'red bell pepper': 'red pepper',
  'green bell pepper': 'green pepper',
  'yellow bell pepper': 'yellow pepper',
  'orange bell pepper': 'orange pepper',
  'bell pepper': 'pepper',
  'canned tomato': 'tomato',
  'crushed tomato': 'tomato',
  'stewed tomato': 'tomato',
  'diced tomatoes with green chiles': 'tomato',
  'tomato sauce': 'tomato',
  'tomato puree': 'tomato',
  'tomato soup': 'tomato',
  'greek yogurt': 'yogurt',
  'vegetarian ground meat': 'meatless mince',
  'textured vegetable protein': 'soy mince',
  'romaine lettuce': 'romaine',
  'mixed frozen vegetable': 'vegetable',
  'canned salmon': 'salmon',
  'canned tuna': 'tuna',
  'cooked chicken': 'chicken',
  'rotisserie chicken': 'chicken',
  'cooked turkey': 'turkey',
  'cooked pork': 'pork',
  'cooked beef': 'beef',
  'cooked lamb': 'lamb',
  'salad green': 'greens',
  'gluten-free oat': 'oat',
  'gluten-free pasta': 'pasta',
  'collard green': 'collard greens',
  'mustard green': 'mustard greens',
  'beet green': 'beet greens',
  'granny smith apple': 'apple',
  'mandarin orange': 'mandarin',
  'coconut milk': 'coconut',
  'pumpkin puree': 'pumpkin',
  'cocoa powder': 'chocolate',
  'dark chocolate': 'chocolate',
  'semisweet chocolate': 'chocolate',
  'milk chocolate': 'chocolate',
  'unsweetened chocolate': 'chocolate',
  'vanilla extract': 'vanilla',
  'vanilla bean': 'vanilla',
  'almond extract': 'almond',
  'peppermint extract': 'peppermint',
  'maple extract': 'maple',
  'lemon extract': 'lemon',
  'orange extract': 'orange',
  'instant coffee': 'coffee',
  'cinnamon stick': 'cinnamon',
  'ground ginger': 'ginger',
  'irish cream liqueur': 'irish cream',
  'butterscotch chip': 'butterscotch',
  'toffee bit': 'toffee',
  'white chocolate chip': 'white chocolate',
  'milk chocolate chip': 'chocolate chip',
  'orange juice': 'orange',
  'lemon zest': 'lemon',
  'lime zest': 'lime',
  'orange zest': 'orange',
  'coconut flake': 'coconut',
  'artichoke heart': 'artichoke',
  'marinated artichoke': 'artichoke',
  'coleslaw mix': 'cabbage',
};

const titleNames = new Map<string, string>();

export function titleName({ name }: Food): string {
  const known = titleNames.get(name);
  if (known !== undefined) return known;
  // A dish with vegan cheese is not a vegan dish.
  const called = (TITLE_NAMES[name] ?? name)
    .replace(/^(?:vegan|gluten-free) /, '')
    .replace(/^vegetarian /, 'meatless ');
  titleNames.set(name, called);
  return called;
}

/** Whether a title contains a name, singular or plural. */
export function occursIn(title: string, name: string): boolean {
  return withoutName(title, name) !== title;
}

/** One for each name of a food. */
const patterns = new Map<string, RegExp>();

export function withoutName(title: string, name: string): string {
  const known = patterns.get(name);
  const named = known ?? new RegExp(`\\b${name}(?:e?s)?\\b`, 'gi');
  if (!known) patterns.set(name, named);
  return title.replace(named, '');
}

export const mostInTitle = 3;

const BELL_PEPPER = /bell pepper$/;

/** Words for many foods, which say nothing beside a food of a name. */
const GENERIC = /^(?:dried fruit|fruit|nut|bean|cheese|vegetable|jam)$/;

/** Corn and cream style corn are corn. */
const isSortOfOne = (food: Food, others: readonly Food[]): boolean =>
  !/(?:mushroom| jam)$/.test(food.name) &&
  ancestorsOf(food.id).some((id) =>
    others.some((other) => other.id === id && food.name.endsWith(` ${other.name}`)),
  );

/** What a title names: of two sorts of one thing, the thing. */
export const withoutSorts = (foods: readonly Food[]): Food[] =>
  foods.filter((food) => !isSortOfOne(food, foods));

/** Chocolate and chips of it are chocolate. */
const isChipOf = (name: string, all: readonly string[]): boolean =>
  name === 'chocolate chip' && all.includes('chocolate');

/** "Chicken, Carrot and Leek Soup": the main foods, then the kind of dish. */
export function titleOf(named: readonly Food[], dish: string): string {
  const foods = withoutSorts(named);
  const peppers = foods.filter(({ name }) => BELL_PEPPER.test(name));
  const called = (food: Food): string =>
    peppers.length > 1 && BELL_PEPPER.test(food.name) ? 'pepper' : titleName(food);
  const all = [...new Set(foods.map(called))];
  const telling = all.filter((name) => !GENERIC.test(name) && !isChipOf(name, all));
  const names = (telling.length > 0 ? telling : all).slice(0, mostInTitle);
  return titled(`${calledTogether(names)} ${dish}`.trim());
}

/** What a dish tastes of before anything else, however little of it there is; what tells most first. */
const FLAVOURS: readonly RegExp[] = [
  /curry paste$|^curry powder$|^vindaloo paste$/,
  /pesto$|^(?:chipotle|harissa|gochujang|miso|chimichurri|kimchi|peanut butter)$/,
  /^(?:teriyaki|barbecue|buffalo|peanut|hoisin|enchilada|tikka masala|kung pao|black bean|cranberry|plum) sauce$/,
  /^(?:blue cheese|gorgonzola|roquefort|stilton|goat cheese|feta)$/,
  /^(?:coconut milk|tahini|preserved lemon|saffron|horseradish|truffle|chorizo)$/,
  /^(?:maple syrup|honey|molasses)$/,
  /^(?:beer|stout|marsala|balsamic vinegar)$/,
];
/** What a title calls them before the rest of it. */
const CALLED_FIRST: Readonly<Record<string, string>> = {
  'maple syrup': 'maple',
  'coconut milk': 'coconut',
  'curry powder': 'curry',
  'balsamic vinegar': 'balsamic',
  'teriyaki sauce': 'teriyaki',
  'barbecue sauce': 'barbecue',
  'buffalo sauce': 'buffalo',
  'peanut butter': 'peanut',
  'peanut sauce': 'peanut',
  'hoisin sauce': 'hoisin',
  'enchilada sauce': 'enchilada',
  chipotle: 'chipotle',
  harissa: 'harissa',
  honey: 'honey',
  miso: 'miso',
};

const rankOf = ({ name }: Food): number => FLAVOURS.findIndex((pattern) => pattern.test(name));
const calledFirst = (food: Food): string => CALLED_FIRST[food.name] ?? titleName(food);

/** What makes one dish of a kind different from another; nuts rather than seeds. */
const ACCENTS: readonly RegExp[] = [
  /^(?:burrata|ricotta|mascarpone|brie|camembert|cream cheese|boursin|halloumi)$/,
  /^(?:almond|walnut|pecan|cashew|hazelnut|pistachio|peanut|pine nut)$/,
  /olive$|^(?:caper|anchovy|sun-dried tomato|pomegranate molasses)$/,
  /^vodka$/,
  /^(?:sage|rosemary|tarragon)$/,
];
const mostAccents = 2;

/** "Garlic Spaghetti with Anchovies and Capers": a title that names one food says what else it is made of. */
export function withAccents(
  title: string,
  named: readonly Food[],
  spoken: (food: Food) => string,
): string {
  const isFilling = ({ kinds }: Food): boolean => kinds.some((kind) => PLAIN.includes(kind));
  const telling = named.filter((food) => !isFilling(food));
  const said = telling.filter((food) => occursIn(title, titleName(food)));
  if (title.includes(' with ') || said.length > 1) return title;
  const hidden = ACCENTS.flatMap((accent) =>
    telling.filter((food) => accent.test(food.name) && !said.includes(food)),
  ).slice(0, mostAccents);
  return hidden.length > 0 ? titled(`${title} with ${listed(hidden.map(spoken))}`) : title;
}

/** What nearly every dish of a kind is made of. */
const PLAIN: readonly Kind[] = ['pasta', 'noodle', 'rice', 'risotto', 'grain', 'bread', 'broth'];

/** Dishes whose own name says how they taste. */
const SAYS_IT = /curry|coconut|tteokbokki|\bmole\b|satay|katsu|groundnut/i;

/** "Maple Roast Carrots", "Tomato Penne with Gorgonzola": a title with the flavour that it would hide. */
export function withFlavour(title: string, named: readonly Food[]): string {
  const telling = named.filter((food) => rankOf(food) >= 0);
  if (telling.some((food) => occursIn(title, calledFirst(food)))) return title;
  const [flavour] = telling.sort((left, right) => rankOf(left) - rankOf(right));
  if (!flavour || SAYS_IT.test(title)) return title;
  const name = titled(calledFirst(flavour));
  if (flavour.name in CALLED_FIRST) return `${name} ${title}`;
  const [dish = title, beside] = title.split(' with ');
  const others = beside?.split(/, | and /).slice(0, mostInTitle - 1) ?? [];
  return `${dish} with ${listed([...others, name])}`;
}
