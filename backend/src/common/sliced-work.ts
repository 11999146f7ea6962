import { setImmediate as nextTurn } from 'node:timers/promises';

/** Work that pauses now and then: its driver decides whether anything else runs in between. */
export type SlicedWork<T> = Generator<void, T, void>;

/** Maximum milliseconds of work between two turns of the event loop. */
const longestSlice = 3;

export function atOnce<T>(work: SlicedWork<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Lets everything else waiting for the event loop run in between. */
export async function inSlices<T>(work: SlicedWork<T>): Promise<T> {
  for (;;) {
    const end = performance.now() + longestSlice;
    do {
      const step = work.next();
      if (step.done) return step.value;
    } while (performance.now() < end);
    await nextTurn();
  }
}

const runLength = 16_384;
const mergedBetweenPauses = 65_536;

/** Sorts ascending, by merging sorted runs. Consumes the given array and may return another one. */
export function* sortInSlices(keys: Float64Array): SlicedWork<Float64Array> {
  for (let from = 0; from < keys.length; from += runLength) {
    keys.subarray(from, from + runLength).sort();
    yield;
  }
  let source: Float64Array = keys;
  let target: Float64Array = new Float64Array(keys.length > runLength ? keys.length : 0);
  for (let width = runLength; width < keys.length; width *= 2) {
    for (let from = 0; from < keys.length; from += 2 * width) {
      yield* mergeRuns(source, target, from, Math.min(from + width, keys.length), from + 2 * width);
    }
    [source, target] = [target, source];
  }
  return source;
}

function* mergeRuns(
  source: Float64Array,
  target: Float64Array,
  from: number,
  middle: number,
  to: number,
): SlicedWork<void> {
  const end = Math.min(to, source.length);
  let left = from;
  let right = middle;
  for (let at = from; at < end;) {
    const pause = Math.min(at + mergedBetweenPauses, end);
    for (; at < pause; at += 1) {
      const takeLeft =
        left < middle && (right >= end || (source[left] as number) <= (source[right] as number));
      target[at] = (takeLeft ? source[left++] : source[right++]) as number;
    }
    yield;
  }
}

const wordsInRun = 2_048;

/** Sorts ascending by UTF-16 code units. */
export function* sortWordsInSlices(words: readonly string[]): SlicedWork<string[]> {
  let source: string[] = [];
  for (let from = 0; from < words.length; from += wordsInRun) {
    source.push(...words.slice(from, from + wordsInRun).sort());
    yield;
  }
  for (let width = wordsInRun; width < words.length; width *= 2) {
    const target: string[] = [];
    for (let from = 0; from < words.length; from += 2 * width) {
      const middle = Math.min(from + width, words.length);
      const end = Math.min(from + 2 * width, words.length);
      let left = from;
      let right = middle;
      while (target.length < end) {
        if (target.length % wordsInRun === 0) yield;
        const takeLeft =
          left < middle && (right >= end || (source[left] as string) <= (source[right] as string));
        target.push((takeLeft ? source[left++] : source[right++]) as string);
      }
    }
    source = target;
  }
  return source;
}
