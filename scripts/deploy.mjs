// Deploys built front ends to where the backend serves them from.
//
//   node scripts/deploy.mjs                           the shell and every remote, as last built
//   node scripts/deploy.mjs mf-grocery                one remote
//   node scripts/deploy.mjs mf-grocery --canary 10    for ten percent of people first
//   node scripts/deploy.mjs mf-grocery --rollback     back to the previous build, or an end to the canary
//   node scripts/deploy.mjs mf-grocery --unless-taken-back   unless somebody rolled that build back
//   node scripts/deploy.mjs shell [--rollback]        the shell
//
// A remote's build is uploaded as an immutable folder and checked; moving the pointer file `current` makes it live.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fingerprint } from '../packages/build/src/fingerprint.mjs';
import { integrityOf } from '../packages/build/src/integrity.mjs';
import { remotesFolder, remoteWorkspaces, repository, shellFolder } from './workspace.mjs';

// Pages opened before a deploy may still request files of earlier builds.
const keptBuilds = 5;
const keptDays = 14;
const day = 24 * 60 * 60_000;

const releaseNote = 'release.json';
const provisionNote = 'provides.json';

/** A deploy that cannot be done as asked; nothing has changed for anybody. */
export class DeployError extends Error {}

function writeAtomically(path, text) {
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null;
}

/** What is wrong with the build in `folder`, in one sentence; null if it is whole. */
function damageOf(folder, { files, integrity }) {
  if (!files || !integrity) return 'it lists no hashes';
  for (const file of ['remoteEntry.js', 'mf-manifest.json', ...Object.keys(integrity)]) {
    if (!files[file] || files[file] !== integrity[file]) return `${file} has no hash`;
  }
  for (const [file, hash] of Object.entries(files)) {
    const path = join(folder, file);
    if (!existsSync(path)) return `${file} is missing`;
    if (integrityOf(readFileSync(path)) !== hash) return `${file} is not the file that was built`;
  }
  return null;
}

/** What a build needs that the deployed shell does not have, in one sentence; null if it runs there. */
function lackOf({ contract, uses }) {
  // A machine that deploys one remote may have no shell; the shell itself refuses such a build.
  const provided = JSON.parse(readIfThere(join(shellFolder, provisionNote)) ?? 'null');
  if (!provided) return null;
  // A missing name says more than a version, so it is looked for first.
  for (const [name, names] of Object.entries(uses ?? {})) {
    const missing = names.find((used) => used !== '*' && !provided.exports[name]?.includes(used));
    if (missing) return `it uses ${missing} of ${name}, which the deployed shell does not have`;
  }
  const [major, minor] = contract.split('.').map(Number);
  const [shellMajor, shellMinor] = provided.contract.split('.').map(Number);
  if (major !== shellMajor || minor > shellMinor) {
    return `it needs a shell with contract ${contract}, and the deployed one has ${provided.contract}`;
  }
  return null;
}

function releaseIn(folder) {
  try {
    return JSON.parse(readFileSync(join(folder, releaseNote), 'utf8'));
  } catch {
    throw new DeployError(`${folder} holds no build.`);
  }
}

/** Everything that is known about a remote without its build; its routes show a card while the build is missing. */
function declarationOf(release) {
  const {
    name: _name,
    build: _build,
    integrity: _integrity,
    scripts: _scripts,
    files: _files,
    uses: _uses,
    ...declaration
  } = release;
  return declaration;
}

/** A build stays for some time after it was last live, however old it is. */
function stampAsUsed(folder, build) {
  const now = new Date();
  if (existsSync(join(folder, build))) utimesSync(join(folder, build), now, now);
}

function pointTo(folder, build) {
  const live = readIfThere(join(folder, 'current'));
  if (live === build) return false;
  const declaration = declarationOf(releaseIn(join(folder, build)));
  if (live) {
    stampAsUsed(folder, live);
    writeAtomically(join(folder, 'previous'), live);
  }
  writeAtomically(join(folder, 'declaration.json'), JSON.stringify(declaration));
  writeAtomically(join(folder, 'current'), build);
  return true;
}

const isInUse = (path) => Date.now() - statSync(path).mtimeMs < keptDays * day;

/** Removes the builds that no page can use any more, and returns those that stay. */
function removeOldBuilds(folder, note) {
  const needed = new Set(['current', 'previous'].map((name) => readIfThere(join(folder, name))));
  const usedAt = (build) => statSync(join(folder, build)).mtimeMs;
  const builds = readdirSync(folder)
    .filter((name) => existsSync(join(folder, name, note)))
    .sort((a, b) => usedAt(b) - usedAt(a));
  const old = builds
    .slice(keptBuilds)
    .filter((build) => !needed.has(build) && !isInUse(join(folder, build)));
  for (const build of old) rmSync(join(folder, build), { recursive: true });
  return builds.filter((build) => !old.includes(build));
}

/** Builds that somebody has rolled back. Automatic deploys, such as the one of `npm start`, leave them alone. */
function takenBackIn(folder) {
  return (readIfThere(join(folder, 'taken-back')) ?? '').split('\n').filter(Boolean);
}

function noteTakenBack(folder, build, isTakenBack) {
  const others = takenBackIn(folder).filter((other) => other !== build);
  const builds = isTakenBack ? [...others, build] : others;
  if (builds.length === 0) rmSync(join(folder, 'taken-back'), { force: true });
  else writeAtomically(join(folder, 'taken-back'), builds.join('\n'));
}

/**
 * Uploads the last build of a remote. The folder is renamed only when complete and used only if whole, so nobody is
 * served half a build.
 */
function upload(workspace) {
  const built = join(repository, workspace, 'dist');
  const release = releaseIn(built);
  const { name, build } = release;
  const lack = lackOf(release);
  if (lack) throw new DeployError(`${workspace} is not deployed: ${lack}.`);
  const folder = join(remotesFolder, name);
  const target = join(folder, build);
  if (!existsSync(join(target, releaseNote)) || damageOf(target, releaseIn(target))) {
    rmSync(`${target}.upload`, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    cpSync(built, `${target}.upload`, { recursive: true });
    const damage = damageOf(`${target}.upload`, release);
    if (damage) {
      rmSync(`${target}.upload`, { recursive: true });
      throw new DeployError(`${workspace} is not deployed: ${damage}. Build it again.`);
    }
    rmSync(target, { recursive: true, force: true });
    renameSync(`${target}.upload`, target);
  }
  return { name, build, folder };
}

/** Uploads the last build of a remote and makes it live. Returns a sentence describing what was done, or null. */
export function deployRemote(workspace) {
  const { name, build, folder } = upload(workspace);
  rmSync(join(folder, 'canary'), { force: true });
  noteTakenBack(folder, build, false);
  if (!pointTo(folder, build)) return null;
  removeOldBuilds(folder, releaseNote);
  return `${name} is now build ${build}`;
}

const staysBack = (name, build) =>
  `${name} is not deployed: build ${build} was taken back. Name it to deploy it again: node scripts/deploy.mjs ${name}`;

/** The same, unless somebody has rolled that build back or it is still a canary. */
export function deployRemoteUnasked(workspace) {
  const { name, build } = releaseIn(join(repository, workspace, 'dist'));
  const folder = join(remotesFolder, name);
  if (takenBackIn(folder).includes(build)) return staysBack(workspace, build);
  return canaryIn(folder) === build ? null : deployRemote(workspace);
}

/** The build that some people get before the others, if there is one. */
function canaryIn(folder) {
  return JSON.parse(readIfThere(join(folder, 'canary')) ?? 'null')?.build;
}

/** Uploads the last build of a remote for some people; the backend ends the canary if they have more failures. */
function deployCanary(workspace, percent) {
  if (!Number.isInteger(percent) || percent < 1 || percent > 99) {
    throw new DeployError('Give the share of people as a whole number: --canary 10.');
  }
  const { name, build, folder } = upload(workspace);
  if (!existsSync(join(folder, 'current'))) {
    throw new DeployError(`${name} is not live yet, so nobody else would have it. Deploy it.`);
  }
  if (readIfThere(join(folder, 'current')) === build) return `${name} is build ${build} already`;
  noteTakenBack(folder, build, false);
  writeAtomically(join(folder, 'canary'), JSON.stringify({ build, percent }));
  return `${name} is build ${build} for ${percent}% of people`;
}

/** Ends the canary, or makes the previous build live again. */
function rollBackRemote(workspace) {
  const folder = join(remotesFolder, workspace.replaceAll('-', '_'));
  const name = workspace.replaceAll('-', '_');
  const canary = canaryIn(folder);
  if (canary) {
    noteTakenBack(folder, canary, true);
    rmSync(join(folder, 'canary'));
    return `${name} is build ${readIfThere(join(folder, 'current'))} for everybody`;
  }
  const previous = readIfThere(join(folder, 'previous'));
  if (!previous) throw new DeployError(`${name} has no earlier build to go back to.`);
  const damage = damageOf(join(folder, previous), releaseIn(join(folder, previous)));
  if (damage) throw new DeployError(`${name} cannot go back to build ${previous}: ${damage}.`);
  noteTakenBack(folder, readIfThere(join(folder, 'current')), true);
  noteTakenBack(folder, previous, false);
  pointTo(folder, previous);
  return `${name} is back at build ${previous}`;
}

/** Copies of the latest shells, beside the folder that is served, which holds the files of all of them. */
const shellBuilds = `${shellFolder}-builds`;
const shellPage = 'index.html';

/** Copies the page and the worker last, so that every file they name is there before them. */
function serveShell(build) {
  const from = join(shellBuilds, build);
  const isPage = (path) => /\/(index\.html|service-worker\.js)(\.(br|gz))?$/.test(path);
  cpSync(from, shellFolder, { recursive: true, filter: (path) => !isPage(path) });
  cpSync(from, shellFolder, { recursive: true });
  const live = liveShell();
  if (live && live !== build) {
    stampAsUsed(shellBuilds, live);
    writeAtomically(join(shellBuilds, 'previous'), live);
  }
  stampAsUsed(shellBuilds, build);
  writeAtomically(join(shellFolder, 'build.txt'), build);
}

const liveShell = () => readIfThere(join(shellFolder, 'build.txt'));

const filesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));

/**
 * Removes the shells that no page can use any more, and their files from the served folder if no other shell has them.
 */
function removeOldShells() {
  const kept = removeOldBuilds(shellBuilds, shellPage);
  const needed = new Set(kept.flatMap((build) => filesBelow(join(shellBuilds, build))));
  needed.add('build.txt');
  for (const file of filesBelow(shellFolder)) {
    const path = join(shellFolder, file);
    if (!needed.has(file) && !isInUse(path)) rmSync(path);
  }
}

const builtShell = () => join(repository, 'shell/dist');
const fingerprintOfShell = () => fingerprint(builtShell(), { folders: [builtShell()] });

/** Makes the last build of the shell the live one. */
export function deployShell() {
  const build = fingerprintOfShell();
  if (liveShell() === build) return null;
  const target = join(shellBuilds, build);
  rmSync(`${target}.upload`, { recursive: true, force: true });
  rmSync(target, { recursive: true, force: true });
  cpSync(builtShell(), `${target}.upload`, { recursive: true });
  renameSync(`${target}.upload`, target);
  noteTakenBack(shellBuilds, build, false);
  serveShell(build);
  removeOldShells();
  return `the shell is now build ${build}`;
}

/** The same, unless somebody has rolled that build back. */
function deployShellUnasked() {
  const build = fingerprintOfShell();
  return takenBackIn(shellBuilds).includes(build) ? staysBack('shell', build) : deployShell();
}

function rollBackShell() {
  const previous = readIfThere(join(shellBuilds, 'previous'));
  if (!previous || !existsSync(join(shellBuilds, previous))) {
    throw new DeployError('The shell has no earlier build to go back to.');
  }
  noteTakenBack(shellBuilds, liveShell(), true);
  noteTakenBack(shellBuilds, previous, false);
  serveShell(previous);
  return `the shell is back at build ${previous}`;
}

/** Deploys every build that is not live yet and was not rolled back; the shell first, because remotes may need it. */
export function deployAll() {
  const remotes = remoteWorkspaces();
  return [
    deployShellUnasked(),
    ...remotes.map((workspace) => deployRemoteUnasked(workspace)),
  ].filter(Boolean);
}

function refuseOption(option) {
  throw new DeployError(`There is no option ${option} here.`);
}

function deploy([workspace, option, value]) {
  if (!workspace) return deployAll();
  if (workspace !== 'shell' && !/^mf-[a-z0-9]+$/.test(workspace)) {
    throw new DeployError(`There is no front end ${workspace}.`);
  }
  if (workspace === 'shell' && option !== '--rollback' && option !== undefined)
    refuseOption(option);
  if (workspace === 'shell') return [option ? rollBackShell() : deployShell()];
  switch (option) {
    case undefined:
      return [deployRemote(workspace)];
    case '--canary':
      return [deployCanary(workspace, Number(value))];
    case '--rollback':
      return [rollBackRemote(workspace)];
    case '--unless-taken-back':
      return [deployRemoteUnasked(workspace)];
    default:
      return refuseOption(option);
  }
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const done = deploy(process.argv.slice(2)).filter(Boolean);
    for (const sentence of done.length > 0 ? done : ['Nothing has changed']) console.log(sentence);
  } catch (error) {
    if (!(error instanceof DeployError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
