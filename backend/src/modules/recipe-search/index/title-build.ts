import type { RecipeArrivals } from './recipe-arrivals.js';
import { type SlicedWork, sortWordsInSlices } from '../../../common/sliced-work.js';
import { placeOf, TitleIndex } from './title-index.js';

const titlesBetweenPauses = 2_048;
const wordsBetweenPauses = 16_384;

/** Indexes the titles of arrivals in the order of their rows, of which the first `sharedCount` are everyone's. */
export function* buildTitles(
  arrivals: RecipeArrivals,
  order: Uint32Array,
  sharedCount: number,
): SlicedWork<TitleIndex> {
  const { titleStarts, titleWords, wordNames } = arrivals;
  const shared = yield* wordsUsed(arrivals, order.subarray(0, sharedCount));
  const own = yield* wordsUsed(arrivals, order.subarray(sharedCount));
  const named = (uses: Uint32Array, isAlone: (word: number) => boolean): string[] =>
    wordNames.filter((_, word) => (uses[word] as number) > 0 && isAlone(word));
  const words = yield* sortWordsInSlices(named(shared, () => true));
  const sharedWords = words.length;
  for (const word of yield* sortWordsInSlices(named(own, (word) => shared[word] === 0))) {
    words.push(word);
  }

  const numbers = new Uint32Array(wordNames.length);
  for (let number = 0; number < words.length; number += 1) {
    if (number % wordsBetweenPauses === 0) yield;
    numbers[arrivals.numberOfWord(words[number] as string)] = number;
  }
  const postingStarts = new Uint32Array(sharedWords + 1);
  shared.forEach((uses, word) => {
    if (uses > 0) postingStarts[(numbers[word] as number) + 1] = uses;
  });
  for (let word = 0; word < sharedWords; word += 1) {
    postingStarts[word + 1] = (postingStarts[word + 1] as number) + (postingStarts[word] as number);
  }

  const postingRows = new Uint32Array(postingStarts[sharedWords] as number);
  const postingPlaces = new Uint8Array(postingRows.length);
  const next = postingStarts.slice();
  for (let row = 0; row < sharedCount; row += 1) {
    if (row % titlesBetweenPauses === 0) yield;
    const from = titleStarts[order[row] as number] as number;
    const length = (titleStarts[(order[row] as number) + 1] as number) - from;
    for (let position = 0; position < length; position += 1) {
      const number = numbers[titleWords[from + position] as number] as number;
      const at = next[number] as number;
      postingRows[at] = row;
      postingPlaces[at] = placeOf(position, length);
      next[number] = at + 1;
    }
  }

  const ownStarts = new Uint32Array(order.length - sharedCount + 1);
  const ownWords = new Uint32Array(own.reduce((sum, uses) => sum + uses, 0));
  let end = 0;
  for (let row = sharedCount; row < order.length; row += 1) {
    if (row % titlesBetweenPauses === 0) yield;
    const arrival = order[row] as number;
    const to = titleStarts[arrival + 1] as number;
    for (let at = titleStarts[arrival] as number; at < to; at += 1) {
      ownWords[end] = numbers[titleWords[at] as number] as number;
      end += 1;
    }
    ownStarts[row - sharedCount + 1] = end;
  }
  return new TitleIndex({
    ...{ words, sharedWords, postingStarts, postingRows, postingPlaces, ownStarts, ownWords },
  });
}

/** In how many of these titles each word occurs. */
function* wordsUsed(
  { titleStarts, titleWords, wordNames }: RecipeArrivals,
  order: Uint32Array,
): SlicedWork<Uint32Array> {
  const uses = new Uint32Array(wordNames.length);
  for (let index = 0; index < order.length; index += 1) {
    if (index % titlesBetweenPauses === 0) yield;
    const arrival = order[index] as number;
    const to = titleStarts[arrival + 1] as number;
    for (let at = titleStarts[arrival] as number; at < to; at += 1) {
      const word = titleWords[at] as number;
      uses[word] = (uses[word] as number) + 1;
    }
  }
  return uses;
}
