import { ancestorsOf, ingredientById, type IngredientLine } from '@larder/culinary';
import { minutesIn } from './cooking-times.js';

interface Meat {
  readonly kinds: RegExp;
  /** Internal temperature in Celsius that Canada considers safe. */
  readonly safeAt: number;
}

const MEATS: readonly Meat[] = [
  { kinds: /^(?:chicken|turkey|duck|goose|ground (?:chicken|turkey))$/, safeAt: 74 },
  { kinds: /^(?:ground (?:beef|pork|lamb|veal|bison|venison)|sausage|pork)$/, safeAt: 71 },
];
/** Cured, smoked or precooked, or not meat at all. */
const READY =
  /bacon|char siu|ham\b|deli |prosciutto|pancetta|salt pork|hock|smoked|cooked|rotisserie|leftover|chorizo|kielbasa|hot dog|salami|vegetarian|broth|stock/i;
/** How a cook tells without a thermometer. */
const TOLD =
  /cooked through|no (?:longer )?(?:trace of )?pink|tender|juices run clear|fall(?:s|ing)? (?:apart|off|from)|crisp|crumbl/i;
const longSimmer = 20;
/** Ovens and oil are hotter, warm milk is cooler. */
const CORE = { least: 50, most: 90 };

function coresIn(text: string): number[] {
  return [...text.matchAll(/(\d+)\s*°C/g)]
    .map(([, degrees]) => Number(degrees))
    .filter((degrees) => degrees >= CORE.least && degrees <= CORE.most);
}

/** Wrong or missing statements about when a recipe's meat is done. */
export function meatProblems(lines: readonly IngredientLine[], steps: readonly string[]): string[] {
  const text = steps.join(' ');
  const inside = coresIn(text);
  const sentences = text.split(/(?<=[.!?])\s+/);
  const longest = Math.max(0, ...steps.flatMap((step) => minutesIn(step)));
  return lines.flatMap(({ ingredientId, raw }) => {
    if (ingredientId === null || READY.test(raw)) return [];
    const names = [ingredientId, ...ancestorsOf(ingredientId)].map(
      (id) => ingredientById(id)?.name ?? '',
    );
    if (names.some((name) => READY.test(name))) return [];
    const meat = MEATS.find(({ kinds }) => names.some((name) => kinds.test(name)));
    if (!meat) return [];
    // With two meats, each has its own temperature, in the sentence that names it.
    const name = names[0]?.split(' ').at(-1) ?? '';
    const own = sentences.filter((sentence) => sentence.includes(name)).flatMap(coresIn);
    const coolest = Math.min(...(own.length > 0 ? own : inside));
    if (coolest < meat.safeAt) {
      return [`${names[0]} is safe at ${meat.safeAt} °C, not at ${coolest} °C.`];
    }
    const isTold = inside.length > 0 || TOLD.test(text) || longest >= longSimmer;
    return isTold ? [] : [`No step says when the ${names[0]} is done.`];
  });
}
