import type { FindKept } from './contract';

/** A dish as menus and plans list it. */
export interface KeptDish {
  id: number;
  title: string;
  image: string | null;
  readyInMinutes: number | null;
  servings: number | null;
  recipeServings: number | null;
  available: boolean;
}

/** A dish that was put on a menu or plan without a network, as far as the device knows its recipe. */
export async function keptDish(
  { id, servings = null }: { id: number; servings?: number | null },
  kept: FindKept,
): Promise<KeptDish> {
  const recipe = (await kept({ url: `/recipes/${id}` })) as
    | { title: string; image: string; readyInMinutes: number | null; servings: number | null }
    | undefined;
  return {
    id,
    title: recipe?.title ?? '',
    image: recipe?.image ?? null,
    readyInMinutes: recipe?.readyInMinutes ?? null,
    servings,
    recipeServings: recipe?.servings ?? null,
    available: recipe !== undefined,
  };
}
