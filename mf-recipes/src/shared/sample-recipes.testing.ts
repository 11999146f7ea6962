import type {
  FoundRecipeView,
  RecipeSearchView,
  RecipeSummaryView,
  RecipeView,
} from '@larder/api-client/recipes';

export function summary(id: number, title: string): RecipeSummaryView {
  return { id, title, image: `/pictures/${id}.svg`, readyInMinutes: 25, servings: 2 };
}

export const friedRice: FoundRecipeView = {
  ...summary(7, 'Chicken Fried Rice'),
  usedIngredients: ['chicken', 'rice'],
  pantryIngredients: ['salt', 'oil'],
  missedIngredients: ['peas', 'spring onion', 'soy sauce', 'egg', 'ginger', 'sesame oil'],
  usedIngredientCount: 2,
  missedIngredientCount: 6,
  substitutions: [],
  reason: 'Uses 2 of your 3; buy peas, spring onion and 4 more.',
};

export const congee: FoundRecipeView = {
  ...friedRice,
  ...summary(8, 'Chicken Congee'),
  pantryIngredients: [],
  missedIngredients: [],
  missedIngredientCount: 0,
  reason: 'Uses 2 of your 3.',
};

export function found(
  recipes: FoundRecipeView[],
  more: Partial<RecipeSearchView> = {},
): RecipeSearchView {
  return {
    recipes,
    total: recipes.length,
    centreMissing: [],
    leftOutAsUnsure: 0,
    leftOutAsUntimed: 0,
    nameReadAs: null,
    didYouMean: [],
    notFilteredBy: [],
    understood: {},
    unknown: [],
    ...more,
  };
}

export const friedRiceDetail: RecipeView = {
  ...summary(7, 'Chicken Fried Rice'),
  description: 'Yesterday’s rice, today’s dinner.',
  source: 'catalogue',
  isOwn: false,
  isAuthor: false,
  visibility: 'household',
  version: 1,
  yieldText: null,
  prepMinutes: null,
  cookMinutes: null,
  sections: { ingredients: [], steps: [] },
  notes: '',
  tags: [],
  language: null,
  pictureId: null,
  originRecipeId: null,
  rating: null,
  timesMade: 0,
  lastMadeOn: null,
  collections: [],
  extendedIngredients: [
    { id: 1, original: '300 g cooked rice, cold' },
    { id: 2, original: '1 chicken breast, diced' },
  ],
  analyzedInstructions: [
    {
      steps: [
        { number: 1, step: 'Fry the chicken.' },
        { number: 2, step: 'Add the rice.' },
      ],
    },
    { steps: [{ number: 1, step: 'Whisk the dressing.' }] },
  ],
  isFavourited: false,
  dishTypes: ['main course'],
  diets: ['gluten free'],
  allergens: ['eggs', 'tree-nuts'],
  mayContain: [],
  unknownAllergens: [],
  nutrition: {
    perServing: true,
    coveredPercent: 96,
    kilocalories: 412.4,
    kilojoules: 1725,
    protein: 24.6,
    fat: 9.64,
    saturatedFat: 2.1,
    carbohydrate: 58.2,
    fibre: null,
    sugar: 0.6,
    sodium: 1204.2,
    leavesSaltOpen: true,
  },
  rules: [
    { rule: 'halal', fact: 'may' },
    { rule: 'kosher style', fact: 'unknown' },
    { rule: 'low salt', fact: 'contains' },
    { rule: 'high protein', fact: 'free' },
  ],
  keeping: {
    note: null,
    sameDay: false,
    refrigeratorDays: 3,
    freezerMonths: 2,
    reheats: true,
    ahead: false,
  },
  cuisine: 'Chinese',
  sourceName: 'Larder',
  sourceUrl: 'https://example.com/fried-rice',
};

/** A recipe of the person's own, with headings and without a time. */
export const rollsDetail: RecipeView = {
  ...friedRiceDetail,
  ...summary(31, 'Cinnamon Rolls'),
  readyInMinutes: null,
  description: '',
  source: 'own',
  isOwn: true,
  isAuthor: true,
  version: 3,
  servings: null,
  yieldText: 'about 16 rolls',
  extendedIngredients: [
    { id: 1, original: '500 g flour' },
    { id: 3, original: '2 tbsp cinnamon' },
  ],
  analyzedInstructions: [
    {
      steps: [
        { number: 1, step: 'Knead the dough.' },
        { number: 2, step: 'Fill and bake.' },
      ],
    },
  ],
  sections: {
    ingredients: [
      { heading: 'Dough', count: 1 },
      { heading: 'Filling', count: 1 },
    ],
    steps: [{ heading: null, count: 2 }],
  },
  notes: 'From grandma.',
  tags: ['sweet'],
  diets: [],
  allergens: [],
  dishTypes: [],
  cuisine: null,
  sourceName: null,
  sourceUrl: null,
};
