/**
 * Front ends that a change has outdated are compiled one after the other, in the order of `urgency` (the lowest first). All of them
 * share one thread: side by side, the one that somebody is looking at is ready no sooner than the last.
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
      // The first time, nobody sees anything before all are compiled.
      if (!outdated.has(compiler)) return;
      const turn = new Promise((resolve) => waiting.set(compiler, resolve));
      admit();
      await turn;
    });
    compiler.hooks.done.tap('compileInTurn', finish);
    compiler.hooks.failed.tap('compileInTurn', finish);
    // What is outdated as the watching ends is not compiled any more.
    compiler.hooks.watchClose.tap('compileInTurn', finish);
  }
}
