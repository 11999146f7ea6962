import { CreateUsers1763712000000 } from './migrations/1763712000000-create-users.js';
import { CreateRecipes1763715600000 } from './migrations/1763715600000-create-recipes.js';
import { CreateGroceryLists1763719200000 } from './migrations/1763719200000-create-grocery-lists.js';
import { CreateAuditEntries1763722800000 } from './migrations/1763722800000-create-audit-entries.js';
import { CreateMealPlanner1763733600000 } from './migrations/1763733600000-create-meal-planner.js';
import { CreateIdempotencyKeys1763737200000 } from './migrations/1763737200000-create-idempotency-keys.js';
import { CreateMenus1763744400000 } from './migrations/1763744400000-create-menus.js';
import { CreateUserPantries1763748000000 } from './migrations/1763748000000-create-user-pantries.js';
import { LinkCalendarEvents1763755200000 } from './migrations/1763755200000-link-calendar-events.js';
import { CreatePasswordResets1763758800000 } from './migrations/1763758800000-create-password-resets.js';
import { CreateRecipeChanges1763764200000 } from './migrations/1763764200000-create-recipe-changes.js';
import { CreateCalendarFeeds1763775000000 } from './migrations/1763775000000-create-calendar-feeds.js';
import { GiveGroceryItemsIds1763780400000 } from './migrations/1763780400000-give-grocery-items-ids.js';
import { CreateSubscriptions1763796000000 } from './migrations/1763796000000-create-subscriptions.js';
import { CreateRecipeImports1763802000000 } from './migrations/1763802000000-create-recipe-imports.js';
import { DescribeSessions1763805600000 } from './migrations/1763805600000-describe-sessions.js';
import { CreatePasskeys1763812800000 } from './migrations/1763812800000-create-passkeys.js';
import { VersionMenusAndPlans1763816400000 } from './migrations/1763816400000-version-menus-and-plans.js';
import { FollowLinkedTitles1763823600000 } from './migrations/1763823600000-follow-linked-titles.js';
import { AddRecipeFacts1763900000000 } from './migrations/1763900000000-add-recipe-facts.js';
import { RememberCatalogueState1763907200000 } from './migrations/1763907200000-remember-catalogue-state.js';
import { RotateSessionTokens1763903600000 } from './migrations/1763903600000-rotate-session-tokens.js';
import { AddDishKinds1763911000000 } from './migrations/1763911000000-add-dish-kinds.js';
import { CreateHouseholds1763914600000 } from './migrations/1763914600000-create-households.js';
import { CreatePictures1763918200000 } from './migrations/1763918200000-create-pictures.js';
import { AddOwnRecipes1763921800000 } from './migrations/1763921800000-add-own-recipes.js';
import { ReleasePictures1763925400000 } from './migrations/1763925400000-release-pictures.js';
import { CreateRecipeMarks1763929000000 } from './migrations/1763929000000-create-recipe-marks.js';
import { AddDishServings1763932600000 } from './migrations/1763932600000-add-dish-servings.js';
import { AddRecipeVisibility1763936200000 } from './migrations/1763936200000-add-recipe-visibility.js';
import { CreateImports1763937180000 } from './migrations/1763937180000-create-imports.js';
import { KeepDeletedRecipes1763939800000 } from './migrations/1763939800000-keep-deleted-recipes.js';
import { CreateRecipeOpenings1763943400000 } from './migrations/1763943400000-create-recipe-openings.js';
import { CreateAccountTransfers1763946000000 } from './migrations/1763946000000-create-account-transfers.js';
import { AddImportDetails1763950000000 } from './migrations/1763950000000-add-import-details.js';
import { AddRecipeNutrition1763953600000 } from './migrations/1763953600000-add-recipe-nutrition.js';
import { AddRecipeKeeping1763957200000 } from './migrations/1763957200000-add-recipe-keeping.js';
import { AddRecipeRules1763960800000 } from './migrations/1763960800000-add-recipe-rules.js';
import { KeepPicturesOfVersions1763947000000 } from './migrations/1763947000000-keep-pictures-of-versions.js';
import { CreateKitchens1763964400000 } from './migrations/1763964400000-create-kitchens.js';
import { ResumeRepeatedRequests1763999000000 } from './migrations/1763999000000-resume-repeated-requests.js';
import { CreateRemoteEvents1763999100000 } from './migrations/1763999100000-create-remote-events.js';
import { AddLeftoversAndMealNotes1764010800000 } from './migrations/1764010800000-add-leftovers-and-meal-notes.js';
import { IndexOwnRecipeLists1764014400000 } from './migrations/1764014400000-index-own-recipe-lists.js';

/** Every migration, in order. A new one is a file `<epoch>-verb-noun.ts` in `migrations/`, plus a line here. */
export const migrations = [
  CreateUsers1763712000000,
  CreateRecipes1763715600000,
  CreateGroceryLists1763719200000,
  CreateAuditEntries1763722800000,
  CreateMealPlanner1763733600000,
  CreateIdempotencyKeys1763737200000,
  CreateMenus1763744400000,
  CreateUserPantries1763748000000,
  LinkCalendarEvents1763755200000,
  CreatePasswordResets1763758800000,
  CreateRecipeChanges1763764200000,
  CreateCalendarFeeds1763775000000,
  GiveGroceryItemsIds1763780400000,
  CreateSubscriptions1763796000000,
  CreateRecipeImports1763802000000,
  DescribeSessions1763805600000,
  CreatePasskeys1763812800000,
  VersionMenusAndPlans1763816400000,
  FollowLinkedTitles1763823600000,
  AddRecipeFacts1763900000000,
  RotateSessionTokens1763903600000,
  RememberCatalogueState1763907200000,
  AddDishKinds1763911000000,
  CreateHouseholds1763914600000,
  CreatePictures1763918200000,
  AddOwnRecipes1763921800000,
  ReleasePictures1763925400000,
  CreateRecipeMarks1763929000000,
  AddDishServings1763932600000,
  AddRecipeVisibility1763936200000,
  CreateImports1763937180000,
  KeepDeletedRecipes1763939800000,
  CreateRecipeOpenings1763943400000,
  CreateAccountTransfers1763946000000,
  KeepPicturesOfVersions1763947000000,
  AddImportDetails1763950000000,
  AddRecipeNutrition1763953600000,
  AddRecipeKeeping1763957200000,
  AddRecipeRules1763960800000,
  CreateKitchens1763964400000,
  ResumeRepeatedRequests1763999000000,
  CreateRemoteEvents1763999100000,
  AddLeftoversAndMealNotes1764010800000,
  IndexOwnRecipeLists1764014400000,
];
