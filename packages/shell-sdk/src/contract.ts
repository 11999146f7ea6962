import type { LocalizedText } from '@larder/copy';
import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

/**
 * Version of everything in this file, semantic: a remote runs in a shell of the same major and the same or a higher
 * minor. A new optional field, or something new that remotes may use of this package, raises the minor, anything a remote
 * could trip over the major.
 */
export const contractVersion = '1.3.0';

export interface RemoteRoute {
  /** Absolute path of the page, in the pattern language of react-router ('/menu/:id'). */
  path: string;
  /** Title of the browser tab. */
  title: LocalizedText;
  page: () => Promise<{ Page: ComponentType }>;
}

export interface RemoteNavItem {
  to: string;
  label: LocalizedText;
  /** Place in the user menu, ascending over all remotes. */
  order: number;
}

/** Components a remote lends to the pages of others, by name, with what they take. */
export interface WidgetProps {
  /** The recipe in a dialog; `onClose` is called on every way out. */
  'recipes/recipe-dialog': { recipeId: number; onClose: () => void };
  /** 'Manage Pantry' as a dialog. */
  'recipes/pantry-dialog': { onClose: () => void };
  /** The week that is being planned; `onOpenRecipe` is called with the id of a dish to be shown. */
  'planner/weekly-plan': { onOpenRecipe: (recipeId: number) => void };
  /** Asks for the day and meal of a dish and plans it; `onClose` is called on every way out. */
  'planner/add-to-plan-dialog': {
    recipe: { id: number; title: string; image: string };
    onClose: () => void;
  };
}

export type WidgetName = keyof WidgetProps;

export type RemoteWidgets = {
  [Name in WidgetName]?: () => Promise<{ Widget: ComponentType<WidgetProps[Name]> }>;
};

/** What a remote is: its single exposed module exports one of these as `remote`. */
export interface RemoteDefinition {
  name: `mf_${string}`;
  contract: string;
  routes: RemoteRoute[];
  /** Links it adds to the user menu. */
  nav: RemoteNavItem[];
  widgets?: RemoteWidgets;
  /** Client state of its own, injected into the one store when the remote is loaded; keys begin with its name. */
  reducers?: Record<string, Reducer>;
}

/** What the built manifest of a remote declares, so that routes and links are known before any of its code is loaded. */
export interface RemoteDeclaration {
  contract: string;
  routes: { path: string; title: LocalizedText }[];
  nav: RemoteNavItem[];
  widgets: string[];
}

/** One remote as `GET /mf/registry.json` lists it. */
export interface RegisteredRemote extends RemoteDeclaration {
  build: string;
  /** Address of its mf-manifest.json. */
  entry: string;
  /** The hash of each of its files, by name; a file without one is not run. */
  integrity?: Record<string, string>;
}

export interface RemoteRegistry {
  schema: 1;
  revision: string;
  remotes: Record<string, RegisteredRemote>;
}

/** Gives a remote its type; evaluated by the build as well, which reads the declaration from it. */
export function defineRemote(definition: Omit<RemoteDefinition, 'contract'>): RemoteDefinition {
  return { ...definition, contract: contractVersion };
}

/** Whether a shell of version `shell` can run a remote built for `remote` (both 'major.minor.patch'). */
export function isCompatible(remote: string, shell: string = contractVersion): boolean {
  const [remoteMajor, remoteMinor] = remote.split('.').map(Number);
  const [shellMajor, shellMinor] = shell.split('.').map(Number);
  return remoteMajor === shellMajor && (remoteMinor ?? 0) <= (shellMinor ?? 0);
}
