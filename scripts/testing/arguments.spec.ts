import { ArgumentError, readArguments } from './arguments.mjs';

const files = [
  'mf-recipes/src/features/home/home.test.tsx',
  'mf-recipes/src/features/home/home.page.tsx',
  'shell/src/homeward.spec.ts',
  'backend/src/modules/menus/menus.db.spec.ts',
  'e2e/journeys/routes.e2e.ts',
  'e2e/journeys/sign-out.e2e.ts',
  'e2e/federation/one-copy.e2e.ts',
  'e2e/federation/skew.e2e.ts',
  'e2e/fixtures/deployment.ts',
];
const read = (...given: string[]) => readArguments(given, files);
const stepsOf = (...given: string[]) => Object.fromEntries(read(...given).steps ?? []);

describe('the arguments of the test command', () => {
  it('runs every step completely without arguments', () => {
    expect(stepsOf()).toEqual({
      lint: null,
      typecheck: null,
      unit: null,
      database: null,
      e2e: null,
      dev: null,
    });
  });

  it('leaves out slow tests only without arguments', () => {
    expect(read().core).toBe(true);
    for (const named of ['all', 'unit', 'record']) expect(read(named).core).toBeUndefined();
    expect(read('core', files[4]!)).toEqual({ steps: new Map([['e2e', [files[4]]]]), core: true });
    expect(read('record')).toMatchObject({ all: true, record: true });
    expect(() => read('record', 'unit')).toThrow(ArgumentError);
  });

  it('runs the named steps', () => {
    expect(stepsOf('unit', 'e2e')).toEqual({ unit: null, e2e: null });
  });

  it('narrows a step by the name after it', () => {
    expect(stepsOf('unit', 'home.test')).toEqual({ unit: [files[0]] });
    expect(stepsOf('e2e', 'routes')).toEqual({ e2e: ['e2e/journeys/routes.e2e.ts'] });
    expect(stepsOf('unit', 'home')).toEqual({ unit: [files[0], files[2]] });
  });

  it('narrows each of several steps by the names after it', () => {
    expect(stepsOf('lint', 'database', 'menus', 'e2e', 'routes', 'sign-out')).toEqual({
      lint: null,
      database: [files[3]],
      e2e: [files[4], files[5]],
    });
  });

  it('runs exactly the browser tests of independent teams as the step federation', () => {
    const both = [files[6], files[7]];
    expect(stepsOf('federation')).toEqual({ e2e: both });
    expect(stepsOf('federation', 'skew')).toEqual({ e2e: [files[7]] });
    expect(stepsOf('federation', 'e2e', 'routes')).toEqual({ e2e: [files[4], ...both] });
    expect(stepsOf('unit', 'federation')).toEqual({ unit: null, e2e: both });
    expect(stepsOf('e2e', 'federation')).toEqual({ e2e: null });
  });

  it('sorts test files into their steps', () => {
    expect(stepsOf(files[0]!, `./${files[3]}`)).toEqual({
      unit: [files[0]],
      database: [files[3]],
    });
  });

  it('leaves out nothing when asked for everything', () => {
    expect(read('unit').all).toBeUndefined();
    expect(read('all').all).toBe(true);
    expect(stepsOf('all')).toEqual(stepsOf());
    expect(read('all', 'unit')).toEqual({ all: true, steps: new Map([['unit', null]]) });
  });

  it('reads the commit since which to look for changes', () => {
    expect(read('changed')).toEqual({ since: null });
    expect(read('changed', 'HEAD~1')).toEqual({ since: 'HEAD~1' });
    expect(() => read('changed', 'HEAD~1', 'unit')).toThrow(ArgumentError);
  });

  it.each([
    [['unti'], 'unti'],
    [['unit', 'no-such-file'], 'no-such-file'],
    [['e2e', 'home.test'], 'home.test'],
    [['lint', 'home'], 'home'],
    [['federations'], 'federations'],
    [['federation', 'routes'], 'routes'],
    [['mf-recipes/src/features/home/home.page.tsx'], 'home.page.tsx'],
    [['shell/src/gone.test.tsx'], 'gone.test.tsx'],
  ])('refuses %j', (given, named) => {
    expect(() => read(...given)).toThrow(ArgumentError);
    expect(() => read(...given)).toThrow(named);
  });
});
