// Generated from backend/openapi.json by `npm run generate`. Do not edit.
import { baseApi as api } from "@larder/api-client";
export const addTagTypes = ["kitchen"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getKitchen: build.query<GetKitchenApiResponse, GetKitchenApiArg>({
        query: () => ({ url: `/kitchen` }),
        providesTags: ["kitchen"],
      }),
      updateKitchen: build.mutation<
        UpdateKitchenApiResponse,
        UpdateKitchenApiArg
      >({
        query: (queryArg) => ({
          url: `/kitchen`,
          method: "PUT",
          body: queryArg.kitchenBody,
        }),
        invalidatesTags: ["kitchen"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as kitchenApi };
export type GetKitchenApiResponse = /** status 200 Success */ KitchenView;
export type GetKitchenApiArg = void;
export type UpdateKitchenApiResponse = /** status 200 Success */ KitchenView;
export type UpdateKitchenApiArg = {
  kitchenBody: KitchenBody;
};
export type KitchenView = {
  foods: {
    text: string;
    useSoon: boolean;
  }[];
  /** 0 before anything is saved; every change raises it. */
  version: number;
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
export type KitchenFood = {
  /** As the person typed it, in lower case; it need not be a food that is known. */
  text: string;
  /** It should be used before the others. */
  useSoon?: boolean;
};
export type KitchenBody = {
  /** Empty and repeated foods are ignored. */
  foods: KitchenFood[];
  /** The version that was changed; an outdated one is refused with the current kitchen. */
  version?: number;
};
export const {
  useGetKitchenQuery,
  useLazyGetKitchenQuery,
  useUpdateKitchenMutation,
} = injectedRtkApi;
