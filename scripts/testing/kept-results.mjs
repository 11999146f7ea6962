// Finds the tests that need not run again, because they passed today on this machine and nothing that they can see has
// changed since.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allWorkspaces, madeOf } from '../workspace.mjs';
import { isTest, kindOf, repositoryFiles } from './test-files.mjs';

const digestOf = (parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('hex').slice(0, 32);
};

/** These tests read the repository as a whole: what lint reports for it, and what can be generated in it. */
const isAboutEverything = (test, text) =>
  /^(packages\/build|scripts)\//.test(test) ||
  kindOf(test) === 'dev' ||
  text.includes('fixtures/workspace');

const isDocumentation = (file) => /^docs\/|^[^/]+\.md$/.test(file);

/**
 * For each test, a fingerprint of everything that it can see; `read` returns a file's text, `files` are those of the
 * repository.
 */
export function contentsSeenBy(tests, { files, read, workspaces, partsOf }) {
  const texts = new Map();
  const textOf = (file) => {
    if (!texts.has(file)) texts.set(file, read(file));
    return texts.get(file);
  };
  const hashes = new Map();
  const hashOf = (file) => {
    if (!hashes.has(file)) hashes.set(file, digestOf([file, textOf(file)]));
    return hashes.get(file);
  };
  const digest = (list) => digestOf(list.map(hashOf));
  const workspaceOf = (file) => workspaces.find((folder) => file.startsWith(`${folder}/`));
  const isBelowSources = (file) => file.startsWith(`${workspaceOf(file)}/src/`);
  const namedIn = (file) =>
    /\.[cm]?[jt]sx?$/.test(file)
      ? [...textOf(file).matchAll(/'((?:[\w.@-]+\/)+[\w.@-]+)'/g)].map(([, path]) => path)
      : [];
  const sources = files.filter((file) => !isTest(file) && !isDocumentation(file));
  /** Only journeys use the code that they share. */
  const sourcesOfOthers = sources.filter((file) => workspaceOf(file) !== 'e2e');

  /**
   * What a test sees from its workspace: the workspace and everything that it is made of, files outside any workspace,
   * the manifests and data of the other workspaces, and files that it names by their path; but not the other tests.
   */
  const seenFrom = (workspace) => {
    const own = new Set(partsOf(workspace));
    const near = new Set(sources.filter((file) => own.has(workspaceOf(file))));
    const named = new Set([...near].flatMap(namedIn));
    return digest(
      sourcesOfOthers.filter((file) => near.has(file) || !isBelowSources(file) || named.has(file)),
    );
  };
  const shared = new Map();
  const once = (name, work) => {
    if (!shared.has(name)) shared.set(name, work());
    return shared.get(name);
  };
  const contentsOf = (test) => {
    if (isAboutEverything(test, textOf(test))) return [once('everything', () => digest(files))];
    const own = [hashOf(test), digest(namedIn(test).filter((path) => files.includes(path)))];
    if (kindOf(test) === 'e2e') return [...own, once('the product', () => digest(sources))];
    return [...own, once(workspaceOf(test), () => seenFrom(workspaceOf(test)))];
  };
  return new Map(tests.map((test) => [test, digestOf(contentsOf(test))]));
}

/** The programs that tests run, and the settings that they inherit. */
function surroundings(root, programs) {
  const { TZ, LANG, LC_ALL, NODE_OPTIONS, TEST_DATABASE_URL } = process.env;
  const contentOf = (name) =>
    existsSync(join(root, name)) ? readFileSync(join(root, name), 'utf8') : '';
  return digestOf([
    JSON.stringify([process.version, process.arch, process.platform]),
    JSON.stringify([TZ, LANG, LC_ALL, NODE_OPTIONS, TEST_DATABASE_URL]),
    // The outcome of some tests depends on the date.
    new Date().toDateString(),
    contentOf('.env'),
    contentOf('node_modules/.package-lock.json'),
    ...programs.map((path) => {
      const { size, mtimeMs } = statSync(path);
      return JSON.stringify([path, size, mtimeMs]);
    }),
  ]);
}

/** What all tests of the repository can see at the moment. */
function seenNow(root) {
  const files = repositoryFiles(root);
  const workspaces = allWorkspaces();
  return contentsSeenBy(files.filter(isTest), {
    files,
    // Any encoding will do, as long as it keeps different bytes different.
    read: (file) => readFileSync(join(root, file), 'latin1'),
    workspaces,
    partsOf: (workspace) => madeOf(workspace, workspaces),
  });
}

/** The name under which is kept that the quick tests of a file passed. */
const partOf = (test) => `quick: ${test}`;

/**
 * What is known from earlier runs, kept in `.cache`. `programs` lists the programs that tests run, as far as they are
 * installed.
 */
export class KeptResults {
  constructor(root, programs) {
    this.root = root;
    this.programs = programs;
    this.path = join(root, '.cache/passed.json');
    this.contents = seenNow(root);
    this.known = existsSync(this.path) ? JSON.parse(readFileSync(this.path, 'utf8')) : {};
  }

  /**
   * How many tests of a file passed with everything as it is now; undefined if that is not known. With `partly`, it is
   * enough that those passed which `npm test` runs.
   */
  passed(test, partly) {
    this.around ??= surroundings(this.root, this.programs());
    const key = digestOf([this.contents.get(test), this.around]);
    const known = [test, ...(partly ? [partOf(test)] : [])].map((name) => this.known[name]);
    return known.find((result) => result?.key === key)?.passed;
  }

  has(test, partly) {
    return this.passed(test, partly) !== undefined;
  }

  /**
   * Remembers `counts`, the number of tests that passed in each file, unless something that the file sees was changed
   * while it ran. `isPart` says of which files only a part ran.
   */
  keep(counts, isPart = () => false) {
    const now = seenNow(this.root);
    const around = surroundings(this.root, this.programs());
    for (const [test, passed] of counts) {
      const contents = this.contents.get(test);
      if (contents === undefined || now.get(test) !== contents) continue;
      const name = isPart(test) ? partOf(test) : test;
      this.known[name] = { key: digestOf([contents, around]), passed };
    }
    mkdirSync(dirname(this.path), { recursive: true });
    const draft = `${this.path}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(this.known, null, 1));
    renameSync(draft, this.path);
  }
}

/**
 * How many tests passed in each file that ran completely, or of which only a part was to run, without a failure or a
 * second try, according to a report by jest.
 */
export function passedInJest({ testResults }, root, isPart = () => false) {
  const counts = new Map();
  const failed = new Set();
  for (const { name, status, assertionResults } of testResults) {
    const file = name.slice(root.length);
    const passed = assertionResults.filter((result) => result.status === 'passed');
    // Jest's word for files with skipped tests.
    const isComplete = status === 'passed' || (status === 'focused' && isPart(file));
    if (!isComplete || passed.some(({ invocations }) => invocations > 1)) failed.add(file);
    counts.set(file, (counts.get(file) ?? 0) + passed.length);
  }
  for (const file of failed) counts.delete(file);
  return counts;
}

/** The same according to a report by Playwright. */
export function passedInPlaywright({ suites, config }, root) {
  const counts = new Map();
  const failed = new Set();
  const visit = ({ suites: inner = [], specs = [] }) => {
    for (const { file: name, tests } of specs) {
      const file = join(config.rootDir, name).slice(root.length);
      for (const { status } of tests) {
        if (status === 'expected') counts.set(file, (counts.get(file) ?? 0) + 1);
        else if (status !== 'skipped') failed.add(file);
      }
    }
    inner.forEach(visit);
  };
  suites.forEach(visit);
  for (const file of failed) counts.delete(file);
  return counts;
}
