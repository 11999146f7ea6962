// Generated from backend/openapi.json by `npm run generate`. Do not edit.
import { baseApi as api } from "@larder/api-client";
export const addTagTypes = ["menus"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMenus: build.query<GetMenusApiResponse, GetMenusApiArg>({
        query: () => ({ url: `/menus` }),
        providesTags: ["menus"],
      }),
      createMenu: build.mutation<CreateMenuApiResponse, CreateMenuApiArg>({
        query: (queryArg) => ({
          url: `/menus`,
          method: "POST",
          body: queryArg.menuBody,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["menus"],
      }),
      generateGroceryList: build.mutation<
        GenerateGroceryListApiResponse,
        GenerateGroceryListApiArg
      >({
        query: (queryArg) => ({
          url: `/menus/grocery-list`,
          method: "POST",
          body: queryArg.menuGroceryListBody,
        }),
        invalidatesTags: ["menus"],
      }),
      getMenu: build.query<GetMenuApiResponse, GetMenuApiArg>({
        query: (queryArg) => ({ url: `/menus/${queryArg.id}` }),
        providesTags: ["menus"],
      }),
      updateMenu: build.mutation<UpdateMenuApiResponse, UpdateMenuApiArg>({
        query: (queryArg) => ({
          url: `/menus/${queryArg.id}`,
          method: "PUT",
          body: queryArg.menuUpdateBody,
        }),
        invalidatesTags: ["menus"],
      }),
      deleteMenu: build.mutation<DeleteMenuApiResponse, DeleteMenuApiArg>({
        query: (queryArg) => ({
          url: `/menus/${queryArg.id}`,
          method: "DELETE",
          params: {
            events: queryArg.events,
          },
        }),
        invalidatesTags: ["menus"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as menusApi };
export type GetMenusApiResponse = /** status 200 Success */ MenusView;
export type GetMenusApiArg = void;
export type CreateMenuApiResponse = /** status 201 Success */ MenuCreatedView;
export type CreateMenuApiArg = {
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  menuBody: MenuBody;
};
export type GenerateGroceryListApiResponse =
  /** status 200 Success */ MenuGroceryListView;
export type GenerateGroceryListApiArg = {
  menuGroceryListBody: MenuGroceryListBody;
};
export type GetMenuApiResponse = /** status 200 Success */ MenuView;
export type GetMenuApiArg = {
  id: string;
};
export type UpdateMenuApiResponse = /** status 200 Success */ MenuView;
export type UpdateMenuApiArg = {
  id: string;
  menuUpdateBody: MenuUpdateBody;
};
export type DeleteMenuApiResponse = unknown;
export type DeleteMenuApiArg = {
  id: string;
  /** What becomes of its calendar events: kept without a link, or deleted too. */
  events?: "keep" | "delete";
};
export type MenuSummaryView = {
  id: string;
  title: string;
  created_at: string;
  updated_at: string;
  /** 1 when it is created; every change raises it. */
  version: number;
  item_count: number;
  /** Pictures of the first dishes, four at most. */
  images: string[];
};
export type MenusView = {
  menus: MenuSummaryView[];
  menuCount: number;
  /** 0 = no limit */
  menuLimit: number;
};
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
export type MenuCreatedView = {
  id: string;
  message: string;
};
export type ChosenDish = {
  id: number;
  /** For how many it is cooked; left out or null, for as many as the recipe is written for. Where the recipe does not say, how many times it is made. */
  servings?: number | null;
};
export type MenuBody = {
  title: string;
  /** Recipes in the order of the menu; each counts once. */
  menuItems: ChosenDish[];
};
export type PurchaseView = {
  /** In what a shop sells it: "1 × 454 g". */
  packs: string;
  /** What stays over; null where it is hardly anything. */
  over: string | null;
};
export type GroceryNeedView = {
  id: string;
  /** Names the food, the same in every list however much of it is needed. */
  food: string;
  text: string;
  /** null where no amount is named, and where amounts stand side by side. */
  quantity: {
    min: number;
    max: number;
  } | null;
  /** null counts pieces. */
  unit: string | null;
  /** A density or a typical weight was needed. */
  about: boolean;
  /** null where its packages are not known, and where the line names packages itself. */
  purchase: PurchaseView | null;
  /** More than a kitchen that has it usually has of it. */
  much: boolean;
  ingredient: string | null;
  aisle:
    | (
        | "produce"
        | "bakery"
        | "meat"
        | "seafood"
        | "dairy"
        | "refrigerated"
        | "frozen"
        | "grains"
        | "canned"
        | "baking"
        | "spices"
        | "oils"
        | "condiments"
        | "international"
        | "nuts"
        | "snacks"
        | "beverages"
        | "alcohol"
        | "other"
      )
    | null;
  /** The recipe lines that were added up. */
  sources: {
    recipeId: number;
    recipe: string;
    line: string;
    /** For how many it is cooked, or how many times where the recipe does not say. */
    servings: number;
  }[];
};
export type RepeatedDishView = {
  recipeId: number;
  recipe: string;
  /** How often it is on the menus or days of the list. */
  times: number;
  /** It is shopped for once, as the request wanted. */
  once: boolean;
};
export type MenuGroceryListView = {
  /** What is left to buy, in the order of the aisles. */
  groceryList: string[];
  /** The same, line by line. */
  items: GroceryNeedView[];
  /** What the pantry holds of it. */
  pantryItems: string[];
  /** The same, line by line and with amounts. */
  heldItems: GroceryNeedView[];
  /** Dishes that are planned several times. Each time counts unless the request says otherwise. */
  repeatedDishes: RepeatedDishView[];
  /** The default pantry counted, and the person has never saved a pantry. */
  pantryAssumed: boolean;
};
export type MenuGroceryListBody = {
  /** A menu chosen twice counts once. */
  menuIds: string[];
  /** Ids of recipes to shop for once, however often they are planned: the largest of them counts. */
  once?: number[];
  /** The country whose package sizes count; Canada if none is named. */
  country?: "CA" | "US" | "GB" | "FR";
};
export type MenuRecipeView = {
  id: number;
  title: string;
  image: string | null;
  readyInMinutes: number | null;
  /** For how many it is cooked; how many times it is made where `recipeServings` is null. */
  servings: number | null;
  /** For how many the recipe is written; null where it does not say. */
  recipeServings: number | null;
  /** False when the recipe has gone and only its name is left; the rest is null then. */
  available: boolean;
};
export type MenuView = {
  id: string;
  title: string;
  created_at: string;
  updated_at: string;
  /** 1 when it is created; every change raises it. */
  version: number;
  recipes: MenuRecipeView[];
};
export type MenuUpdateBody = {
  title: string;
  /** Recipes in the order of the menu; each counts once. */
  menuItems: ChosenDish[];
  /** The version that was changed; an outdated one is refused with the current menu. */
  version?: number;
};
export const {
  useGetMenusQuery,
  useLazyGetMenusQuery,
  useCreateMenuMutation,
  useGenerateGroceryListMutation,
  useGetMenuQuery,
  useLazyGetMenuQuery,
  useUpdateMenuMutation,
  useDeleteMenuMutation,
} = injectedRtkApi;
