import { minutesIn } from '../catalogue/domain/cooking-times.js';

interface VesselFacts {
  /** What a cook calls several of them. */
  readonly many: string;
  /** Servings that one of them takes without being crowded. */
  readonly holds: number;
  /** Servings below which it is not worth filling: a quarter of a loaf is a rusk. */
  readonly least?: number;
  /** How many a home or a hall kitchen has going side by side. */
  readonly atOnce: number;
}

/**
 * What dishes are cooked in. A 30 cm pan browns meat for four and no more, since crowded meat steams; an 8 l pot holds ten
 * servings of stew; a half-sheet pan takes six servings in one layer; of two sheets, each browns only on its own shelf.
 */
export const VESSELS = {
  pan: { many: 'large frying pans', holds: 4, atOnce: 2 },
  wok: { many: 'woks', holds: 4, atOnce: 1 },
  pot: { many: 'pots of 8 l', holds: 10, atOnce: 12 },
  sheet: { many: 'baking sheets', holds: 6, atOnce: 2 },
  dish: { many: 'large baking dishes', holds: 6, atOnce: 4 },
  /** 33 cm x 23 cm. */
  largedish: { many: 'large baking dishes', holds: 8, atOnce: 4 },
  tin: { many: 'roasting pans', holds: 8, atOnce: 4 },
  muffintin: { many: 'muffin tins of 12 cups', holds: 12, atOnce: 4 },
  loaftin: { many: 'loaf tins', holds: 12, least: 6, atOnce: 4 },
  caketin: { many: 'cake tins', holds: 16, least: 4, atOnce: 4 },
  piedish: { many: 'pie dishes', holds: 8, least: 4, atOnce: 4 },
  /** Two sheets of cookies, one above the other. */
  cookiesheet: { many: 'pairs of baking sheets', holds: 12, atOnce: 2 },
  /** Two pizzas, one after the other; a hall has several ovens. */
  pizzastone: { many: 'pairs of pizzas', holds: 4, atOnce: 6 },
  ramekins: { many: 'sets of ramekins', holds: 4, atOnce: 6 },
  /** Put together without heat, or on what each dish has of its own: the amounts alone grow. */
  board: { many: 'boards', holds: 120, atOnce: 1 },
} as const satisfies Record<string, VesselFacts>;

export type Vessel = keyof typeof VESSELS;

/** More rounds than this and the first serving is cold, or the last one late. */
const mostRounds = 5;

export interface Load {
  /** How many vessels it fills, and how many times they have to be filled. */
  readonly vessels: number;
  readonly rounds: number;
}

export function loadOf(vessel: Vessel, servings: number): Load {
  const { holds, atOnce } = VESSELS[vessel];
  const vessels = Math.ceil(servings / holds);
  return { vessels, rounds: Math.ceil(vessels / atOnce) };
}

/** Whether a kitchen can serve so many, and so few, from it at one meal. */
export function canServe(vessel: Vessel, servings: number): boolean {
  const { least = 1 }: VesselFacts = VESSELS[vessel];
  return servings >= least && loadOf(vessel, servings).rounds <= mostRounds;
}

/** What is said of a step that the vessel is used for; the pot of rice beside the wok is filled once. */
const USED_IN = {
  pan: /\b(?:frying pan|the pan|fry|sear|brown)/i,
  wok: /\b(?:wok|the pan|stir-fry|toss)/i,
} as const;
const HEATED = /\b(?:cook|roast|bake|simmer|brown)/i;

/** What the first step says about more than one vessel; null where one is enough. */
export function loadSentence(
  vessel: Vessel,
  servings: number,
  steps: readonly string[],
): string | null {
  const { vessels, rounds } = loadOf(vessel, servings);
  if (vessels < 2) return null;
  const { many, holds, atOnce } = VESSELS[vessel];
  if (rounds === 1) return `For ${servings} servings, divide everything among ${vessels} ${many}.`;
  const once = steps
    .filter((step) => (vessel === 'pan' || vessel === 'wok' ? USED_IN[vessel] : HEATED).test(step))
    .flatMap(minutesIn)
    .reduce((sum, minutes) => sum + minutes, 0);
  const further = Math.ceil((once * (rounds - 1)) / 5) * 5;
  const each = atOnce === 1 ? `${holds} servings at a time` : `${atOnce} ${many} at a time`;
  return `For ${servings} servings, cook in ${rounds} rounds, ${each}, which takes ${further} minutes longer, and keep what is done hot in a 95 °C (200 °F) oven.`;
}

/** What the steps call a vessel that is larger than two people need. */
export function sized(step: string, servings: number): string {
  return servings > 2
    ? step
    : step
        .replace(/\ba large (?=ovenproof )/g, 'an ')
        .replace(/\blarge (?=(?:deep |ovenproof |heavy )?(?:frying pan|pot|saucepan|bowl))/g, '');
}
