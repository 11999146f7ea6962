import { mostMenuDishes } from '@larder/api-client/limits';
import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify, useSession } from '@larder/shell-sdk';
import { PageFrame, PageHeading, Stack, Switch, theme } from '@larder/ui';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { useCurrentMenu, useMenuToEdit, withDish } from '../../shared/current-menu.model';
import { PantryDialog, RecipeDialog } from '../../shared/dialogs';
import type { RecipeSummaryView } from '@larder/api-client/recipes';
import { ComposeAsWell, ComposeInstead } from './compose-dish.parts';
import { CurrentMenuPanel } from './current-menu.parts';
import { EntryPanel } from './entry-panel.parts';
import { useLazySearchRecipesQuery } from './home.api';
import {
  effectiveEntries,
  ignoresFilters,
  noEntries,
  questionOf,
  startsIgnoringFilters,
  useHomeView,
  useKitchen,
  type Entries,
  type HomeView,
} from './home.model';
import { AddToPlan, WeeklyPlan } from './meal-planner.parts';
import { reveal } from './reveal';
import { Starters } from './starters.parts';
import { SuggestedDishes } from './suggested-dishes.parts';
import { UnsavedDrafts } from './unsaved-drafts.parts';

const { space } = theme;

const filterNotice = 2000;

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

function sayFiltersIgnored(): void {
  notify.info(copy.recipes.filtersIgnored, { duration: filterNotice });
}

/** [ROUTE-5] From the ingredients in the kitchen to dishes. */
export function Page() {
  const { isSubscribed } = useSession();
  const { entries, question, setEntries, setQuestion } = useKitchen();
  const [search, result] = useLazySearchRecipesQuery();
  const menu = useCurrentMenu();
  const refuseMenu = () => notify.error(copy.menus.addingLocked);
  const [opened, setOpened] = useState<RecipeSummaryView | null>(null);
  const [pantryOpen, setPantryOpen] = useState(false);
  const [view, setView] = useHomeView();
  const [menuOpen, setMenuOpen] = useState(false);
  const showMenu = () => {
    setView('menuCreator');
    setMenuOpen(true);
  };
  useMenuToEdit({
    onOpened: (outcome, title) => {
      showMenu();
      if (outcome === 'resumed') notify.info(copy.drafts.resumed(title));
    },
    onRefused: refuseMenu,
  });
  const showDraft = (draftView: HomeView) => {
    if (draftView === 'menuCreator') showMenu();
    else setView(draftView);
  };
  const [openedFromPlan, setOpenedFromPlan] = useState<number | null>(null);
  const [planned, setPlanned] = useState<RecipeSummaryView | null>(null);
  const answers = useRef<HTMLDivElement>(null);
  const awaited = useRef(false);
  const current = effectiveEntries(entries, isSubscribed);

  // On returning from another page, or after a reload: the dishes of the last query, from the cache if possible.
  const restore = useEffectEvent(() => {
    if (question) void search(question, true);
  });
  useEffect(() => restore(), []);

  const change = (next: Entries) => {
    if (startsIgnoringFilters(current, next)) sayFiltersIgnored();
    setEntries(next);
  };
  const generate = async (asked: Entries) => {
    const counting = effectiveEntries(asked, isSubscribed);
    if (ignoresFilters(counting)) sayFiltersIgnored();
    const next = questionOf(counting);
    setQuestion(next);
    awaited.current = true;
    reveal(answers.current);
    const { data, isSuccess } = await search(next);
    // Someone who has gone to another page by now is not notified.
    if (isSuccess && data.recipes.length === 0 && answers.current)
      notify.info(copy.recipes.noRecipesToast);
  };
  const showMore = async () => {
    if (!question || !result.data) return;
    const { error } = await search({ ...question, offset: result.data.recipes.length });
    if (error) notify.error(errorMessage(error, copy.recipes.searchFailed));
  };
  const addToMenu = (recipe: RecipeSummaryView) => {
    if (!isSubscribed) {
      refuseMenu();
    } else if (menu.draft.content.items.some(({ id }) => id === recipe.id)) {
      notify.info(copy.menus.alreadyAdded);
    } else if (menu.draft.content.items.length >= mostMenuDishes) {
      notify.error(copy.menus.menuFull(mostMenuDishes));
    } else {
      menu.change(withDish(recipe));
      notify.success(copy.menus.added(recipe.title));
    }
  };

  const furtherPage = (result.originalArgs?.offset ?? 0) > 0;
  const loading = result.isUninitialized || (result.isFetching && !furtherPage);
  useEffect(() => {
    if (loading || !awaited.current) return;
    awaited.current = false;
    // The note about unknown words now appears above the dishes and has moved them down.
    reveal(answers.current);
  }, [loading]);
  return (
    <PageFrame>
      <Stack $gap={6}>
        <PageHeading
          size={question ? 'page' : 'display'}
          lede={question ? undefined : copy.recipes.homeLede}
          actions={
            <Switch
              label={view === 'mealPlanner' ? copy.recipes.createMealPlan : copy.recipes.createMenu}
              checked={view === 'mealPlanner'}
              onChange={(on) => setView(on ? 'mealPlanner' : 'menuCreator')}
            />
          }
        >
          {copy.recipes.homeHeading}
        </PageHeading>
        {view === 'mealPlanner' && (
          <>
            <UnsavedDrafts view={view} onOpen={showDraft} />
            <WeeklyPlan onOpenRecipe={setOpenedFromPlan} />
          </>
        )}
        <Columns>
          <Stack $gap={5}>
            <EntryPanel
              entries={current}
              onChange={change}
              onGenerate={(asked) => void generate(asked)}
              generating={question !== null && loading}
              understood={result.data?.understood ?? {}}
              unknown={result.data?.unknown ?? []}
              onOpenPantry={() => setPantryOpen(true)}
            />
            {view === 'menuCreator' && (
              <>
                <UnsavedDrafts view={view} onOpen={showDraft} />
                <CurrentMenuPanel open={menuOpen} onOpenChange={setMenuOpen} />
              </>
            )}
          </Stack>
          <Answers ref={answers}>
            {question ? (
              <SuggestedDishes
                found={result.data}
                filtered={Boolean(question.diet ?? question.exclude)}
                loading={loading}
                loadingMore={result.isFetching && furtherPage}
                failure={
                  result.isError && !furtherPage
                    ? errorMessage(result.error, copy.recipes.searchFailed)
                    : null
                }
                onRetry={() => void generate(current)}
                onMore={() => void showMore()}
                onOpen={setOpened}
                instead={<ComposeInstead question={question} onComposed={setOpened} />}
                besides={<ComposeAsWell question={question} onComposed={setOpened} />}
              />
            ) : (
              <Starters
                onChoose={(included) => {
                  const chosen = { ...noEntries, included };
                  change(chosen);
                  void generate(chosen);
                }}
              />
            )}
          </Answers>
        </Columns>
        {opened && (
          <RecipeDialog
            key={opened.id}
            recipeId={opened.id}
            summary={opened}
            onClose={() => setOpened(null)}
            onAddToMenu={addToMenu}
            onAddToPlan={view === 'mealPlanner' ? setPlanned : undefined}
          />
        )}
        {openedFromPlan !== null && (
          <RecipeDialog
            key={openedFromPlan}
            recipeId={openedFromPlan}
            onClose={() => setOpenedFromPlan(null)}
            onAddToPlan={setPlanned}
          />
        )}
        {planned && <AddToPlan recipe={planned} onClose={() => setPlanned(null)} />}
        {pantryOpen && <PantryDialog onClose={() => setPantryOpen(false)} />}
      </Stack>
    </PageFrame>
  );
}
