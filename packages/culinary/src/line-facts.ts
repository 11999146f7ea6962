import {
  allergenFacts,
  BREADED_FACTS,
  changeBy,
  changedFacts,
  contentsOf,
  isMadeUpHead,
  opened,
  remarkChange,
  saidContents,
  SEASONED_FACTS,
  SOY_FACTS,
} from './changing-words.js';
import { BOUNDARY_WORDS } from './describing-words.js';
import {
  ALLERGEN_IDS,
  FOOD_TRAITS,
  UNKNOWN_FACTS,
  worstFacts,
  type FoodFacts,
  type FoodTrait,
} from './food-facts.js';
import { ancestorsOf, factsOf, ingredientById } from './ingredient.js';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.js';
import { lexiconFacts } from './lexicon-facts.js';
import { LONGEST_LINE } from './line-tokens.js';
import { basedAt, isUseOf, ownFacts, plantOf } from './plant-versions.js';
import {
  idOfPhrase,
  isDescribing,
  isTrailing,
  longestNameEndingAt,
  withKinds,
  type NameMatch,
} from './vocabulary.js';
import { fold, nameWords } from './words.js';

/** The traits of the food with this id. */
export function traitsOf(ingredientId: number): readonly FoodTrait[] {
  return ingredientById(ingredientId)?.traits ?? [];
}

/** A recipe line as written, or already parsed. */
export type WrittenLine = string | IngredientLine;

function readLine(line: WrittenLine): IngredientLine {
  return typeof line === 'string' ? parseIngredientLine(line) : line;
}

/** Ids of all foods that a line names, including alternatives; null for an unrecognised food. */
function idsIn(line: IngredientLine): (number | null)[] {
  return [line.ingredientId, ...line.alternatives, ...line.also.flatMap(idsIn)];
}

const JOINERS = new Set(['or', 'and', 'ou', 'et', 'plus']);

// Words about quantity, choice, or nothing.
const NEUTRAL = new Set(
  (
    'tbsp tbs tsp teaspoonful tablespoonful oz lb lbs pound ounce g gr kg gram mg ml l litre liter cl dl quart pint gallon stick knob pinch dash ' +
    'handful piece each of the a an de d du des la le les l au aux en x about approx cow goat sheep ewe buffalo water juice ' +
    'if desired needed optional taste your favorite favourite my our brand preferred choice room temperature but so up over very ' +
    // How it was grown, cut or ground, and variety names that precede a known name.
    'ground fluid condensed semisweet granulated sharp refrigerated distilled monterey accompaniment jigger nonstick recipe brewed superfine zest ' +
    'sea unbaked bulk semi basket powdered unseasoned leafed oriental bittersweet splash ruby gold crusty pearl pearled deep petite great fleshed ' +
    'grind shaped diamond special key added aged individually individual tube concentrated hickory clear house beefsteak kaffir hearty unpopped ' +
    'neck batch silken unsulfured unsulphured granular slender puffed pony sleeve applewood striped eye split table hass forest neutral standing ' +
    'curly king virgin back tubular blackstrap bird tri blood spiral amber pouch pan tawny rainbow bing sanding cane inner mission defatted ' +
    'lacinato converted smoky restaurant home rock bodied available stone simply concord calf cornish manila filtered boxed velvet dozen paper ' +
    'fast glutinous fuyu pulled outer cultivated rising squeeze microwave hachiya shoulder unfiltered nonhydrogenated muscovy rack crisply ' +
    'breast brick oven freeze blade summer milled jasmine late harvest compressed valencia meyer rendered curing fluffy untrimmed calimyrna ' +
    'fire star leafy pinto winter dungeness tricolor marzano sprouted frenched rindless homestyle beluga rare straw dehydrated kashmiri mung ' +
    'butterfly iodized maple sushi grain tiger'
  ).split(' '),
);

/**
 * Neutral words that are brands too. An orange is an orange whoever sells it, but what Mission puts into a tortilla only Mission knows.
 */
const ALSO_BRANDS: ReadonlySet<string> = new Set(
  'brand diamond gold house key king mission simply special star velvet'.split(' '),
);

/** Whether makers choose what goes into it beside what its name says; all preserve food with sulphites. */
const isMadeUp = ({ allergens }: FoodFacts): boolean =>
  ALLERGEN_IDS.some(
    (id) => id !== 'sulphites' && (allergens[id] === 'may' || allergens[id] === 'unknown'),
  );

/** A seed that is named without that word: "hemp yogurt", "sunflower cheese". */
function seedNamedAt(words: readonly string[], index: number): NameMatch | null {
  const word = words[index] as string;
  const id = isHarmless(word) ? null : idOfPhrase(`${word} seed`);
  return id === null ? null : { id, start: index, end: index + 1 };
}

/** The names of foods among words, from last to first. */
function namesIn(words: readonly string[]): NameMatch[] {
  const found: NameMatch[] = [];
  for (let end = words.length; end > 0;) {
    const match = longestNameEndingAt(words, end, 0) ?? seedNamedAt(words, end - 1);
    if (match) found.push(match);
    end = match ? match.start : end - 1;
  }
  return found;
}

const BRACKETS = /\([^()]*\)|\[[^[\]]*\]/g;

/** The words that name foods: the line without bracketed amounts, up to the end of its name; the rest is preparation. */
function namingText(line: IngredientLine): string {
  const raw = line.raw.slice(0, LONGEST_LINE);
  const at = line.name === '' ? -1 : raw.indexOf(line.name);
  const text = at < 0 ? line.name : raw.slice(0, at + line.name.length);
  return text.replace(BRACKETS, ' ');
}

/** A stretch between "or" and "and". */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

function stretchesOf(words: readonly string[], isName: (index: number) => boolean): Stretch[] {
  const stretches: Stretch[] = [];
  let from = 0;
  words.forEach((word, index) => {
    if (!JOINERS.has(word) || isName(index)) return;
    stretches.push({ from, to: index });
    from = index + 1;
  });
  stretches.push({ from, to: words.length });
  return stretches.filter((stretch) => stretch.to > stretch.from);
}

// Rolled or filled with whatever precedes.
const ANY_DISH: ReadonlySet<string> = new Set(['salad', 'roll', 'wrap', 'ball', 'bar']);
const SAUCED_AISLES: ReadonlySet<string> = new Set(['meat', 'seafood']);
// "Celery ribs" are part of the celery, "honey garlic ribs" are pork.
const RIBBED: ReadonlySet<string> = new Set(
  'celery chard kale lettuce romaine cabbage fennel collard cardoon choy rhubarb'.split(' '),
);
// "Chicken parm" and "eggplant parmesan" are breaded; "garlic parmesan" is cheese.
const PARMESAN: ReadonlySet<string> = new Set(['parm', 'parmesan', 'parmigiano']);
const BREADED_VEGETABLES: ReadonlySet<string> = new Set(['eggplant', 'aubergine', 'zucchini']);

const isHarmless = (word: string): boolean =>
  NEUTRAL.has(word) || BOUNDARY_WORDS.has(word) || isTrailing(word);

/** Sold in crumbles, which are nothing else then; a crumble of fruit has a topping of flour and butter. */
const SOLD_IN_CRUMBLES = withKinds('cheese, bacon, sausage, tofu, tempeh');

/** Whether "ribs" among these words are meat although the named food is not. */
const hasMeatRibs = (words: readonly string[], aisle: string): boolean =>
  aisle !== 'meat' && !words.some((word) => RIBBED.has(word));

const FLAVOURED: ReadonlySet<string> = new Set(['flavored', 'flavoured', 'flavor', 'flavour']);

/**
 * What the end of a name contains that other words part from the food at its beginning: almond-flavoured milk is milk, and "coconut low-fat
 * yogurt" may be. Almond milk is a food of its own, and "vegan salted butter" begins with no food.
 */
function partedFacts(words: readonly string[], { start, end }: NameMatch): FoodFacts[] {
  if (idOfPhrase(words.slice(start, end).join(' ')) !== null) return [];
  for (let from = end - 1; from > start + 1; from -= 1) {
    const head = longestNameEndingAt(words, end, from);
    let gap = from;
    while (gap > start && isDescribing(words[gap - 1] as string)) gap -= 1;
    if (gap === from || head?.start !== from) continue;
    if (longestNameEndingAt(words, gap, start)?.start !== start) continue;
    const isFlavour = words.slice(gap, from).some((word) => FLAVOURED.has(word));
    return [contentsOf(factsOf(head.id), isFlavour ? 'contains' : 'may')];
  }
  return [];
}

const BUFFALO_SAUCE = factsOf(idOfPhrase('buffalo sauce') ?? 0);
const POULTRY = idOfPhrase('poultry') ?? 0;

/** Orange chicken and buffalo cauliflower have a sauce; an orange pepper has a colour, buffalo milk and buffalo steak an animal. */
function isSauce(spoken: readonly string[], { id }: NameMatch, aisle: string): boolean {
  const word = spoken.join(' ');
  if (word === 'orange') return SAUCED_AISLES.has(aisle);
  return (
    word === 'buffalo' &&
    aisle !== 'dairy' &&
    (aisle !== 'meat' || ancestorsOf(id).includes(POULTRY))
  );
}

/** Facts of the words between two joiners: the last food named, changed by everything next to it. */
function stretchFacts(words: readonly string[], sharesHead: boolean): FoodFacts | null {
  const names = namesIn(words);
  const nameAt = (index: number) => names.find(({ start, end }) => index >= start && index < end);
  const main = names[0];
  const aisle = main ? (ingredientById(main.id)?.aisle ?? '') : '';
  const change = changeBy(words, (index) => nameAt(index) !== undefined, main?.end ?? 0, aisle);
  const isPlainWord = (word: string): boolean =>
    word === 'crumble'
      ? main !== undefined && SOLD_IN_CRUMBLES.has(main.id)
      : isHarmless(word) && !(word === 'rib' && hasMeatRibs(words, aisle));
  const based = main ? basedAt(words, main) : -1;
  const isBranded =
    main !== undefined &&
    isMadeUp(factsOf(main.id)) &&
    words.some((word, index) => ALSO_BRANDS.has(word) && nameAt(index) === undefined);
  const isOpen =
    isBranded ||
    !words.every(
      (word, index) =>
        change.read.has(index) ||
        nameAt(index) !== undefined ||
        index === based ||
        isPlainWord(word),
    );
  if (!main) return isOpen && !sharesHead ? UNKNOWN_FACTS : null;
  // The words of "soy free" are not soy, the cow of "cow milk" is not beef, and "full-fat" is not fat.
  const others = names.slice(1).filter(({ start, end, id }) => {
    const spoken = words.slice(start, end);
    const isSaid =
      !isSauce(spoken, main, aisle) &&
      spoken.every(
        (word, at) => change.read.has(start + at) || NEUTRAL.has(word) || isDescribing(word),
      );
    return !isSaid && id !== main.id && !isUseOf(words, main, { id, start, end });
  });
  const isLast = words.slice(main.end).every((word) => isHarmless(word) && !isMadeUpHead(word));
  const own = isLast ? ownFacts(words, main, names) : factsOf(main.id);
  const beside = others.map(({ id, start, end }) => {
    const spoken = words.slice(start, end).join(' ');
    if (spoken === 'buffalo') return BUFFALO_SAUCE;
    return spoken === 'soy' ? SOY_FACTS : factsOf(id);
  });
  const parted = [main, ...others].flatMap((name) => partedFacts(words, name));
  const isParmigiana =
    PARMESAN.has(words[main.end - 1] ?? '') &&
    others.some(
      ({ id, start, end }) =>
        SAUCED_AISLES.has(ingredientById(id)?.aisle ?? '') ||
        words.slice(start, end).some((word) => BREADED_VEGETABLES.has(word)),
    );
  const facts = worstFacts([own, ...beside, ...parted, ...(isParmigiana ? [BREADED_FACTS] : [])]);
  // "Seafood salad" is not lettuce; "sesame chicken" is a dish with a sauce.
  const head = main.end - main.start === 1 ? (words[main.start] ?? '') : '';
  const isPlain = own.diets['gluten free'] === 'free';
  const isDish = others.length > 0 && (ANY_DISH.has(head) || (isMadeUpHead(head) && isPlain));
  // "Beef chuck" and "chicken drumstick" are single foods.
  const isSauced =
    SAUCED_AISLES.has(aisle) && others.some(({ id }) => ingredientById(id)?.aisle !== aisle);
  const sauced = isSauced ? worstFacts([facts, SEASONED_FACTS]) : facts;
  return changedFacts(isOpen || isDish ? opened(sauced) : sauced, change);
}

const PARTS: ReadonlySet<string> = new Set(
  'seed crumble bone shell liquid wing crust crescent'.split(' '),
);

const isPart = (word: string): boolean => PARTS.has(word) || NEUTRAL.has(word) || isTrailing(word);

// "With", "or" and "such as" introduce other foods into a remark; a purpose, or a "without", does not.
const BRINGS =
  /(?:^|[\s,;(])(?:or|with|in|mixed with|rolled in|tossed in|such as|like|e\.?g\.?|use|ou|avec|dans)\s+(.+)$/;
const ENDS = /\b(?:for|to|until|without|not|no|sans|pour|if|free)\b.*$/;

/** Facts of the foods that a remark names: "or margarine", "in mustard sauce". */
function remarkFacts(text: string | null, raw: string): FoodFacts[] {
  if (text === null) return [];
  const remark = fold(text.slice(0, LONGEST_LINE));
  const change = remarkChange(remark);
  return [
    ...(change ? [change] : []),
    ...containedFacts(remark),
    ...broughtFacts(remark),
    ...listedFacts(remark, raw),
  ];
}

const CLAIM = String.raw`(?:(?:gluten|dairy|milk|egg|nut|peanut|soy|wheat|sesame)[- ]free|vegan|plant[- ]based)`;
/**
 * A remark that says nothing but what the food is free of. Whoever says more means another food or a wish: "not dairy-free",
 * "gluten-free works too", "omit to keep it nut-free".
 */
const PLAIN_CLAIM = new RegExp(
  `^(?:(?:certified|labell?ed|use|100%) )*${CLAIM}(?:(?: and)? ${CLAIM})*(?: (?:brand|kind|type|variety|certified))?$`,
);

const LISTED_ENDS = /\b(?:for|to|until|without|not|no|if)\b.*$/;
// "The size of a walnut", "cut into noodles", and what is kept of the food itself: "syrup reserved".
const COMPARES = /\b(?:sized?|shaped?|like|as|into|reserved|discarded|removed)\b/;

/**
 * Foods that a remark names without another word: "salt, pepper, butter" and "1 cup flour; 2 eggs" are several foods. In brackets it is
 * another name of the same one: "mirin (sweet rice wine)".
 */
function listedFacts(remark: string, raw: string): FoodFacts[] {
  const bracketed = fold(raw.slice(0, LONGEST_LINE)).match(BRACKETS) ?? [];
  return remark.split(/[,;()]/).flatMap((part) => {
    const isAside = bracketed.some((aside) => aside.includes(part.trim()));
    if (isAside || COMPARES.test(part) || PLAIN_CLAIM.test(part.trim())) return [];
    const words = nameWords(part.replace(LISTED_ENDS, ''));
    const names = namesIn(words);
    const isNamed = (index: number) =>
      names.some(({ start, end }) => index >= start && index < end);
    const isList = words.every(
      (word, index) => isNamed(index) || isHarmless(word) || JOINERS.has(word),
    );
    return isList
      ? names
          .filter(({ start, end }) => !words.slice(start, end).every(isPart))
          .map(({ id }) => factsOf(id))
      : [];
  });
}

/** What a remark says of contents: of a sesame milk that contains dairy, milk. */
function containedFacts(remark: string): FoodFacts[] {
  const said = saidContents(remark);
  if (!said) return [];
  const words = nameWords(said.listed.replace(ENDS, ''));
  const foods = namesIn(words).map(({ id }) =>
    said.fact === 'contains' ? factsOf(id) : contentsOf(factsOf(id), said.fact),
  );
  return [allergenFacts(words, said.fact), ...foods];
}

function broughtFacts(remark: string): FoodFacts[] {
  const [, brought] = BRINGS.exec(remark) ?? [];
  if (brought === undefined) return [];
  const words = nameWords(brought.replace(ENDS, ''));
  // "With seeds", "in large crumbles": parts and shapes of the food itself.
  return namesIn(words)
    .filter(({ start, end }) => !words.slice(start, end).every((word) => isPart(word)))
    .map(({ id }) => factsOf(id));
}

/** "(gluten-free)" after the name of a line's only food; not "gluten-free if needed". */
function remarkWords(line: IngredientLine): readonly string[] {
  const single = line.alternatives.length === 0 && line.also.length === 0;
  const remark = fold([line.comment, line.preparation].filter(Boolean).join(', ')).slice(
    0,
    LONGEST_LINE,
  );
  if (!single || /\b(?:if|or|optional|for|ou)\b/.test(remark)) return [];
  const claims = remark
    .split(/[,;()]/)
    .map((part) => part.trim())
    .filter((part) => PLAIN_CLAIM.test(part));
  return nameWords(claims.join(' ')).filter((word) => !JOINERS.has(word) && !ALSO_BRANDS.has(word));
}

const isClaim = (words: readonly string[], from: number, to: number): boolean => {
  const text = words.slice(from, to).join(' ');
  return text === '' || PLAIN_CLAIM.test(text);
};

/** The shortest end of a name that is a food of its own: the butter of "vegan butter". */
function headNounOf(words: readonly string[], { start, end }: NameMatch): readonly string[] {
  for (let from = end - 1; from > start; from -= 1) {
    if (longestNameEndingAt(words, end, from)?.start === from) return words.slice(from, end);
  }
  return words.slice(start, end);
}

/**
 * The words of a stretch, with the noun that it shares with the next one if it names no food: "regular or vegan butter" allows butter,
 * "cow or oat milk" milk. "Fresh or canned coconut milk" shares more than the noun, and what it shares is read with the next one.
 */
function withSharedNoun(
  words: readonly string[],
  { from, to }: Stretch,
  next: Stretch | undefined,
  names: readonly NameMatch[],
): readonly string[] {
  const own = words.slice(from, to);
  const isNamed = names.some(({ start }) => start >= from && start < to);
  const main = next && names.find(({ start, end }) => start >= next.from && end <= next.to);
  if (isNamed || !main) return own;
  const whole = plantOf(words, main, names) ?? main;
  if (!isClaim(words, next.from, whole.start)) return own;
  return [...own, ...headNounOf(words, main)];
}

/**
 * The facts of a line as written: the worst of all foods that it names, including alternatives and optional ones. Words next to a name
 * count: "breaded chicken" has wheat, "vegan cheese" no milk, and a "seafood salad" is not known to be free of anything.
 */
export function lineFacts(line: WrittenLine): FoodFacts {
  const read = readLine(line);
  return read.language ? lexiconFacts(read, read.language) : englishFacts(read);
}

function englishFacts(read: IngredientLine): FoodFacts {
  const ids = idsIn(read);
  const words = nameWords(namingText(read).replace(/[,;/&+]/g, ' or '));
  const names = namesIn(words);
  const isName = (index: number) => names.some(({ start, end }) => index >= start && index < end);
  const stretches = stretchesOf(words, isName);
  const remark = remarkWords(read);
  const found = stretches.flatMap((stretch, index) => {
    const next = stretches[index + 1];
    const own = withSharedNoun(words, stretch, next, names);
    return stretchFacts([...remark, ...own], next !== undefined && ids.length > 1) ?? [];
  });
  // A food that the words do not show, because they omit its head noun or describe it differently.
  const shown = new Set(names.map(({ id }) => id));
  const hidden = ids.filter((id) => id === null || !shown.has(id));
  return worstFacts([
    ...hidden.map((id) => (id === null ? UNKNOWN_FACTS : factsOf(id))),
    ...found,
    ...remarkFacts(read.comment, read.raw),
    ...remarkFacts(read.preparation, read.raw),
  ]);
}

/** The salt of these is read as a food. */
const SALT_REFUSED = /\b(?:salt[- ]free|no[- ]salt|no added salt|without (?:added )?salt)\b/;
const UNSALTED = /\b(?:unsalted|sodium[- ]free)\b/;
/** Broth hardly tastes of salt then; soy sauce with less salt is still salty. */
const LITTLE_SALT = /\b(?:low|reduced|less|lower)[- ](?:sodium|salt)\b/;
const SALT = idOfPhrase('salt');
const BROTHS = withKinds('broth, bouillon');

/** Whether a line asks for one food, without its salt: beside another one, nobody can say which is meant. */
function isUnsalted(text: string, ids: readonly number[]): boolean {
  const refused = SALT_REFUSED.test(text) && text.match(/\bsalt\b/g)?.length === 1;
  const [id = 0, ...others] = new Set(refused ? ids.filter((one) => one !== SALT) : ids);
  if (others.length > 0) return false;
  return refused || UNSALTED.test(text) || (LITTLE_SALT.test(text) && BROTHS.has(id));
}

/** The traits of all foods that a line names. */
export function lineTraits(line: WrittenLine): readonly FoodTrait[] {
  const read = readLine(line);
  const words = read.language ? [] : nameWords(namingText(read));
  const free = new Set(words.filter((_, index) => words[index + 1] === 'free'));
  const ids = [...idsIn(read).flatMap((id) => id ?? []), ...namesIn(words).map(({ id }) => id)];
  const found = new Set(ids.flatMap(traitsOf));
  if (found.has('salty') && isUnsalted(fold(read.raw), ids)) found.delete('salty');
  return FOOD_TRAITS.filter((trait) => found.has(trait) && !free.has(trait));
}

/**
 * The facts of a dish: the worst of its lines, one by one. An unrecognised line makes everything unknown that the others do not
 * contain, and everything is unknown for a dish without lines.
 */
export function dishFacts(lines: readonly WrittenLine[]): FoodFacts {
  return worstFacts(lines.map(lineFacts));
}
