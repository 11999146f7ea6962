import type { ApiError, KeptAnswers, Question } from '@larder/api-client';
import type { LocalizedText, SentenceName } from '@larder/copy';
import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { AppDispatch } from './store';

/**
 * Semantic version of everything in this file: a remote runs in a shell of the same major and the same or a higher minor
 * version. Raise the minor for a new optional field or another export that remotes may use, the major for anything that
 * could break a remote.
 */
export const contractVersion = '1.12.0';

/** A dish of a menu or plan as the recipe dialog is opened with it. */
export interface DishEntry {
  /** For how many it is cooked there; null: as its recipe is written. */
  servings: number | null;
  /** Takes other servings as soon as they are chosen. */
  onChange?: (servings: number) => void;
  /** Saves other servings once the person asks for it; resolves to whether it did, after reporting a failure. */
  onSave?: (servings: number) => Promise<boolean>;
}

/** Components a remote lends to other remotes' pages, by name, with their props. */
export interface WidgetProps {
  /** The recipe dialog; `onClose` is called however it is closed. */
  'recipes/recipe-dialog': { recipeId: number; onClose: () => void };
  /** The 'Manage Pantry' dialog. */
  'recipes/pantry-dialog': { onClose: () => void };
  /** Cooks the dishes of one day together and prints their prep sheet. */
  'recipes/day-dishes': {
    /** The day, which tells the groups of dishes on a page apart. */
    day: string;
    /** Heads the prep sheet. */
    title: string;
    dishes: readonly {
      id: number;
      title: string;
      servings?: number | null;
      recipeServings?: number | null;
    }[];
  };
  /** The timers that run while somebody cooks; on every page, as long as there are any. */
  'recipes/timer-bar': object;
  /** Restores an export of somebody's data: sends the file and says how far it is, and what became of it. */
  'account/restore-file': { file: File };
  /** The week being planned; `onOpenRecipe` is called with the id of the dish to show and its place in the plan. */
  'planner/weekly-plan': { onOpenRecipe: (recipeId: number, entry?: DishEntry) => void };
  /** Asks for a dish's day and meal and plans it; `onClose` is called however it is closed. */
  'planner/add-to-plan-dialog': {
    recipe: {
      id: number;
      title: string;
      image: string;
      /** For how many it is to be cooked, and for how many the recipe is written; null: it does not say. */
      servings?: number | null;
      recipeServings?: number | null;
    };
    onClose: () => void;
  };
}

export type WidgetName = keyof WidgetProps;

export type RemoteWidgets = {
  [Name in WidgetName]?: () => Promise<{ Widget: ComponentType<WidgetProps[Name]> }>;
};

/** What stands for a place in the bar. */
export type TabIcon = 'cook' | 'plan' | 'calendar' | 'shop' | 'saved';

/** The words a page begins with: they are shown while its code is still on its way. */
export interface PageOpening<Text> {
  /** What the page's `PageHeading` says, and its lede. */
  heading: Text;
  lede?: Text;
  /** The size of the heading, where it is not that of most pages. */
  size?: 'display';
}

/**
 * What a remote's `remote.declaration.ts` declares, as pure data: the build publishes it, so that routes and links are
 * known before the remote's code is loaded.
 */
export interface RemoteDeclaration {
  name: `mf_${string}`;
  /** Its pages: the path in react-router's pattern syntax ('/menu/:id') and the title of the browser tab. */
  routes: readonly {
    path: `/${string}`;
    title: SentenceName;
    opening?: PageOpening<SentenceName>;
    /**
     * What the page reads of the API when it opens, such as '/menus/:id' with a parameter of its path or
     * '/recipes/mine?sort=newest&limit=24', word for word as it asks: asked for before the page's code is there.
     */
    asks?: readonly `/${string}`[];
    /** The place in the bar to which the page belongs, by its address, whichever remote declares that. */
    tab?: `/${string}`;
  }[];
  /** Links it adds to the user menu; `order` is the position, ascending across all remotes. */
  nav: readonly { to: `/${string}`; label: SentenceName; order: number }[];
  /**
   * Its places in the bar that is always in view; there is room for five across all remotes. The address may have a query that
   * names a view of a page; `within` are further routes of the remote that belong to the place.
   */
  tabs?: readonly {
    to: `/${string}`;
    label: SentenceName;
    icon: TabIcon;
    order: number;
    within?: readonly `/${string}`[];
  }[];
  /** The components it lends. */
  widgets?: readonly WidgetName[];
  /** Answers of the API that the device keeps for when there is no network, whichever page asked for them. */
  keep?: readonly KeptAnswers[];
  /** Changes that wait on the device while there is no answer, such as 'PUT /menus/:id'; `writes` of its offline data says how. */
  queue?: readonly `${'POST' | 'PUT' | 'DELETE'} /${string}`[];
}

/** An answer that the device should have; it is asked for unless a current one is kept. */
export interface WantedAnswer {
  question: Question;
  /** Whether the kept answer is up to date; any is when unset. */
  isCurrent?: (kept: unknown) => boolean;
}

/** A change as a screen makes it. */
export interface Write {
  method: string;
  url: string;
  body?: unknown;
  /** The parts of the address that name items, in order. */
  ids: string[];
  /** What the item it creates is called until the backend has answered. */
  id?: string | number;
}

/** Finds what the device keeps; undefined when it keeps nothing. */
export type FindKept = (question: Question) => Promise<unknown>;

/** How a kind of change behaves while it waits for the backend. */
export interface OfflineWrite {
  /** What the person reads about it: 'Menu “Sunday”'. */
  label: (write: Write) => string;
  /** It creates an item, whose name is a UUID or a number. */
  creates?: 'uuid' | 'number';
  /** What the screen is answered while it waits; `kept` finds what the device has. */
  answer?: (write: Write, kept: FindKept) => unknown;
  /**
   * What an answer looks like with the change; the same data where it makes no difference. `data` is undefined when there is no answer,
   * which a change that creates the item can make up for.
   */
  shows?: (question: Question, data: unknown, write: Write, kept: FindKept) => unknown;
  /**
   * The backend has refused it: 'done' when the item is already as it was to be, or the body to send instead; undefined when only the
   * person can decide.
   */
  settle?: (write: Write, error: ApiError) => 'done' | { body: unknown } | undefined;
}

/** What is asked for ahead of time, while the browser is idle, so that pages nobody has opened work offline. */
export interface OfflineData {
  /** Short answers that belong to the person. A change below the first segment of their path makes them outdated. */
  collections: (today: Date) => Question[];
  /** What an answer refers to without containing it. */
  referredTo?: (question: Question, data: unknown) => WantedAnswer[];
  /** Addresses of the small pictures that belong to what an answer has, the most wanted first. */
  pictures?: (question: Question, data: unknown) => string[];
  /** By the kinds of changes that the declaration lists as `queue`. */
  writes?: Record<string, OfflineWrite>;
}

/** What sends drafts that were saved without a network. */
export interface DraftSender {
  /** Sends those of this person, each once; one that gets no answer goes on waiting. */
  sendDrafts: (person: string, dispatch: AppDispatch) => Promise<void>;
}

/** The code behind a declaration: a page for each path, a component for each widget. */
export type RemoteParts<Declaration extends RemoteDeclaration> = {
  pages: {
    [Path in Declaration['routes'][number]['path']]: () => Promise<{ Page: ComponentType }>;
  };
  /** Its own client state, injected into the store when the remote is loaded; keys begin with the remote's name. */
  reducers?: Record<string, Reducer>;
  /** What to ask for ahead of time of the answers that the declaration keeps. */
  offline?: () => Promise<{ offlineData: OfflineData }>;
  /** Sends drafts that wait for a network, whichever page is open; a kind of drafts names the remote that does (`sentBy`). */
  sender?: () => Promise<{ draftSender: DraftSender }>;
} & (Declaration extends { widgets: readonly (infer Name extends WidgetName)[] }
  ? { widgets: Pick<Required<RemoteWidgets>, Name> }
  : { widgets?: undefined });

/** A loaded remote: its single exposed module exports one of these as `remote`. */
export interface RemoteDefinition {
  name: string;
  contract: string;
  routes: { path: string; page: () => Promise<{ Page: ComponentType }> }[];
  widgets?: RemoteWidgets;
  reducers?: Record<string, Reducer>;
  offline?: () => Promise<{ offlineData: OfflineData }>;
  sender?: () => Promise<{ draftSender: DraftSender }>;
}

export interface RemoteNavItem {
  to: string;
  label: LocalizedText;
  order: number;
}

/** A place in the bar that is always in view. */
export interface RemoteTab extends RemoteNavItem {
  icon: string;
  within: string[];
}

/** A declaration as the build publishes it: with the contract version, and each sentence in every language. */
export interface PublishedDeclaration {
  contract: string;
  routes: {
    path: string;
    title: LocalizedText;
    opening?: PageOpening<LocalizedText>;
    asks?: string[];
    tab?: string;
  }[];
  nav: RemoteNavItem[];
  /** Missing where the remote was built for a contract before 1.9. */
  tabs?: RemoteTab[];
  widgets: string[];
  /** Missing where the remote was built for a contract before 1.4. */
  keep?: KeptAnswers[];
  /** Missing where the remote was built for a contract before 1.10. */
  queue?: string[];
}

/** One remote as listed by `GET /mf/registry.json`. */
export interface RegisteredRemote extends PublishedDeclaration {
  build: string;
  /** Address of its mf-manifest.json. */
  entry: string;
  /** The hash of each of its files, by name; a file without one is never run. */
  integrity?: Record<string, string>;
  /** For each route the scripts that its page runs, by name; missing where the build did not list them. */
  scripts?: Record<string, string[]>;
  /** The build before, for when this one cannot be loaded; `release` is the hash of its release.json, which lists the others. */
  previous?: { build: string; entry: string; release: string };
  /** Whether only some people get this build: then also that it works is reported. */
  canary?: true;
}

export interface RemoteRegistry {
  schema: 1;
  revision: string;
  remotes: Record<string, RegisteredRemote>;
}

/** Joins a remote's code to its declaration; a missing or undeclared page or widget does not compile. */
export function defineRemote<const Declaration extends RemoteDeclaration>(
  { name }: Declaration,
  { pages, ...parts }: RemoteParts<Declaration>,
): RemoteDefinition {
  const routes = Object.entries<RemoteDefinition['routes'][number]['page']>(pages).map(
    ([path, page]) => ({ path, page }),
  );
  return { name, contract: contractVersion, routes, ...parts };
}

/** Whether a shell of version `shell` can run a remote built for `remote` (both 'major.minor.patch'). */
export function isCompatible(remote: string, shell: string = contractVersion): boolean {
  const [remoteMajor, remoteMinor] = remote.split('.').map(Number);
  const [shellMajor, shellMinor] = shell.split('.').map(Number);
  return remoteMajor === shellMajor && (remoteMinor ?? 0) <= (shellMinor ?? 0);
}
