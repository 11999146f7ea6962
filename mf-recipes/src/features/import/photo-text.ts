import { copy } from '@larder/copy';
import { createWorker, OEM, type Page } from 'tesseract.js';
import { prepared } from '../../shared/photo-field/photo-file';

// Files of this build: the reader's thread, its program, and the data of each language, from the packages that they come in.
const workerPath = new URL('tesseract.js/dist/worker.min.js', import.meta.url).href;
const corePath = new URL('tesseract.js-core/tesseract-core-simd-lstm.wasm.js', import.meta.url)
  .href;
/** Their names are what the reader asks for below `langPath`; see `webpack-common.mjs`. */
const languages = [
  new URL('@tesseract.js-data/eng/4.0.0_best_int/eng.traineddata.gz', import.meta.url),
  new URL('@tesseract.js-data/fra/4.0.0_best_int/fra.traineddata.gz', import.meta.url),
];
const codes = languages.map(({ pathname }) => /(\w+)\.traineddata/.exec(pathname)?.[1] ?? '');
const langPath = new URL('.', languages[0]).href.replace(/\/$/, '');

/** Of 100; what is read with less is worth a look. */
const leastConfidence = 60;
const mostUnread = 40;

export interface PhotoText {
  text: string;
  /** Words that could hardly be read, in their order. */
  unread: string[];
}

/** The page's look-up of the hashes of a build's files; a remote that runs alone has none. */
type IntegrityOf = ((address: string) => string) | undefined;

/**
 * Browsers compare no hash of what runs in a thread. So the files are compared here first, and the thread gets them from the browser's
 * cache, where they stay as they are. Rejects where one is not the file of this build.
 */
async function compareHashes(): Promise<void> {
  const { larderIntegrityOf: integrityOf } = globalThis as { larderIntegrityOf?: IntegrityOf };
  if (!integrityOf) return;
  await Promise.all(
    [workerPath, corePath].map((address) => fetch(address, { integrity: integrityOf(address) })),
  );
}

interface Reading {
  signal: AbortSignal;
  /** From 0 to 1. */
  onProgress: (share: number) => void;
}

/** [IMP-40] Reads the text of a photo on this device; a sentence where that is impossible. */
export async function readPhotoText(
  file: File,
  { signal, onProgress }: Reading,
): Promise<PhotoText | { problem: string }> {
  const photo = await prepared(file);
  if (!photo.shown) return { problem: copy.imports.photoUnreadable };
  const start = async () => {
    await compareHashes();
    return createWorker(codes, OEM.LSTM_ONLY, {
      langPath,
      workerPath,
      corePath,
      workerBlobURL: false,
      // The service worker keeps the files of this build.
      cacheMethod: 'none',
      logger: ({ status, progress }) => {
        if (status === 'recognizing text') onProgress(progress);
      },
    });
  };
  const reader = await start().catch(() => null);
  if (!reader) return { problem: copy.imports.photoReaderMissing };
  const end = () => void reader.terminate();
  signal.addEventListener('abort', end);
  try {
    const { data } = await reader.recognize(photo.file, {}, { text: true, blocks: true });
    return { text: data.text, unread: hardlyRead(data) };
  } finally {
    signal.removeEventListener('abort', end);
    end();
  }
}

function hardlyRead({ blocks }: Page): string[] {
  const words = (blocks ?? [])
    .flatMap(({ paragraphs }) => paragraphs)
    .flatMap(({ lines }) => lines)
    .flatMap(({ words: found }) => found);
  return words
    .filter(({ text, confidence }) => confidence < leastConfidence && /[\p{L}\p{N}]/u.test(text))
    .map(({ text }) => text)
    .slice(0, mostUnread);
}
