type Channels = readonly [red: number, green: number, blue: number];

function channels(hex: string): Channels {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16)) as unknown as Channels;
}

function toHex(values: Channels): string {
  return `#${values
    .map((value) =>
      Math.max(0, Math.min(255, Math.round(value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

/** The colour at `share` (0 to 1) between `from` and `to`; both `#rgb` or `#rrggbb`. */
export function mix(from: string, to: string, share: number): string {
  const [a, b] = [channels(from), channels(to)];
  return toHex(a.map((value, at) => value + ((b[at] ?? 0) - value) * share) as unknown as Channels);
}

export const lighter = (hex: string, share: number): string => mix(hex, '#fff6e6', share);
export const darker = (hex: string, share: number): string => mix(hex, '#2a1408', share);

/** Perceived brightness from 0 (black) to 1 (white), ITU-R BT.601 weights. */
export function brightness(hex: string): number {
  const [red, green, blue] = channels(hex);
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255;
}

/** Mutes a colour so that it suits pottery and linen: less chroma, a warm cast. */
export function seasoned(hex: string): string {
  const grey = toHex(Array(3).fill(brightness(hex) * 255) as unknown as Channels);
  return mix(mix(hex, grey, 0.1), '#f2b26b', 0.06);
}

/** How far a colour is from grey, 0 to 1. */
export function chroma(hex: string): number {
  const values = channels(hex);
  return (Math.max(...values) - Math.min(...values)) / 255;
}
