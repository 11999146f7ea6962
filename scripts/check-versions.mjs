// Fails when a version, its changelog, its dependents and the shell's contract disagree; part of `npm run lint`.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { remoteWorkspaces, repository } from './workspace.mjs';

const faults = [];
const read = (...path) => readFileSync(join(repository, ...path), 'utf8');
// Benchmarks and browser tests are never released.
const unreleased = ['bench', 'e2e'];
const released = [
  ...readdirSync(join(repository, 'packages')).map((name) => `packages/${name}`),
  'shell',
  'backend',
  ...remoteWorkspaces(),
];
const manifests = [...released, ...unreleased].map((folder) => ({
  folder,
  manifest: JSON.parse(read(folder, 'package.json')),
}));
const versions = new Map(manifests.map(({ manifest }) => [manifest.name, manifest.version]));

for (const folder of released) {
  const { version } = JSON.parse(read(folder, 'package.json'));
  const changelog = join(folder, 'CHANGELOG.md');
  const [, latest] = existsSync(join(repository, changelog))
    ? (/^##? \[?(\d+\.\d+\.\d+)/m.exec(read(changelog)) ?? [])
    : [];
  if (latest !== version) {
    faults.push(`${changelog}: the latest entry is ${latest ?? 'missing'}, the version ${version}`);
  }
}

const template = 'packages/build/templates/remote/package.json.template';
for (const { folder, manifest } of [
  ...manifests,
  { folder: template, manifest: JSON.parse(read(template)) },
]) {
  const needed = Object.entries({ ...manifest.dependencies, ...manifest.devDependencies });
  for (const [name, version] of needed) {
    if (versions.has(name) && versions.get(name) !== version) {
      faults.push(`${folder}: needs ${name} ${version}, which is ${versions.get(name)}`);
    }
  }
}

const [, contract] =
  /contractVersion = '([^']+)'/.exec(read('packages/shell-sdk/src/contract.ts')) ?? [];
if (contract !== versions.get('@larder/shell-sdk')) {
  faults.push(
    `@larder/shell-sdk is ${versions.get('@larder/shell-sdk')}, the contract it holds ${contract}`,
  );
}

for (const fault of faults) console.error(fault);
process.exitCode = faults.length > 0 ? 1 : 0;
