/**
 * Compiles the front ends that a change has outdated one after the other, in the order of `urgency` (the lowest first).
 * They all share one thread: side by side, the one that somebody is looking at would be ready no sooner than the last.
 */
export function compileInTurn(compilers, urgency) {
  const outdated = new Set();
  const waiting = new Map();
  const admit = () => {
    const [first] = [...outdated].sort((left, right) => urgency(left) - urgency(right));
    waiting.get(first)?.();
    waiting.delete(first);
  };
  for (const compiler of compilers) {
    const finish = () => {
      outdated.delete(compiler);
      admit();
    };
    compiler.hooks.invalid.tap('compileInTurn', () => void outdated.add(compiler));
    compiler.hooks.watchRun.tapPromise('compileInTurn', async () => {
      // The first time, nobody sees anything before all have been compiled.
      if (!outdated.has(compiler)) return;
      const turn = new Promise((resolve) => waiting.set(compiler, resolve));
      admit();
      await turn;
    });
    compiler.hooks.done.tap('compileInTurn', finish);
    compiler.hooks.failed.tap('compileInTurn', finish);
    // Front ends that are outdated when the watching ends are not compiled any more.
    compiler.hooks.watchClose.tap('compileInTurn', finish);
  }
}
