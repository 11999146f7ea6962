/**
 * Whether an If-None-Match header contains an entity tag, compared weakly: compression turns strong tags into weak
 * ones.
 */
export function namesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim()) ?? [];
  return known.some((one) => one === '*' || one.replace(/^W\//, '') === tag);
}
