/** Why the program cannot start, in words for the operator; retrying changes nothing. */
export abstract class StartError extends Error {}

/** What a program that could not start prints: the sentence for its operator, or the full details of a defect. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
