/** Lines under a heading; null for what comes before the first one. */
export interface RecipeSection {
  readonly heading: string | null;
  readonly lines: readonly string[];
}

/** In grams, sodium in milligrams; null where it is not known. */
export interface ExchangedNutrition {
  /** False where the recipe names no servings. */
  readonly perServing: boolean;
  readonly kilocalories: number | null;
  readonly protein: number | null;
  readonly fat: number | null;
  readonly saturatedFat: number | null;
  readonly carbohydrate: number | null;
  readonly fibre: number | null;
  readonly sugar: number | null;
  readonly sodium: number | null;
}

/** A recipe on its way to another program. */
export interface ExchangedRecipe {
  readonly title: string;
  readonly description: string;
  readonly ingredients: readonly RecipeSection[];
  readonly steps: readonly RecipeSection[];
  readonly servings: number | null;
  readonly yieldText: string | null;
  readonly prepMinutes: number | null;
  readonly cookMinutes: number | null;
  readonly totalMinutes: number | null;
  readonly notes: string;
  readonly tags: readonly string[];
  readonly types: readonly string[];
  readonly cuisine: string | null;
  /** BCP 47. */
  readonly language: string | null;
  readonly sourceName: string | null;
  readonly sourceUrl: string | null;
  readonly rating: number | null;
  /** Of one serving, or of everything. Told where any program may read it. */
  readonly nutrition?: ExchangedNutrition | null;
  /** What identifies it where it comes from. */
  readonly identifier?: string;
  readonly image?: string;
  readonly createdAt?: string;
  readonly updatedAt?: string;
}

/**
 * How a reader expects what schema.org leaves open, such as headings among ingredients. `plain`: any program, headings as Larder
 * writes them. `nextcloud`: one recipe of a Nextcloud Cookbook, whose headings are Markdown and whose steps are texts. `recipeSage`: a
 * list of recipes as RecipeSage exports it, where every step is an object and headings are in brackets; Tandoor reads that too.
 */
export type JsonLdDialect = 'plain' | 'nextcloud' | 'recipeSage';

export interface RecipeJsonLd {
  readonly '@context': 'https://schema.org';
  readonly '@type': 'Recipe';
  readonly name: string;
  readonly [property: string]: unknown;
}

interface Writing {
  heading(text: string): string;
  steps(sections: readonly RecipeSection[]): unknown[];
  yield(recipe: ExchangedRecipe): unknown;
  image(image: string | undefined): unknown;
  description(recipe: ExchangedRecipe): string;
  keywords(tags: readonly string[]): unknown;
  category(recipe: ExchangedRecipe): unknown;
}

const step = (text: string) => ({ '@type': 'HowToStep', text });

const flat = (sections: readonly RecipeSection[], heading: (text: string) => string): string[] =>
  sections.flatMap((section) => [
    ...(section.heading === null ? [] : [heading(section.heading)]),
    ...section.lines,
  ]);

const withColon = (heading: string): string => `${heading}:`;
const inMarkdown = (heading: string): string => `## ${heading}`;
const inBrackets = (heading: string): string => `[${heading}]`;

const served = (servings: number): string =>
  `${servings} ${servings === 1 ? 'serving' : 'servings'}`;
const said = ({ servings, yieldText }: ExchangedRecipe): string[] =>
  [servings === null ? null : served(servings), yieldText].filter((text) => text !== null);

const numberIn = (text: string | null): number | undefined => {
  const [digits] = /\d{1,4}/.exec(text ?? '') ?? [];
  return digits === undefined || Number(digits) === 0 ? undefined : Number(digits);
};

const writings: Readonly<Record<JsonLdDialect, Writing>> = {
  plain: {
    heading: withColon,
    steps: (sections) =>
      sections.flatMap(({ heading, lines }): unknown[] =>
        heading === null
          ? lines.map(step)
          : [{ '@type': 'HowToSection', name: heading, itemListElement: lines.map(step) }],
      ),
    yield: (recipe) => {
      const texts = said(recipe);
      return texts.length > 1 ? texts : texts[0];
    },
    image: (image) => image,
    description: ({ description }) => description,
    keywords: (tags) => tags.join(', '),
    category: ({ types }) => (types.length === 0 ? undefined : types),
  },
  nextcloud: {
    heading: inMarkdown,
    steps: (sections) => flat(sections, inMarkdown),
    // A number is required.
    yield: ({ servings, yieldText }) => servings ?? numberIn(yieldText) ?? 1,
    image: (image) => image ?? '',
    // There is no other place for notes.
    description: ({ description, notes }) =>
      [description, notes].filter((text) => text !== '').join('\n\n'),
    // A comma separates them.
    keywords: (tags) => tags.map((tag) => tag.replaceAll(',', ' ')).join(','),
    category: ({ types: [type = ''] }) => type,
  },
  recipeSage: {
    heading: inBrackets,
    steps: (sections) => flat(sections, inBrackets).map(step),
    yield: (recipe) => recipe.yieldText ?? said(recipe).join(''),
    image: (image) => (image === undefined ? [] : [image]),
    description: ({ description }) => description,
    keywords: (tags) => tags.join(', '),
    // Its labels.
    category: ({ types, tags }) => [...types, ...tags],
  },
};

const durationOf = (minutes: number | null): string | undefined =>
  minutes === null ? undefined : `PT${minutes}M`;

/** An estimate has no decimals, except of a few grams. */
const amountIn = (unit: string, value: number | null): string | undefined =>
  value === null ? undefined : `${Number(value.toFixed(value < 10 ? 1 : 0))} ${unit}`;

function nutritionOf(nutrition: ExchangedNutrition): object | undefined {
  // Without the energy, too little of the dish is known.
  if (nutrition.kilocalories === null) return undefined;
  return {
    '@type': 'NutritionInformation',
    servingSize: nutrition.perServing ? '1 serving' : 'the whole recipe',
    calories: `${Math.round(nutrition.kilocalories)} kcal`,
    proteinContent: amountIn('g', nutrition.protein),
    fatContent: amountIn('g', nutrition.fat),
    saturatedFatContent: amountIn('g', nutrition.saturatedFat),
    carbohydrateContent: amountIn('g', nutrition.carbohydrate),
    fiberContent: amountIn('g', nutrition.fibre),
    sugarContent: amountIn('g', nutrition.sugar),
    sodiumContent: amountIn('mg', nutrition.sodium),
  };
}

/** A recipe as schema.org describes it. Properties of which nothing is known are left out. */
export function recipeJsonLd(recipe: ExchangedRecipe, dialect: JsonLdDialect): RecipeJsonLd {
  const writing = writings[dialect];
  const { notes, tags, rating, nutrition } = recipe;
  const properties = {
    identifier: recipe.identifier,
    name: recipe.title,
    description: writing.description(recipe),
    image: writing.image(recipe.image),
    recipeYield: writing.yield(recipe),
    prepTime: durationOf(recipe.prepMinutes),
    cookTime: durationOf(recipe.cookMinutes),
    totalTime: durationOf(recipe.totalMinutes),
    recipeIngredient: flat(recipe.ingredients, writing.heading),
    recipeInstructions: writing.steps(recipe.steps),
    recipeCategory: writing.category(recipe),
    recipeCuisine: recipe.cuisine ?? undefined,
    keywords: tags.length === 0 ? undefined : writing.keywords(tags),
    inLanguage: recipe.language ?? undefined,
    creditText: recipe.sourceName ?? undefined,
    isBasedOn: recipe.sourceUrl ?? undefined,
    url: recipe.sourceUrl ?? undefined,
    comment: notes === '' ? undefined : [{ '@type': 'Comment', name: 'Author Notes', text: notes }],
    aggregateRating:
      rating === null
        ? undefined
        : { '@type': 'AggregateRating', ratingValue: rating, bestRating: 5, ratingCount: 1 },
    nutrition: nutrition && dialect === 'plain' ? nutritionOf(nutrition) : undefined,
    dateCreated: recipe.createdAt,
    dateModified: recipe.updatedAt,
  };
  const known = Object.entries(properties).filter(([, value]) => value !== undefined);
  return {
    '@context': 'https://schema.org',
    '@type': 'Recipe',
    name: recipe.title,
    ...Object.fromEntries(known),
  };
}
