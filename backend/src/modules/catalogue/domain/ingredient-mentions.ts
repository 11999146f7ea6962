import { allIngredients } from '@larder/culinary';

const longestName = 4;

/** What cooks call the thing being made, and verbs that are also foods: "roll out the dough", "fluff", "dip". */
const DISH_WORDS = new Set(
  `batter bear bechamel broiler broth bubble cake caramel chutney coating cream crepe crouton crumb crumble crust curry custard dip dough dressing
  dumpling fat filling fluff foam frosting fruit glaze grain gravy greens hollandaise icing juice liquid liquor marinade meat meatball meatloaf
  meringue mousse muffin omelette pan pancake paste pastry pesto pickle porridge puree roast roll roux rub salad salsa sauce scramble
  seal skin soup sponge sprinkle stew steamer stock stuffing syrup tea toast topping up vegetable vinaigrette water wrap`.split(
    /\s+/,
  ),
);
/** "walnut-sized", "the size of a pea", "like coarse couscous", "smells of nuts": not food in the pan. */
const COMPARISON =
  /\b[a-z]+[- ]sized|\b(?:siz\w*|shap\w*|smells?|thickness|consistency|texture) of (?:\w+ ){0,2}?\w+|\b(?:like|as) (?:\w+ ){0,2}\w+|\bfish (?:out|it|them)\b/gi;

const idsByName = new Map<string, number>();
for (const { id, name, plural, aliases } of allIngredients()) {
  for (const word of [name, plural, ...aliases]) {
    const folded = wordsOf(word).join(' ');
    if (!idsByName.has(folded)) idsByName.set(folded, id);
  }
}

function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKD')
      .replace(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[a-z]+/g) ?? []
  );
}

function singular(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ch|sh|x|ss|o)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('leaves')) return `${word.slice(0, -6)}leaf`;
  return word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** Running text to search for ingredients: how cooks refer to what is in the pan. */
export class Mentions {
  private readonly words: ReadonlySet<string>;
  private readonly ids: ReadonlySet<number>;
  private readonly named: readonly { readonly id: number; readonly name: string }[];

  constructor(text: string) {
    const words = wordsOf(text.replace(COMPARISON, ' '));
    this.words = new Set(words.map(singular));
    const named: { id: number; name: string }[] = [];
    for (let at = 0; at < words.length; at += 1) {
      for (let length = longestName; length > 0; length -= 1) {
        const name = words.slice(at, at + length).join(' ');
        const id = idsByName.get(name);
        if (id === undefined) continue;
        named.push({ id, name });
        at += length - 1;
        break;
      }
    }
    this.named = named;
    this.ids = new Set(named.map(({ id }) => id));
  }

  /** Foods mentioned that are none of these ids and share no word with these names. */
  beside(ids: ReadonlySet<number>, names: readonly string[]): string[] {
    const known = new Set(names.flatMap(wordsOf).map(singular));
    return this.named
      .filter(({ id }) => !ids.has(id))
      .map(({ name }) => name)
      .filter((name) => {
        const words = wordsOf(name).map(singular);
        return !DISH_WORDS.has(words.at(-1) ?? '') && !words.some((word) => known.has(word));
      });
  }

  /** Whether one of these ingredients is mentioned. */
  hasAnyId(ids: Iterable<number>): boolean {
    for (const id of ids) if (this.ids.has(id)) return true;
    return false;
  }

  /** Whether a word of this name occurs: "the paprika" for smoked paprika. */
  hasWordOf(name: string): boolean {
    return wordsOf(name).some((word) => word.length > 2 && this.words.has(singular(word)));
  }
}
