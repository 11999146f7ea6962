const STATED = '(?:(?:frozen|fresh|cut|canned) )?';
const STATED_AFTER = '(?:,? (?:frozen|fresh|cut|canned))?';
const DRUMSTICKS = new RegExp(`^${STATED}drumsticks?${STATED_AFTER}$`);
const LADYS_FINGERS =
  /^(?:(?:frozen|fresh) )?(?:lady['’]?s?[ -]?fingers?)(?:,? (?:frozen|fresh))?$/;
const BESIDE_PODS = /\b(?:toor|tuvar|arhar|sambar|sambhar|tamarind|curry lea(?:f|ves))\b/;
const BESIDE_OKRA =
  /\b(?:toor|masoor|dal|dahl|sambar|curry lea(?:f|ves)|garam masala|turmeric|paneer|ghee|atta|roti)\b/;

interface Ambiguous {
  readonly said: RegExp;
  readonly beside: RegExp;
  readonly meant: string;
}

/** Words that name one food in most kitchens and another where the foods beside them are of one cuisine. */
const AMBIGUOUS: readonly Ambiguous[] = [
  { said: DRUMSTICKS, beside: BESIDE_PODS, meant: 'moringa pods' },
  { said: LADYS_FINGERS, beside: BESIDE_OKRA, meant: 'okra' },
];

/** An entry as the rest of the kitchen tells it: drumsticks beside toor dal are moringa pods, beside potatoes a chicken's. */
export function readByCompany(entry: string, kitchen: readonly string[]): string {
  const typed = entry.toLowerCase().trim();
  const found = AMBIGUOUS.find(
    ({ said, beside }) =>
      said.test(typed) && kitchen.some((other) => beside.test(other.toLowerCase())),
  );
  return found?.meant ?? entry;
}
