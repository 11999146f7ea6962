import { useLocation, useNavigate, useSearchParams } from '@larder/shell-sdk';

const parameter = 'cook';

/** What the history remembers: the dish that was being cooked when the entry was made. */
interface CookingState {
  cooking?: number;
}

/** Where in a recipe somebody is cooking. */
export interface CookPlace {
  /** The number of the step; null while nobody cooks this dish. */
  step: number | null;
  begin: () => void;
  /** Shows another step, in the same entry of the history. */
  show: (step: number) => void;
  stop: () => void;
}

/**
 * The step being cooked, kept in the address: Back returns to the dish, and a reload or a link leads to the same step. The
 * address is that of the dish, or the entry was made by `begin`: what is left over from another dish starts nothing.
 */
export function useCookPlace(dish: number, steps: number): CookPlace {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation() as { state: CookingState | null };
  const navigate = useNavigate();
  const written = parameters.get(parameter) ?? '';
  const isThisDish = parameters.get('dish') === String(dish) || state?.cooking === dish;
  const number = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  const step = isThisDish && number > 0 && steps > 0 ? Math.min(number, steps) : null;
  const at = (next: number | null) => (before: URLSearchParams) => {
    if (next === null) before.delete(parameter);
    else before.set(parameter, String(next));
    return before;
  };
  return {
    step,
    begin: () => setParameters(at(1), { state: { ...state, cooking: dish } }),
    show: (next) => {
      if (next !== step) setParameters(at(next), { replace: true, state });
    },
    stop: () => {
      // Whoever came by a link has no dish to go back to.
      if (state?.cooking === dish) void navigate(-1);
      else setParameters(at(null), { replace: true, state });
    },
  };
}
