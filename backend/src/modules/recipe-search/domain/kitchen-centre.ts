import type { IngredientRole } from '@larder/culinary/at-hand';

/** What the centre of a kitchen is decided by. */
export interface CentreCandidate {
  readonly role: IngredientRole;
  /** How much using it tells about a dish: the fewer dishes use it, the more. */
  readonly gain: number;
  /** Whether so many dishes use it that it tells little. */
  readonly isCommon: boolean;
}

/** A flavour tells about as much as another one if it tells at least this part of it. */
const ABOUT_AS_MUCH = 0.95;

/** The same of a food that so many dishes use that it tells little: tomatoes beside a baguette, but not eggs beside a pumpkin. */
const NEARLY_AS_MUCH = 0.85;

/**
 * What merely supports dishes belongs to the centre beside foods that fill if it tells at least this part of what the most telling one does: beer
 * beside kale, mozzarella beside a baguette, but not onions or flour, which every second dish has in it.
 */
const TELLING_SUPPORT = 0.65;

/** Beside meat or fish, a kitchen is mainly about a food if few dishes have it, so that it tells at least this part of what the meat does. */
const RARER_THAN_PROTEIN = 0.9;

/**
 * Which of the typed ingredients a kitchen is mainly about: the proteins, and beside them foods of their own taste that tell about as much,
 * such as kimchi; where there are none, everything that fills or has a taste of its
 * own, though not eggs beside a pumpkin, because half of what is baked has eggs in it, and with it what supports few dishes only; where there
 * is neither, whatever tells about as much as the one that tells most.
 */
export function foremostOf(typed: readonly CentreCandidate[]): boolean[] {
  const having = havingIn(typed);
  const mostOf = (flags: readonly boolean[]): number =>
    Math.max(...typed.map(({ gain }, at) => (flags[at] ? gain : 0)));
  const proteins = having('protein');
  if (any(proteins)) {
    const most = mostOf(proteins);
    return typed.map(
      ({ role, gain }, at) =>
        (proteins[at] as boolean) || (role === 'main' && gain >= RARER_THAN_PROTEIN * most),
    );
  }
  const foods = having('base', 'main');
  if (any(foods)) {
    const most = mostOf(foods);
    return typed.map(({ role, gain, isCommon }, at) =>
      foods[at]
        ? !isCommon || gain >= NEARLY_AS_MUCH * most
        : role === 'support' && gain >= TELLING_SUPPORT * most,
    );
  }
  for (const flavours of [having('support'), having('seasoning')]) {
    if (any(flavours)) {
      const enough = ABOUT_AS_MUCH * mostOf(flavours);
      return typed.map(({ gain }, at) => (flavours[at] as boolean) && gain >= enough);
    }
  }
  return typed.map(() => false);
}

/** Who names more foods than this finds enough around the protein alone. */
const FEW = 7;

/**
 * Which of them dishes are looked for around: what the kitchen is mainly about, and beside proteins all else that fills or has a taste of its own and
 * that not every dish has in it. No dish without any of them comes before one with one of them. Fried rice with kimchi is found for tofu, kimchi and rice.
 */
export function centreOf(
  typed: readonly CentreCandidate[],
  foremost: boolean[] = foremostOf(typed),
): boolean[] {
  if (typed.length > FEW || !any(havingIn(typed)('protein'))) return foremost;
  return typed.map(
    ({ role, isCommon }, at) =>
      (foremost[at] as boolean) || ((role === 'base' || role === 'main') && !isCommon),
  );
}

const havingIn =
  (typed: readonly CentreCandidate[]) =>
  (...roles: readonly IngredientRole[]): boolean[] =>
    typed.map(({ role }) => roles.includes(role));

const any = (flags: readonly boolean[]): boolean => flags.includes(true);
