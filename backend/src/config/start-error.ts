/** Why the program cannot start, in words for the operator; retrying changes nothing. */
export abstract class StartError extends Error {}

const sentences: Record<string, (port: number, host: string) => string> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another process. Stop it, or set PORT to a free port.`,
  EACCES: (port) => `This account may not listen on port ${port}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (_port, host) => `${host} is not an address of this machine. Set HOST to one.`,
};

/** The app cannot listen on the configured address. */
export class ListenError extends StartError {
  /** Turns an error of `listen` that the operator can do something about into one that says what. */
  static of(error: NodeJS.ErrnoException, port: number, host: string): Error {
    const sentence = sentences[error.code ?? ''];
    return sentence ? new ListenError(sentence(port, host), { cause: error }) : error;
  }
}

/** What a program that could not start prints: the sentence for its operator, or the full details of a defect. */
export function startFailure(error: unknown): string {
  if (error instanceof StartError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
