// Run by `npm run catalogue:check`: prints what the catalogue contains, and fails when a recipe file needs fixing or a minimum is
// missed.
import { checkCatalogue } from './domain/catalogue-check.js';
import { catalogueFolder, readCatalogue } from './catalogue-folder.js';

function table(title: string, counts: ReadonlyMap<string, number>): string {
  const rows = [...counts].sort(
    (left, right) => right[1] - left[1] || (left[0] < right[0] ? -1 : 1),
  );
  const width = Math.max(...rows.map(([name]) => name.length));
  return [title, ...rows.map(([name, n]) => `  ${name.padEnd(width)}  ${n}`)].join('\n');
}

const { recipes, errors } = await readCatalogue(process.argv[2] ?? catalogueFolder);
const report = checkCatalogue(recipes);
const problems = [...errors.map(({ message }) => message), ...report.problems];
process.stdout.write(
  [
    `${report.recipes} recipes, ${report.lines} ingredient lines, ${report.ingredients} ingredients`,
    table('by type', report.types),
    table('by diet', report.diets),
    table('by effort', report.effort),
    table('by cuisine', report.cuisines),
    table('by common ingredient', report.common),
    ...problems,
    problems.length === 0 ? 'Nothing to mend.' : `${problems.length} to mend.`,
    ...(report.owed.length === 0 ? [] : ['Owed:', ...report.owed.map((owed) => `  ${owed}`)]),
    '',
  ].join('\n'),
);
process.exitCode = problems.length + report.owed.length === 0 ? 0 : 1;
