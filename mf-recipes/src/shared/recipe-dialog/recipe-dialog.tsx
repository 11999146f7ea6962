import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import {
  dialogOnDemand,
  Link,
  notify,
  useSession,
  type DishEntry,
  type WidgetProps,
} from '@larder/shell-sdk';
import {
  AddIcon,
  Button,
  CalendarIcon,
  FavouriteIcon,
  MenusIcon,
  Picture,
  PremiumIcon,
  theme,
} from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useEffect, useEffectEvent, useState } from 'react';
import styled from 'styled-components';
import type { RecipeSummaryView, RecipeView } from '@larder/api-client/recipes';
import { useCookPlace } from '../cooking/use-cook-place';
import { RecipeActions } from './recipe-actions';
import type { ShownDish } from './shown-dish';
import {
  useAddFavouriteMutation,
  useLazyGetRecipeQuery,
  useNoteRecipeOpenedMutation,
  useRemoveFavouriteMutation,
} from './recipe-dialog.api';
import {
  RecipeBody,
  RecipeBodySkeleton,
  useMeasures,
  type RecipeKitchen,
} from './recipe-dialog.parts';

const { color, media, space } = theme;

/** Loaded when someone starts cooking. */
const CookMode = dialogOnDemand(async () => (await import('../cooking/cook-mode')).CookMode);

const Star = styled(FavouriteIcon)<{ $filled: boolean }>`
  ${({ $filled }) => $filled && `fill: ${color.favourite}; color: ${color.favourite};`}
`;

/** The last one opens a list towards the middle of the dialog. */
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};

  ${media.belowMedium} {
    flex: 1 1 100%;

    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

const sayFailed = (error: unknown) => notify.error(errorMessage(error, copy.dish.favouriteFailed));

/** [DETAIL-3][STATE-8] The star: flips immediately, and reverts if the call fails. */
function FavouriteToggle({ recipe }: { recipe: RecipeView }) {
  const [add, adding] = useAddFavouriteMutation();
  const [remove, removing] = useRemoveFavouriteMutation();
  const id = String(recipe.id);
  const star = () => add({ id }).unwrap().catch(sayFailed);
  const toggle = async () => {
    // A second press while the first is in flight could overtake it.
    if (adding.isLoading || removing.isLoading) return;
    try {
      if (recipe.isFavourited) {
        await remove({ id }).unwrap();
        notify.undoable(copy.dish.removedFromFavourites, copy.common.undo, () => void star());
      } else {
        await add({ id }).unwrap();
        notify.success(copy.dish.addedToFavourites);
      }
    } catch (error) {
      sayFailed(error);
    }
  };
  return (
    <Button
      variant="secondary"
      icon={<Star $filled={recipe.isFavourited} />}
      onClick={() => void toggle()}
    >
      {recipe.isFavourited ? copy.dish.removeFromFavourites : copy.dish.addToFavourites}
    </Button>
  );
}

export interface RecipeDialogProps {
  recipeId: number;
  /** What is known before it is loaded. */
  summary?: Pick<RecipeSummaryView, 'title' | 'image'>;
  /** The dish of a menu or plan from which it was opened. */
  entry?: DishEntry;
  onClose: () => void;
  /** [DETAIL-4] What 'Add to Current Menu' does; without it the button is not shown. */
  onAddToMenu?: (dish: ShownDish) => void;
  /** [DETAIL-4] What 'Add to Plan' does; likewise. */
  onAddToPlan?: (dish: ShownDish) => void;
  /** [DISH-4] Puts it on the current menu where 'Add to Current Menu' only says that this is done on the home page. */
  onCollect?: (dish: ShownDish) => void;
  /** [DISH-4] Goes to the current menu; given where that has the dish. */
  onOpenMenu?: () => void;
}

function shownDish(recipe: RecipeView, servings: number): ShownDish {
  const { id, title, image, readyInMinutes, servings: recipeServings } = recipe;
  return { id, title, image, readyInMinutes, servings, recipeServings };
}

/** [OWN-1] Notes when an own recipe was opened. */
function useOpeningNote(recipe: RecipeView | undefined): void {
  const [noteOpened] = useNoteRecipeOpenedMutation();
  const ownId = recipe?.isOwn ? recipe.id : null;
  useEffect(() => {
    // Nobody misses a note that could not be sent: the recipes are only in another order.
    if (ownId !== null && navigator.onLine) void noteOpened({ id: String(ownId) });
  }, [ownId, noteOpened]);
}

type DishUses = Pick<RecipeDialogProps, 'onAddToMenu' | 'onAddToPlan' | 'onCollect' | 'onOpenMenu'>;

/** [DETAIL-4][DISH-4] What the dish can be put on from here, the most likely first. */
function UseButtons({
  dish,
  onAddToMenu,
  onAddToPlan,
  onCollect,
  onOpenMenu,
}: { dish: ShownDish } & DishUses) {
  const uses = [
    { label: copy.dish.inYourMenu, icon: <MenusIcon />, use: onOpenMenu },
    { label: copy.recipes.toMenu, icon: <AddIcon />, use: onOpenMenu ? undefined : onCollect },
    { label: copy.dish.addToCurrentMenu, icon: <AddIcon />, use: onAddToMenu },
    { label: copy.dish.addToPlan, icon: <CalendarIcon />, use: onAddToPlan },
  ].filter(({ use }) => use !== undefined);
  return uses.map(({ label, icon, use }, index) => (
    <Button
      key={label}
      variant={index === 0 ? 'primary' : 'secondary'}
      icon={icon}
      onClick={() => use?.(dish)}
    >
      {label}
    </Button>
  ));
}

/** What reads the ingredients, loaded once there are some. */
function useRecipeKitchen(hasRecipe: boolean): RecipeKitchen | undefined {
  const [kitchen, setKitchen] = useState<RecipeKitchen>();
  useEffect(() => {
    if (!hasRecipe) return;
    let wanted = true;
    // Without it the recipe is shown as written, which is enough to cook from.
    import('./recipe-kitchen.model').then(
      (model) => wanted && setKitchen(() => model),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [hasRecipe]);
  return kitchen;
}

/** One recipe as a dialog. Mount it per recipe: it shows the one it was mounted with. */
export function RecipeDialog({ recipeId, summary, entry, onClose, ...uses }: RecipeDialogProps) {
  const { isSubscribed } = useSession();
  const [load, { data: recipe }] = useLazyGetRecipeQuery();
  const giveUp = useEffectEvent((error: unknown) => {
    notify.error(errorMessage(error, copy.dish.detailsFailed));
    onClose();
  });
  useEffect(() => {
    let wanted = true;
    load({ id: String(recipeId) }, true)
      .unwrap()
      .catch((error: unknown) => wanted && giveUp(error));
    return () => {
      wanted = false;
    };
  }, [load, recipeId]);

  const kitchen = useRecipeKitchen(recipe !== undefined);
  useOpeningNote(recipe);
  const measures = useMeasures(recipe, kitchen, entry);
  const cooking = useCookPlace(recipeId, measures.steps.length);
  if (recipe && cooking.step !== null) {
    return (
      <CookMode
        recipe={recipe}
        steps={measures.steps}
        lines={measures.lines.map(({ original }) => original)}
        at={cooking.step}
        onStep={cooking.show}
        onClose={cooking.stop}
      />
    );
  }

  const shown = recipe ?? summary;
  const menuAction = isSubscribed ? (
    recipe && <UseButtons dish={shownDish(recipe, measures.servings)} {...uses} />
  ) : (
    <Button as={Link} to="/subscribe" icon={<PremiumIcon />}>
      {copy.dish.subscribeToAddMenus}
    </Button>
  );
  return (
    <Dialog
      open
      size="large"
      tall
      title={shown?.title ?? copy.dish.loadingRecipe}
      closeLabel={copy.common.close}
      onClose={onClose}
      media={<Picture src={shown?.image} alt="" ratio="banner" priority />}
      footer={menuAction}
    >
      {recipe ? (
        <RecipeBody
          recipe={recipe}
          star={
            <Actions>
              <FavouriteToggle recipe={recipe} />
              <RecipeActions
                recipe={{
                  ...recipe,
                  servings: measures.isPeople ? measures.servings : recipe.servings,
                  extendedIngredients: measures.lines,
                  analyzedInstructions: [
                    { steps: measures.steps.map(({ number, step }) => ({ number, step })) },
                  ],
                }}
                onClose={onClose}
              />
            </Actions>
          }
          kitchen={kitchen}
          measures={measures}
          onCook={cooking.begin}
        />
      ) : (
        <RecipeBodySkeleton />
      )}
    </Dialog>
  );
}

/** The dialog as other remotes borrow it. */
export function Widget(props: WidgetProps['recipes/recipe-dialog']) {
  return <RecipeDialog key={props.recipeId} {...props} />;
}
