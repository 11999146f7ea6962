/** Allergens on at least one of the lists of Canada, the United States and the European Union. */
export type AllergenId =
  | 'gluten'
  | 'wheat'
  | 'crustaceans'
  | 'molluscs'
  | 'eggs'
  | 'fish'
  | 'peanuts'
  | 'soy'
  | 'milk'
  | 'tree-nuts'
  | 'celery'
  | 'mustard'
  | 'sesame'
  | 'sulphites'
  | 'lupin';

/**
 * Jurisdictions whose law lists an allergen: Canada, the United States (FALCPA and FASTER), the European Union (1169/2011).
 */
export type AllergenList = 'canada' | 'united-states' | 'european-union';

/** Each allergen with the lists that name it. */
export const ALLERGENS: readonly {
  readonly id: AllergenId;
  readonly lists: readonly AllergenList[];
}[] = [
  { id: 'gluten', lists: ['canada', 'european-union'] },
  { id: 'wheat', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'crustaceans', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'molluscs', lists: ['canada', 'european-union'] },
  { id: 'eggs', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'fish', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'peanuts', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'soy', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'milk', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'tree-nuts', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'celery', lists: ['european-union'] },
  { id: 'mustard', lists: ['canada', 'european-union'] },
  { id: 'sesame', lists: ['canada', 'united-states', 'european-union'] },
  { id: 'sulphites', lists: ['canada', 'european-union'] },
  { id: 'lupin', lists: ['european-union'] },
];
