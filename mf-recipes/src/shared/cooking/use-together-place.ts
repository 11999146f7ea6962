import { useLocation, useNavigate, useSearchParams } from '@larder/shell-sdk';

const parameter = 'cook';
const beganParameter = 'began';
const groupParameter = 'of';
const minute = 60_000;
const mostDishes = 8;

/** Marks the entry of the history that came after the page. */
const openedHere = { cookingTogether: true };

/** The dishes that an address names: at least two, each once. */
function dishesOf(text: string | null): number[] {
  const ids = (text ?? '').split(',').map(Number);
  const isList = ids.length > 1 && ids.every((id) => Number.isSafeInteger(id) && id > 0);
  return isList ? [...new Set(ids)].slice(0, mostDishes) : [];
}

/**
 * Several dishes that are cooked together, in the address: Back closes them, a reload keeps them and when they were begun. On a page with
 * several groups of dishes, only the one that is cooked is open.
 */
export function useTogetherPlace(group?: string) {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: Partial<typeof openedHere> | null };
  const navigate = useNavigate();
  const isThisGroup = parameters.get(groupParameter) === (group ?? null);
  const ids = isThisGroup ? dishesOf(parameters.get(parameter)) : [];
  const began = Number(parameters.get(beganParameter)) * minute;
  return {
    ids,
    /** When the cook began, in epoch milliseconds; null before. */
    began: Number.isFinite(began) && began > 0 ? began : null,
    open: (dishes: readonly number[]) =>
      setParameters(
        (before) => {
          before.set(parameter, dishes.join(','));
          if (group !== undefined) before.set(groupParameter, group);
          return before;
        },
        { state: { ...state, ...openedHere } },
      ),
    begin: () =>
      setParameters(
        (before) => {
          before.set(beganParameter, String(Math.floor(Date.now() / minute)));
          return before;
        },
        { replace: true, state },
      ),
    close: () => {
      if (state?.cookingTogether) void navigate(-1);
      else
        setParameters(
          (before) => {
            before.delete(parameter);
            before.delete(beganParameter);
            before.delete(groupParameter);
            return before;
          },
          { replace: true },
        );
    },
  };
}
