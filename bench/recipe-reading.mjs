// How well recipes are read from web pages whose recipes are known, and how long that takes. Run after `npm run build`.
// BENCH_DATA names a folder with recipe-pages-*.tar.xz, or with what is in it: tests/test_data/<site>/*.testhtml, each with its
// expected recipe as .json beside it.
//   --misses          lists what was read otherwise
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';
import { readRecipePage } from '@larder/recipe-reading';

const data = process.env.BENCH_DATA;
if (!data) {
  console.log('BENCH_DATA is unset: there are no pages to read, nothing was measured.');
  process.exit(0);
}
const listMisses = process.argv.includes('--misses');
const inFolder = 'tests/test_data';

/** The shares in percent, milliseconds and megabytes to reach. */
const aims = { sites: 93, ingredients: 80, steps: 82, p95: 50, memory: 150 };

/** Texts are equal if they read the same; case and the space around punctuation do not matter. */
const plain = (text) =>
  String(text ?? '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .replace(/\s*([(),.;:/–—-])\s*/g, '$1')
    .trim();
const bare = (heading) => plain(heading).replace(/:$/, '');
const areSame = (left, right) =>
  left.length === right.length && left.every((text, at) => plain(text) === plain(right[at]));
const wordsOf = (texts) => plain(texts.join(' ')).split(/\W+/u).filter(Boolean);

/** The share of the expected words that are present, because sites divide steps in their own ways. */
function shareOfWords(expected, got) {
  const left = new Map();
  for (const word of wordsOf(got)) left.set(word, (left.get(word) ?? 0) + 1);
  const words = wordsOf(expected);
  const found = words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return words.length === 0 ? 1 : found.length / words.length;
}
const enoughWords = 0.95;

/** Whether each part of an expected recipe was read as expected; undefined for parts without an expectation. */
function compare(recipe, expected) {
  const steps = expected.instructions_list ?? String(expected.instructions ?? '').split('\n');
  const groups = (expected.ingredient_groups ?? []).map(({ purpose }) => purpose).filter(Boolean);
  const headings = new Set(recipe.ingredients.map(({ heading }) => bare(heading)));
  const lines = recipe.ingredients.map(({ text }) => text);
  const stepTexts = recipe.steps.map(({ text }) => text);
  return {
    title: plain(recipe.title) === plain(expected.title),
    ingredients: areSame(lines, expected.ingredients),
    steps: shareOfWords(steps, stepTexts) >= enoughWords,
    headings: groups.length > 0 ? groups.every((group) => headings.has(bare(group))) : undefined,
    totalTime: expected.total_time ? recipe.totalMinutes === expected.total_time : undefined,
  };
}

function* pagesIn(folder) {
  for (const site of readdirSync(folder)) {
    for (const file of readdirSync(join(folder, site))) {
      const result = join(folder, site, file.replace(/testhtml$/, 'json'));
      if (!file.endsWith('.testhtml') || !existsSync(result)) continue;
      const html = readFileSync(join(folder, site, file), 'utf8');
      yield { site, file, html, expected: JSON.parse(readFileSync(result, 'utf8')) };
    }
  }
}

const share = (part, whole) => (100 * part) / Math.max(1, whole);
const percent = (part, whole) => `${share(part, whole).toFixed(1)} %`;

function measure(folder) {
  const counts = new Map();
  const sites = new Map();
  const times = [];
  let crashes = 0;
  const count = (name, isRight) => {
    const { right, all } = counts.get(name) ?? { right: 0, all: 0 };
    counts.set(name, { right: right + (isRight ? 1 : 0), all: all + 1 });
  };
  for (const { site, file, html, expected } of pagesIn(folder)) {
    let recipe = null;
    const start = performance.now();
    try {
      recipe = readRecipePage(html, expected.canonical_url);
    } catch (error) {
      crashes += 1;
      console.log(`${site}/${file}: ${error.stack}`);
    }
    times.push(performance.now() - start);
    const isRead = recipe !== null && recipe.ingredients.length > 0;
    sites.set(site, (sites.get(site) ?? false) || isRead);
    const parts = compare(recipe ?? { title: '', ingredients: [], steps: [] }, expected);
    for (const [name, isRight] of Object.entries(parts)) {
      if (isRight === undefined) continue;
      count(name, isRight);
      if (listMisses && !isRight) console.log(`${name}: ${site}/${file}`);
    }
  }
  times.sort((left, right) => left - right);
  const at = (part) => times[Math.min(times.length - 1, Math.floor(times.length * part))];
  const readSites = [...sites.values()].filter(Boolean).length;
  console.log(`${times.length} pages of ${sites.size} sites, ${crashes} crashes`);
  console.log(`sites with a title and an ingredient: ${percent(readSites, sites.size)}`);
  for (const [name, { right, all }] of counts) {
    console.log(`${name} as expected: ${percent(right, all)} of ${all}`);
  }
  const memory = process.memoryUsage().rss / 1e6;
  console.log(
    `p50 ${at(0.5).toFixed(1)} ms, p95 ${at(0.95).toFixed(1)} ms, longest ${at(1).toFixed(1)} ms; ${memory.toFixed(0)} MB`,
  );
  const reached = {
    crashes: crashes === 0,
    sites: share(readSites, sites.size) >= aims.sites,
    ingredients: share(counts.get('ingredients').right, times.length) >= aims.ingredients,
    steps: share(counts.get('steps').right, times.length) >= aims.steps,
    p95: at(0.95) < aims.p95,
    memory: memory < aims.memory,
  };
  const missed = Object.keys(reached).filter((name) => !reached[name]);
  console.log(missed.length === 0 ? 'every aim reached' : `missed: ${missed.join(', ')}`);
  if (missed.length > 0) process.exitCode = 1;
}

if (existsSync(join(data, inFolder))) measure(join(data, inFolder));
else {
  const archives = readdirSync(data).filter((name) => /^recipe-pages.*\.tar\.xz$/.test(name));
  if (archives.length === 0) console.log(`There are no pages in ${data}: nothing was measured.`);
  for (const archive of archives) {
    const folder = mkdtempSync(join(tmpdir(), 'larder-bench-'));
    try {
      execFileSync('tar', ['-xJf', join(data, archive), '-C', folder]);
      measure(join(folder, inFolder));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
}
