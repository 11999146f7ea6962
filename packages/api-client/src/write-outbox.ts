import type { ApiRequest, Answer } from './api-request';
import type { Question } from './kept-answers';

/** Takes the changes that may be sent later, and knows how answers look with them. */
export interface WriteOutbox {
  takes: (request: ApiRequest) => boolean;
  /** Keeps a change and sends it; its result is provisional while there is no answer. */
  submit: (request: ApiRequest, send: (request: ApiRequest) => Promise<Answer>) => Promise<Answer>;
  /** A request with the names that the backend has given to what was created here. */
  named: (request: ApiRequest) => ApiRequest;
  /** An answer with the changes that are waiting. */
  withChanges: (question: Question, data: unknown) => Promise<unknown>;
}

let installed: WriteOutbox | undefined;

/** The outbox for every change from now on; undefined for none. */
export function installOutbox(outbox: WriteOutbox | undefined): void {
  installed = outbox;
}

export const writeOutbox = (): WriteOutbox | undefined => installed;
