import {
  allIngredients,
  normalizeIngredientEntry,
  resolveIngredient,
  type AllergenId,
} from '@larder/culinary';

/** Whoever leaves out one of these means everything that contains it. */
const ALLERGEN_WORDS: Readonly<Record<string, readonly AllergenId[]>> = {
  milk: ['milk'],
  dairy: ['milk'],
  'dairy product': ['milk'],
  lactose: ['milk'],
  casein: ['milk'],
  egg: ['eggs'],
  eggs: ['eggs'],
  peanut: ['peanuts'],
  peanuts: ['peanuts'],
  nut: ['tree-nuts', 'peanuts'],
  nuts: ['tree-nuts', 'peanuts'],
  noix: ['tree-nuts'],
  'tree nut': ['tree-nuts'],
  'tree nuts': ['tree-nuts'],
  soy: ['soy'],
  soya: ['soy'],
  soja: ['soy'],
  soybean: ['soy'],
  sesame: ['sesame'],
  'sesame seed': ['sesame'],
  wheat: ['wheat'],
  blé: ['wheat'],
  gluten: ['gluten'],
  celiac: ['gluten'],
  coeliac: ['gluten'],
  fish: ['fish'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  'fruits de mer': ['crustaceans', 'molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  crustacean: ['crustaceans'],
  crustaceans: ['crustaceans'],
  crustacés: ['crustaceans'],
  mollusc: ['molluscs'],
  molluscs: ['molluscs'],
  mollusks: ['molluscs'],
  mustard: ['mustard'],
  celery: ['celery'],
  sulphite: ['sulphites'],
  sulphites: ['sulphites'],
  sulfite: ['sulphites'],
  sulfites: ['sulphites'],
  lupin: ['lupin'],
};

/** "No peanuts", "dairy-free" and "peanut allergy" name what is left out. */
export function nameOfExclusion(entry: string): string {
  return normalizeIngredientEntry(entry)
    .replace(/^(?:no|without|avoid|excluding)\s+/, '')
    .replace(/[\s-]+(?:free|allergy|intolerance|intolerant|based)$/, (ending) =>
      ending.endsWith('based') ? ' based' : '',
    )
    .trim();
}

const BETWEEN = /\s+(?:and|or|&)\s+|\s*[/;+]\s*/;

/** The allergens that a word, or one of several, names in whatever spelling: none where it names a food and no more. */
export function allergensNamedBy(name: string): AllergenId[] {
  const found = [name, ...name.split(BETWEEN)].flatMap(
    (part) => ALLERGEN_WORDS[part] ?? ALLERGEN_WORDS[resolveIngredient(part).name ?? ''] ?? [],
  );
  return [...new Set(found)];
}

/** Ids of all that is not known to be free of one of the allergens. */
export function ingredientsWith(allergens: readonly AllergenId[]): number[] {
  return allIngredients()
    .filter(({ facts }) => allergens.some((allergen) => facts.allergens[allergen] !== 'free'))
    .map(({ id }) => id);
}
