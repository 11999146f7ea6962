import type { Locale } from './locale.js';
import * as en from './locales/en.js';

/** An area in every language, with all its sentences. */
type ByLocale<Area extends keyof typeof en> = Readonly<Record<Locale, (typeof en)[Area]>>;

export const common = { en: en.common } satisfies ByLocale<'common'>;
export const offline = { en: en.offline } satisfies ByLocale<'offline'>;
export const outbox = { en: en.outbox } satisfies ByLocale<'outbox'>;
export const updates = { en: en.updates } satisfies ByLocale<'updates'>;
export const shell = { en: en.shell } satisfies ByLocale<'shell'>;
export const pages = { en: en.pages } satisfies ByLocale<'pages'>;
export const auth = { en: en.auth } satisfies ByLocale<'auth'>;
export const welcome = { en: en.welcome } satisfies ByLocale<'welcome'>;
export const recipes = { en: en.recipes } satisfies ByLocale<'recipes'>;
export const suggestions = { en: en.suggestions } satisfies ByLocale<'suggestions'>;
export const dish = { en: en.dish } satisfies ByLocale<'dish'>;
export const cooking = { en: en.cooking } satisfies ByLocale<'cooking'>;
export const pantry = { en: en.pantry } satisfies ByLocale<'pantry'>;
export const photos = { en: en.photos } satisfies ByLocale<'photos'>;
export const favourites = { en: en.favourites } satisfies ByLocale<'favourites'>;
export const reasons = { en: en.reasons } satisfies ByLocale<'reasons'>;
export const myRecipes = { en: en.myRecipes } satisfies ByLocale<'myRecipes'>;
export const recipeEditor = { en: en.recipeEditor } satisfies ByLocale<'recipeEditor'>;
export const imports = { en: en.imports } satisfies ByLocale<'imports'>;
export const servings = { en: en.servings } satisfies ByLocale<'servings'>;
export const menus = { en: en.menus } satisfies ByLocale<'menus'>;
export const linkedEvents = { en: en.linkedEvents } satisfies ByLocale<'linkedEvents'>;
export const drafts = { en: en.drafts } satisfies ByLocale<'drafts'>;
export const planner = { en: en.planner } satisfies ByLocale<'planner'>;
export const grocery = { en: en.grocery } satisfies ByLocale<'grocery'>;
export const account = { en: en.account } satisfies ByLocale<'account'>;
export const admin = { en: en.admin } satisfies ByLocale<'admin'>;
export const archive = { en: en.archive } satisfies ByLocale<'archive'>;
export const api = { en: en.api } satisfies ByLocale<'api'>;
export const mail = { en: en.mail } satisfies ByLocale<'mail'>;
export const errors = { en: en.errors } satisfies ByLocale<'errors'>;
