import { errorMessage } from '@larder/api-client';
import type { MenuRecipeView } from '@larder/api-client/menus';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { copy, longDate } from '@larder/copy';
import { Link, notify, useNavigate, useParams, PremiumButton } from '@larder/shell-sdk';
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
  PageFrame,
  PageHeading,
  Picture,
  Spinner,
  Stack,
} from '@larder/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { DishCard } from '../../shared/dish-card';
import { RecipeDialog } from '../../shared/dialogs';
import { editingOf } from '../../shared/current-menu.model';
import { MenuPrintButtons } from '../../shared/menu-print/menu-print';
import { useLazyGetMenuQuery } from './menu.api';

const cardsWhileLoading = 3;

function asSummary({ id, title, image, readyInMinutes }: MenuRecipeView): RecipeSummaryView | null {
  return image === null ? null : { id, title, image, readyInMinutes };
}

function Dishes({ recipes }: { recipes: MenuRecipeView[] }) {
  const [opened, setOpened] = useState<RecipeSummaryView | null>(null);
  return (
    <>
      <Grid>
        {recipes.map((recipe) => {
          const summary = asSummary(recipe);
          return summary ? (
            <DishCard
              key={recipe.id}
              recipe={summary}
              openLabel={copy.menus.view}
              onOpen={() => setOpened(summary)}
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
          onClose={() => setOpened(null)}
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
              <Cluster $gap={2} $fill="narrow">
                <PremiumButton
                  variant="secondary"
                  icon={<EditIcon />}
                  onClick={() => void navigate('/', { state: editingOf(menu) })}
                >
                  {copy.menus.editMenu}
                </PremiumButton>
                <MenuPrintButtons menu={{ title: menu.title, items: menu.recipes }} />
              </Cluster>
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
        {menu && menu.recipes.length > 0 && <Dishes recipes={menu.recipes} />}
        {menu && menu.recipes.length === 0 && (
          <EmptyState icon={<DishIcon />}>{copy.menus.menuEmpty}</EmptyState>
        )}
      </Stack>
    </PageFrame>
  );
}
