import { errorMessage, isApiError } from '@larder/api-client';
import type { MenuRecipeView, MenuView } from '@larder/api-client/menus';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { copy, longDate } from '@larder/copy';
import { countsPeople, servingsOf } from '@larder/culinary';
import { Link, notify, useNavigate, useParams, PremiumButton, useSession } from '@larder/shell-sdk';
import {
  ArticleCard,
  ArticleCardSkeleton,
  BackIcon,
  Button,
  DishIcon,
  EditIcon,
  Cluster,
  EmptyState,
  Grid,
  GroceryListIcon,
  PageFrame,
  PageHeading,
  Picture,
  Spinner,
  Stack,
  theme,
} from '@larder/ui';
import { useEffect, useEffectEvent } from 'react';
import styled from 'styled-components';
import { useAddToMenu, useOpenMenuWith } from '../../shared/collect-dish';
import { DishCard } from '../../shared/dish-card';
import { useShownDish } from '../../shared/shown-dish-address';
import { CookTogetherButton } from '../../shared/cooking/cook-together-button';
import { RecipeDialog } from '../../shared/dialogs';
import { editorOf, menuItemsOf, originOf, withServings } from '../../shared/current-menu.model';
import { MenuPrintButtons } from '../../shared/menu-print/menu-print';
import { useLazyGetMenuQuery, useUpdateMenuMutation } from './menu.api';

const { media, space, textSize } = theme;

const cardsWhileLoading = 3;

/** On a phone in two columns, so that the dishes come soon. */
const Actions = styled(Cluster)`
  ${media.belowMedium} {
    display: grid;
    grid-template-columns: 1fr 1fr;

    > * {
      padding-inline: ${space[2]};
      font-size: ${textSize.small};
    }
  }
`;

function asSummary(dish: MenuRecipeView): RecipeSummaryView | null {
  const { id, title, image, readyInMinutes, recipeServings } = dish;
  return image === null ? null : { id, title, image, readyInMinutes, servings: recipeServings };
}

function servingsText(dish: MenuRecipeView): string | undefined {
  const servings = servingsOf(dish);
  return servings === null ? undefined : copy.servings.amount(servings, countsPeople(dish));
}

/** Saves other servings of one dish; resolves to whether it did, after reporting a failure. */
function useServingsSaving(menu: MenuView) {
  const [updateMenu] = useUpdateMenuMutation();
  return async ({ id, title }: RecipeSummaryView, servings: number): Promise<boolean> => {
    const { items } = withServings(id, servings)(originOf(menu).content);
    const arePeople = items.some((item) => item.id === id && countsPeople(item));
    try {
      await updateMenu({
        id: menu.id,
        menuUpdateBody: {
          title: menu.title,
          menuItems: menuItemsOf(items),
          version: menu.version,
        },
      }).unwrap();
      notify.success(copy.servings.kept(title, copy.servings.amount(servings, arePeople)));
      return true;
    } catch (error) {
      const isOutdated = isApiError(error) && error.code === 'menu_changed';
      notify.error(
        isOutdated ? copy.servings.changedMeanwhile : errorMessage(error, copy.servings.keepFailed),
      );
      return false;
    }
  };
}

function Dishes({ menu }: { menu: MenuView }) {
  const { recipes } = menu;
  const { isSubscribed } = useSession();
  const save = useServingsSaving(menu);
  const { dishId, open, close } = useShownDish();
  const addToMenu = useAddToMenu();
  const openMenu = useOpenMenuWith(dishId);
  const entry = recipes.find(({ id }) => id === dishId);
  const opened = entry && asSummary(entry);
  return (
    <>
      <Grid>
        {recipes.map((recipe) => {
          const summary = asSummary(recipe);
          return summary ? (
            <DishCard
              key={recipe.id}
              recipe={summary}
              servings={servingsText(recipe)}
              openLabel={copy.menus.view}
              onOpen={() => open(summary.id)}
            />
          ) : (
            <ArticleCard
              key={recipe.id}
              headingLevel={2}
              title={recipe.title}
              media={<Picture src={null} alt="" />}
            >
              <p>{copy.menus.recipeGone}</p>
            </ArticleCard>
          );
        })}
      </Grid>
      {opened && (
        <RecipeDialog
          key={opened.id}
          recipeId={opened.id}
          summary={opened}
          entry={{
            servings: entry.servings,
            onSave: isSubscribed ? (servings) => save(opened, servings) : undefined,
          }}
          onClose={close}
          onCollect={addToMenu}
          onOpenMenu={openMenu}
          onAddToMenu={() => notify.error(copy.menus.addFromHomeOnly)}
        />
      )}
    </>
  );
}

/** Sets the browser tab's title to what is shown once that is known; restores the page's own title afterwards. */
function useTabTitle(title: string | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = copy.common.pageTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
}

/** [MENU-1] One saved menu. */
export function Page() {
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const [load, { currentData: menu }] = useLazyGetMenuQuery();
  useTabTitle(menu?.title);
  const giveUp = useEffectEvent((error: unknown) => {
    notify.error(errorMessage(error, copy.menus.menuFailed));
    void navigate('/my-menus', { replace: true });
  });
  useEffect(() => {
    let wanted = true;
    load({ id })
      .unwrap()
      .catch((error: unknown) => wanted && giveUp(error));
    return () => {
      wanted = false;
    };
  }, [load, id]);

  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          back={
            <Button as={Link} to="/my-menus" variant="ghost" size="small" icon={<BackIcon />}>
              {copy.menus.backToMenus}
            </Button>
          }
          lede={menu && copy.menus.createdOn(longDate(menu.created_at))}
          actions={
            menu && (
              <Actions $gap={2}>
                <PremiumButton
                  variant="secondary"
                  icon={<EditIcon />}
                  onClick={() => void navigate(...editorOf(menu))}
                >
                  {copy.menus.editMenu}
                </PremiumButton>
                <CookTogetherButton dishes={menu.recipes.filter(({ image }) => image !== null)} />
                {menu.recipes.length > 0 && (
                  <Button
                    as={Link}
                    to={`/grocery-list?menu=${menu.id}`}
                    variant="secondary"
                    icon={<GroceryListIcon />}
                  >
                    {copy.menus.groceryList}
                  </Button>
                )}
                <MenuPrintButtons menu={{ title: menu.title, items: menu.recipes }} />
              </Actions>
            )
          }
        >
          {menu?.title ?? copy.menus.loadingMenu}
        </PageHeading>
        {!menu && (
          <>
            <Spinner label={copy.menus.loadingMenu} />
            <Grid>
              {Array.from({ length: cardsWhileLoading }, (_, card) => (
                <ArticleCardSkeleton key={card} />
              ))}
            </Grid>
          </>
        )}
        {menu && menu.recipes.length > 0 && <Dishes menu={menu} />}
        {menu && menu.recipes.length === 0 && (
          <EmptyState icon={<DishIcon />}>{copy.menus.menuEmpty}</EmptyState>
        )}
      </Stack>
    </PageFrame>
  );
}
