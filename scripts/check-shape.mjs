// Fails when a folder deviates from the shape of its kind; part of `npm run lint`.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
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

function checkModules() {
  const modules = join(repository, 'backend/src/modules');
  for (const name of readdirSync(modules)) {
    for (const part of ['module']) {
      if (!existsSync(join(modules, name, `${name}.${part}.ts`))) {
        faults.push(`backend/src/modules/${name}: has no ${name}.${part}.ts`);
      }
    }
  }
}

function checkNames() {
  const files = execFileSync(
    'git',
    ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.cjs'],
    {
      cwd: repository,
      encoding: 'utf8',
    },
  )
    .split('\n')
    .filter((file) => file && existsSync(join(repository, file)));
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
for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
