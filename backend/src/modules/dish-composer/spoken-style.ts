import { STYLES, type CookingStyle, type StyleName } from './cooking-style.js';
import type { DishPattern } from './dish-pattern.js';
import type { CuisineFamily, Food } from './food.js';

/** What says where a kitchen is: `plainly` by itself, `perhaps` with others. */
interface Speech {
  readonly style: StyleName;
  readonly plainly: RegExp;
  readonly perhaps: RegExp;
  /** How many of the others it takes where two say little. */
  readonly least?: number;
}

/** Of two for which as much speaks, the first: those with fewer foods of their own come before those whose foods went round the world. */
const SPEECH: readonly Speech[] = [
  {
    style: 'ethiopian',
    plainly: /^(?:berbere|teff)$/,
    perhaps: /^(?:millet flour|collard green)$/,
  },
  {
    style: 'westAfrican',
    plainly: /^palm oil$/,
    perhaps:
      /^(?:plantain|cassava|okra|peanut butter|black-eyed pea|goat meat|millet|smoked (?:mackerel|fish)|scotch bonnet pepper)$/,
  },
  {
    style: 'brazilian',
    plainly: /^(?:palm oil|cachaca)$/,
    perhaps: /^(?:cassava|coconut milk)$/,
  },
  {
    style: 'caribbean',
    plainly: /^(?:scotch bonnet pepper|ackee|jerk seasoning|callaloo)$/,
    perhaps:
      /^(?:plantain|cassava|taro|coconut milk|salt cod|pigeon pea|allspice|rum|goat meat|okra)$/,
  },
  {
    style: 'filipino',
    plainly: /^calamansi$/,
    perhaps: /^(?:coconut milk|soy sauce|fish sauce|(?:white |coconut )?vinegar|pork belly|taro)$/,
    least: 3,
  },
  {
    style: 'korean',
    plainly: /^(?:kimchi|gochujang|gochugaru|doenjang|ssamjang)$/,
    perhaps: /^(?:sesame oil|daikon)$/,
  },
  {
    style: 'japanese',
    plainly:
      /^(?:miso|dashi|nori|wakame|kombu|mirin|sake|ponzu|udon noodle|soba noodle|wasabi|umeboshi|furikake|teriyaki sauce)$/,
    perhaps: /^(?:seaweed|daikon|soy sauce|edamame|sushi rice|enoki mushroom)$/,
  },
  {
    style: 'thai',
    plainly:
      /^(?:(?:red|green|massaman) curry paste|lemongrass|galangal|thai basil|makrut lime leaf)$/,
    perhaps: /^(?:fish sauce|curry paste|coconut milk|lime|lime juice|rice noodle|cilantro)$/,
  },
  {
    style: 'vietnamese',
    plainly: /^rice paper$/,
    perhaps: /^(?:fish sauce|rice noodle|star anise)$/,
  },
  {
    style: 'chinese',
    plainly:
      /^(?:sesame oil|hoisin sauce|oyster sauce|black bean sauce|five-spice powder|doubanjiang|bok choy|chinese broccoli|napa cabbage|water chestnut)$/,
    perhaps:
      /^(?:soy sauce|shiitake mushroom|ginger|tofu|taro|star anise|bean sprout|snow pea|rice vinegar|rice wine|chili oil|egg noodle)$/,
  },
  {
    style: 'indian',
    plainly:
      /^(?:garam masala|paneer|ghee|naan|curry leaf|fenugreek leaf|chaat masala|tandoori masala|tikka masala sauce|vindaloo paste|flattened rice|chana dal)$/,
    perhaps:
      /^(?:turmeric|cardamom|basmati rice|coriander|mustard seed|curry powder|curry paste|red lentil|mango chutney|chickpea flour)$/,
  },
  {
    style: 'mexican',
    plainly:
      /^(?:masa harina|corn tortilla|hominy|tomatillo|queso fresco|salsa verde|black bean|poblano pepper|chipotle|chipotle in adobo|(?:ancho|guajillo|pasilla) chile|enchilada sauce)$/,
    perhaps: /^(?:tortilla|pinto bean|jalapeno|avocado|lime|cilantro|salsa|chili powder|corn)$/,
  },
  {
    style: 'greek',
    plainly: /^(?:feta|halloumi|phyllo dough|tzatziki)$/,
    perhaps: /^(?:oregano|dried oregano|pita bread)$/,
  },
  {
    style: 'italian',
    plainly:
      /^(?:mozzarella|parmesan|pecorino|prosciutto|pancetta|ricotta|pesto|gnocchi|arborio rice|polenta|marinara sauce|burrata|mascarpone|gorgonzola)$/,
    perhaps: /^(?:basil|balsamic vinegar)$/,
  },
  {
    style: 'spanish',
    plainly: /^(?:chorizo|manchego|sherry|sherry vinegar)$/,
    perhaps: /^(?:smoked paprika|saffron)$/,
  },
  {
    style: 'german',
    plainly: /^(?:sauerkraut|kielbasa|bratwurst|caraway seed|juniper berry)$/,
    perhaps: /^red cabbage$/,
  },
  {
    style: 'ukrainian',
    plainly: /^(?:buckwheat|pierogi|kefir)$/,
    perhaps: /^(?:beet|dill|sour cream)$/,
  },
  {
    style: 'moroccan',
    plainly: /^(?:preserved lemon|harissa|merguez|ras el hanout)$/,
    perhaps:
      /^(?:couscous|prune|apricot|dried apricot|date|raisin|chickpea|(?:ground )?lamb|lamb shank|lamb shoulder|saffron|cumin)$/,
  },
  {
    style: 'levantine',
    plainly: /^(?:tahini|pomegranate molasses|sumac|za'atar|freekeh|labneh)$/,
    perhaps:
      /^(?:okra|bulgur|pita bread|eggplant|chickpea|(?:ground )?lamb|lamb shoulder|stewing beef|pomegranate|pistachio|mint)$/,
  },
];

/** For checking that each names a food that is known. */
export const spokenFoods: readonly RegExp[] = SPEECH.flatMap(({ plainly, perhaps }) => [
  plainly,
  perhaps,
]);

/** Those that are at home where most patterns come from: their foods are seasoned well without being told apart. */
const AT_HOME: ReadonlySet<StyleName> = new Set(['greek', 'italian']);

const plain = 2;
/** Of everything in a refrigerator, so many foods for each that speaks for a style say that it is for no one dish. */
const mostBeside = 5;

/** How much speaks for a style; nothing if that is too little. */
function saidOf({ plainly, perhaps, least = plain }: Speech, names: readonly string[]): number {
  const isPlain = names.some((name) => plainly.test(name));
  const said = names.reduce(
    (sum, name) => sum + (plainly.test(name) ? plain : perhaps.test(name) ? 1 : 0),
    0,
  );
  return (isPlain || said >= least) && said * mostBeside >= names.length ? said : 0;
}

/** The style that the foods speak for by where they are eaten; null where they could be anybody's. */
export function spokenStyle(typed: readonly Food[]): StyleName | null {
  const names = [...new Set(typed.map(({ name }) => name))];
  const said = SPEECH.map((speech) => saidOf(speech, names));
  const most = Math.max(...said);
  if (most === 0) return null;
  const styles = SPEECH.flatMap(({ style }, index) => (said[index] === most ? [style] : []));
  // Naan with mozzarella is a pizza.
  return styles.some((style) => AT_HOME.has(style)) ? null : (styles[0] ?? null);
}

/** A way of cooking that so many cuisines know is at home in any other. */
const fewestForAny = 4;
/** And one that so many neighbours know, in the whole neighbourhood. */
const fewestForNeighbours = 2;

const homeOf = (name: StyleName): CuisineFamily => STYLES[name].kitchens[0];

/** Whether a pattern can be seasoned in a style. */
function canBeSeasoned({ styles, isOfTheseOnly }: DishPattern, spoken: StyleName): boolean {
  if (styles.includes(spoken) || isOfTheseOnly) return styles.includes(spoken);
  const names = [...new Set(styles)];
  const isNear = names.some((name) => homeOf(name) === homeOf(spoken));
  return names.length >= fewestForAny || (isNear && names.length >= fewestForNeighbours);
}

/** The style that was spoken for, and room for the foods of every kitchen that the pattern knows. */
function seasonedFor({ styles }: DishPattern, spoken: StyleName): CookingStyle {
  const { of: _asked, ...style }: CookingStyle = STYLES[spoken];
  const guests = styles.flatMap((name): readonly CuisineFamily[] => STYLES[name].kitchens);
  return { ...style, guests: [...new Set(guests)] };
}

export interface NamedStyle {
  readonly name: StyleName;
  readonly style: CookingStyle;
}

/** The styles in which a pattern is cooked: only the one that the foods speak for, if it can be. */
export function stylesFor(pattern: DishPattern, spoken: StyleName | null): readonly NamedStyle[] {
  if (spoken !== null && canBeSeasoned(pattern, spoken)) {
    return [{ name: spoken, style: seasonedFor(pattern, spoken) }];
  }
  return [...new Set(pattern.styles)].map((name) => ({ name, style: STYLES[name] }));
}

/** Whether a pattern is not known where the foods are eaten, and only seasoned as there. */
export const isAdapted = (
  { styles }: DishPattern,
  { guests }: CookingStyle,
  spoken: StyleName | null,
): boolean => guests !== undefined && spoken !== null && !styles.includes(spoken);

/** Whether a style is of another part of the world than the one that the foods speak for. */
export function isElsewhere({ kitchens }: CookingStyle, spoken: StyleName | null): boolean {
  return spoken !== null && !kitchens.includes(homeOf(spoken));
}
