import type { LocalizedText } from '@larder/copy';
import type { Reducer } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';

/**
 * Semantic version of everything in this file: a remote runs in a shell of the same major and the same or a higher minor
 * version. Raise the minor for a new optional field or another export that remotes may use, the major for anything that
 * could break a remote.
 */
export const contractVersion = '1.3.0';

export interface RemoteRoute {
  /** Absolute page path in react-router's pattern syntax ('/menu/:id'). */
  path: string;
  /** Title of the browser tab. */
  title: LocalizedText;
  page: () => Promise<{ Page: ComponentType }>;
}

export interface RemoteNavItem {
  to: string;
  label: LocalizedText;
  /** Position in the user menu, ascending across all remotes. */
  order: number;
}

/** Components a remote lends to other remotes' pages, by name, with their props. */
export interface WidgetProps {
  /** The recipe dialog; `onClose` is called however it is closed. */
  'recipes/recipe-dialog': { recipeId: number; onClose: () => void };
  /** The 'Manage Pantry' dialog. */
  'recipes/pantry-dialog': { onClose: () => void };
  /** The week being planned; `onOpenRecipe` is called with the id of the dish to show. */
  'planner/weekly-plan': { onOpenRecipe: (recipeId: number) => void };
  /** Asks for a dish's day and meal and plans it; `onClose` is called however it is closed. */
  'planner/add-to-plan-dialog': {
    recipe: { id: number; title: string; image: string };
    onClose: () => void;
  };
}

export type WidgetName = keyof WidgetProps;

export type RemoteWidgets = {
  [Name in WidgetName]?: () => Promise<{ Widget: ComponentType<WidgetProps[Name]> }>;
};

/** A remote's declaration: its single exposed module exports one of these as `remote`. */
export interface RemoteDefinition {
  name: `mf_${string}`;
  contract: string;
  routes: RemoteRoute[];
  /** Links it adds to the user menu. */
  nav: RemoteNavItem[];
  widgets?: RemoteWidgets;
  /** Its own client state, injected into the store when the remote is loaded; keys begin with the remote's name. */
  reducers?: Record<string, Reducer>;
}

/** What a remote's built manifest declares, so that routes and links are known before its code is loaded. */
export interface RemoteDeclaration {
  contract: string;
  routes: { path: string; title: LocalizedText }[];
  nav: RemoteNavItem[];
  widgets: string[];
}

/** One remote as listed by `GET /mf/registry.json`. */
export interface RegisteredRemote extends RemoteDeclaration {
  build: string;
  /** Address of its mf-manifest.json. */
  entry: string;
  /** The hash of each of its files, by name; a file without one is never run. */
  integrity?: Record<string, string>;
}

export interface RemoteRegistry {
  schema: 1;
  revision: string;
  remotes: Record<string, RegisteredRemote>;
}

/** Declares a remote with its type; the build evaluates it too, to read the declaration. */
export function defineRemote(definition: Omit<RemoteDefinition, 'contract'>): RemoteDefinition {
  return { ...definition, contract: contractVersion };
}

/** Whether a shell of version `shell` can run a remote built for `remote` (both 'major.minor.patch'). */
export function isCompatible(remote: string, shell: string = contractVersion): boolean {
  const [remoteMajor, remoteMinor] = remote.split('.').map(Number);
  const [shellMajor, shellMinor] = shell.split('.').map(Number);
  return remoteMajor === shellMajor && (remoteMinor ?? 0) <= (shellMinor ?? 0);
}
