import { rational, type Rational } from '@larder/culinary';

/** An amount as the food table and the patterns write it. */
export interface WrittenAmount {
  readonly value: Rational;
  readonly unit: string;
}

/** "1 1/2 cups": a number, whole or mixed, and what is counted. */
export function readAmount(text: string): WrittenAmount {
  const [, whole, numerator, denominator, unit = ''] =
    /^(?:(\d+)(?: |$))?(?:(\d+)\/(\d+)(?: |$))?(.*)$/.exec(text) ?? [];
  const parts = Number(denominator ?? 1);
  return { value: rational(Number(whole ?? 0) * parts + Number(numerator ?? 0), parts), unit };
}
