import type { SeededRandom } from '@larder/seeded-random';
import { box, ellipse } from './sheet.js';

/** The area that food may cover: an ellipse or a rectangle with round corners. */
export interface Surface {
  form: 'round' | 'square';
  x: number;
  y: number;
  /** Half the width and half the height. */
  across: number;
  down: number;
}

export interface Spot {
  x: number;
  y: number;
  reach: number;
}

export function surfaceShape(surface: Surface, fill: string, inset = 0, more = ''): string {
  const { x, y, across, down } = surface;
  return surface.form === 'round'
    ? ellipse(x, y, across - inset, down - inset, fill, more)
    : box(
        x - across + inset,
        y - down + inset,
        (across - inset) * 2,
        (down - inset) * 2,
        Math.max(6, 26 - inset),
        fill,
        more,
      );
}

/** True where a disc of `reach` around the point lies on the surface. */
export function holds(surface: Surface, x: number, y: number, reach: number): boolean {
  const across = surface.across - reach;
  const down = surface.down - reach;
  if (across <= 0 || down <= 0) return false;
  const [dx, dy] = [(x - surface.x) / across, (y - surface.y) / down];
  if (surface.form === 'round') return dx * dx + dy * dy <= 1;
  return Math.abs(dx) <= 1 && Math.abs(dy) <= 1;
}

export function pointOn(surface: Surface, random: SeededRandom, reach: number): [number, number] {
  const across = Math.max(2, surface.across - reach);
  const down = Math.max(2, surface.down - reach);
  if (surface.form === 'square') {
    return [surface.x + random.between(-across, across), surface.y + random.between(-down, down)];
  }
  const angle = random.between(0, Math.PI * 2);
  const distance = Math.sqrt(random.next());
  return [
    surface.x + Math.cos(angle) * distance * across,
    surface.y + Math.sin(angle) * distance * down,
  ];
}

/**
 * Spreads discs over the surface, the largest gaps first. `crowding` below 1 lets neighbours
 * overlap, above 1 keeps them apart. Gives up on a disc that finds no room.
 */
export function spread(
  surface: Surface,
  random: SeededRandom,
  reaches: readonly number[],
  crowding: number,
  taken: readonly Spot[] = [],
): Spot[] {
  const spots: Spot[] = [];
  const all = [...taken];
  for (const reach of reaches) {
    let best: Spot | undefined;
    let bestRoom = 0;
    for (let attempt = 0; attempt < 26; attempt += 1) {
      const [x, y] = pointOn(surface, random, reach);
      let room = 60;
      for (const other of all) {
        const apart = Math.hypot(other.x - x, other.y - y) - (other.reach + reach) * crowding;
        room = Math.min(room, apart);
      }
      if (room > bestRoom || (best === undefined && room >= 0)) {
        best = { x, y, reach };
        bestRoom = room;
      }
    }
    if (!best) continue;
    spots.push(best);
    all.push(best);
  }
  return spots;
}
