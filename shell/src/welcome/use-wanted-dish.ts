import type { FoundRecipeView } from '@larder/api-client/recipes-public';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** [ENTER-3] The dish that a visitor wants to cook: entering leads to it, by registering as well as by logging in. */
export function useWantedDish() {
  const [wanted, setWanted] = useState<FoundRecipeView | null>(null);
  const { search, state } = useLocation() as { search: string; state: object | null };
  const navigate = useNavigate();
  const want = (dish: FoundRecipeView): void => {
    setWanted(dish);
    void navigate(
      { search },
      {
        replace: true,
        preventScrollReset: true,
        state: { ...state, from: `/?dish=${dish.id}` },
      },
    );
  };
  return { wanted, want };
}
