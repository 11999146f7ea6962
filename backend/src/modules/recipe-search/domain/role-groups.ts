import type { IngredientRole } from '@larder/culinary/at-hand';

export const isHearty = (role: IngredientRole): boolean => role === 'protein' || role === 'base';

export const isSolid = (role: IngredientRole): boolean => isHearty(role) || role === 'main';

export const isFlavour = (role: IngredientRole): boolean =>
  role === 'seasoning' || role === 'staple';
