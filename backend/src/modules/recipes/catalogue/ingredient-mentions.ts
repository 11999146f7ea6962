import { allIngredients } from '@larder/culinary';

const longestName = 4;

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

/** Running text in which ingredients are looked for: how cooks speak of what is in the pan. */
export class Mentions {
  private readonly words: ReadonlySet<string>;
  private readonly ids: ReadonlySet<number>;

  constructor(text: string) {
    const words = wordsOf(text);
    this.words = new Set(words.map(singular));
    const ids = new Set<number>();
    for (let at = 0; at < words.length; at += 1) {
      for (let length = longestName; length > 0; length -= 1) {
        const id = idsByName.get(words.slice(at, at + length).join(' '));
        if (id === undefined) continue;
        ids.add(id);
        at += length - 1;
        break;
      }
    }
    this.ids = ids;
  }

  /** Whether one of these ingredients is named. */
  hasAnyId(ids: Iterable<number>): boolean {
    for (const id of ids) if (this.ids.has(id)) return true;
    return false;
  }

  /** Whether a word of this name is there: "the paprika" for smoked paprika. */
  hasWordOf(name: string): boolean {
    return wordsOf(name).some((word) => word.length > 2 && this.words.has(singular(word)));
  }
}
