/** Why the program cannot start, in words for whoever started it; trying again changes nothing. */
export abstract class StartError extends Error {}

/** What a program that could not start writes: the words meant for its operator, or all that is known of a fault of ours. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
