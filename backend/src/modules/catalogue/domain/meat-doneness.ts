import { ancestorsOf, ingredientById, type IngredientLine } from '@larder/culinary';
import { minutesIn } from './cooking-times.js';

interface Meat {
  readonly kinds: RegExp;
  /** Internal temperature in Celsius that Health Canada considers safe. */
  readonly safeAt: number;
  /** A step has to say when it is done: what is pink inside, or underdone, makes people ill. */
  readonly isTold?: true;
  /** Whole cuts may leave the heat a little earlier, if a step says how far they rise as they rest. */
  readonly rises?: true;
}

/** The first that fits counts: ground beef is also beef. */
const MEATS: readonly Meat[] = [
  {
    kinds: /^(?:poultry|ground (?:chicken|turkey)|bison|venison|rabbit|game)$/,
    safeAt: 74,
    isTold: true,
  },
  { kinds: /^(?:ground (?:beef|pork|lamb|veal)|sausage|pork)$/, safeAt: 71, isTold: true },
  { kinds: /^(?:beef|veal|lamb|goat meat)$/, safeAt: 63, rises: true },
  { kinds: /^fish$/, safeAt: 70 },
];
const WHOLE_BIRD = /\bwhole\b.*\b(?:chicken|turkey|duck|goose)\b|\b(?:Cornish|game) hens?\b/i;
const CUT_UP = /\b(?:cut|jointed|quartered|pieces)\b/i;
const wholeBirdSafeAt = 82;
/** Cured, smoked or precooked, or not meat at all. */
const READY =
  /^canned |bacon|char siu|ham\b|deli |prosciutto|pancetta|salt pork|hock|smoked|cooked|confit|rotisserie|leftover|chorizo|kielbasa|hot dog|salami|vegetarian|broth|stock|corned|jerky|anchov|bonito/i;
/** Fish that may be eaten raw. */
const RAW = /\b(?:sushi|sashimi)[- ]grade\b|\beating raw\b/i;
/** How a cook tells without a thermometer. */
const TOLD =
  /cooked through|no (?:longer )?(?:trace of )?pink|tender|juices run clear|fall(?:s|ing)? (?:apart|off|from)|crisp|crumbl/i;
const longSimmer = 20;
/** Ovens and oil are hotter, warm milk is cooler. */
const CORE = { least: 50, most: 90 };
/** What a sentence about resting is about without naming it. */
const RESTING = /\b(?:rests?|resting|rises?|climbs?)\b/i;
/** Words in the names of meats that also mean others, or the way they are cut. */
const NOT_TELLING = new Set(['meat', 'of', 'ground', 'seafood', 'poultry', 'game']);

function coresIn(text: string): number[] {
  return [...text.matchAll(/(\d+)\s*°C/g)]
    .map(([, degrees]) => Number(degrees))
    .filter((degrees) => degrees >= CORE.least && degrees <= CORE.most);
}

interface MeatLine {
  readonly name: string;
  readonly meat: Meat;
  readonly isWholeBird: boolean;
  readonly isNamedIn: (sentence: string) => boolean;
}

function meatIn({ ingredientId, raw }: IngredientLine): MeatLine[] {
  if (ingredientId === null || READY.test(raw) || RAW.test(raw)) return [];
  const names = [ingredientId, ...ancestorsOf(ingredientId)].map(
    (id) => ingredientById(id)?.name ?? '',
  );
  if (names.some((name) => READY.test(name))) return [];
  const meat = MEATS.find(({ kinds }) => names.some((name) => kinds.test(name)));
  if (!meat) return [];
  const words = names.flatMap((name) => name.split(' ')).filter((word) => !NOT_TELLING.has(word));
  const named = new RegExp(`\\b(?:${words.join('|')})(?:e?s)?\\b`, 'i');
  return [
    {
      name: names[0] ?? '',
      meat,
      isWholeBird: WHOLE_BIRD.test(raw) && !CUT_UP.test(raw),
      isNamedIn: (sentence) => named.test(sentence),
    },
  ];
}

/** The temperature at which the steps call it done. Without any it is infinite. */
function doneAt(of: MeatLine, meats: readonly MeatLine[], sentences: readonly string[]): number {
  // With two meats, each has its own temperature, in the sentence that names it.
  const own = sentences.filter((sentence) => of.isNamedIn(sentence));
  const unclaimed = sentences.filter((sentence) => !meats.some((meat) => meat.isNamedIn(sentence)));
  const about = own.some((sentence) => coresIn(sentence).length > 0) ? own : unclaimed;
  const cores = about.flatMap(coresIn);
  if (cores.length === 0) return Infinity;
  // What is stuffed into the bird, or sits under it, is done earlier.
  if (of.isWholeBird) return Math.max(...cores);
  const coolest = Math.min(...cores);
  if (!of.meat.rises) return coolest;
  const rested = [...own, ...unclaimed.filter((sentence) => RESTING.test(sentence))];
  return Math.max(coolest, ...rested.flatMap(coresIn));
}

/** Wrong or missing statements about when a recipe's meat or fish is done. */
export function meatProblems(lines: readonly IngredientLine[], steps: readonly string[]): string[] {
  const text = steps.join(' ');
  const isMeasured = coresIn(text).length > 0;
  const sentences = text.split(/(?<=[.!?])\s+/);
  const longest = Math.max(0, ...steps.flatMap((step) => minutesIn(step)));
  const meats = lines.flatMap(meatIn);
  return meats.flatMap((of) => {
    const { name, meat, isWholeBird } = of;
    const safeAt = isWholeBird ? wholeBirdSafeAt : meat.safeAt;
    const core = doneAt(of, meats, sentences);
    if (core < safeAt) {
      const what = isWholeBird ? `whole ${name}` : name;
      return [`${what} is safe at ${safeAt} °C, not at ${core} °C.`];
    }
    const isTold = !meat.isTold || isMeasured || TOLD.test(text) || longest >= longSimmer;
    return isTold ? [] : [`No step says when the ${name} is done.`];
  });
}
