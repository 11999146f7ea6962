import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../config/repository-root.js';
import { dishOf } from './dish-composer-testing.js';

/** Begins with `## ` and the foods of a kitchen; below it is the dish that is made of them. */
export const recordFile = join(
  repositoryRoot,
  'backend/src/modules/dish-composer/recorded-dishes.txt',
);

/** What is made of a kitchen, as a cook reads it. */
export function dishAsText(kitchen: string): string {
  const { title, servings, readyInMinutes, ingredients, steps, leavesOut } = dishOf(kitchen);
  return [
    `${title} (serves ${servings}, ${readyInMinutes} min)`,
    ...ingredients.map((line) => `- ${line}`),
    ...steps.map((step, index) => `${index + 1}. ${step}`),
    ...(leavesOut.length > 0 ? [`Leaves out ${leavesOut.join(', ')}`] : []),
  ].join('\n');
}

/** The dishes of the file, by their kitchens. */
export function recordedDishes(): Map<string, string> {
  const [, ...sections] = readFileSync(recordFile, 'utf8').split(/^## /m);
  return new Map(
    sections.map((section) => {
      const [kitchen = '', ...dish] = section.trim().split('\n');
      return [kitchen, dish.join('\n')];
    }),
  );
}
