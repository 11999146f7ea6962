// Generated from backend/openapi.json by `npm run generate`. Do not edit.
import { baseApi as api } from "@larder/api-client";
export const addTagTypes = ["grocery-lists"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getGroceryLists: build.query<
        GetGroceryListsApiResponse,
        GetGroceryListsApiArg
      >({
        query: () => ({ url: `/grocery-lists` }),
        providesTags: ["grocery-lists"],
      }),
      createGroceryList: build.mutation<
        CreateGroceryListApiResponse,
        CreateGroceryListApiArg
      >({
        query: (queryArg) => ({
          url: `/grocery-lists`,
          method: "POST",
          body: queryArg.groceryListCreateBody,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["grocery-lists"],
      }),
      getGroceryList: build.query<
        GetGroceryListApiResponse,
        GetGroceryListApiArg
      >({
        query: (queryArg) => ({ url: `/grocery-lists/${queryArg.id}` }),
        providesTags: ["grocery-lists"],
      }),
      updateGroceryList: build.mutation<
        UpdateGroceryListApiResponse,
        UpdateGroceryListApiArg
      >({
        query: (queryArg) => ({
          url: `/grocery-lists/${queryArg.id}`,
          method: "PUT",
          body: queryArg.groceryListUpdateBody,
        }),
        invalidatesTags: ["grocery-lists"],
      }),
      deleteGroceryList: build.mutation<
        DeleteGroceryListApiResponse,
        DeleteGroceryListApiArg
      >({
        query: (queryArg) => ({
          url: `/grocery-lists/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["grocery-lists"],
      }),
      operateOnGroceryList: build.mutation<
        OperateOnGroceryListApiResponse,
        OperateOnGroceryListApiArg
      >({
        query: (queryArg) => ({
          url: `/grocery-lists/${queryArg.id}/items`,
          method: "PATCH",
          body: queryArg.groceryListOperationsBody,
        }),
        invalidatesTags: ["grocery-lists"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as groceryListsApi };
export type GetGroceryListsApiResponse =
  /** status 200 Success */ GroceryListsView;
export type GetGroceryListsApiArg = void;
export type CreateGroceryListApiResponse =
  /** status 201 Success */ GroceryListCreatedView;
export type CreateGroceryListApiArg = {
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  groceryListCreateBody: GroceryListCreateBody;
};
export type GetGroceryListApiResponse =
  /** status 200 Success */ GroceryListView;
export type GetGroceryListApiArg = {
  id: string;
};
export type UpdateGroceryListApiResponse =
  /** status 200 Success */ GroceryListView;
export type UpdateGroceryListApiArg = {
  id: string;
  groceryListUpdateBody: GroceryListUpdateBody;
};
export type DeleteGroceryListApiResponse = unknown;
export type DeleteGroceryListApiArg = {
  id: string;
};
export type OperateOnGroceryListApiResponse =
  /** status 200 Success */ GroceryListView;
export type OperateOnGroceryListApiArg = {
  id: string;
  groceryListOperationsBody: GroceryListOperationsBody;
};
export type GroceryListSummaryView = {
  id: string;
  list_name: string;
  created_at: string;
  list_data: string[];
  version: number;
  ticked_count: number;
};
export type GroceryListsView = {
  lists: GroceryListSummaryView[];
  listCount: number;
  /** 0 = no limit */
  listLimit: number;
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
export type GroceryListCreatedView = {
  id: string;
  message: string;
};
export type GroceryItemSource = {
  recipeId: number;
  recipe: string;
  line: string;
  /** For how many it is cooked, or how many times where its recipe does not say; unknown for older items. */
  servings?: number;
};
export type PurchaseView = {
  /** In what a shop sells it: "1 × 454 g". */
  packs: string;
  /** What stays over; null where it is hardly anything. */
  over: string | null;
};
export type GroceryListCreateBody = {
  listName: string;
  ingredients: string[];
  /** Where items come from, as generating a list told, and which are ticked; found again by their text. */
  items?: {
    text: string;
    sources: GroceryItemSource[];
    /** It is in the basket already. */
    ticked?: boolean;
    purchase?: PurchaseView | null;
  }[];
  /** What the pantry should hold: to check, not to buy. */
  checks?: {
    text: string;
    sources: GroceryItemSource[];
    purchase?: PurchaseView | null;
    /** More than a kitchen usually has of it. */
    much?: boolean;
  }[];
};
export type GroceryItemView = {
  id: string;
  text: string;
  /** The ticks that hold; ticked while there is one. */
  ticks: string[];
  version: number;
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
  sources: GroceryItemSource[];
  purchase: PurchaseView | null;
  /** Of what is to check: more than a kitchen usually has of it. */
  much: boolean;
};
export type GroceryListView = {
  id: string;
  list_name: string;
  created_at: string;
  list_data: string[];
  version: number;
  items: GroceryItemView[];
  /** What the pantry should hold; the operation "buy" puts it on the list. */
  checks: GroceryItemView[];
};
export type GroceryListUpdateBody = {
  /** A line that is there unchanged keeps its id and its tick. */
  list_data: string[];
  list_name?: string;
  version?: number;
};
export type GroceryListOperation =
  | {
      id: string;
      item: string;
      kind: "tick";
    }
  | {
      id: string;
      item: string;
      kind: "untick";
      /** The ticks that are taken back. */
      ticks: string[];
    }
  | {
      id: string;
      item: string;
      kind: "edit";
      text: string;
      /** Without them, an edited item keeps its own. */
      sources?: GroceryItemSource[];
      purchase?: PurchaseView | null;
    }
  | {
      id: string;
      item: string;
      kind: "delete";
      /** Of the item; a later text outlives this. */
      version: number;
    }
  | {
      id: string;
      item: string;
      kind: "restore";
    }
  | {
      id: string;
      item: string;
      kind: "buy";
    }
  | {
      id: string;
      item: string;
      kind: "add";
      text: string;
      /** Without them, an edited item keeps its own. */
      sources?: GroceryItemSource[];
      purchase?: PurchaseView | null;
    }
  | {
      id: string;
      item: string;
      kind: "move";
      /** null = to the top. */
      after: string | null;
    };
export type GroceryListOperationsBody = {
  /** In their order. One that was carried out before is passed over. */
  operations: GroceryListOperation[];
};
export const {
  useGetGroceryListsQuery,
  useLazyGetGroceryListsQuery,
  useCreateGroceryListMutation,
  useGetGroceryListQuery,
  useLazyGetGroceryListQuery,
  useUpdateGroceryListMutation,
  useDeleteGroceryListMutation,
  useOperateOnGroceryListMutation,
} = injectedRtkApi;
