// Short words that recipes in a language are full of, and others hardly use.
const commonWords: Readonly<Record<string, string>> = {
  en: 'the and with of for until into to in add cup cups tablespoon tablespoons teaspoon teaspoons over then',
  fr: 'le la les des du et avec dans une pour à au aux jusqu ajouter ajoutez tasse cuillère soupe thé sur sel',
  de: 'und der die das mit den ein eine in auf bis zum im dazu geben esslöffel teelöffel salz etwas el tl',
  es: 'el la los las y con en una de para hasta añadir agregar cucharada cucharadita taza sal por se del',
  it: 'il lo gli e con in una di per fino al aggiungere aggiungete cucchiaio sale nel della unite poi',
  nl: 'de het een en met in van tot voeg toe eetlepel theelepel zout op voor laat el tl',
  pt: 'o os as e com em uma de para até adicione colher xícara sal por do da não',
  sv: 'och i med en ett på till det är tills tsk msk dl salt blanda låt',
  da: 'og i med en et på til det er tsk spsk dl salt bland lad ca',
  nb: 'og i med en et på til det er ts ss dl salt bland la ca',
  pl: 'i z na w do się dodać łyżka łyżki łyżeczka szklanka sól oraz przez',
};
const languages = Object.entries(commonWords).map(
  ([language, words]) => [language, new Set(words.split(' '))] as const,
);

const leastWords = 12;

/** The language that a text is written in, where its words leave no doubt. */
export function languageOf(text: string): string | undefined {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = languages
    .map(([language, common]) => ({
      language,
      count: words.filter((word) => common.has(word)).length,
    }))
    .sort((left, right) => right.count - left.count);
  const [first, second] = counts;
  if (!first || words.length < leastWords || first.count < words.length * 0.12) return undefined;
  return first.count >= 1.5 * (second?.count ?? 0) ? first.language : undefined;
}

/** A language as BCP 47 writes it; undefined for what is none. */
export function languageTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(
      text
        .trim()
        .replaceAll('_', '-')
        .replace(/[,;].*$/, ''),
    )[0];
  } catch {
    return undefined;
  }
}
