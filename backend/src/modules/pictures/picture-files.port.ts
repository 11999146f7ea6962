/** Where the files of pictures are kept, never in the database. Keys contain only lower-case letters, digits, `-`, `/` and `.`. */
export abstract class PictureFiles {
  abstract put(key: string, content: Buffer): Promise<void>;

  /** Undefined when there is none. */
  abstract get(key: string): Promise<Buffer | undefined>;

  /** Also when there is none. */
  abstract remove(key: string): Promise<void>;
}
