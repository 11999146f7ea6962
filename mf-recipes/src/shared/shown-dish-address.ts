import { mostServings } from '@larder/api-client/limits';
import { useLocation, useNavigate, useSearchParams } from '@larder/shell-sdk';
import { useEffect, useEffectEvent } from 'react';

const parameter = 'dish';
const servingsParameter = 'servings';
/** What belongs to the dish that was open before. */
const ofOneDish = [servingsParameter, 'cook'];

/**
 * Marks entries of the history that came after a page without a dish, to which going back returns. Links of other remotes
 * say the same.
 */
const openedHere = { dishOpenedHere: true };

const isOpenedHere = (state: unknown): boolean =>
  (state as Partial<typeof openedHere> | null)?.dishOpenedHere === true;

/** The address of a page with another dish, or without one. */
function withDish(parameters: URLSearchParams, id: number | null): { search: string } {
  const changed = new URLSearchParams(parameters);
  for (const name of [parameter, ...ofOneDish]) changed.delete(name);
  if (id !== null) changed.set(parameter, String(id));
  return { search: changed.toString() };
}

const dishOf = (parameters: URLSearchParams): number | null => {
  const id = Number(parameters.get(parameter));
  return Number.isSafeInteger(id) && id > 0 ? id : null;
};

/**
 * [DISH-3] For how many the dish of the address is shown, while that differs from what is known of it: so a reload and a shared link show
 * the same.
 */
export function useShownServings(id: number | undefined) {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  const isShown = id !== undefined && dishOf(parameters) === id;
  const written = Number(parameters.get(servingsParameter));
  const show = (servings: number | null): void => {
    if (!isShown) return;
    setParameters(
      (before) => {
        if (servings === null) before.delete(servingsParameter);
        else before.set(servingsParameter, String(servings));
        return before;
      },
      { replace: true, state, preventScrollReset: true },
    );
  };
  const isNumber = Number.isInteger(written) && written > 0 && written <= mostServings;
  return { servings: isShown && isNumber ? written : null, show };
}

/** [DISH-3] Links to dishes that open on this page. */
export function useDishAddress() {
  const [parameters] = useSearchParams();
  return (id: number) => ({ to: withDish(parameters, id), state: openedHere });
}

/** [DISH-3] The dish that is open on a page: part of its address, so that Back closes it, a reload keeps it, and it can be shared. */
export function useShownDish() {
  const [parameters] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const dishId = dishOf(parameters);
  const open = (id: number) =>
    void navigate(withDish(parameters, id), { state: openedHere, preventScrollReset: true });
  const close = () => {
    if (isOpenedHere(state)) void navigate(-1);
    else void navigate(withDish(parameters, null), { replace: true });
  };
  // A link from elsewhere begins with the dish: the page gets an entry of its own below it, so that Back stays in Larder.
  const putPageBelow = useEffectEvent(async () => {
    if (dishId === null || isOpenedHere(state)) return;
    await navigate(withDish(parameters, null), { replace: true });
    await navigate({ search: parameters.toString() }, { state: openedHere });
  });
  useEffect(() => void putPageBelow(), []);
  return { dishId, open, close };
}
