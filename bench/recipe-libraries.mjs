// Counts what is read from the exports of other programs. Run after `npm run build`. BENCH_DATA names a folder with a
// folder `exports` of files as their programs wrote them, or that folder itself.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { openArchive } from '@larder/recipe-reading/archive';
import { readRecipeLibrary } from '@larder/recipe-reading/libraries';

const data = process.env.BENCH_DATA;
if (!data) {
  console.log('BENCH_DATA is unset: there are no exports to read, nothing was measured.');
  process.exit(0);
}
const folder = existsSync(join(data, 'exports')) ? join(data, 'exports') : data;

const headingsIn = (lines) =>
  lines.filter(({ heading }, at) => heading !== undefined && heading !== lines[at - 1]?.heading);

async function countIn(path, name) {
  const archive = await openArchive(path, name);
  try {
    const library = await readRecipeLibrary(archive.entries);
    if (!library) return null;
    const counts = { recipes: 0, lines: 0, headings: 0, steps: 0, 'step headings': 0 };
    const more = { pictures: 0, addresses: 0, unread: 0 };
    const leftOut = [];
    for await (const item of library.items) {
      if (item.kind === 'left-out') leftOut.push(`${item.count} ${item.what}`);
      if (item.kind === 'unread') {
        more.unread += 1;
        leftOut.push(`${item.name}: ${item.reason}`);
      }
      if (item.kind !== 'recipe') continue;
      const { ingredients, steps, pictures } = item.recipe;
      counts.recipes += 1;
      counts.lines += ingredients.length;
      counts.headings += headingsIn(ingredients).length;
      counts.steps += steps.length;
      counts['step headings'] += headingsIn(steps).length;
      for (const picture of pictures) {
        if ('address' in picture) more.addresses += 1;
        else if ((await picture.read()).length > 0) more.pictures += 1;
      }
    }
    return { format: library.format, ...counts, ...more, leftOut: leftOut.join(', ') };
  } finally {
    archive.close();
  }
}

const table = {};
for (const name of readdirSync(folder).sort()) {
  const start = performance.now();
  const counts = await countIn(join(folder, name), name).catch((error) => ({
    format: `refused: ${error.reason ?? error.message}`,
  }));
  const milliseconds = Math.round(performance.now() - start);
  table[name] = { ...(counts ?? { format: 'none that we know' }), milliseconds };
}
console.table(table);
