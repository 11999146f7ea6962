const fractions: readonly (readonly [number, string])[] = [
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
];
const tolerance = 0.004;

/** A number as a cook writes it: 1.5 is "1 1/2". Empty for none. */
export function amountText(value: unknown): string {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  if (typeof number !== 'number' || !Number.isFinite(number) || number <= 0) return '';
  const whole = Math.floor(number + tolerance);
  const rest = number - whole;
  if (Math.abs(rest) <= tolerance) return String(whole);
  const fraction = fractions.find(([size]) => Math.abs(size - rest) <= tolerance)?.[1];
  if (fraction === undefined) return String(Math.round(number * 100) / 100);
  return whole === 0 ? fraction : `${whole} ${fraction}`;
}

/** The parts of a line that say something. */
export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');
