// `npm run new:remote -- shopping`: creates another remote of the same shape as the others, at /shopping.
import {
  appendFileSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { remoteWorkspaces, repository, run, runTool } from './workspace.mjs';

const [name, option] = process.argv.slice(2);
if (!name || !/^[a-z][a-z0-9]*$/.test(name)) {
  console.error(
    'Give the remote a name of lower-case letters and digits: npm run new:remote -- shopping',
  );
  process.exit(1);
}
const folder = join(repository, `mf-${name}`);
if (existsSync(folder)) {
  console.error(`mf-${name} exists already.`);
  process.exit(1);
}

const title = name[0].toUpperCase() + name.slice(1);
const fill = (text) => text.replaceAll('__name__', name).replaceAll('__Title__', title);

function fillBelow(path) {
  for (const entry of readdirSync(path)) {
    const filled = join(path, fill(entry).replace(/\.template$/, ''));
    renameSync(join(path, entry), filled);
    if (statSync(filled).isDirectory()) fillBelow(filled);
    else writeFileSync(filled, fill(readFileSync(filled, 'utf8')));
  }
}

// The configuration files are the same in all remotes, so one remote's are copied.
const [pattern] = remoteWorkspaces();
cpSync(join(repository, 'packages/build/templates/remote'), folder, { recursive: true });
fillBelow(folder);
for (const file of ['webpack.config.js', 'tsconfig.json', 'jest.config.cjs']) {
  cpSync(join(repository, pattern, file), join(folder, file));
}

const pipelines = join(repository, '.github/workflows');
writeFileSync(
  join(pipelines, `mf-${name}.yml`),
  readFileSync(join(pipelines, `${pattern}.yml`), 'utf8').replaceAll(pattern, `mf-${name}`),
);

const sentences = join(repository, 'packages/copy/src');
appendFileSync(
  join(sentences, 'locales/en.ts'),
  `\nexport const ${name} = {\n  title: '${title}',\n  nav: '${title}',\n  greeting: (username: string) => \`Welcome to ${title}, \${username}.\`,\n};\n`,
);
appendFileSync(join(sentences, 'by-locale.ts'), `export const ${name} = { en: en.${name} };\n`);
appendFileSync(
  join(sentences, 'sentences.ts'),
  `export const ${name} = /*#__PURE__*/ inPersonsLanguage(byLocale.${name});\n`,
);

await runTool('oxfmt', [folder, sentences]);
if (option !== '--no-install') await run('npm', ['install', '--no-audit', '--no-fund']);
console.log(`mf-${name} is ready: npm run dev -- mf-${name}, then open /${name}.`);
