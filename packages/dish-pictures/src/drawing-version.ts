/**
 * The fingerprint of what the composer draws. It is part of every address, so that a picture can be
 * cached for ever; a spec fails, and prints the new value, when drawings change under an old one.
 */
export const drawingVersion = 'c9a6b72f';
