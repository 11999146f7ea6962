// Generated from backend/openapi.json by `npm run generate`. Do not edit.
import { baseApi as api } from "@larder/api-client";
export const addTagTypes = ["payments"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      confirmSubscription: build.mutation<
        ConfirmSubscriptionApiResponse,
        ConfirmSubscriptionApiArg
      >({
        query: () => ({ url: `/payments/confirm`, method: "POST" }),
        invalidatesTags: ["payments"],
      }),
      createCheckoutSession: build.mutation<
        CreateCheckoutSessionApiResponse,
        CreateCheckoutSessionApiArg
      >({
        query: () => ({
          url: `/payments/create-checkout-session`,
          method: "POST",
        }),
        invalidatesTags: ["payments"],
      }),
      createPortalSession: build.mutation<
        CreatePortalSessionApiResponse,
        CreatePortalSessionApiArg
      >({
        query: () => ({
          url: `/payments/create-portal-session`,
          method: "POST",
        }),
        invalidatesTags: ["payments"],
      }),
      changeInSandbox: build.mutation<
        ChangeInSandboxApiResponse,
        ChangeInSandboxApiArg
      >({
        query: (queryArg) => ({
          url: `/payments/sandbox/change`,
          method: "POST",
          body: queryArg.sandboxChangeBody,
        }),
        invalidatesTags: ["payments"],
      }),
      payInSandbox: build.mutation<PayInSandboxApiResponse, PayInSandboxApiArg>(
        {
          query: (queryArg) => ({
            url: `/payments/sandbox/pay`,
            method: "POST",
            body: queryArg.sandboxPaymentBody,
          }),
          invalidatesTags: ["payments"],
        },
      ),
      getSubscription: build.query<
        GetSubscriptionApiResponse,
        GetSubscriptionApiArg
      >({
        query: () => ({ url: `/payments/subscription` }),
        providesTags: ["payments"],
      }),
      verifyGooglePurchase: build.mutation<
        VerifyGooglePurchaseApiResponse,
        VerifyGooglePurchaseApiArg
      >({
        query: (queryArg) => ({
          url: `/payments/verify-google-purchase`,
          method: "POST",
          body: queryArg.googlePurchaseBody,
        }),
        invalidatesTags: ["payments"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as paymentsApi };
export type ConfirmSubscriptionApiResponse =
  /** status 200 Success */ SubscriptionView;
export type ConfirmSubscriptionApiArg = void;
export type CreateCheckoutSessionApiResponse =
  /** status 200 Success */ CheckoutView;
export type CreateCheckoutSessionApiArg = void;
export type CreatePortalSessionApiResponse =
  /** status 200 Success */ PortalView;
export type CreatePortalSessionApiArg = void;
export type ChangeInSandboxApiResponse =
  /** status 200 Success */ SubscriptionView;
export type ChangeInSandboxApiArg = {
  sandboxChangeBody: SandboxChangeBody;
};
export type PayInSandboxApiResponse =
  /** status 200 Success */ SubscriptionView;
export type PayInSandboxApiArg = {
  sandboxPaymentBody: SandboxPaymentBody;
};
export type GetSubscriptionApiResponse =
  /** status 200 Success */ SubscriptionView;
export type GetSubscriptionApiArg = void;
export type VerifyGooglePurchaseApiResponse =
  /** status 200 Success */ MessageView;
export type VerifyGooglePurchaseApiArg = {
  googlePurchaseBody: GooglePurchaseBody;
};
export type SubscriptionView = {
  status:
    | "none"
    | "pending"
    | "active"
    | "cancelled"
    | "payment_failed"
    | "paused"
    | "ended";
  provider: string | null;
  ends_on: string | null;
  renews: boolean;
  buying: "open" | "sandbox" | "closed";
  app_store: "open" | "closed";
  google_play_product: string;
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
export type CheckoutView = {
  id: string;
  url: string;
};
export type PortalView = {
  url: string;
};
export type SandboxChangeBody = {
  action: "cancel" | "resume" | "fail_payment" | "mend_payment";
};
export type SandboxPaymentBody = {
  checkout: string;
  card: "works" | "fails";
};
export type MessageView = {
  message: string;
};
export type GooglePurchaseBody = {
  purchaseToken: string;
  subscriptionId: string;
};
export const {
  useConfirmSubscriptionMutation,
  useCreateCheckoutSessionMutation,
  useCreatePortalSessionMutation,
  useChangeInSandboxMutation,
  usePayInSandboxMutation,
  useGetSubscriptionQuery,
  useLazyGetSubscriptionQuery,
  useVerifyGooglePurchaseMutation,
} = injectedRtkApi;
