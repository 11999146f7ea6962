import type { Locale } from './locale.js';
import * as en from './locales/en.js';

/** An area in every language, with all its sentences. */
type ByLocale<Area extends keyof typeof en> = Readonly<Record<Locale, (typeof en)[Area]>>;

export const common: ByLocale<'common'> = { en: en.common };
export const offline: ByLocale<'offline'> = { en: en.offline };
export const outbox: ByLocale<'outbox'> = { en: en.outbox };
export const updates: ByLocale<'updates'> = { en: en.updates };
export const shell: ByLocale<'shell'> = { en: en.shell };
export const pages: ByLocale<'pages'> = { en: en.pages };
export const auth: ByLocale<'auth'> = { en: en.auth };
export const welcome: ByLocale<'welcome'> = { en: en.welcome };
export const recipes: ByLocale<'recipes'> = { en: en.recipes };
export const suggestions: ByLocale<'suggestions'> = { en: en.suggestions };
export const dish: ByLocale<'dish'> = { en: en.dish };
export const cooking: ByLocale<'cooking'> = { en: en.cooking };
export const pantry: ByLocale<'pantry'> = { en: en.pantry };
export const photos: ByLocale<'photos'> = { en: en.photos };
export const favourites: ByLocale<'favourites'> = { en: en.favourites };
export const reasons: ByLocale<'reasons'> = { en: en.reasons };
export const myRecipes: ByLocale<'myRecipes'> = { en: en.myRecipes };
export const recipeEditor: ByLocale<'recipeEditor'> = { en: en.recipeEditor };
export const imports: ByLocale<'imports'> = { en: en.imports };
export const servings: ByLocale<'servings'> = { en: en.servings };
export const menus: ByLocale<'menus'> = { en: en.menus };
export const linkedEvents: ByLocale<'linkedEvents'> = { en: en.linkedEvents };
export const drafts: ByLocale<'drafts'> = { en: en.drafts };
export const planner: ByLocale<'planner'> = { en: en.planner };
export const grocery: ByLocale<'grocery'> = { en: en.grocery };
export const account: ByLocale<'account'> = { en: en.account };
export const admin: ByLocale<'admin'> = { en: en.admin };
export const archive: ByLocale<'archive'> = { en: en.archive };
export const api: ByLocale<'api'> = { en: en.api };
export const mail: ByLocale<'mail'> = { en: en.mail };
export const errors: ByLocale<'errors'> = { en: en.errors };
