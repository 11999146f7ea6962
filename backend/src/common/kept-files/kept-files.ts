/**
 * Files that people's rows refer to. They are never stored in the database. Keys contain only lower-case letters,
 * digits, `-`, `/` and `.`.
 */
export abstract class KeptFiles {
  abstract put(key: string, content: Buffer, type: string): Promise<void>;

  /** Undefined if there is no such file. */
  abstract get(key: string): Promise<Buffer | undefined>;

  /** Does nothing if there is no such file. */
  abstract remove(key: string): Promise<void>;
}
