import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const bundler = join(__dirname, 'bundle-node.mjs');

describe('the bundle of a program', () => {
  let root: string;
  beforeEach(() => {
    root = realpathSync(mkdtempSync(join(tmpdir(), 'larder-bundle-')));
    mkdirSync(join(root, 'src'));
  });
  afterEach(() => rmSync(root, { recursive: true, force: true }));

  const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root });
  const write = (name: string, ...lines: string[]) =>
    writeFileSync(join(root, 'src', name), lines.join('\n'));

  it('runs without the sources, and its stack traces name them', () => {
    write(
      'kettle.ts',
      '',
      '',
      'export class Kettle {',
      "  boil() { throw new Error('dry'); }",
      '}',
    );
    write(
      'cook.ts',
      "import { Kettle } from './kettle.js';",
      'export const name: string = Kettle.name;',
      'export const place = import.meta.url;',
      'export const cook = () => new Kettle().boil();',
    );
    expect(node(bundler, 'cook')).toMatchObject({ status: 0 });
    rmSync(join(root, 'src'), { recursive: true });
    const print = `
      const { cook, name, place } = require('./dist/bundle/cook.cjs');
      console.log(name, place);
      try { cook(); } catch (error) { console.log(error.stack); }`;
    const output = String(node('--enable-source-maps', '-e', print).stdout);
    expect(output).toContain(`Kettle file://${root}/dist/bundle/cook.cjs\n`);
    expect(output).toContain('Error: dry');
    expect(output).toContain(`${root}/src/kettle.ts:4:`);
    expect(output).toContain(`${root}/src/cook.ts:4:`);
  });

  it('may be one of several that share modules, each from a folder of its own', () => {
    mkdirSync(join(root, 'src/kitchen'));
    write('salt.ts', 'export const salt = import.meta.url;');
    write('cook.ts', "import { salt } from './salt.js';", 'console.log(salt);');
    write('kitchen/baker.ts', "import { salt } from '../salt.js';", 'console.log(salt);');
    expect(node(bundler, 'cook', 'kitchen/baker')).toMatchObject({ status: 0 });
    const [cook, baker] = ['cook', 'baker'].map((name) =>
      String(node(`dist/bundle/${name}.cjs`).stdout),
    );
    // Paths are worked out from where the shared part lies: beside both.
    expect(cook).toMatch(/\/dist\/bundle\/[^/]+\.cjs\n$/);
    expect(baker).toBe(cook);
  });

  it('is not written if an import is missing', () => {
    write('cook.ts', "import { kettle } from './kettle.js';", 'kettle();');
    const { status, stderr } = node(bundler, 'cook');
    expect(status).toBe(1);
    expect(String(stderr)).toContain("Can't resolve './kettle.js'");
  });
});
