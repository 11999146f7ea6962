// Run by `npm run dishes:record`: makes the dishes of recorded-dishes.txt again. Read the difference as a cook before it is committed.
import { writeFileSync } from 'node:fs';
import { recordedDishes, recordFile, dishAsText } from './recorded-dishes-testing.js';

const kitchens = [...recordedDishes().keys()];
writeFileSync(
  recordFile,
  kitchens.map((kitchen) => `## ${kitchen}\n${dishAsText(kitchen)}\n`).join('\n'),
);
