/** Whether an If-None-Match header names an entity tag, compared weakly: compression makes a strong tag a weak one. */
export function namesEntityTag(ifNoneMatch: string | undefined, tag: string): boolean {
  const known = ifNoneMatch?.split(',').map((one) => one.trim()) ?? [];
  return known.some((one) => one === '*' || one.replace(/^W\//, '') === tag);
}
