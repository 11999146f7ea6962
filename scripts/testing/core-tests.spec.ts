import {
  clausesOf,
  coreJourneys,
  journeysIn,
  leftOutTests,
  spareTests,
  testsIn,
  unprovenClauses,
} from './core-tests.mjs';

const test = (name: string, seconds: number, file = 'a.spec.ts') => ({ file, name, seconds });
const spare = (
  tests: ReturnType<typeof test>[],
  { loads = {}, proven = [] }: { loads?: Record<string, number>; proven?: string[] } = {},
) =>
  spareTests(tests, { loads: new Map(Object.entries(loads)), proven }).map(
    ({ name }: { name: string }) => name,
  );

describe('the tests that npm test leaves out', () => {
  it('are slow', () => {
    expect(spare([test('quick', 0.05), test('slow', 3)])).toEqual(['slow']);
  });

  it('include none that alone proves a clause', () => {
    expect(spare([test('[PANTRY-3] slow', 3), test('slow', 3)])).toEqual(['slow']);
  });

  it('include a proof if another one is quicker', () => {
    const tests = [test('[PANTRY-3] slow', 3), test('[PANTRY-3] slower', 4)];
    expect(spare(tests)).toEqual(['[PANTRY-3] slower']);
    expect(spare([...tests, test('[PANTRY-3] quick', 0.05)])).toHaveLength(2);
    expect(spare(tests, { proven: ['PANTRY-3'] })).toHaveLength(2);
  });

  it('include the only proof if it takes too long', () => {
    expect(spare([test('[PANTRY-3] endless', 60)])).toEqual(['[PANTRY-3] endless']);
  });

  it('bear their share of what their file takes to start', () => {
    const tests = [test('one', 0.01), test('another', 0.01)];
    expect(spare(tests, { loads: { 'a.spec.ts': 0.1 } })).toEqual([]);
    expect(spare(tests, { loads: { 'a.spec.ts': 9 } })).toEqual(['one', 'another']);
  });

  it('bear none of it once another test of the file has to run', () => {
    const tests = [test('[PANTRY-3] proof', 1), test('beside it', 0.01), test('slow', 2)];
    expect(spare(tests, { loads: { 'a.spec.ts': 9 } })).toEqual(['slow']);
  });

  it('prefer a proof in a file that runs in any case', () => {
    const tests = [
      test('[PANTRY-3] in a file of its own', 1, 'b.spec.ts'),
      test('[PANTRY-3] beside others', 2),
      ...Array.from({ length: 40 }, (_, index) => test(`quick ${index}`, 0)),
    ];
    expect(spare(tests, { loads: { 'a.spec.ts': 4, 'b.spec.ts': 4 } })).toEqual([
      '[PANTRY-3] in a file of its own',
    ]);
  });

  it('are none of a file near to what has changed', () => {
    const [file = ''] = Object.keys(leftOutTests([]));
    expect(leftOutTests([file])).not.toHaveProperty([file]);
  });
});

describe('the clauses of a title', () => {
  it('are the ids in brackets', () => {
    expect(clausesOf('[VALID-2b][OWN-12] [check 9] saves [a] menu')).toEqual([
      'VALID-2b',
      'OWN-12',
    ]);
  });

  it('are unproven if only tests name them that are left out', () => {
    expect(unprovenClauses(['[ERR-1] a'], ['[ERR-1] b', '[OFF-10] c', '[OFF-1] d'])).toEqual([
      'OFF-1',
      'OFF-10',
    ]);
  });
});

describe('the journeys that npm test runs', () => {
  const pattern = new RegExp(coreJourneys(['e2e/journeys/plan-a-week.e2e.ts']));
  it.each([
    ['browser journeys/routes.e2e.ts opens @core', true],
    ['browser journeys/routes.e2e.ts opens', false],
    ['browser journeys/without-a-network.e2e.ts opens @core-embedded', false],
    ['embedded database journeys/without-a-network.e2e.ts opens @core-embedded', true],
    ['embedded database journeys/make-a-grocery-list.e2e.ts opens @core', false],
    ['embedded database journeys/routes.e2e.ts opens @core @core-embedded', true],
    ['browser journeys/plan-a-week.e2e.ts plans', true],
  ])('%s: %s', (title, runs) => {
    expect(pattern.test(title)).toBe(runs);
  });
});

describe('the report', () => {
  it('of jest says what a file takes to start, on the quicker engine', () => {
    const result = (seconds: number, titles: string[]) => ({
      name: '/repository/a.spec.ts',
      startTime: 0,
      endTime: seconds * 1000,
      assertionResults: titles.map((fullName) => ({ fullName, duration: 1000, status: 'passed' })),
    });
    const report = { testResults: [result(9, ['one']), result(5, ['one', 'two'])] };
    const { tests, loads } = testsIn(report, '/repository/', 0.5);
    expect(tests).toEqual([test('one', 0.5), test('two', 0.5)]);
    expect([...loads]).toEqual([['a.spec.ts', 1.5]]);
  });

  it('of Playwright says which journeys are tagged', () => {
    const spec = (title: string, tags: string[]) => ({
      file: 'a.e2e.ts',
      title,
      tags,
      tests: [{ results: [{ duration: 2000 }, { duration: 4000 }] }],
    });
    const report = {
      config: { rootDir: '/repository/e2e' },
      suites: [{ suites: [{ specs: [spec('one', ['core']), spec('two', [])] }] }],
    };
    const file = 'e2e/a.e2e.ts';
    expect(journeysIn(report, '/repository/', 0.5)).toEqual([
      { file, name: 'one', seconds: 3, isCore: true },
      { file, name: 'two', seconds: 3, isCore: false },
    ]);
  });
});
