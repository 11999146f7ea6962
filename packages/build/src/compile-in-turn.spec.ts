import { setImmediate } from 'node:timers/promises';
import webpack, { type Compiler } from 'webpack';
import { compileInTurn } from './compile-in-turn.mjs';

describe('front ends that a change has outdated', () => {
  let order: string[];
  let compilers: Record<'shell' | 'recipes' | 'planner', Compiler>;
  const urgency = new Map<Compiler, number>();

  /** Behaves like webpack, which learns of the change, begins to compile later, and says when that is done. */
  const begin = (name: keyof typeof compilers) =>
    compilers[name].hooks.watchRun.promise(compilers[name]).then(() => void order.push(name));
  const outdate = (name: keyof typeof compilers) =>
    compilers[name].hooks.invalid.call('en.ts', Date.now());
  const finish = (name: keyof typeof compilers) =>
    compilers[name].hooks.done.promise({} as webpack.Stats);

  beforeEach(() => {
    order = [];
    compilers = {
      planner: webpack({}) as Compiler,
      recipes: webpack({}) as Compiler,
      shell: webpack({}) as Compiler,
    };
    urgency.set(compilers.shell, 0).set(compilers.recipes, 1).set(compilers.planner, 2);
    compileInTurn(Object.values(compilers), (one) => urgency.get(one) ?? 0);
  });

  it('are compiled in the order of their urgency', async () => {
    for (const name of ['planner', 'shell', 'recipes'] as const) outdate(name);
    const all = (['planner', 'recipes', 'shell'] as const).map(begin);
    await setImmediate();
    expect(order).toEqual(['shell']);
    await finish('shell');
    await setImmediate();
    expect(order).toEqual(['shell', 'recipes']);
    await finish('recipes');
    await Promise.all(all);
    expect(order).toEqual(['shell', 'recipes', 'planner']);
  });

  it('do not wait for those that the change does not affect', async () => {
    outdate('planner');
    await begin('planner');
    expect(order).toEqual(['planner']);
  });

  it('are compiled side by side the first time', async () => {
    await Promise.all([begin('planner'), begin('shell')]);
    expect(order).toEqual(['planner', 'shell']);
  });

  it('do not wait for one that is no longer watched', async () => {
    outdate('shell');
    outdate('planner');
    const last = begin('planner');
    await setImmediate();
    expect(order).toEqual([]);
    compilers.shell.hooks.watchClose.call();
    await last;
    expect(order).toEqual(['planner']);
  });
});
