/**
 * The fingerprint of the composer's drawings. It is part of every URL, so that a picture can be cached for ever; a spec
 * fails, and prints the new value, when drawings change under an old one.
 */
export const drawingVersion = '551a72a9';
