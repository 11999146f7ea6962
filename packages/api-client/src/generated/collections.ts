// Generated from backend/openapi.json by `npm run generate`. Do not edit.
import { baseApi as api } from "@larder/api-client";
export const addTagTypes = ["collections"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getCollections: build.query<
        GetCollectionsApiResponse,
        GetCollectionsApiArg
      >({
        query: () => ({ url: `/collections` }),
        providesTags: ["collections"],
      }),
      createCollection: build.mutation<
        CreateCollectionApiResponse,
        CreateCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/collections`,
          method: "POST",
          body: queryArg.collectionBody,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["collections"],
      }),
      getCollection: build.query<GetCollectionApiResponse, GetCollectionApiArg>(
        {
          query: (queryArg) => ({ url: `/collections/${queryArg.id}` }),
          providesTags: ["collections"],
        },
      ),
      renameCollection: build.mutation<
        RenameCollectionApiResponse,
        RenameCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/collections/${queryArg.id}`,
          method: "PUT",
          body: queryArg.collectionBody,
        }),
        invalidatesTags: ["collections"],
      }),
      deleteCollection: build.mutation<
        DeleteCollectionApiResponse,
        DeleteCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/collections/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["collections"],
      }),
      addToCollection: build.mutation<
        AddToCollectionApiResponse,
        AddToCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/collections/${queryArg.id}/recipes/${queryArg.recipeId}`,
          method: "PUT",
        }),
        invalidatesTags: ["collections"],
      }),
      removeFromCollection: build.mutation<
        RemoveFromCollectionApiResponse,
        RemoveFromCollectionApiArg
      >({
        query: (queryArg) => ({
          url: `/collections/${queryArg.id}/recipes/${queryArg.recipeId}`,
          method: "DELETE",
        }),
        invalidatesTags: ["collections"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as collectionsApi };
export type GetCollectionsApiResponse =
  /** status 200 Success */ CollectionsView;
export type GetCollectionsApiArg = void;
export type CreateCollectionApiResponse =
  /** status 201 Success */ CollectionView;
export type CreateCollectionApiArg = {
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  collectionBody: CollectionBody;
};
export type GetCollectionApiResponse = /** status 200 Success */ CollectionView;
export type GetCollectionApiArg = {
  id: string;
};
export type RenameCollectionApiResponse =
  /** status 200 Success */ CollectionView;
export type RenameCollectionApiArg = {
  id: string;
  collectionBody: CollectionBody;
};
export type DeleteCollectionApiResponse = unknown;
export type DeleteCollectionApiArg = {
  id: string;
};
export type AddToCollectionApiResponse = unknown;
export type AddToCollectionApiArg = {
  id: string;
  /** A recipe id. */
  recipeId: string;
};
export type RemoveFromCollectionApiResponse = unknown;
export type RemoveFromCollectionApiArg = {
  id: string;
  /** A recipe id. */
  recipeId: string;
};
export type CollectionSummaryView = {
  id: string;
  name: string;
  count: number;
  images: string[];
};
export type CollectionsView = CollectionSummaryView[];
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
export type RecipeSummariesView = RecipeSummaryView[];
export type CollectionView = {
  id: string;
  name: string;
  recipes: RecipeSummariesView;
};
export type CollectionBody = {
  name: string;
};
export const {
  useGetCollectionsQuery,
  useLazyGetCollectionsQuery,
  useCreateCollectionMutation,
  useGetCollectionQuery,
  useLazyGetCollectionQuery,
  useRenameCollectionMutation,
  useDeleteCollectionMutation,
  useAddToCollectionMutation,
  useRemoveFromCollectionMutation,
} = injectedRtkApi;
