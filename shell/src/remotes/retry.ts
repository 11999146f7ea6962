const pauses = [
  [400, 800],
  [1200, 2400],
] as const;

/** Waits a random time between two bounds in milliseconds, so that many pages do not retry simultaneously. */
function pause([shortest, longest]: readonly [number, number]): Promise<void> {
  return new Promise((resolve) =>
    setTimeout(resolve, shortest + Math.random() * (longest - shortest)),
  );
}

/** Retries `work` at most twice, as long as `isPassing` considers its error temporary. */
export async function withRetries<Result>(
  work: () => Promise<Result>,
  isPassing: (error: unknown) => boolean,
): Promise<Result> {
  for (const bounds of pauses) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) throw error;
      await pause(bounds);
    }
  }
  return work();
}
