import { copy } from '@larder/copy';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { useSession, type DishEntry } from '@larder/shell-sdk';
import { PageFrame, PageHeading, Stack, theme } from '@larder/ui';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AddToPlan } from '../../shared/collect-dish';
import { hasDish, useCurrentMenu } from '../../shared/current-menu.model';
import { useShownDish } from '../../shared/shown-dish-address';
import { PantryDialog, RecipeDialog } from '../../shared/dialogs';
import type { ShownDish } from '../../shared/recipe-dialog/shown-dish';
import { CurrentMenuPanel } from './current-menu.parts';
import { EntryPanel } from './entry-panel.parts';
import { noEntries, type Entries } from './home.model';
import { WeeklyPlan } from './meal-planner.parts';
import { useNarrowScreen } from './narrow-screen';
import { Starters } from './starters.parts';
import { SuggestedDishes } from './suggested-dishes.parts';
import { Tonight } from './tonight.parts';
import { UnsavedDrafts } from './unsaved-drafts.parts';
import { useDishCollection } from './use-dish-collection';
import { useDishSearch } from './use-dish-search';
import { ViewSwitch } from './view-switch.parts';

const { space } = theme;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[6]};

  /* From here on a row of dishes fits beside the panel. */
  @media (min-width: 64rem) {
    grid-template-columns: minmax(20rem, 24rem) minmax(0, 1fr);
  }
`;

const Answers = styled.div`
  scroll-margin-top: 5rem;
`;

interface DishesOrStartersProps {
  search: ReturnType<typeof useDishSearch>;
  onOpen: (recipe: RecipeSummaryView) => void;
  onPlan: ((recipe: RecipeSummaryView) => void) | undefined;
}

/** The dishes of the last search; before the first one, kitchens to begin with. */
function DishesOrStarters({ search, onOpen, onPlan }: DishesOrStartersProps) {
  const { question, change, generate } = search;
  const changeAndGenerate = (entries: Entries) => {
    change(entries);
    void generate(entries);
  };
  if (!question) {
    return (
      search.isRestored && (
        <Starters onChoose={(included) => changeAndGenerate({ ...noEntries, included })} />
      )
    );
  }
  return (
    <SuggestedDishes
      found={search.found}
      keptAmong={search.keptAmong}
      question={question}
      loading={search.loading}
      loadingMore={search.loadingMore}
      failure={search.failure}
      onRetry={() => void generate(search.entries)}
      onMore={() => void search.showMore()}
      onOpen={onOpen}
      onPlan={onPlan}
      onNamed={(name) => changeAndGenerate({ ...search.entries, name })}
    />
  );
}

const headings = {
  menuCreator: { heading: copy.recipes.homeHeading, lede: copy.recipes.homeLede },
  mealPlanner: { heading: copy.recipes.plannerHeading, lede: copy.recipes.plannerLede },
};

interface OpenedFromPlan {
  id: number;
  entry: DishEntry | undefined;
}

/** [ROUTE-5] From the ingredients in the kitchen to dishes. */
export function Page() {
  const { view, setView, menuOpen, setMenuOpen, showDraft, addToMenu } = useDishCollection();
  const search = useDishSearch();
  const { isSubscribed } = useSession();
  const menu = useCurrentMenu().draft.content;
  const { question, loading } = search;
  const { dishId, open, close } = useShownDish();
  const [openedFromPlan, setOpenedFromPlan] = useState<OpenedFromPlan | null>(null);
  // A dish that is opened from elsewhere afterwards has no place in the plan.
  useEffect(() => {
    if (dishId === null) setOpenedFromPlan(null);
  }, [dishId]);
  const openFromPlan = (id: number, entry?: DishEntry) => {
    setOpenedFromPlan({ id, entry });
    open(id);
  };
  const [planned, setPlanned] = useState<ShownDish | null>(null);
  const [pantryOpen, setPantryOpen] = useState(false);
  const isNarrow = useNarrowScreen();
  const { heading, lede } = headings[view];
  const openMenu = () => {
    close();
    setMenuOpen(true);
  };

  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          size={question ? 'page' : 'display'}
          lede={question ? undefined : lede}
          actions={<ViewSwitch view={view} onChange={setView} />}
        >
          {heading}
        </PageHeading>
        {view === 'mealPlanner' && (
          <>
            <UnsavedDrafts view={view} onOpen={showDraft} />
            <WeeklyPlan onOpenRecipe={openFromPlan} />
          </>
        )}
        {search.opening?.ingredients && <Tonight question={search.opening} />}
        <Columns>
          <Stack $gap={5}>
            <EntryPanel
              entries={search.entries}
              onChange={search.change}
              onGenerate={(asked) => void search.generate(asked)}
              generating={question !== null && loading}
              understood={search.found?.understood ?? {}}
              unknown={search.found?.unknown ?? []}
              onOpenPantry={() => setPantryOpen(true)}
              folded={isNarrow && question !== null}
              refineFolded={isNarrow}
              nameFolded={isNarrow && question !== null && !question.name}
            />
            {view === 'menuCreator' && (
              <>
                <UnsavedDrafts view={view} onOpen={showDraft} />
                <CurrentMenuPanel open={menuOpen} onOpenChange={setMenuOpen} />
              </>
            )}
          </Stack>
          <Answers ref={search.answers}>
            <DishesOrStarters
              search={search}
              onOpen={({ id }) => open(id)}
              onPlan={view === 'mealPlanner' && isSubscribed ? setPlanned : undefined}
            />
          </Answers>
        </Columns>
        {dishId !== null && (
          <RecipeDialog
            key={dishId}
            recipeId={dishId}
            summary={search.found?.recipes.find(({ id }) => id === dishId)}
            entry={openedFromPlan?.id === dishId ? openedFromPlan.entry : undefined}
            onClose={close}
            onAddToMenu={view === 'mealPlanner' ? undefined : addToMenu}
            onOpenMenu={view === 'menuCreator' && hasDish(menu, dishId) ? openMenu : undefined}
            onAddToPlan={view === 'mealPlanner' ? setPlanned : undefined}
          />
        )}
        {planned && <AddToPlan recipe={planned} onClose={() => setPlanned(null)} />}
        {pantryOpen && <PantryDialog onClose={() => setPantryOpen(false)} />}
      </Stack>
    </PageFrame>
  );
}
