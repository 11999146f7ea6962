// `npm run new:module -- notes`: creates a backend module of the common shape, with its table, a sentence for its error
// and a spec.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { repository, run, runTool } from './workspace.mjs';

const parameters = process.argv.slice(2);
const [names, givenName] = parameters.filter((parameter) => !parameter.startsWith('--'));
const isName = (text) => /^[a-z]+(-[a-z]+)*$/.test(text);
if (!names || !isName(names) || (givenName && !isName(givenName))) {
  console.error(
    'Give the module a plural name of lower-case letters and hyphens: npm run new:module -- notes',
  );
  process.exit(1);
}
const folder = join(repository, 'backend/src/modules', names);
if (existsSync(folder)) {
  console.error(`backend/src/modules/${names} exists already.`);
  process.exit(1);
}

const name = givenName ?? singularOf(names);
if (!name || name === names) {
  console.error(
    `Give the singular of ${names} too, a different word: npm run new:module -- shelves shelf`,
  );
  process.exit(1);
}
const capitalised = (text) => text[0].toUpperCase() + text.slice(1);
const camel = (text) => text.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());
const snake = (text) => text.replaceAll('-', '_');
const migrations = join(repository, 'backend/src/database/migrations');
const latest = Math.max(...readdirSync(migrations).map((file) => Number.parseInt(file, 10)));
const epoch = Math.max(latest + 1, Date.now());
const words = {
  __names_snake__: snake(names),
  __name_snake__: snake(name),
  __namesCamel__: camel(names),
  __nameCamel__: camel(name),
  __Names__: capitalised(camel(names)),
  __Name__: capitalised(camel(name)),
  __names__: names,
  __name__: name,
  __epoch__: String(epoch),
};
const fill = (text) =>
  Object.entries(words).reduce((filled, [mark, word]) => filled.replaceAll(mark, word), text);

const templates = join(repository, 'packages/build/templates/module');
const written = [];
for (const template of readdirSync(templates, { recursive: true })) {
  if (!template.endsWith('.template')) continue;
  const target = fill(template.replace(/\.template$/, ''));
  const path =
    target === 'migration.ts'
      ? join(migrations, `${epoch}-create-${names}.ts`)
      : join(folder, target);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, fill(readFileSync(join(templates, template), 'utf8')));
  written.push(path);
}

/** Undefined if the spelling does not tell: caches comes from cache, boxes from box, series from series. */
function singularOf(plural) {
  if (/[^aeiou]ies$/.test(plural) && !/(ser|spec|mov|cook)ies$/.test(plural)) {
    return plural.replace(/ies$/, 'y');
  }
  if (/(ss|sh)es$/.test(plural)) return plural.replace(/es$/, '');
  if (/(ies|[sczox]es|ches|ves|[su]s)$/.test(plural)) return undefined;
  return /s$/.test(plural) ? plural.replace(/s$/, '') : undefined;
}

/** Inserts text before the first `mark` in a file. */
function insert(file, mark, text) {
  const path = join(repository, file);
  const content = readFileSync(path, 'utf8');
  const at = content.indexOf(mark);
  if (at === -1) throw new Error(`${file} has no "${mark.trim()}".`);
  writeFileSync(path, content.slice(0, at) + text + content.slice(at));
  written.push(path);
}

const moduleName = fill('__Names__Module');
const migrationName = fill('Create__Names____epoch__');
const appModule = 'backend/src/app.module.ts';
insert(
  appModule,
  '\nexport interface AppOptions',
  `import { ${moduleName} } from './modules/${names}/${names}.module.js';\n`,
);
insert(appModule, '        PantryModule,\n', `        ${moduleName},\n`);
const listed = 'backend/src/database/migrations.ts';
insert(
  listed,
  '\n/** Every migration',
  `import { ${migrationName} } from './migrations/${epoch}-create-${names}.js';\n`,
);
insert(listed, '];', `  ${migrationName},\n`);
const sentences = 'packages/copy/src/locales/en.ts';
const label = name.replaceAll('-', ' ');
insert(
  sentences,
  fieldAfter(sentences, 'export const errors = {\n'),
  `  ${snake(name)}_title_empty: 'Give the ${label} a title.',\n`,
);

/** The first line after a line. */
function fieldAfter(file, line) {
  const content = readFileSync(join(repository, file), 'utf8');
  const at = content.indexOf(line);
  if (at === -1) throw new Error(`${file} has no "${line.trim()}".`);
  return content.slice(at + line.length, content.indexOf('\n', at + line.length) + 1);
}

await runTool('oxfmt', written);
if (!parameters.includes('--no-generate')) await run('npm', ['run', 'generate']);
