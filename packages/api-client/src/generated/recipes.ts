// Generated from backend/openapi.json by `npm run generate`. Do not edit.
import { baseApi as api } from "@larder/api-client";
export const addTagTypes = ["recipes"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      suggestIngredients: build.query<
        SuggestIngredientsApiResponse,
        SuggestIngredientsApiArg
      >({
        query: (queryArg) => ({
          url: `/ingredients`,
          params: {
            q: queryArg.q,
          },
        }),
        providesTags: ["recipes"],
      }),
      createRecipe: build.mutation<CreateRecipeApiResponse, CreateRecipeApiArg>(
        {
          query: (queryArg) => ({
            url: `/recipes`,
            method: "POST",
            body: queryArg.recipeBody,
            headers: {
              "Idempotency-Key": queryArg["Idempotency-Key"],
            },
          }),
          invalidatesTags: ["recipes"],
        },
      ),
      getRecipes: build.query<GetRecipesApiResponse, GetRecipesApiArg>({
        query: (queryArg) => ({
          url: `/recipes/bulk`,
          params: {
            ids: queryArg.ids,
          },
        }),
        providesTags: ["recipes"],
      }),
      generateRecipe: build.mutation<
        GenerateRecipeApiResponse,
        GenerateRecipeApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/generate`,
          method: "POST",
          body: queryArg.generateRecipeBody,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["recipes"],
      }),
      previewRecipe: build.mutation<
        PreviewRecipeApiResponse,
        PreviewRecipeApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/generate/preview`,
          method: "POST",
          body: queryArg.generateRecipeBody,
        }),
        invalidatesTags: ["recipes"],
      }),
      getOwnRecipes: build.query<GetOwnRecipesApiResponse, GetOwnRecipesApiArg>(
        {
          query: (queryArg) => ({
            url: `/recipes/mine`,
            params: {
              q: queryArg.q,
              tag: queryArg.tag,
              collection: queryArg.collection,
              sort: queryArg.sort,
              limit: queryArg.limit,
              offset: queryArg.offset,
            },
          }),
          providesTags: ["recipes"],
        },
      ),
      readRecipeLines: build.mutation<
        ReadRecipeLinesApiResponse,
        ReadRecipeLinesApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/read-lines`,
          method: "POST",
          body: queryArg.readLinesBody,
        }),
        invalidatesTags: ["recipes"],
      }),
      searchRecipes: build.query<SearchRecipesApiResponse, SearchRecipesApiArg>(
        {
          query: (queryArg) => ({
            url: `/recipes/search`,
            params: {
              ingredients: queryArg.ingredients,
              useSoon: queryArg.useSoon,
              name: queryArg.name,
              maxMinutes: queryArg.maxMinutes,
              cuisine: queryArg.cuisine,
              maxMissing: queryArg.maxMissing,
              sort: queryArg.sort,
              scope: queryArg.scope,
              restricted: queryArg.restricted,
              type: queryArg["type"],
              diet: queryArg.diet,
              exclude: queryArg.exclude,
              rules: queryArg.rules,
              limit: queryArg.limit,
              offset: queryArg.offset,
            },
          }),
          providesTags: ["recipes"],
        },
      ),
      getRecipeTags: build.query<GetRecipeTagsApiResponse, GetRecipeTagsApiArg>(
        {
          query: () => ({ url: `/recipes/tags` }),
          providesTags: ["recipes"],
        },
      ),
      renameRecipeTag: build.mutation<
        RenameRecipeTagApiResponse,
        RenameRecipeTagApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/tags/${queryArg.tag}`,
          method: "PUT",
          body: queryArg.recipeTagBody,
        }),
        invalidatesTags: ["recipes"],
      }),
      deleteRecipeTag: build.mutation<
        DeleteRecipeTagApiResponse,
        DeleteRecipeTagApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/tags/${queryArg.tag}`,
          method: "DELETE",
        }),
        invalidatesTags: ["recipes"],
      }),
      getFavourites: build.query<GetFavouritesApiResponse, GetFavouritesApiArg>(
        {
          query: () => ({ url: `/recipes/user/favourites` }),
          providesTags: ["recipes"],
        },
      ),
      updateRecipe: build.mutation<UpdateRecipeApiResponse, UpdateRecipeApiArg>(
        {
          query: (queryArg) => ({
            url: `/recipes/${queryArg.id}`,
            method: "PUT",
            body: queryArg.recipeUpdateBody,
          }),
          invalidatesTags: ["recipes"],
        },
      ),
      deleteRecipe: build.mutation<DeleteRecipeApiResponse, DeleteRecipeApiArg>(
        {
          query: (queryArg) => ({
            url: `/recipes/${queryArg.id}`,
            method: "DELETE",
          }),
          invalidatesTags: ["recipes"],
        },
      ),
      getRecipe: build.query<GetRecipeApiResponse, GetRecipeApiArg>({
        query: (queryArg) => ({ url: `/recipes/${queryArg.id}` }),
        providesTags: ["recipes"],
      }),
      getRecipeAtHand: build.query<
        GetRecipeAtHandApiResponse,
        GetRecipeAtHandApiArg
      >({
        query: (queryArg) => ({ url: `/recipes/${queryArg.id}/at-hand` }),
        providesTags: ["recipes"],
      }),
      copyRecipe: build.mutation<CopyRecipeApiResponse, CopyRecipeApiArg>({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/copy`,
          method: "POST",
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["recipes"],
      }),
      addFavourite: build.mutation<AddFavouriteApiResponse, AddFavouriteApiArg>(
        {
          query: (queryArg) => ({
            url: `/recipes/${queryArg.id}/favourite`,
            method: "POST",
          }),
          invalidatesTags: ["recipes"],
        },
      ),
      removeFavourite: build.mutation<
        RemoveFavouriteApiResponse,
        RemoveFavouriteApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/favourite`,
          method: "DELETE",
        }),
        invalidatesTags: ["recipes"],
      }),
      getRecipeLog: build.query<GetRecipeLogApiResponse, GetRecipeLogApiArg>({
        query: (queryArg) => ({ url: `/recipes/${queryArg.id}/log` }),
        providesTags: ["recipes"],
      }),
      addToRecipeLog: build.mutation<
        AddToRecipeLogApiResponse,
        AddToRecipeLogApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/log`,
          method: "POST",
          body: queryArg.recipeLogEntryBody,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["recipes"],
      }),
      updateRecipeLogEntry: build.mutation<
        UpdateRecipeLogEntryApiResponse,
        UpdateRecipeLogEntryApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/log/${queryArg.entryId}`,
          method: "PUT",
          body: queryArg.recipeLogEntryBody,
        }),
        invalidatesTags: ["recipes"],
      }),
      deleteRecipeLogEntry: build.mutation<
        DeleteRecipeLogEntryApiResponse,
        DeleteRecipeLogEntryApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/log/${queryArg.entryId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["recipes"],
      }),
      noteRecipeOpened: build.mutation<
        NoteRecipeOpenedApiResponse,
        NoteRecipeOpenedApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/opened`,
          method: "PUT",
        }),
        invalidatesTags: ["recipes"],
      }),
      rateRecipe: build.mutation<RateRecipeApiResponse, RateRecipeApiArg>({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/rating`,
          method: "PUT",
          body: queryArg.ratingBody,
        }),
        invalidatesTags: ["recipes"],
      }),
      restoreRecipe: build.mutation<
        RestoreRecipeApiResponse,
        RestoreRecipeApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["recipes"],
      }),
      getRecipeVersions: build.query<
        GetRecipeVersionsApiResponse,
        GetRecipeVersionsApiArg
      >({
        query: (queryArg) => ({ url: `/recipes/${queryArg.id}/versions` }),
        providesTags: ["recipes"],
      }),
      restoreRecipeVersion: build.mutation<
        RestoreRecipeVersionApiResponse,
        RestoreRecipeVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/recipes/${queryArg.id}/versions/${queryArg.version}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["recipes"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as recipesApi };
export type SuggestIngredientsApiResponse =
  /** status 200 Success */ IngredientSuggestionsView;
export type SuggestIngredientsApiArg = {
  /** The beginning of an ingredient, or one that is misspelt. */
  q: string;
};
export type CreateRecipeApiResponse = /** status 201 Success */ RecipeView;
export type CreateRecipeApiArg = {
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  recipeBody: RecipeBody;
};
export type GetRecipesApiResponse = /** status 200 Success */ RecipesView;
export type GetRecipesApiArg = {
  /** Comma list of up to 100 recipe ids. */
  ids: string;
};
export type GenerateRecipeApiResponse = /** status 201 Success */ RecipeView;
export type GenerateRecipeApiArg = {
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  generateRecipeBody: GenerateRecipeBody;
};
export type PreviewRecipeApiResponse =
  /** status 200 Success */ DishPreviewView;
export type PreviewRecipeApiArg = {
  generateRecipeBody: GenerateRecipeBody;
};
export type GetOwnRecipesApiResponse = /** status 200 Success */ OwnRecipesView;
export type GetOwnRecipesApiArg = {
  /** Beginnings of words of the title, ingredients, steps, notes or tags. */
  q?: string;
  tag?: string;
  collection?: string;
  /** With `q`, recipes that have it in their titles come first. */
  sort?: "newest" | "opened" | "title" | "time" | "rating" | "made";
  limit?: number;
  offset?: number;
};
export type ReadRecipeLinesApiResponse =
  /** status 200 Success */ ReadLinesView;
export type ReadRecipeLinesApiArg = {
  readLinesBody: ReadLinesBody;
};
export type SearchRecipesApiResponse =
  /** status 200 Success */ RecipeSearchView;
export type SearchRecipesApiArg = {
  /** Comma list of up to 50 ingredients. Required without `name`. */
  ingredients?: string;
  /** Comma list of those of `ingredients` that should be used before the rest: dishes that use them come first among equals. */
  useSoon?: string;
  /** Only dishes with these words in their titles, misspelt or not, or that use the food they name. */
  name?: string;
  /** Only recipes that are known to take no longer. */
  maxMinutes?: number;
  /** Regardless of case. */
  cuisine?: string;
  /** Only recipes for which no more ingredients than this are to buy. */
  maxMissing?: number;
  sort?: "match" | "time" | "missing" | "newest";
  /** All recipes that a person may see, their own, or those of Larder. */
  scope?: "all" | "mine" | "larder";
  /** Only recipes for which nothing is left to buy, of all that the open search finds; type, diet and exclude are then ignored. Subscribers only. */
  restricted?: "true" | "false";
  /** Subscribers only. */
  type?:
    | "all"
    | "main course"
    | "side dish"
    | "dessert"
    | "appetizer"
    | "salad"
    | "soup"
    | "breakfast";
  /** Subscribers only. */
  diet?: "all" | "vegetarian" | "pescetarian" | "vegan" | "gluten free";
  /** Comma list of what no recipe may contain. Subscribers only. */
  exclude?: string;
  /** Comma list of rules that every recipe is known to keep. Halal and kosher style go by ingredients alone, and count dishes that depend on which meat is bought. Subscribers only. */
  rules?: string;
  limit?: number;
  offset?: number;
};
export type GetRecipeTagsApiResponse = /** status 200 Success */ RecipeTagsView;
export type GetRecipeTagsApiArg = void;
export type RenameRecipeTagApiResponse =
  /** status 200 Success */ RecipeTagsView;
export type RenameRecipeTagApiArg = {
  /** A tag, compared regardless of case. */
  tag: string;
  recipeTagBody: RecipeTagBody;
};
export type DeleteRecipeTagApiResponse =
  /** status 200 Success */ RecipeTagsView;
export type DeleteRecipeTagApiArg = {
  /** A tag, compared regardless of case. */
  tag: string;
};
export type GetFavouritesApiResponse =
  /** status 200 Success */ RecipeSummariesView;
export type GetFavouritesApiArg = void;
export type UpdateRecipeApiResponse = /** status 200 Success */ RecipeView;
export type UpdateRecipeApiArg = {
  /** A recipe id. */
  id: string;
  recipeUpdateBody: RecipeUpdateBody;
};
export type DeleteRecipeApiResponse = unknown;
export type DeleteRecipeApiArg = {
  /** A recipe id. */
  id: string;
};
export type GetRecipeApiResponse = /** status 200 Success */ RecipeView;
export type GetRecipeApiArg = {
  /** A recipe id. */
  id: string;
};
export type GetRecipeAtHandApiResponse =
  /** status 200 Success */ RecipeAtHandView;
export type GetRecipeAtHandApiArg = {
  /** A recipe id. */
  id: string;
};
export type CopyRecipeApiResponse = /** status 201 Success */ RecipeView;
export type CopyRecipeApiArg = {
  /** A recipe id. */
  id: string;
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
};
export type AddFavouriteApiResponse = /** status 200 Success */ FavouriteView;
export type AddFavouriteApiArg = {
  /** A recipe id. */
  id: string;
};
export type RemoveFavouriteApiResponse =
  /** status 200 Success */ FavouriteView;
export type RemoveFavouriteApiArg = {
  /** A recipe id. */
  id: string;
};
export type GetRecipeLogApiResponse = /** status 200 Success */ RecipeLogView;
export type GetRecipeLogApiArg = {
  /** A recipe id. */
  id: string;
};
export type AddToRecipeLogApiResponse =
  /** status 201 Success */ RecipeLogEntryView;
export type AddToRecipeLogApiArg = {
  /** A recipe id. */
  id: string;
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  recipeLogEntryBody: RecipeLogEntryBody;
};
export type UpdateRecipeLogEntryApiResponse =
  /** status 200 Success */ RecipeLogEntryView;
export type UpdateRecipeLogEntryApiArg = {
  /** A recipe id. */
  id: string;
  entryId: string;
  recipeLogEntryBody: RecipeLogEntryBody;
};
export type DeleteRecipeLogEntryApiResponse = unknown;
export type DeleteRecipeLogEntryApiArg = {
  /** A recipe id. */
  id: string;
  entryId: string;
};
export type NoteRecipeOpenedApiResponse = unknown;
export type NoteRecipeOpenedApiArg = {
  /** A recipe id. */
  id: string;
};
export type RateRecipeApiResponse = /** status 200 Success */ RatingView;
export type RateRecipeApiArg = {
  /** A recipe id. */
  id: string;
  ratingBody: RatingBody;
};
export type RestoreRecipeApiResponse = /** status 200 Success */ RecipeView;
export type RestoreRecipeApiArg = {
  /** A recipe id. */
  id: string;
};
export type GetRecipeVersionsApiResponse =
  /** status 200 Success */ RecipeVersionsView;
export type GetRecipeVersionsApiArg = {
  /** A recipe id. */
  id: string;
};
export type RestoreRecipeVersionApiResponse =
  /** status 200 Success */ RecipeView;
export type RestoreRecipeVersionApiArg = {
  /** A recipe id. */
  id: string;
  /** An earlier version. */
  version: string;
};
export type IngredientSuggestionsView = {
  id: number;
  name: string;
}[];
export type ErrorCode =
  | "account_password_wrong"
  | "already_subscribed_by_app_store"
  | "already_subscribed_by_card"
  | "already_subscribed_by_grant"
  | "app_store_closed"
  | "archive_damaged"
  | "archive_foreign"
  | "archive_missing"
  | "archive_newer"
  | "archive_too_large"
  | "buying_closed"
  | "calendar_color_unknown"
  | "calendar_date_invalid"
  | "calendar_end_before_start"
  | "calendar_link_missing"
  | "calendar_links_two"
  | "calendar_span_too_long"
  | "calendar_title_empty"
  | "card_declined"
  | "checkout_unknown"
  | "collection_name_empty"
  | "collections_too_many"
  | "conflict"
  | "credentials_required"
  | "current_password_required"
  | "dish_conflict"
  | "dish_impossible"
  | "dish_ingredients_unknown"
  | "dish_name_too_long"
  | "dish_needs_shopping"
  | "dish_restriction_unknown"
  | "dish_servings_out_of_range"
  | "email_invalid"
  | "email_required"
  | "email_taken"
  | "event_signature_invalid"
  | "field_invalid"
  | "field_required"
  | "field_too_long"
  | "field_too_short"
  | "field_unknown"
  | "grocery_item_empty"
  | "grocery_list_changed"
  | "idempotency_key_invalid"
  | "idempotency_key_reused"
  | "idempotency_result_deleted"
  | "import_address_invalid"
  | "import_addresses_too_many"
  | "import_columns_missing"
  | "import_empty"
  | "import_file_damaged"
  | "import_file_lost"
  | "import_file_missing"
  | "import_file_too_large"
  | "import_file_unknown"
  | "import_file_unpacks_too_large"
  | "import_file_unsafe"
  | "import_interrupted"
  | "import_no_recipe"
  | "import_page_missing"
  | "import_page_refused"
  | "import_page_too_large"
  | "import_page_unreachable"
  | "import_page_unsupported"
  | "import_photo_unread"
  | "import_recipe_unreadable"
  | "import_recipes_too_many"
  | "import_running"
  | "import_site_busy"
  | "import_text_too_long"
  | "ingredient_too_long"
  | "ingredients_required"
  | "ingredients_too_many"
  | "internal_error"
  | "invalid_credentials"
  | "invalid_input"
  | "kitchen_changed"
  | "kitchen_food_too_long"
  | "kitchen_full"
  | "limit_reached"
  | "list_name_empty"
  | "malformed_json"
  | "malformed_request"
  | "meal_note_too_long"
  | "meal_plan_changed"
  | "meal_plan_empty"
  | "meal_plan_name_empty"
  | "meal_plan_recipe_missing"
  | "meal_plan_slot_full"
  | "meal_plan_slot_unknown"
  | "menu_changed"
  | "menu_empty"
  | "menu_full"
  | "menu_recipe_missing"
  | "menu_title_empty"
  | "menus_none_selected"
  | "menus_too_many"
  | "method_not_allowed"
  | "new_password_too_short"
  | "not_found"
  | "nothing_to_manage"
  | "pantry_full"
  | "pantry_ingredient_too_long"
  | "passkey_name_empty"
  | "passkey_not_added"
  | "passkey_refused"
  | "passkeys_too_many"
  | "password_guessable"
  | "password_too_short"
  | "payload_too_large"
  | "payment_pending"
  | "payment_provider_failed"
  | "payment_provider_refused"
  | "picture_heic"
  | "picture_missing"
  | "picture_pixels_too_many"
  | "picture_too_large"
  | "picture_type_unknown"
  | "picture_unreadable"
  | "pictures_too_many"
  | "purchase_bound_elsewhere"
  | "purchase_not_valid"
  | "rate_limited"
  | "recipe_changed"
  | "recipe_empty"
  | "recipe_line_too_long"
  | "recipe_lines_too_many"
  | "recipe_not_deleted"
  | "recipe_picture_missing"
  | "recipe_step_too_long"
  | "recipe_tag_empty"
  | "recipe_title_empty"
  | "recipe_visibility_not_yours"
  | "recipes_too_many"
  | "registration_incomplete"
  | "registration_password_too_short"
  | "request_in_progress"
  | "reset_token_invalid"
  | "restore_running"
  | "service_unavailable"
  | "servings_out_of_range"
  | "subscription_required"
  | "unauthorized"
  | "unsupported_media_type"
  | "username_empty"
  | "username_taken"
  | "week_meals_missing";
export type ApiErrorBody = {
  statusCode: number;
  code: ErrorCode;
  message: string;
  requestId: string;
  fields?: {
    [key: string]: string;
  };
};
export type RecipeSectionView = {
  /** Null for lines before the first heading. */
  heading: string | null;
  /** How many of the lines that follow belong to it. */
  count: number;
};
export type NutritionView = {
  /** False for a recipe that names no servings: then it is of the whole dish. */
  perServing: boolean;
  /** How much of the weight of what is eaten, without water, has known values. Below 85 no values are given. */
  coveredPercent: number;
  /** In kcal. */
  kilocalories: number | null;
  /** In kJ. */
  kilojoules: number | null;
  /** In grams. */
  protein: number | null;
  /** In grams. */
  fat: number | null;
  /** In grams. */
  saturatedFat: number | null;
  /** In grams. */
  carbohydrate: number | null;
  /** In grams. */
  fibre: number | null;
  /** In grams. */
  sugar: number | null;
  /** In milligrams. */
  sodium: number | null;
  /** Whether salt is added to taste, which the sodium does not contain. */
  leavesSaltOpen: boolean;
};
export type KeepingView = {
  /** What its author wrote about it; it replaces everything else. */
  note: string | null;
  /** To be eaten on the day it is made. */
  sameDay: boolean;
  refrigeratorDays: number | null;
  /** Null for what does not freeze well. */
  freezerMonths: number | null;
  /** Eaten hot: it is reheated to 74 °C. */
  reheats: boolean;
  /** Just as good, or better, made a day ahead. */
  ahead: boolean;
};
export type RecipeView = {
  id: number;
  title: string;
  /** The address of a photograph or of a drawn picture. */
  image: string;
  /** Null when nobody said. */
  readyInMinutes: number | null;
  /** For how many the recipe is written; null where it does not say. */
  servings: number | null;
  description: string;
  source: "catalogue" | "provider" | "composed" | "import" | "own";
  /** The household's own, to change and delete; false once it is deleted. */
  isOwn: boolean;
  /** Whether the person wrote it: only then they can make it private. */
  isAuthor: boolean;
  /** Of an own recipe: whether the household or only its author sees it. */
  visibility: "household" | "private";
  /** 1 when it is stored; every change raises it. */
  version: number;
  /** What it makes, in words: about 20 rolls. */
  yieldText: string | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  extendedIngredients: {
    id: number;
    original: string;
  }[];
  analyzedInstructions: {
    steps: {
      number: number;
      step: string;
    }[];
  }[];
  /** How headings divide the ingredients and the steps, which do not contain them. The counts add up to all of them. */
  sections: {
    ingredients: RecipeSectionView[];
    steps: RecipeSectionView[];
  };
  notes: string;
  tags: string[];
  language: string | null;
  pictureId: string | null;
  /** The recipe that it was copied from. */
  originRecipeId: number | null;
  /** The person's own, 1 to 5 stars. */
  rating: number | null;
  /** How often the person recorded having made it. */
  timesMade: number;
  lastMadeOn: string | null;
  /** The collections that it is in. */
  collections: string[];
  isFavourited: boolean;
  dishTypes: string[];
  diets: string[];
  /** Allergens that it contains. */
  allergens: string[];
  /** Allergens that some makers or recipes put into one of its ingredients. */
  mayContain: string[];
  /** Allergens of which nobody can say, because an ingredient is not known. */
  unknownAllergens: string[];
  /** `free` keeps the rule and `contains` breaks it; with `may` it depends on what is bought, or on the hand that salts. */
  rules: {
    rule: "halal" | "kosher style" | "low salt" | "high protein";
    fact: "contains" | "may" | "free" | "unknown";
  }[];
  /** Null until it has been worked out. */
  nutrition: NutritionView | null;
  /** Of Larder's own dishes; null where no time is published for such a dish. */
  keeping: KeepingView | null;
  cuisine: string | null;
  sourceName: string | null;
  sourceUrl: string | null;
};
export type RecipeBody = {
  title: string;
  /** In order; a line that ends with a colon is a heading. Line breaks within one separate lines. */
  ingredients: string[];
  /** Likewise. */
  steps: string[];
  servings?: number | null;
  /** What it makes, in words: about 20 rolls. */
  yieldText?: string | null;
  prepMinutes?: number | null;
  cookMinutes?: number | null;
  notes?: string;
  /** Compared regardless of case. */
  tags?: string[];
  /** BCP 47. */
  language?: string | null;
  types?: (
    | "main course"
    | "side dish"
    | "dessert"
    | "appetizer"
    | "salad"
    | "soup"
    | "breakfast"
  )[];
  pictureId?: string | null;
  /** A book, a person, a site. */
  sourceName?: string | null;
  sourceUrl?: string | null;
  /** Who sees it: everyone in the household, or its author alone. Left out, it stays as it is, at first the household’s. */
  visibility?: "household" | "private";
};
export type RecipesView = RecipeView[];
export type GenerateRecipeBody = {
  /** The ingredients, as a list or a comma list. */
  ingredients: string[] | string;
  recipeType?:
    | "all"
    | "main course"
    | "side dish"
    | "dessert"
    | "appetizer"
    | "salad"
    | "soup"
    | "breakfast";
  /** Diets, and what to leave out: "vegan", "gluten free", "no peanuts", "dairy-free", as a list or a comma list. */
  dietaryRestrictions?: string[] | string;
  /** For how many; left out or null, for as many as such a dish is usually made for. */
  servings?: number | null;
  /** Whether nothing may have to be bought for it. A dish for which that cannot be is declined, and what it would need is named. */
  restricted?: boolean;
  /** Makes the built-in composer answer the same request with the same dish. */
  seed?: number;
};
export type RecipeSummaryView = {
  id: number;
  title: string;
  /** The address of a photograph or of a drawn picture. */
  image: string;
  /** Null when nobody said. */
  readyInMinutes: number | null;
  /** For how many the recipe is written; null where it does not say. */
  servings: number | null;
};
export type DishPreviewView = {
  /** Why no dish would be made, in one sentence; null where one would. */
  refusal: string | null;
  /** Makes the composer make this very dish. */
  seed: number;
  /** Null where no dish would be made, and where a service writes it: what becomes of that is not known before. */
  title: string | null;
  /** For how many it is; null where that is not known before. */
  servings: number | null;
  /** What was named and is used. */
  uses: string[];
  /** What the pantry holds, and what every kitchen does. */
  pantry: string[];
  /** What is left to buy. */
  toBuy: string[];
  /** What was named and is not used, words that nobody knows among it, each with the reason in brackets. */
  leavesOut: string[];
  /** The known dish that it is, if it is one. Where nothing sensible can be made, the one that comes nearest, if any does. */
  nearest: {
    recipe: RecipeSummaryView;
    /** What would have to be bought for it. */
    toBuy: string[];
  } | null;
};
export type OwnRecipeView = {
  id: number;
  title: string;
  /** The address of a photograph or of a drawn picture. */
  image: string;
  /** Null when nobody said. */
  readyInMinutes: number | null;
  /** For how many the recipe is written; null where it does not say. */
  servings: number | null;
  source: "catalogue" | "provider" | "composed" | "import" | "own";
  tags: string[];
  rating: number | null;
  timesMade: number;
  lastMadeOn: string | null;
  createdAt: string;
  updatedAt: string;
};
export type OwnRecipesView = {
  recipes: OwnRecipeView[];
  /** How many there are on all pages. */
  total: number;
};
export type ReadLinesView = {
  text: string;
  /** A heading has no amount and no food. */
  heading: boolean;
  /** As a cook writes it: 1 1/2, 2-3. */
  quantity: string | null;
  /** Null when it counts pieces, or has none. */
  unit: string | null;
  /** Null for a line that is kept as text. */
  ingredient: {
    id: number;
    name: string;
  } | null;
  /** From 0, nothing understood, to 1. */
  confidence: number;
}[];
export type ReadLinesBody = {
  /** In order; a line that ends with a colon is a heading. Line breaks within one separate lines. */
  lines: string[];
  /** BCP 47. */
  language?: string | null;
};
export type FoundRecipeView = {
  id: number;
  title: string;
  /** The address of a photograph or of a drawn picture. */
  image: string;
  /** Null when nobody said. */
  readyInMinutes: number | null;
  /** For how many the recipe is written; null where it does not say. */
  servings: number | null;
  /** What was asked for and is used. */
  usedIngredients: string[];
  /** What the pantry holds, and what every kitchen does. */
  pantryIngredients: string[];
  /** What is left to buy. */
  missedIngredients: string[];
  usedIngredientCount: number;
  missedIngredientCount: number;
  /** A sentence for each thing at hand that stands in for another with a difference, and for each that does not although it may seem to. */
  substitutions: string[];
  /** One sentence: why this recipe. */
  reason: string;
};
export type RecipeSearchView = {
  recipes: FoundRecipeView[];
  /** How many recipes there are on all pages. */
  total: number;
  /** In the order of matches: what the kitchen is about, such as its meat, if there are dishes but none of them uses it. */
  centreMissing: string[];
  /** How many more would be found if those were shown of which nobody can say whether they keep to the diet and to what is excluded. */
  leftOutAsUnsure: number;
  /** How many more would be found if those were shown that state no time. */
  leftOutAsUntimed: number;
  /** The name that was searched for because no dish is called what was typed. */
  nameReadAs: string | null;
  /** If no dish has the name: titles that have part of it. */
  didYouMean: string[];
  /** Entries of `exclude` that were not understood, so that nothing was left out for them. */
  notFilteredBy: string[];
  /** Only where restricted mode finds nothing: the best recipes for which one thing is left to buy, or else two or three; `missedIngredients` names them. */
  nearest?: FoundRecipeView[];
  /** What was typed, and what it was taken for. */
  understood: {
    [key: string]: string;
  };
  /** Words that are no ingredient we know. */
  unknown: string[];
};
export type RecipeTagsView = {
  name: string;
  count: number;
}[];
export type RecipeTagBody = {
  name: string;
};
export type RecipeSummariesView = RecipeSummaryView[];
export type RecipeUpdateBody = {
  title: string;
  /** In order; a line that ends with a colon is a heading. Line breaks within one separate lines. */
  ingredients: string[];
  /** Likewise. */
  steps: string[];
  servings?: number | null;
  /** What it makes, in words: about 20 rolls. */
  yieldText?: string | null;
  prepMinutes?: number | null;
  cookMinutes?: number | null;
  notes?: string;
  /** Compared regardless of case. */
  tags?: string[];
  /** BCP 47. */
  language?: string | null;
  types?: (
    | "main course"
    | "side dish"
    | "dessert"
    | "appetizer"
    | "salad"
    | "soup"
    | "breakfast"
  )[];
  pictureId?: string | null;
  /** A book, a person, a site. */
  sourceName?: string | null;
  sourceUrl?: string | null;
  /** Who sees it: everyone in the household, or its author alone. Left out, it stays as it is, at first the household’s. */
  visibility?: "household" | "private";
  /** The version that was changed; an outdated one is refused with the current recipe. */
  version: number;
};
export type RecipeAtHandView = {
  /** In the order of the recipe. */
  lines: {
    /** Of the ingredient line. */
    id: number;
    /** Null for a line that may be left out and is not at hand. */
    source: ("kitchen" | "pantry" | "shop") | null;
  }[];
};
export type FavouriteView = {
  isFavourited: boolean;
};
export type RecipeLogEntryView = {
  id: string;
  madeOn: string;
  note: string;
};
export type RecipeLogView = RecipeLogEntryView[];
export type RecipeLogEntryBody = {
  madeOn: string;
  note?: string;
};
export type RatingView = {
  rating: number | null;
};
export type RatingBody = {
  /** Stars; null takes the rating back. */
  rating: number | null;
};
export type RecipeVersionsView = {
  version: number;
  title: string;
  /** Including headings. */
  ingredients: string[];
  /** Including headings. */
  steps: string[];
  replacedAt: string;
}[];
export const {
  useSuggestIngredientsQuery,
  useLazySuggestIngredientsQuery,
  useCreateRecipeMutation,
  useGetRecipesQuery,
  useLazyGetRecipesQuery,
  useGenerateRecipeMutation,
  usePreviewRecipeMutation,
  useGetOwnRecipesQuery,
  useLazyGetOwnRecipesQuery,
  useReadRecipeLinesMutation,
  useSearchRecipesQuery,
  useLazySearchRecipesQuery,
  useGetRecipeTagsQuery,
  useLazyGetRecipeTagsQuery,
  useRenameRecipeTagMutation,
  useDeleteRecipeTagMutation,
  useGetFavouritesQuery,
  useLazyGetFavouritesQuery,
  useUpdateRecipeMutation,
  useDeleteRecipeMutation,
  useGetRecipeQuery,
  useLazyGetRecipeQuery,
  useGetRecipeAtHandQuery,
  useLazyGetRecipeAtHandQuery,
  useCopyRecipeMutation,
  useAddFavouriteMutation,
  useRemoveFavouriteMutation,
  useGetRecipeLogQuery,
  useLazyGetRecipeLogQuery,
  useAddToRecipeLogMutation,
  useUpdateRecipeLogEntryMutation,
  useDeleteRecipeLogEntryMutation,
  useNoteRecipeOpenedMutation,
  useRateRecipeMutation,
  useRestoreRecipeMutation,
  useGetRecipeVersionsQuery,
  useLazyGetRecipeVersionsQuery,
  useRestoreRecipeVersionMutation,
} = injectedRtkApi;
