import { type PictureWidth, pictureWidths } from './picture-size.js';

/** A picture's address in one width. The signature is the same in all, so that a page can choose another one itself. */
export const signedAddress = (id: string, width: PictureWidth, signature: string): string =>
  `/pictures/${id}/${width}.webp?s=${signature}`;

/** Where each width of a picture is kept; the last digits of an id are random, and spread them over 256 folders. */
export const keysOf = (id: string): ReadonlyMap<PictureWidth, string> =>
  new Map(pictureWidths.map((width) => [width, `${id.slice(-2)}/${id}-${width}.webp`]));
