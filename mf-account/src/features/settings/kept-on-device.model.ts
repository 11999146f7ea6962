import type { KeptStorage } from '@larder/api-client/kept-storage';
import type { MealPlansView } from '@larder/api-client/meal-planner';
import type { OwnRecipesView } from '@larder/api-client/recipes';

/** What a person reads about what the device keeps. */
export interface KeptSummary {
  dishes: number;
  own: number;
  menus: number;
  plans: number;
  lists: number;
  pictures: number;
  bytes: number;
  /** When the oldest copy was kept; null if unknown. */
  since: number | null;
}

/** Counts what can be opened without a network. */
export function summaryOf({ answers, pictures }: KeptStorage): KeptSummary {
  const under = (pattern: RegExp): number =>
    answers.filter(({ path }) => pattern.test(path)).length;
  const answersAt = <Answer>(wanted: string): Answer[] =>
    answers.filter(({ path }) => path === wanted).map(({ data }) => data as Answer);
  const own = answersAt<OwnRecipesView>('/recipes/mine').flatMap(({ recipes }) =>
    recipes.map(({ id }) => id),
  );
  const times = answers.map(({ keptAt }) => keptAt).filter((keptAt) => keptAt > 0);
  return {
    dishes: under(/^\/recipes\/\d+$/),
    own: new Set(own).size,
    menus: under(/^\/menus\/[^/]+$/),
    plans: answersAt<MealPlansView>('/meal-planner').flat().length,
    lists: under(/^\/grocery-lists\/[^/]+$/),
    pictures: pictures.count,
    bytes: answers.reduce((sum, { bytes }) => sum + bytes, pictures.bytes),
    since: times.length > 0 ? Math.min(...times) : null,
  };
}
