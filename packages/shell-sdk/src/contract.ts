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
  /** The number of servings planned there; null if it is that of the recipe. */
  servings: number | null;
  /** Accepts other servings as soon as they are chosen. */
  onChange?: (servings: number) => void;
  /**
   * Saves other servings once the person asks for it; reports a failure itself, and resolves to whether it succeeded.
   */
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
    /** The day, which distinguishes the groups of dishes on a page. */
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
  /** Restores an export of somebody's data: sends the file, and shows the progress and the outcome. */
  'account/restore-file': { file: File };
  /** The week being planned; `onOpenRecipe` is called with the id of the dish to show and its place in the plan. */
  'planner/weekly-plan': { onOpenRecipe: (recipeId: number, entry?: DishEntry) => void };
  /** Asks for a dish's day and meal and plans it; `onClose` is called however it is closed. */
  'planner/add-to-plan-dialog': {
    recipe: {
      id: number;
      title: string;
      image: string;
      /** The servings to cook, and those of the recipe; null if it does not say. */
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

/** The icon of a place in the bar. */
export type TabIcon = 'cook' | 'plan' | 'calendar' | 'shop' | 'saved';

/** The words that a page begins with; they are shown while its code is still on its way. */
export interface PageOpening<Text> {
  /** The text of the page's `PageHeading`, and of its lede. */
  heading: Text;
  lede?: Text;
  /** The size of the heading, if it differs from that of most pages. */
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
     * The reads of the API with which the page opens, exactly as the page requests them, such as '/menus/:id' with a
     * parameter of its path or '/recipes/mine?sort=newest&limit=24'. They are requested before the page's code is
     * there.
     */
    asks?: readonly `/${string}`[];
    /** The address of the place in the bar to which the page belongs, whichever remote declares that place. */
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
  /** Answers of the API that the device keeps for use without a network, whichever page requested them. */
  keep?: readonly KeptAnswers[];
  /**
   * Changes that wait on the device while the backend does not answer, such as 'PUT /menus/:id'; `writes` in its
   * offline data says how.
   */
  queue?: readonly `${'POST' | 'PUT' | 'DELETE'} /${string}`[];
}

/** An answer that the device should have; it is requested unless a current one is kept. */
export interface WantedAnswer {
  question: Question;
  /** Whether the kept answer is up to date; if unset, any answer is. */
  isCurrent?: (kept: unknown) => boolean;
}

/** A change as a screen makes it. */
export interface Write {
  method: string;
  url: string;
  body?: unknown;
  /** The parts of the address that name items, in order. */
  ids: string[];
  /** The provisional id of the item that it creates, until the backend has answered. */
  id?: string | number;
}

/** Finds what the device keeps; undefined if it keeps nothing. */
export type FindKept = (question: Question) => Promise<unknown>;

/** How a kind of change behaves while it waits for the backend. */
export interface OfflineWrite {
  /** How the person sees it named: 'Menu “Sunday”'. */
  label: (write: Write) => string;
  /** It creates an item, whose id is a UUID or a number. */
  creates?: 'uuid' | 'number';
  /** The answer that the screen gets while the change waits; `kept` finds what the device has. */
  answer?: (write: Write, kept: FindKept) => unknown;
  /**
   * An answer with the change applied; the same data if it makes no difference. `data` is undefined if there is no
   * answer, in which case a change that creates the item can supply one.
   */
  shows?: (question: Question, data: unknown, write: Write, kept: FindKept) => unknown;
  /**
   * Called when the backend has refused the change. Returns 'done' if the item already is as intended, or the body to
   * send instead; undefined if only the person can decide.
   */
  settle?: (write: Write, error: ApiError) => 'done' | { body: unknown } | undefined;
}

/**
 * Answers to request ahead of time, while the browser is idle, so that pages that nobody has opened yet work offline.
 */
export interface OfflineData {
  /** Short answers that belong to the person. A change below the first segment of their path outdates them. */
  collections: (today: Date) => Question[];
  /** Answers to which an answer refers without containing them. */
  referredTo?: (question: Question, data: unknown) => WantedAnswer[];
  /** Addresses of the small pictures that belong to an answer, the most wanted first. */
  pictures?: (question: Question, data: unknown) => string[];
  /** By the kinds of changes that the declaration lists as `queue`. */
  writes?: Record<string, OfflineWrite>;
}

/** Sends drafts that were saved without a network. */
export interface DraftSender {
  /** Sends this person's drafts, each once; a draft that gets no answer goes on waiting. */
  sendDrafts: (person: string, dispatch: AppDispatch) => Promise<void>;
}

/** The code behind a declaration: a page for each path, a component for each widget. */
export type RemoteParts<Declaration extends RemoteDeclaration> = {
  pages: {
    [Path in Declaration['routes'][number]['path']]: () => Promise<{ Page: ComponentType }>;
  };
  /** Its own client state, injected into the store when the remote is loaded; keys begin with the remote's name. */
  reducers?: Record<string, Reducer>;
  /** Which of the answers that the declaration keeps to request ahead of time. */
  offline?: () => Promise<{ offlineData: OfflineData }>;
  /** Sends drafts that wait for a network, whichever page is open; a kind of draft names its remote (`sentBy`). */
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
  /** For each route, the names of the scripts that its page runs; missing if the build did not list them. */
  scripts?: Record<string, string[]>;
  /**
   * The previous build, in case this one cannot be loaded; `release` is the hash of its release.json, which lists the
   * other hashes.
   */
  previous?: { build: string; entry: string; release: string };
  /** Whether only some people get this build; if so, success is reported as well. */
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
