/** Where one sentence of a step ends. */
const SENTENCES = /(?<=[.)]) (?=[A-Z])/;

/** The step with the most sentences, told in two; null where none has so many that may be told apart. */
export function longestInTwo(
  steps: readonly string[],
  fewest: number,
  isFixed: (index: number) => boolean = () => false,
): { readonly at: number; readonly told: readonly [string, string] } | null {
  const parts = steps.map((step, index) => (isFixed(index) ? [] : step.split(SENTENCES)));
  const most = Math.max(...parts.map(({ length }) => length));
  const at = parts.findIndex(({ length }) => length === most);
  const sentences = parts[at];
  if (!sentences || most < fewest) return null;
  const half = Math.ceil(most / 2);
  const told = [sentences.slice(0, half), sentences.slice(half)] as const;
  return { at, told: [told[0].join(' '), told[1].join(' ')] };
}
