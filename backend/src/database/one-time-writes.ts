import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';

/** The ids of what a transaction wrote, which is enough to go on from there without repeating it. */
export type WrittenIds = string | number | (string | number)[];

/** A request that may be repeated, whose first transaction is carried out once. */
export interface OneTimeWrite {
  /** What an earlier attempt wrote; null if none got that far. */
  readonly written: WrittenIds | null;
  /** Records what the transaction writes, within it; throws when another attempt has taken over. */
  record(written: WrittenIds, manager: EntityManager): Promise<void>;
}

const current = new AsyncLocalStorage<{ write: OneTimeWrite; isBegun: boolean }>();

/** Runs a request whose first transaction is carried out once, however often it is cut off and repeated. */
export function writingOnce<Result>(write: OneTimeWrite, work: () => Result): Result {
  return current.run({ write, isBegun: false }, work);
}

const isId = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

/** A result without ids, such as a refusal, means that nothing was written that has to be found again. */
const isWritten = (result: unknown): result is WrittenIds =>
  Array.isArray(result) ? result.length > 0 && result.every(isId) : isId(result);

/**
 * The first transaction of a one-time write: its result from the earlier attempt that was committed, otherwise `begin` with work
 * that records its result. Any other transaction begins as usual.
 */
export async function onceOnly<Result>(
  work: (manager: EntityManager) => Promise<Result>,
  begin: (work: (manager: EntityManager) => Promise<Result>) => Promise<Result>,
): Promise<Result> {
  const request = current.getStore();
  if (!request || request.isBegun) return begin(work);
  request.isBegun = true;
  const { write } = request;
  if (write.written !== null) return write.written as Result;
  return begin(async (manager) => {
    const result = await work(manager);
    if (isWritten(result)) await write.record(result, manager);
    return result;
  });
}
