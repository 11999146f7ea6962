/** What is served with a dish or goes into one. */
const NOUNS =
  'sauce, dressing, vinaigrette, mayonnaise, ketchup, mustard, gravy, chutney, relish, pickles, jam, marmalade, preserves, ' +
  'frosting, icing, glaze, syrup, whipped cream, pastry cream, horseradish cream, herb butter, apple butter, seasoning, rub, ' +
  'curry powder, spice mix, stock, broth, marinade, croutons';

const endsWithNoun = new RegExp(`(^| )(${NOUNS.replaceAll(', ', '|')})$`, 'i');

/** With one of these, the noun belongs to a dish: "Ravioli with Sage Butter", "Tofu in Black Bean Sauce". */
const joined = / (with|in|and|from|on) /i;

/** Whether a title is that of a sauce, a dressing, a frosting or the like rather than of a dish. */
export const isAccompaniment = (title: string): boolean =>
  endsWithNoun.test(title) && !joined.test(title);
