import { createHash } from 'node:crypto';

export interface Measured {
  bytes: number;
  sha256: string;
}

/** Passes chunks on; `measured` says what they were once all have passed. */
export class Measuring {
  private readonly hash = createHash('sha256');
  private bytes = 0;

  async *pass(
    chunks: AsyncIterable<Buffer>,
    look: (chunk: Buffer) => void = () => undefined,
  ): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      this.hash.update(chunk);
      this.bytes += chunk.length;
      look(chunk);
      yield chunk;
    }
  }

  get measured(): Measured {
    return { bytes: this.bytes, sha256: this.hash.copy().digest('hex') };
  }
}

export const sha256Of = (content: Buffer | string): string =>
  createHash('sha256').update(content).digest('hex');
