// Prints how the code is laid out. Fails on a folder that deviates from the shape of its kind, an import that
// docs/architecture.md does not allow, an import cycle, and a table in the docs that names a file that does not exist.
// Part of `npm run lint`.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, posix, sep } from 'node:path';
import { cruise } from 'dependency-cruiser';
import { importFault } from '../packages/build/src/import-arrows.mjs';
import { remoteWorkspaces, repository } from './workspace.mjs';

const faults = [];
const read = (...path) => readFileSync(join(repository, ...path), 'utf8');

function checkRemotes() {
  const [first, ...others] = remoteWorkspaces();
  for (const file of ['webpack.config.js', 'tsconfig.json', 'jest.config.cjs', 'src/dev.tsx']) {
    for (const other of others) {
      if (read(first, file) !== read(other, file))
        faults.push(`${other}/${file} differs from ${first}/${file}`);
    }
  }
  const scripts = (workspace) =>
    JSON.stringify(JSON.parse(read(workspace, 'package.json')).scripts);
  for (const remote of [first, ...others]) {
    if (scripts(remote) !== scripts(first)) faults.push(`${remote}: scripts differ from ${first}`);
    const inside = readdirSync(join(repository, remote, 'src')).filter(
      (name) =>
        !['remote.declaration.ts', 'remote.tsx', 'dev.tsx', 'features', 'shared'].includes(name),
    );
    for (const name of inside)
      faults.push(
        `${remote}/src/${name}: a remote holds remote.declaration.ts, remote.tsx, dev.tsx, features/ and shared/`,
      );
    for (const feature of readdirSync(join(repository, remote, 'src/features'))) {
      if (!existsSync(join(repository, remote, 'src/features', feature, `${feature}.test.tsx`))) {
        faults.push(`${remote}/src/features/${feature}: has no ${feature}.test.tsx`);
      }
    }
  }
}

/** For each decorator or call, the only kind of file that may contain it. */
const places = [
  [/^@Module\(/m, /\.module\.ts$/, 'x.module.ts'],
  [/^@Controller\(/m, /\.controller\.ts$/, 'x.controller.ts'],
  [/^@Entity\(/m, /^(.+\/)?entities\/[^/]+\.entity\.ts$/, 'entities/x.entity.ts'],
  [/= declareErrors\(/, /\.errors\.ts$/, 'x.errors.ts'],
  [/@InjectRepository\(/, /\.repository\.ts$/, 'x.repository.ts'],
];
/** For each ending, the only folder in which such a file may be. */
const folderOf = [
  [/\.entity\.ts$/, /^(.+\/)?entities\/[^/]+$/, 'entities/'],
  [/[.-]dto\.ts$/, /^(.+\/)?dto\/[^/]+$/, 'dto/'],
];

function checkModules() {
  const modules = join(repository, 'backend/src/modules');
  for (const entry of readdirSync(modules, { withFileTypes: true })) {
    const name = `backend/src/modules/${entry.name}`;
    if (!entry.isDirectory()) {
      faults.push(`${name}: modules/ holds a folder for each module and nothing else`);
      continue;
    }
    const files = readdirSync(join(modules, entry.name), { recursive: true })
      .map((file) => file.split(sep).join('/'))
      .filter((file) => file.endsWith('.ts'));
    if (!files.includes(`${entry.name}.module.ts`)) {
      faults.push(`${name}: has no ${entry.name}.module.ts`);
    }
    if (files.some((file) => file.endsWith('.controller.ts'))) {
      if (!files.some((file) => /\.spec\.ts$/.test(file))) faults.push(`${name}: has no spec`);
    }
    for (const file of files.filter((path) => !/(\.spec|testing)\.ts$/.test(path))) {
      const text = read(name, file);
      for (const [mark, place, where] of places) {
        if (mark.test(text) && !place.test(file)) {
          faults.push(`${name}/${file}: ${mark.source.replace(/\W+/g, '')} belongs in ${where}`);
        }
      }
      for (const [ending, place, where] of folderOf) {
        if (ending.test(file) && !place.test(file)) {
          faults.push(`${name}/${file}: belongs in ${where}`);
        }
      }
    }
  }
}

/** A package, a remote, a backend module, or another folder that holds one thing. */
const unitOf = (file) =>
  /^(backend\/src\/modules\/[^/]+|backend\/src\/[^/]+(?=\/)|packages\/[^/]+|[^/]+)/.exec(file)[0];

/** No folder holds more than this share of the code. */
const largestShare = 0.25;

async function checkImports() {
  const files = sources().filter((file) => /^(packages|shell|mf-[^/]+|backend|e2e)\//.test(file));
  let upward = 0;
  const lines = new Map();
  let total = 0;
  for (const file of files) {
    const text = read(file);
    const count = text.split('\n').length - 1;
    total += count;
    lines.set(unitOf(file), (lines.get(unitOf(file)) ?? 0) + count);
    for (const [, specifier] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      const fault = importFault(file, specifier);
      if (fault === undefined) continue;
      upward += 1;
      faults.push(`${file}: ${specifier}: ${fault}`);
    }
  }
  const { output } = await cruise(
    files.filter((file) => /\.tsx?$/.test(file)),
    {
      baseDir: repository,
      doNotFollow: { path: 'node_modules' },
      tsPreCompilationDeps: true,
      validate: true,
      ruleSet: { forbidden: [{ name: 'cycle', from: {}, to: { circular: true } }] },
    },
    { extensions: ['.ts', '.tsx', '.js'] },
  );
  const cycles = output.summary.violations;
  for (const { from, cycle } of cycles) {
    faults.push(`${from}: imports itself through ${cycle.map((step) => step.name).join(' → ')}`);
  }
  const [[largest, size]] = [...lines].sort((left, right) => right[1] - left[1]);
  const share = size / total;
  if (share > largestShare) {
    faults.push(`${largest}: holds more than a quarter of the code; split it`);
  }
  console.log(
    `${files.length} files, ${total} lines; largest folder ${largest} with ${Math.round(share * 100)} %; ` +
      `${cycles.length} import cycles, ${upward} forbidden imports`,
  );
}

function listed(...patterns) {
  return execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], {
    cwd: repository,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((file) => file && existsSync(join(repository, file)));
}

const sources = () => listed('*.ts', '*.tsx', '*.mjs', '*.cjs');

/**
 * Tables in the docs that name files: each path and link in them must exist; a name in angle brackets stands for any
 * name.
 */
const guides = ['README.md', 'docs/where-to-change-what.md'];
const namedPath = /`([\w.<>-]+(?:\/[\w.<>-]+)+\/?|[\w.-]+\.(?:ts|tsx|mjs|json|md|yml|example))`/g;
const linkedPath = /\]\((?!\w+:)([^)#]+)/g;

function checkGuides() {
  const files = listed();
  // A copy that has only the sources has no docs.
  for (const guide of guides.filter((file) => files.includes(file))) {
    const rows = read(guide)
      .split('\n')
      .filter((line) => line.startsWith('|'))
      .join('\n');
    const paths = [...rows.matchAll(namedPath)].map(([, path]) => path);
    const links = [...rows.matchAll(linkedPath)].map(([, link]) =>
      posix.join(dirname(guide), link),
    );
    for (const path of [...paths, ...links]) {
      const wanted = path.replace(/\/$/, '').replaceAll('.', '\\.');
      const pattern = new RegExp(`^${wanted.replaceAll(/<[\w-]+>/g, '[^/]+')}(/|$)`);
      if (!files.some((file) => pattern.test(file))) faults.push(`${guide}: there is no ${path}`);
    }
  }
}

function checkNames() {
  const files = sources();
  for (const file of files) {
    const name = basename(file);
    if (/(^|[.-])(utils?|helpers?|types)\.(ts|tsx|mjs|cjs)$/.test(name)) {
      faults.push(`${file}: name it after its content`);
    }
    if (!/^[a-z0-9]+([.-][a-z0-9]+)*$/.test(name))
      faults.push(`${file}: file names are kebab-case`);
    if (name === 'index.ts' && !/^(packages\/[^/]+|shell)\/src\/index\.ts$/.test(file)) {
      faults.push(`${file}: only a package has an index`);
    }
  }
}

checkRemotes();
checkModules();
checkNames();
checkGuides();
await checkImports();
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
