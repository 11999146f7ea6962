/** Fewer than this may have failed for reasons of their own. */
const fewest = 5;
/** Of those who got the build. */
const tolerated = 0.05;

/** Whether so many of those who got a build saw it fail that nobody should get it any more. */
export const isFailing = ({ shown, failed }: { shown: number; failed: number }): boolean =>
  failed >= fewest && failed > tolerated * (shown + failed);

/** Whether a person whose bucket is from 0 to 99 is among this share; the same people for every build. */
export const isAmong = (bucket: number | undefined, percent: number): boolean =>
  bucket !== undefined && bucket < percent;
