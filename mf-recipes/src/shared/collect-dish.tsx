import { mostMenuDishes } from '@larder/api-client/limits';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { notify, PremiumButton, useNavigate, useSession, WidgetSlot } from '@larder/shell-sdk';
import { AddIcon, Button, CalendarIcon, Notice, theme } from '@larder/ui';
import styled from 'styled-components';
import { currentMenuAtHome, hasDish, useCurrentMenu, withDish } from './current-menu.model';
import type { ShownDish } from './recipe-dialog/shown-dish';

/** Adds a dish to the current menu, or says why not. */
export function useAddToMenu(): (dish: ShownDish) => void {
  const { isSubscribed } = useSession();
  const { draft, change } = useCurrentMenu();
  return (dish) => {
    if (!isSubscribed) {
      notify.error(copy.menus.addingLocked);
    } else if (hasDish(draft.content, dish.id)) {
      notify.info(copy.menus.alreadyAdded);
    } else if (draft.content.items.length >= mostMenuDishes) {
      notify.error(copy.menus.menuFull(mostMenuDishes));
    } else {
      change(withDish({ recipeServings: dish.servings, ...dish }));
      notify.success(copy.menus.added(dish.title));
    }
  };
}

/** [DISH-4] Goes from another page to the current menu; nothing for a dish that is not on it. */
export function useOpenMenuWith(dishId: number | null): (() => void) | undefined {
  const navigate = useNavigate();
  const menu = useCurrentMenu().draft.content;
  if (dishId === null || !hasDish(menu, dishId)) return undefined;
  return () => void navigate(...currentMenuAtHome);
}

/** The planner belongs to another team: if it is unavailable, the page keeps working and offers a retry. */
export function PlannerUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      tone="warning"
      action={
        <Button size="small" variant="ghost" onClick={onRetry}>
          {copy.common.retry}
        </Button>
      }
    >
      {copy.recipes.plannerUnavailable}
    </Notice>
  );
}

/** [STATE-6] Asks for day and meal, lent by the planner. */
export function AddToPlan({ recipe, onClose }: { recipe: ShownDish; onClose: () => void }) {
  const { id, title, image, servings, recipeServings = servings } = recipe;
  return (
    <WidgetSlot
      name="planner/add-to-plan-dialog"
      props={{ recipe: { id, title, image, servings, recipeServings }, onClose }}
      unavailable={(retry) => <PlannerUnavailable onRetry={retry} />}
    />
  );
}

const { space } = theme;

/** A row of its own below the button that opens the dish, whose label it begins with. */
const CollectRow = styled.div`
  display: flex;
  flex: 1 1 100%;
  flex-wrap: wrap;
  margin-inline-start: calc(-1 * ${space[2]});
`;

interface CollectButtonsProps {
  recipe: RecipeSummaryView;
  onAddToMenu: (recipe: RecipeSummaryView) => void;
  onAddToPlan: (recipe: RecipeSummaryView) => void;
}

/** [OWN-22] Puts a dish from a card on the current menu or the plan, without going to the home page. */
export function CollectButtons({ recipe, onAddToMenu, onAddToPlan }: CollectButtonsProps) {
  const look = { variant: 'ghost', size: 'small' } as const;
  return (
    <CollectRow>
      <PremiumButton
        {...look}
        icon={<AddIcon />}
        aria-label={copy.recipes.toMenuNamed(recipe.title)}
        onClick={() => onAddToMenu(recipe)}
      >
        {copy.recipes.toMenu}
      </PremiumButton>
      <PremiumButton
        {...look}
        icon={<CalendarIcon />}
        aria-label={copy.recipes.toPlanNamed(recipe.title)}
        onClick={() => onAddToPlan(recipe)}
      >
        {copy.recipes.toPlan}
      </PremiumButton>
    </CollectRow>
  );
}
