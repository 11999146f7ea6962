import { worseFact, type Fact, type FoodFacts, type FoodTrait } from './food-facts.js';
import { ancestorsOf, allIngredients, ingredientById } from './ingredient.js';
import { lineFacts, lineTraits, type WrittenLine } from './line-facts.js';
import { parseIngredientLine, type IngredientLine } from './ingredient-line.js';
import { fold } from './words.js';

// Halal and kosher-style as far as ingredients decide it. How an animal was slaughtered, who certified a product and what a kitchen was
// used for before is in no recipe.

const idsOf = (names: string): ReadonlySet<number> => {
  const idOf = new Map(allIngredients().map(({ id, name }) => [name, id]));
  return new Set(
    names.split(',').map((name) => {
      const id = idOf.get(name.trim());
      if (id === undefined) throw new Error(`No ingredient is called ${name.trim()}.`);
      return id;
    }),
  );
};

// Built when the first line is read: a page that only searches does not need them.
const lists = () => ({
  /** And whatever is a kind of one of them. */
  pork: idsOf(
    'pork, ground pork, pork hock, ham, ham hock, bacon, prosciutto, pancetta, canadian bacon, salt pork, bacon fat, lard, chorizo, italian sausage, ' +
      'bratwurst, lap cheong, pepperoni, salami, mortadella, nduja, guanciale, soppressata, linguica, kielbasa, spam, blood sausage, ' +
      "andouille sausage, caul fat, pig's foot, char siu, pork rind, bacon jam, bacon bit, bacon-wrapped date, pork and beans",
  ),
  /** Meat of animals that may be eaten, if they were slaughtered as the rule says. */
  meat: idsOf(
    'chicken, chicken piece, chicken breast, chicken thigh, chicken leg, chicken wing, ground chicken, chicken liver, chicken carcass, chicken skin, chicken fat, ' +
      'turkey, turkey breast, ground turkey, duck, duck confit, duck breast, duck leg, duck fat, goose, goose fat, quail, cornish hen, pheasant, ' +
      'guinea fowl, partridge, beef, ground beef, steak, sirloin steak, flank steak, skirt steak, rib eye steak, strip steak, beef tenderloin, ' +
      'chuck roast, sirloin roast, prime rib, brisket, corned beef, short rib, beef shank, oxtail, tripe, beef tongue, veal, veal cutlet, veal chop, veal shank, ' +
      'ground veal, lamb, leg of lamb, lamb shoulder, lamb chop, rack of lamb, lamb shank, ground lamb, goat meat, venison, ground venison, ground moose, ground elk, ground caribou, bison, ' +
      'ground bison, elk, moose, caribou, reindeer, hanger steak, flat iron steak, t-bone steak, marrow bone, pastrami, turkey bacon, turkey sausage, merguez, suet, beef tallow, ' +
      'chicken broth, beef broth, turkey broth, bone broth, chicken bouillon, beef bouillon',
  ),
  /** There is a kind without alcohol or pork: it depends on what is bought. */
  bought: idsOf(
    'vanilla extract, almond extract, flavoring extract, gelatin, gelatin dessert mix, marshmallow, marshmallow creme, worcestershire sauce',
  ),
  /** Of pork, unless it says what else it is made of: it depends on what is bought. */
  openMeat: idsOf('sausage, breakfast sausage, smoked sausage, hot dog'),
  /** Animals that are not kosher, besides pigs and shellfish. */
  unclean: idsOf(
    'rabbit, frog leg, snail, alligator, eel, catfish, monkfish, sturgeon, skate, ostrich',
  ),
});

let known: ReturnType<typeof lists> | undefined;

const isOneOf = (id: number, kinds: ReadonlySet<number>): boolean =>
  kinds.has(id) || ancestorsOf(id).some((ancestor) => kinds.has(ancestor));

/** What the rules about meat need to know of a line. */
export interface EatingFacts {
  readonly halal: Fact;
  /** Without the rule that meat and milk do not meet, which only a dish can break. */
  readonly kosherStyle: Fact;
  readonly meat: Fact;
  readonly milk: Fact;
}

const PORK_WORDS =
  /\b(?:pork|ham|bacon|lard|prosciutto|pancetta|porc|jambon|saindoux|lardons?|speck)\b/;
const OTHER_MEAT =
  /\b(?:turkey|beef|chicken|duck|lamb|vegan|vegetarian|veggie|dinde|boeuf|poulet)\b/;

/** Unlike an allergen, what is unknown outweighs what depends on the shop: nobody can buy the right kind of something unknown. */
export function stricterRule(left: Fact, right: Fact): Fact {
  if (left === 'contains' || right === 'contains') return 'contains';
  if (left === 'unknown' || right === 'unknown') return 'unknown';
  return worseFact(left, right);
}

type FoodRules = Pick<EatingFacts, 'halal' | 'kosherStyle' | 'meat'>;

/** By id: lines name the same foods again and again. */
const rulesOfFoods = new Map<number, FoodRules>();

function foodFacts(id: number | null): FoodRules {
  if (id === null) return { halal: 'unknown', kosherStyle: 'unknown', meat: 'unknown' };
  const rules = rulesOfFoods.get(id) ?? workOutFood(id);
  rulesOfFoods.set(id, rules);
  return rules;
}

function workOutFood(id: number): FoodRules {
  known ??= lists();
  const { pork, meat, bought, unclean, openMeat } = known;
  const food = ingredientById(id);
  if (!food) return { halal: 'unknown', kosherStyle: 'unknown', meat: 'unknown' };
  const { diets, allergens } = food.facts;
  if (openMeat.has(id)) return { halal: 'may', kosherStyle: 'may', meat: 'contains' };
  if (isOneOf(id, pork) && !meat.has(id))
    return { halal: 'contains', kosherStyle: 'contains', meat: 'contains' };
  const isAlcohol = food.traits.includes('alcohol');
  const isUnclean =
    isOneOf(id, unclean) ||
    allergens.crustaceans === 'contains' ||
    allergens.molluscs === 'contains';
  const fromAnimal = (): Fact => {
    if (isOneOf(id, bought)) return 'may';
    if (diets.pescetarian === 'contains') return isOneOf(id, meat) ? 'may' : 'unknown';
    if (diets.pescetarian === 'free') return 'free';
    // Cheese, of which only the rennet is not known.
    return allergens.milk === 'contains' && diets.vegan === 'contains' ? 'may' : 'unknown';
  };
  const origin = fromAnimal();
  const isMeat = diets.pescetarian === 'contains' && !bought.has(id);
  return {
    halal: isAlcohol ? 'contains' : origin,
    kosherStyle: isUnclean ? 'contains' : origin,
    meat: isMeat ? 'contains' : origin === 'unknown' ? 'unknown' : 'free',
  };
}

const read = (line: WrittenLine): IngredientLine =>
  typeof line === 'string' ? parseIngredientLine(line) : line;

/** The rules about a line, with everything that it names. Callers that have its facts and traits pass them: they cost more than this. */
export function lineEatingFacts(
  written: WrittenLine,
  facts: FoodFacts = lineFacts(written),
  traits: readonly FoodTrait[] = lineTraits(written),
): EatingFacts {
  const line = read(written);
  const ids = [line, ...line.also].flatMap(({ ingredientId, alternatives }) => [
    ingredientId,
    ...alternatives,
  ]);
  const foods = ids.map(foodFacts);
  const words = fold(line.raw);
  const saysPork = PORK_WORDS.test(words) && !OTHER_MEAT.test(words);
  const isAlcoholic = traits.includes('alcohol');
  // Words beside the food that make it another one: a breaded or a filled thing of which nobody knows what is in it.
  const open: Fact =
    facts.diets.pescetarian === 'unknown' && foods.every(({ halal }) => halal === 'free')
      ? 'unknown'
      : 'free';
  const worst = (fact: 'halal' | 'kosherStyle' | 'meat'): Fact =>
    foods.map((food) => food[fact]).reduce(stricterRule, open);
  return {
    halal: saysPork || isAlcoholic ? 'contains' : worst('halal'),
    kosherStyle: saysPork ? 'contains' : worst('kosherStyle'),
    meat: saysPork ? 'contains' : worst('meat'),
    milk: facts.allergens.milk,
  };
}

/** Whether a dish is halal and kosher-style by its ingredients. `may`: it depends on what is bought, as meat does. */
export function dishEatingFacts(
  lines: readonly EatingFacts[],
): Readonly<Record<'halal' | 'kosher style', Fact>> {
  if (lines.length === 0) return { halal: 'unknown', 'kosher style': 'unknown' };
  const worst = (fact: keyof EatingFacts): Fact =>
    lines.map((line) => line[fact]).reduce(stricterRule, 'free');
  const meat = worst('meat');
  const milk = worst('milk');
  // Meat and milk meet as far as both are there.
  const mixed: Fact =
    meat === 'free' || milk === 'free'
      ? 'free'
      : meat === 'contains'
        ? milk
        : stricterRule(meat, milk);
  const together: Fact = mixed === 'contains' && meat !== 'contains' ? 'unknown' : mixed;
  return { halal: worst('halal'), 'kosher style': stricterRule(worst('kosherStyle'), together) };
}

/** Of meat, cheese or vanilla extract there is a kind that complies: a dish that depends on that is found, and says so. */
const dependOnWhatIsBought: ReadonlySet<string> = new Set(['halal', 'kosher style']);

/** Whether a search counts a dish as one that keeps a rule, by what is known about that; `free` keeps it, `contains` breaks it. */
export function ruleVerdict(rule: string, fact: Fact): 'kept' | 'broken' | 'unsure' {
  if (fact === 'contains') return 'broken';
  const isKept = fact === 'free' || (fact === 'may' && dependOnWhatIsBought.has(rule));
  return isKept ? 'kept' : 'unsure';
}
