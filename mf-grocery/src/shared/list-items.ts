export interface ListItem {
  /** Tells items with the same text apart while they are edited; never leaves the browser. */
  key: number;
  text: string;
}

/** Rules of an editable grocery list; pure. */
export const listItems = {
  from: (texts: readonly string[]): ListItem[] => texts.map((text, key) => ({ key, text })),

  texts: (items: readonly ListItem[]): string[] => items.map(({ text }) => text),

  /** Adds a trimmed item at the end; what is empty is not added. */
  add(items: readonly ListItem[], text: string): ListItem[] {
    const trimmed = text.trim();
    const key = Math.max(-1, ...items.map((item) => item.key)) + 1;
    return trimmed ? [...items, { key, text: trimmed }] : [...items];
  },

  /** Commits an edit; an item that was emptied keeps what it said before. */
  edit: (items: readonly ListItem[], key: number, text: string): ListItem[] =>
    items.map((item) => (item.key === key ? { key, text: text.trim() || item.text } : item)),

  remove: (items: readonly ListItem[], key: number): ListItem[] =>
    items.filter((item) => item.key !== key),
};
