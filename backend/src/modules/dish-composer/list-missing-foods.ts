// Run by `npm run foods:missing`: prints what the tables keyed by the name of a food lack, and how many foods are left alone and why.
import { leftAlone } from './food.js';
import { findFoodGaps } from './food-coverage.js';
import { REASONS } from './foods-left-alone.js';

const { unexplained, contradictory, unknown, unpictured } = findFoodGaps();
const found: readonly (readonly [sentence: string, names: readonly string[]])[] = [
  ['No line in food-table.ts, and no reason in foods-left-alone.ts:', unexplained],
  ['Left alone twice, or although food-table.ts has a line:', contradictory],
  ['In food-table.ts or foods-left-alone.ts, but no ingredient:', unknown],
  ['Cooked, but not pictured by glyphs.ts:', unpictured],
];
const missing = found.filter(([, names]) => names.length > 0);

process.stdout.write(
  [
    'Foods that no pattern cooks:',
    ...[...leftAlone].map(
      ([reason, names]) => `  ${String(names.length).padStart(4)}  ${reason}: ${REASONS[reason]}`,
    ),
    ...missing.flatMap(([sentence, names]) => [sentence, ...names.map((name) => `  ${name}`)]),
    missing.length === 0 ? 'Nothing is missing.' : 'See docs/how-to/add-a-food.md.',
    '',
  ].join('\n'),
);
process.exitCode = missing.length === 0 ? 0 : 1;
