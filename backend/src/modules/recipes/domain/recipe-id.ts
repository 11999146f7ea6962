import { z } from 'zod';

export const recipeIdParameter = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number)
  .meta({ description: 'A recipe id.' });
