import type { IngredientRole } from '@larder/culinary/at-hand';

/** What the centre of a kitchen is decided by. */
export interface CentreCandidate {
  readonly role: IngredientRole;
  /** How much using it tells about a dish: the fewer dishes use it, the more. */
  readonly gain: number;
}

/**
 * Which of the typed ingredients dishes are looked for around: the proteins; where there are none, everything that fills or has a taste of its
 * own; where there is neither, whatever tells most. No dish without any of them comes before one with one of them.
 */
export function centreOf(typed: readonly CentreCandidate[]): boolean[] {
  const having = (roles: readonly IngredientRole[]): boolean[] =>
    typed.map(({ role }) => roles.includes(role));
  const any = (flags: readonly boolean[]): boolean => flags.includes(true);
  const proteins = having(['protein']);
  if (any(proteins)) return proteins;
  const foods = having(['base', 'main']);
  if (any(foods)) return foods;
  for (const role of ['support', 'seasoning'] as const) {
    const most = Math.max(0, ...typed.map((one) => (one.role === role ? one.gain : 0)));
    if (most > 0) return typed.map((one) => one.role === role && one.gain === most);
  }
  return typed.map(() => false);
}
