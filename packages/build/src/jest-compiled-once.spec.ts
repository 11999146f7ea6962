import { createContext } from 'node:vm';
import compileOnce from './jest-compiled-once.cjs';

const parameters = ['module', 'exports', 'require', '__dirname', '__filename', 'jest'];
const file = '/somewhere/module.js';

/** What one spec runs its modules with. */
function executorIn(context: object | null) {
  const executor = {
    environment: { getVmContext: () => context },
    resolution: { isCoreModule: (name: string) => name === 'node:fs' },
    injectedModuleParameters: parameters,
    compile: jest.fn(() => 'as jest does it'),
  };
  compileOnce(executor);
  return executor as unknown as {
    compile: (source: string, filename: string) => (...given: unknown[]) => void;
  };
}

describe('modules that are compiled once', () => {
  const counter = 'let count = 0; exports.next = () => (count += 1);';
  const run = (compiled: (...given: unknown[]) => void) => {
    const exports = {} as { next: () => number };
    compiled({}, exports);
    return exports;
  };

  it('run anew for each spec in a shared context', () => {
    const context = createContext();
    const first = executorIn(context).compile(counter, file);
    expect(run(first).next()).toBe(1);
    const second = executorIn(context).compile(counter, file);
    expect(second).toBe(first);
    expect(run(second).next()).toBe(1);
  });

  it('run in the context of their spec', () => {
    const source = 'exports.next = () => place;';
    const [here, there] = [createContext({ place: 1 }), createContext({ place: 2 })].map(
      (context) => run(executorIn(context).compile(source, '/somewhere/place.js')),
    );
    expect([here?.next(), there?.next()]).toEqual([1, 2]);
  });

  it('are compiled again once their source has changed', () => {
    const context = createContext();
    executorIn(context).compile(counter, file);
    const changed = executorIn(context).compile('exports.next = () => 7;', file);
    expect(run(changed).next()).toBe(7);
  });

  it('name the line and the column of an error in the source', () => {
    const compiled = executorIn(createContext()).compile('null.x;', '/somewhere/wrong.js');
    expect(() => compiled({}, {})).toThrow(
      expect.objectContaining({ stack: expect.stringContaining('/somewhere/wrong.js:1:6') }),
    );
  });

  it('are left to jest where they cannot be compiled or are none of ours', () => {
    const executor = executorIn(createContext());
    expect(executor.compile('const = 1;', '/somewhere/unreadable.js')).toBe('as jest does it');
    expect(executor.compile(counter, 'node:fs')).toBe('as jest does it');
    expect(executorIn(null).compile(counter, file)).toBe('as jest does it');
  });
});
