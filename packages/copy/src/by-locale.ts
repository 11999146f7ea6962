import * as en from './locales/en.js';

// Each area in every language.
export const common = { en: en.common };
export const offline = { en: en.offline };
export const outbox = { en: en.outbox };
export const updates = { en: en.updates };
export const shell = { en: en.shell };
export const auth = { en: en.auth };
export const welcome = { en: en.welcome };
export const recipes = { en: en.recipes };
export const myRecipes = { en: en.myRecipes };
export const recipeEditor = { en: en.recipeEditor };
export const imports = { en: en.imports };
export const servings = { en: en.servings };
export const menus = { en: en.menus };
export const linkedEvents = { en: en.linkedEvents };
export const drafts = { en: en.drafts };
export const planner = { en: en.planner };
export const grocery = { en: en.grocery };
export const account = { en: en.account };
export const admin = { en: en.admin };
export const archive = { en: en.archive };
export const api = { en: en.api };
export const mail = { en: en.mail };
export const errors = { en: en.errors };
