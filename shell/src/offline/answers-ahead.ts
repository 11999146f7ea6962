import type { Question } from '@larder/api-client';
import type { GroceryListsView } from '@larder/api-client/grocery-lists';
import type { MealPlansView } from '@larder/api-client/meal-planner';
import type { MenusView, MenuView } from '@larder/api-client/menus';

/** Something to keep, and how to recognise that the kept copy is current. */
export interface Wanted {
  question: Question;
  isCurrent: (kept: unknown) => boolean;
}

const mostOfAKind = 50;
/** Recipes per call. */
const recipesAtOnce = 20;

const always = (): boolean => true;

/** The same version is already kept. */
const hasSame =
  (field: 'updated_at' | 'version', value: string | number) =>
  (kept: unknown): boolean =>
    (kept as Partial<Record<string, unknown>> | undefined)?.[field] === value;

/** Recipes hardly ever change: a kept one is not fetched again. */
const recipe = (id: number): Wanted => ({
  question: { url: `/recipes/${id}` },
  isCurrent: always,
});

const distinct = (ids: number[]): Wanted[] => [...new Set(ids)].map(recipe);

/** The date range of the current month, as the calendar requests it. */
export function monthAround(today: Date): { start: string; end: string } {
  const year = today.getFullYear();
  const month = today.getMonth();
  const dayOf = (day: number): string =>
    new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
  return {
    start: dayOf(1),
    end: new Date(Date.UTC(year, month + 1, 0)).toISOString().slice(0, 10),
  };
}

/** The person's collections, each a short response that refers to the rest. */
export function collections(today: Date): Question[] {
  return [
    { url: '/grocery-lists' },
    { url: '/menus' },
    { url: '/meal-planner' },
    { url: '/meal-planner/calendar', params: monthAround(today) },
    { url: '/recipes/user/favourites' },
    { url: '/pantry/default' },
    { url: '/pantry/user' },
    { url: '/auth/me' },
    { url: '/payments/subscription' },
  ];
}

/** What a response refers to but does not contain. */
export function namedIn({ url }: Question, data: unknown): Wanted[] {
  if (url === '/grocery-lists') {
    return (data as GroceryListsView).lists.slice(0, mostOfAKind).map(({ id, version }) => ({
      question: { url: `/grocery-lists/${id}` },
      isCurrent: hasSame('version', version),
    }));
  }
  if (url === '/menus') {
    return (data as MenusView).menus.slice(0, mostOfAKind).map(({ id, updated_at }) => ({
      question: { url: `/menus/${id}` },
      isCurrent: hasSame('updated_at', updated_at),
    }));
  }
  if (url === '/meal-planner') {
    const plans = (data as MealPlansView).slice(0, mostOfAKind);
    const dishes = plans.flatMap(({ plan_data }) => Object.values(plan_data).flat());
    return distinct(dishes.map(({ id }) => id));
  }
  if (url === '/recipes/user/favourites') {
    return distinct((data as { id: number }[]).slice(0, mostOfAKind).map(({ id }) => id));
  }
  if (/^\/menus\/[^/]+$/.test(url)) {
    const available = (data as MenuView).recipes.filter(({ image }) => image !== null);
    return distinct(available.map(({ id }) => id));
  }
  return [];
}

/** The collections that a change at `url` makes outdated. */
export function changedBy(url: string, today: Date): Question[] {
  const [, area = ''] = url.split('/');
  return collections(today).filter((collection) => collection.url.startsWith(`/${area}`));
}

export interface AnswersAheadOptions {
  /** What the device keeps. */
  kept: (question: Question) => Promise<unknown>;
  /** Fetches and keeps a response; undefined when there is none. */
  ask: (question: Question) => Promise<unknown>;
  /** Waits until a request would not get in anyone's way; false when none may be sent. */
  turn: () => Promise<boolean>;
  mostRecipes?: number;
}

const isRecipe = ({ question }: Wanted): boolean => /^\/recipes\/\d+$/.test(question.url);

/** Keeps what the person saved for offline use, one request at a time, fetching only what is missing or outdated. */
export class AnswersAhead {
  private readonly waiting: Wanted[] = [];
  private readonly recipes = new Set<string>();
  private isAtWork = false;

  constructor(private readonly options: AnswersAheadOptions) {}

  /** A response refers to other things worth keeping. */
  notice(question: Question, data: unknown): void {
    this.want(...namedIn(question, data));
  }

  /** Queues things, first come first served. Anything unavailable is dropped until it is queued again. */
  want(...things: Wanted[]): void {
    const { mostRecipes = 300 } = this.options;
    for (const thing of things) {
      const { url } = thing.question;
      if (isRecipe(thing)) {
        if (this.recipes.has(url) || this.recipes.size >= mostRecipes) continue;
        this.recipes.add(url);
      }
      this.waiting.push(thing);
    }
    void this.work();
  }

  private async work(): Promise<void> {
    if (this.isAtWork) return;
    this.isAtWork = true;
    try {
      for (let next = this.waiting.shift(); next; next = this.waiting.shift()) {
        if (await this.bring(next)) continue;
        for (const given of [next, ...this.waiting.splice(0)]) {
          this.recipes.delete(given.question.url);
        }
      }
    } finally {
      this.isAtWork = false;
    }
  }

  /** False when nothing is available now. */
  private async bring({ question, isCurrent }: Wanted): Promise<boolean> {
    const { kept, ask, turn } = this.options;
    const known = await kept(question);
    if (known !== undefined && isCurrent(known)) {
      this.notice(question, known);
      return true;
    }
    if (!(await turn())) return false;
    const asked = isRecipe({ question, isCurrent }) ? await this.withOthers(question) : question;
    const data = await ask(asked);
    if (data === undefined) return false;
    this.notice(asked, data);
    return true;
  }

  /** The recipe and others in the queue, as one request. */
  private async withOthers(first: Question): Promise<Question> {
    const urls = [first.url];
    while (urls.length < recipesAtOnce) {
      const at = this.waiting.findIndex(isRecipe);
      const [next] = at < 0 ? [] : this.waiting.splice(at, 1);
      if (!next) break;
      if ((await this.options.kept(next.question)) === undefined) urls.push(next.question.url);
    }
    const ids = urls.map((url) => url.slice('/recipes/'.length)).join(',');
    return { url: '/recipes/bulk', params: { ids } };
  }
}
