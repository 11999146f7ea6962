import { mostIngredients } from '@larder/api-client/limits';
import type {
  diets,
  dishRules,
  recipeScopes,
  recipeSorts,
  recipeTypes,
} from '@larder/api-client/limits';
import { useLocation, useSearchParams, useSession } from '@larder/shell-sdk';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import type { SearchRecipesApiArg } from '@larder/api-client/recipes';
import type { KitchenFood } from './kitchen.model';
import { useRememberedKitchen } from './use-remembered-kitchen';

export type RecipeType = (typeof recipeTypes)[number];
export type Diet = (typeof diets)[number];
export type DishRule = (typeof dishRules)[number];

export type RecipeSort = (typeof recipeSorts)[number];
export type RecipeScope = (typeof recipeScopes)[number];

/** [OWN-25][OWN-26] Which dishes count, and in which order; free for everybody. */
export interface Narrowing {
  maxMinutes: number | null;
  cuisine: string | null;
  maxMissing: number | null;
  sort: RecipeSort;
  scope: RecipeScope;
}

/** What a person entered on the home page. */
export interface Entries extends Narrowing {
  included: string[];
  /** [KITCHEN-3] Those of the included that should be used before the rest. */
  useSoon: string[];
  /** [OWN-23] The name of a dish, or part of it. */
  name: string;
  excluded: string[];
  restricted: boolean;
  type: RecipeType;
  diet: Diet;
  /** [FACTS-4] What every dish has to keep besides. */
  rules: readonly DishRule[];
}

export const noEntries: Entries = {
  included: [],
  useSoon: [],
  name: '',
  excluded: [],
  restricted: false,
  type: 'all',
  diet: 'all',
  rules: [],
  maxMinutes: null,
  cuisine: null,
  maxMissing: null,
  sort: 'match',
  scope: 'all',
};

/** [STATE-2][ROLE-3b] The entries that count: without a subscription, no premium filter. */
export function effectiveEntries(entries: Entries, isSubscribed: boolean): Entries {
  const { excluded, restricted, type, diet, rules } = noEntries;
  return isSubscribed ? entries : { ...entries, excluded, restricted, type, diet, rules };
}

/** Whether there is anything to search for. */
export const asksForDishes = ({ included, name }: Entries): boolean =>
  included.length > 0 || name.trim() !== '';

/** How many of these choices differ from the usual ones. */
export const choicesMade = (entries: Narrowing): number =>
  (['maxMinutes', 'cuisine', 'maxMissing', 'sort', 'scope'] as const).filter(
    (choice) => entries[choice] !== noEntries[choice],
  ).length;

/** How many of the premium choices are made. */
export const refinementsMade = ({ restricted, type, diet, rules, excluded }: Entries): number =>
  Number(restricted) +
  Number(type !== 'all') +
  Number(diet !== 'all') +
  rules.length +
  excluded.length;

function hasFilters({ type, diet, excluded, rules }: Entries): boolean {
  return type !== 'all' || diet !== 'all' || excluded.length + rules.length > 0;
}

/** [HOME-3] Whether the dishes on screen would be other ones, or in another order, by more than what is entered. */
export function filtersDiffer(before: Entries, after: Entries): boolean {
  const choicesOf = ({ ingredients: _, name: __, ...choices }: SearchRecipesApiArg) =>
    JSON.stringify(choices);
  return choicesOf(questionOf(before)) !== choicesOf(questionOf(after));
}

/** [HOME-4] The dishes of a search for which nothing has to be bought. */
export const nothingToBuy = (question: SearchRecipesApiArg, most: number): SearchRecipesApiArg => ({
  ...question,
  maxMissing: 0,
  limit: most,
});

/** [VALID-3] Whether filters are set that Restricted Mode ignores. */
export function ignoresFilters(entries: Entries): boolean {
  return entries.restricted && hasFilters(entries);
}

/** [VALID-3] Whether a change leaves filters set that Restricted Mode ignores. */
export function startsIgnoringFilters(before: Entries, after: Entries): boolean {
  if (!ignoresFilters(after)) return false;
  return (
    before.restricted !== after.restricted ||
    before.type !== after.type ||
    before.diet !== after.diet ||
    before.excluded !== after.excluded ||
    before.rules !== after.rules
  );
}

/** [ENT-10][VALID-2b][VALID-2c] The search query for the entries; what Restricted Mode ignores is not sent. */
export function questionOf(entries: Entries): SearchRecipesApiArg {
  const { included, excluded, restricted, type, diet, rules } = entries;
  const useSoon = entries.useSoon.filter((entry) => included.includes(entry));
  const { maxMinutes, cuisine, maxMissing, sort, scope } = entries;
  const name = entries.name.trim();
  const question: SearchRecipesApiArg = {
    ...(included.length > 0 && { ingredients: included.join(',') }),
    ...(useSoon.length > 0 && { useSoon: useSoon.join(',') }),
    ...(name !== '' && { name }),
    ...(maxMinutes !== null && { maxMinutes }),
    ...(cuisine !== null && { cuisine }),
    ...(sort !== 'match' && { sort }),
    ...(scope !== 'all' && { scope }),
    restricted: restricted ? 'true' : 'false',
  };
  if (restricted) return question;
  if (maxMissing !== null) question.maxMissing = maxMissing;
  if (type !== 'all') question.type = type;
  if (diet !== 'all') question.diet = diet;
  if (excluded.length > 0) question.exclude = excluded.join(',');
  if (rules.length > 0) question.rules = rules.join(',');
  return question;
}

/** Adds to one list and removes the same from the other: nothing can be both included and excluded. */
export function withIncluded(entries: Entries, included: string[]): Entries {
  const excluded = entries.excluded.filter((entry) => !included.includes(entry));
  return {
    ...entries,
    included,
    excluded: excluded.length === entries.excluded.length ? entries.excluded : excluded,
  };
}

export function withExcluded(entries: Entries, excluded: string[]): Entries {
  const included = entries.included.filter((entry) => !excluded.includes(entry));
  return {
    ...entries,
    excluded,
    included: included.length === entries.included.length ? entries.included : included,
  };
}

/** A list with what was taken out of it, back in its place. */
export function withBack<Entry>(
  now: readonly Entry[],
  before: readonly Entry[],
  taken: readonly Entry[],
): Entry[] {
  const there = before.filter((entry) => now.includes(entry) || taken.includes(entry));
  return [...there, ...now.filter((entry) => !there.includes(entry))].slice(0, mostIngredients);
}

/** The typed text and its interpretation, if they differ by more than a plural or a hyphen. */
export function readings(understood: Record<string, string>): [typed: string, name: string][] {
  const bare = (words: string) =>
    words
      .toLowerCase()
      .replace(/[^\p{L}]+/gu, '')
      .replace(/(ies|es|s|y|e)$/, '');
  return Object.entries(understood).filter(([typed, name]) => bare(typed) !== bare(name));
}

const storageKey = 'search';

/** State that survives a reload of the tab, hidden from other people using it. */
interface Kept {
  userId: string;
  /** All but the foods, which the kitchen keeps. */
  entries: Entries;
  /** The last query, whose dishes are shown; null when there was none. */
  question: SearchRecipesApiArg | null;
}

function isKept(value: unknown): value is Kept {
  const kept = value as Kept | null;
  return typeof kept?.userId === 'string' && Array.isArray(kept.entries?.excluded);
}

function readKept(userId: string): Kept {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null');
    if (isKept(kept) && kept.userId === userId) {
      return { ...kept, entries: { ...noEntries, ...kept.entries } };
    }
  } catch {
    // Without storage, or with unreadable content, the choices start over.
  }
  return { userId, entries: noEntries, question: null };
}

/** The foods of the kitchen as entries. */
const entriesOf = (foods: readonly KitchenFood[]): Pick<Entries, 'included' | 'useSoon'> => ({
  included: foods.map(({ text }) => text),
  useSoon: foods.flatMap(({ text, useSoon }) => (useSoon ? text : [])),
});

/** [KITCHEN-4] The person's kitchen, kept with their account, and their choices, kept while the tab is open. */
export function useKitchen() {
  const { user } = useSession();
  const { foods, setFoods, isRestored } = useRememberedKitchen();
  const [kept, setKept] = useState(() => readKept(user?.id ?? ''));
  useEffect(() => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(kept));
    } catch {
      // Without storage the choices last as long as the page.
    }
  }, [kept]);
  const entries = useMemo(() => ({ ...kept.entries, ...entriesOf(foods) }), [kept.entries, foods]);
  return {
    entries,
    question: kept.question,
    isRestored,
    setEntries: (next: Entries) => {
      if (next.included !== entries.included || next.useSoon !== entries.useSoon) {
        setFoods(next.included.map((text) => ({ text, useSoon: next.useSoon.includes(text) })));
      }
      setKept((before) => ({ ...before, entries: { ...next, ...entriesOf([]) } }));
    },
    setQuestion: (question: SearchRecipesApiArg) => setKept((before) => ({ ...before, question })),
  };
}

/** [STATE-2] What the dishes are collected for. */
export type HomeView = 'menuCreator' | 'mealPlanner';

const viewKey = 'home-view';

const viewParameter = 'view';
const named: Record<HomeView, string> = { menuCreator: 'menu', mealPlanner: 'plan' };

const lastView = (): HomeView =>
  sessionStorage.getItem(viewKey) === 'mealPlanner' ? 'mealPlanner' : 'menuCreator';

/** The view that the URL names, if only by naming a saved plan; otherwise `unnamed`. */
function viewAt(parameters: URLSearchParams, unnamed: HomeView): HomeView {
  const name = parameters.get(viewParameter);
  if (name === named.menuCreator) return 'menuCreator';
  return name === named.mealPlanner || parameters.has('plan') ? 'mealPlanner' : unnamed;
}

function withView(parameters: URLSearchParams, view: HomeView): URLSearchParams {
  const changed = new URLSearchParams(parameters);
  changed.set(viewParameter, named[view]);
  return changed;
}

/** Home's view: the URL names the planner, and visits to other pages preserve it. */
export function useHomeView(): [HomeView, (view: HomeView, how?: { replace: boolean }) => void] {
  const [parameters, setParameters] = useSearchParams();
  const { state } = useLocation();
  // That of a URL without one: the last view when the page was opened, so that Back leads from the planner to the menu creator.
  const [unnamed, setUnnamed] = useState(lastView);
  const view = viewAt(parameters, unnamed);
  const setView = (next: HomeView, how?: { replace: boolean }): void => {
    sessionStorage.setItem(viewKey, next);
    if (how?.replace) setUnnamed(next);
    if (next === view) return;
    const changed = withView(parameters, next);
    changed.delete('plan');
    setParameters(changed, how);
  };
  const nameView = useEffectEvent(() => {
    // A menu that is handed over chooses the view itself.
    if (state) return;
    sessionStorage.setItem(viewKey, view);
    if (view !== 'mealPlanner' || parameters.get(viewParameter) === named.mealPlanner) return;
    setParameters(withView(parameters, view), { replace: true });
  });
  useEffect(() => nameView(), [view, parameters, state]);
  return [view, setView];
}
