import * as byLocale from './by-locale.js';
import { inPersonsLanguage } from './locale.js';

// Each area in the person's language. Pure, so that a bundler drops unused ones.
export const common = /*#__PURE__*/ inPersonsLanguage(byLocale.common);
export const offline = /*#__PURE__*/ inPersonsLanguage(byLocale.offline);
export const outbox = /*#__PURE__*/ inPersonsLanguage(byLocale.outbox);
export const updates = /*#__PURE__*/ inPersonsLanguage(byLocale.updates);
export const shell = /*#__PURE__*/ inPersonsLanguage(byLocale.shell);
export const auth = /*#__PURE__*/ inPersonsLanguage(byLocale.auth);
export const welcome = /*#__PURE__*/ inPersonsLanguage(byLocale.welcome);
export const recipes = /*#__PURE__*/ inPersonsLanguage(byLocale.recipes);
export const myRecipes = /*#__PURE__*/ inPersonsLanguage(byLocale.myRecipes);
export const recipeEditor = /*#__PURE__*/ inPersonsLanguage(byLocale.recipeEditor);
export const imports = /*#__PURE__*/ inPersonsLanguage(byLocale.imports);
export const servings = /*#__PURE__*/ inPersonsLanguage(byLocale.servings);
export const menus = /*#__PURE__*/ inPersonsLanguage(byLocale.menus);
export const linkedEvents = /*#__PURE__*/ inPersonsLanguage(byLocale.linkedEvents);
export const drafts = /*#__PURE__*/ inPersonsLanguage(byLocale.drafts);
export const planner = /*#__PURE__*/ inPersonsLanguage(byLocale.planner);
export const grocery = /*#__PURE__*/ inPersonsLanguage(byLocale.grocery);
export const account = /*#__PURE__*/ inPersonsLanguage(byLocale.account);
export const admin = /*#__PURE__*/ inPersonsLanguage(byLocale.admin);
export const archive = /*#__PURE__*/ inPersonsLanguage(byLocale.archive);
export const api = /*#__PURE__*/ inPersonsLanguage(byLocale.api);
export const mail = /*#__PURE__*/ inPersonsLanguage(byLocale.mail);
export const errors = /*#__PURE__*/ inPersonsLanguage(byLocale.errors);
