import type { ForeignLanguage } from '../line-language.js';

/**
 * The words by which the lines of a language are read. Lists are separated by spaces unless stated otherwise; accents, plurals and
 * genders do not matter, because both the lists and the lines go through `stem`.
 */
export interface LanguageWords {
  readonly language: ForeignLanguage;
  /** A folded word without the endings of plural and gender. */
  readonly stem: (folded: string) => string;
  /** Articles and prepositions that names are compared without. Only spelled exactly so, with accents. */
  readonly connectors: string;
  /** The one that introduces what something is made of: "jus de citron". */
  readonly madeOf: string;
  /** Those that introduce a flavour or purpose: "crème à la vanille". */
  readonly with: string;
  readonly and: string;
  readonly or: string;
  /** `unit = phrase, phrase`, one unit on each line. */
  readonly units: string;
  /** Words between number and unit, or after the unit: "une bonne pincée", "1 c. à thé comble". */
  readonly measured: string;
  /** `word value`, separated by commas. */
  readonly numbers: string;
  /** What multiplies, as `word value`: "deux douzaines". */
  readonly multiples: string;
  /** What divides, as `word value`: "trois quarts". */
  readonly fractions: string;
  /** An amount that nobody counts: "quelques", "un peu de". Separated by commas. */
  readonly uncounted: string;
  readonly approximate: string;
  /** Between the ends of a range. */
  readonly rangeJoiners: string;
  /** Sizes are kept as the size of the food. */
  readonly sizes: string;
  /** What does not change a food. */
  readonly describing: string;
  /** Done in the kitchen: what begins a preparation. */
  readonly preparation: string;
  /** An ending by which words that are not listed describe what precedes; applied to the word as written. */
  readonly describingEnding: RegExp;
  /** What ends the name: "pour", "selon", "coupé". */
  readonly boundaries: string;
  /** Shapes and parts before the food they are of: "morceaux de poulet". */
  readonly forms: string;
  /** What is taken from a counted food: "le jus de 2 citrons". */
  readonly takenParts: string;
  /** Origins and qualities that may follow `madeOf`: "œufs de poule". */
  readonly origins: string;
  /** Words that make another food of one from an animal. */
  readonly plantBased: string;
  /** Foods named by what they are made of, whatever it is: a jam remains a jam. Canonical names separated by commas. */
  readonly openHeads: string;
  readonly optional: RegExp;
  readonly toTaste: RegExp;
  /** The food comes last, after its adjectives, and words are compounded. */
  readonly headLast: boolean;
  /** Function words by which a text of this language is recognised, besides units, numbers and foods. */
  readonly marks: string;
}
