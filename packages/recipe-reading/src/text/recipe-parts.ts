import { headingText } from './text-blocks.js';

/** The parts of a recipe that a heading of their own names. */
export type RecipePart = 'ingredients' | 'steps' | 'notes';

const wholeLine = (...alternatives: readonly string[]): RegExp =>
  new RegExp(`^(?:${alternatives.join('|')})$`, 'u');

/** Whole lines that name the part below them, in the languages that recipes are written in. */
const names: readonly (readonly [RecipePart, RegExp])[] = [
  [
    'ingredients',
    wholeLine(
      '(?:the |recipe )?ingredients?(?: list| needed)?(?: for .{1,60})?',
      "(?:what )?you(?:['’]ll| will)? need",
      "(?:ce qu[’']|qu[’'])?il (?:te |vous |nous )?faut|(?:du|man) (?:brauchst|braucht)|(?:se )?necesita(?:s|mos)?",
      '(?:les )?ingr[ée]dients?(?: pour .{1,60}| de la recette)?',
      '(?:die )?zutaten(?:liste)?(?: f[üu]r .{1,60})?',
      '(?:los )?ingredientes(?: (?:para|da receita|de la receta).{0,60})?',
      'ingredienti(?: per .{1,40})?',
      'ingrediënten(?: voor .{1,40})?',
      '(?:dit heb je|wat heb je) nodig',
      'ingredienser(?: (?:til|för) .{1,40})?',
      'sk[łl]adniki(?: na .{1,40})?',
      'suroviny|ingrediencie|ingredience|sastojci|sestavine|hozz[áa]val[óo]k|ainekset|malzemeler|υλικά',
      'ингредиенты|інгредієнти|材料.{0,8}|食材|用料',
    ),
  ],
  [
    'steps',
    wholeLine(
      '(?:the )?(?:cooking |baking )?(?:method|directions?|instructions?|steps?|procedure|preparation)(?: steps| method)?',
      "(?:here['’]s )?how to (?:make|prepare|cook)(?: (?:it|this|the) ?.{0,40})?|to make",
      '(?:la )?(?:pr[ée]paration|r[ée]alisation)(?: de la recette)?|(?:les )?[ée]tapes(?: de (?:la )?pr[ée]paration)?',
      'recette|marche [àa] suivre|mode (?:de pr[ée]paration|op[ée]ratoire)|directives',
      "(?:die )?zubereitung(?:sschritte)?|anleitung|arbeitsschritte|so (?:wird es|wird['’]s|geht['’]s)(?: gemacht)?",
      '(?:modo de )?(?:preparaci[óo]n|elaboraci[óo]n|preparo|prepara[çc][ãa]o|confec[çc][ãa]o)|instrucciones|pasos',
      '(?:c[óo]mo (?:hacer|preparar|fazer)|come (?:fare|preparare)) .{1,40}',
      'preparazione|procedimento',
      '(?:de )?bereiding(?:swijze)?|zo maak je het|aan de slag|instructies|werkwijze',
      'slik gjør du(?: det)?|s[åa] gör du|gör s[åa] här|s[åa]dan gør du|fremgangsm[åa][dt]e|tillagning|tilberedning|instruktioner',
      '(?:spos[óo]b )?(?:przygotowani[ae]|wykonani[ae])|postup|p[rř][íi]prava|priprema',
      'elk[ée]sz[íi]t[ée]s|valmistus(?:ohje)?|yapılışı|εκτέλεση|приготовление|приготування|作り方|做法',
    ),
  ],
  [
    'notes',
    wholeLine(
      "(?:(?:recipe|cook['’]?s?|chef['’]?s?) )?(?:notes?|tips?)",
      'remarques?|astuces?|conseils?|notizen|tipps?|hinweise?|notas?|consejos?|dicas?|consigli',
    ),
  ],
];

/** A remark that stands among other lines and names itself: "Tip: keeps a week." */
const remark =
  /^(?:(?:recipe |cook['’]?s? |chef['’]?s? )?notes?|tips?|remarques?|astuces?|conseils?|notizen?|tipps?|hinweise?|notas?|consejos?|trucos?)\s*[:：]\s*(\S.*)$/iu;

/** What a remark says that stands among other lines; undefined for any other line. */
export const remarkIn = (line: string): string | undefined => remark.exec(line)?.[1];

const longestName = 80;

/** The part that a line names, with or without a colon or marks of emphasis. */
export function partNamedBy(line: string): RecipePart | null {
  if (line.length > longestName) return null;
  // Some put a pictogram before it.
  const bare = headingText(line)
    .toLowerCase()
    .replace(/^[^\p{L}]+/u, '')
    .replace(/\s+/g, ' ')
    // "Ingredients (for 4)"
    .replace(/ \([^()]*\)$/, '');
  return names.find(([, pattern]) => pattern.test(bare))?.[0] ?? null;
}
