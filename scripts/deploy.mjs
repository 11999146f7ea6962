// Deploys built front ends to where the backend serves them from.
//
//   node scripts/deploy.mjs                       the shell and every remote, as last built
//   node scripts/deploy.mjs mf-grocery            one remote
//   node scripts/deploy.mjs mf-grocery --rollback back to the build before
//
// A remote's build is uploaded as an immutable folder; moving the pointer file `current` makes it live.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../packages/build/src/fingerprint.mjs';
import { remotesFolder, remoteWorkspaces, repository, shellFolder } from './workspace.mjs';

// Pages opened before a deploy may still request files of earlier builds.
const keptBuilds = 5;

function writeAtomically(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

function pointTo(folder, build) {
  const {
    name,
    build: _build,
    integrity: _integrity,
    scripts: _scripts,
    ...declaration
  } = JSON.parse(readFileSync(join(folder, build, 'release.json'), 'utf8'));
  const live = readIfThere(join(folder, 'current'));
  if (live === build) return false;
  if (live) writeAtomically(join(folder, 'previous'), live);
  writeAtomically(join(folder, 'declaration.json'), JSON.stringify(declaration));
  writeAtomically(join(folder, 'current'), build);
  return true;
}

function removeOldBuilds(folder) {
  const needed = new Set(['current', 'previous'].map((name) => readIfThere(join(folder, name))));
  const builds = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, 'release.json')))
    .sort((a, b) => statSync(join(folder, b)).mtimeMs - statSync(join(folder, a)).mtimeMs);
  for (const build of builds.slice(keptBuilds)) {
    if (!needed.has(build)) rmSync(join(folder, build), { recursive: true });
  }
}

/**
 * Uploads the last build of a remote and makes it live, under its own id or under `id`. Returns a sentence describing
 * what was done, or null.
 */
export function deployRemote(workspace) {
  const built = join(repository, workspace, 'dist');
  const release = JSON.parse(readFileSync(join(built, 'release.json'), 'utf8'));
  const { name, build } = release;
  const folder = join(remotesFolder, name);
  const target = join(folder, build);
  if (!existsSync(join(target, 'release.json'))) {
    // Renamed only when complete: nobody is served half an upload.
    rmSync(`${target}.upload`, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(built, `${target}.upload`, { recursive: true });
    rmSync(target, { recursive: true, force: true });
    renameSync(`${target}.upload`, target);
  }
  if (!pointTo(folder, build)) return null;
  removeOldBuilds(folder);
  return `${name} is now build ${build}`;
}

/** Makes the previous build live again. */
function rollBackRemote(workspace) {
  const { name } = JSON.parse(
    readFileSync(join(repository, workspace, 'dist/release.json'), 'utf8'),
  );
  const folder = join(remotesFolder, name);
  const previous = readIfThere(join(folder, 'previous'));
  if (!previous) throw new Error(`${name} has no earlier build to go back to`);
  pointTo(folder, previous);
  return `${name} is back at build ${previous}`;
}

/** Copies the last build of the shell; the page itself last, so that every file it names is there before it. */
export function deployShell() {
  const built = join(repository, 'shell/dist');
  const build = fingerprint(built, { folders: [built] });
  if (readIfThere(join(shellFolder, 'build.txt')) === build) return null;
  const isPage = (path) => /\/(index\.html|service-worker\.js)(\.(br|gz))?$/.test(path);
  cpSync(built, shellFolder, { recursive: true, filter: (path) => !isPage(path) });
  cpSync(built, shellFolder, { recursive: true });
  writeAtomically(join(shellFolder, 'build.txt'), build);
  return `the shell is now build ${build}`;
}

/** Deploys every build that is not live yet. */
export function deployAll() {
  return [deployShell(), ...remoteWorkspaces().map((workspace) => deployRemote(workspace))].filter(
    Boolean,
  );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [workspace, option] = process.argv.slice(2);
  const done = !workspace
    ? deployAll()
    : [option === '--rollback' ? rollBackRemote(workspace) : deployRemote(workspace)];
  for (const sentence of done.filter(Boolean)) console.log(sentence);
}
