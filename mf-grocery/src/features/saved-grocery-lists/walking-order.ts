import { useSession } from '@larder/shell-sdk';
import { useRef, useState } from 'react';

/** Which aisle was reached before which: positive where the first of a pair was, by the number of trips. */
export type Trips = Readonly<Record<string, number>>;

/** A shop that has been rearranged is learned as fast as one that is new. */
const mostTrips = 4;
/** A single trip may have gone back for something forgotten. */
const enoughTrips = 2;

const pairOf = (one: string, other: string): [pair: string, sign: 1 | -1] =>
  one < other ? [`${one} ${other}`, 1] : [`${other} ${one}`, -1];

/** After another aisle was reached, behind those visited before on the same trip. */
export function withAisle(trips: Trips, visited: readonly string[], aisle: string): Trips {
  const next = { ...trips };
  for (const before of visited) {
    const [pair, sign] = pairOf(before, aisle);
    const count = (next[pair] ?? 0) + sign;
    next[pair] = Math.max(-mostTrips, Math.min(mostTrips, count));
  }
  return next;
}

/** 1 where people reach the first aisle before the other one, -1 where after it, 0 where that is not known. */
function orderOf(trips: Trips, one: string, other: string): number {
  const [pair, sign] = pairOf(one, other);
  const count = (trips[pair] ?? 0) * sign;
  return Math.abs(count) < enoughTrips ? 0 : Math.sign(count);
}

/** [SHOP-6] The aisles as people walk them; where that is not known, as given. */
export function inWalkingOrder(trips: Trips, aisles: readonly string[]): string[] {
  const walked: string[] = [];
  for (const aisle of aisles) {
    // At each place: how many of the others would be on the right side of it. The last of the best is nearest to the given order.
    const others = walked.map((other) => orderOf(trips, other, aisle));
    let right = -others.reduce((sum, one) => sum + one, 0);
    let best = { right, at: 0 };
    for (const [at, one] of others.entries()) {
      right += 2 * one;
      if (right >= best.right) best = { right, at: at + 1 };
    }
    walked.splice(best.at, 0, aisle);
  }
  return walked;
}

/** Goes with the rest that a log-out removes. */
const keyOf = (person: string): string => `larder.walking-order.${person}.shop`;

function readTrips(person: string): Trips {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(person)) ?? '{}');
    const pairs = Object.entries(kept ?? {}).filter(([, count]) => Number.isInteger(count));
    return Object.fromEntries(pairs) as Trips;
  } catch {
    return {};
  }
}

function keepTrips(person: string, trips: Trips): void {
  try {
    localStorage.setItem(keyOf(person), JSON.stringify(trips));
  } catch {
    // Without storage nothing is learned.
  }
}

interface InAisle {
  aisle: string | null;
}

const nameOf = ({ aisle }: InAisle): string => aisle ?? 'other';

/** [SHOP-6] The order in which a person walks through the aisles, learned from the order in which they tick. */
export function useWalkingOrder() {
  const person = useSession().user?.id ?? '';
  // A list keeps its order while it is open, whatever is learned meanwhile.
  const [known] = useState(() => readTrips(person));
  const visited = useRef<string[]>([]);
  return {
    sorted<Item extends InAisle>(items: readonly Item[]): Item[] {
      const aisles = inWalkingOrder(known, [...new Set(items.map(nameOf))]);
      return aisles.flatMap((aisle) => items.filter((item) => nameOf(item) === aisle));
    },
    noteTick(item: InAisle): void {
      const aisle = nameOf(item);
      if (visited.current.includes(aisle)) return;
      keepTrips(person, withAisle(readTrips(person), visited.current, aisle));
      visited.current.push(aisle);
    },
  };
}
