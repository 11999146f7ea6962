import type { TableManifest } from './backup-manifest.js';
import { Measuring } from './backup-hash.js';
import { countRows } from './copy-text.js';

/** COPY text on its way, with what a manifest says of it once all has passed. */
export class TableCopy {
  private readonly measuring = new Measuring();
  private rows = 0;

  pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    return this.measuring.pass(chunks, (chunk) => (this.rows += countRows(chunk)));
  }

  get said(): Pick<TableManifest, 'rows' | 'sha256'> {
    return { rows: this.rows, sha256: this.measuring.measured.sha256 };
  }

  /** Whether what has passed is what the manifest says. */
  is({ rows, sha256 }: TableManifest): boolean {
    return rows === this.rows && sha256 === this.said.sha256;
  }
}
