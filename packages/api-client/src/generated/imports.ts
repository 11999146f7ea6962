// Generated from backend/openapi.json by `npm run generate`. Do not edit.
import { baseApi as api } from "@larder/api-client";
export const addTagTypes = ["imports"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      startImport: build.mutation<StartImportApiResponse, StartImportApiArg>({
        query: (queryArg) => ({
          url: `/imports`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["imports"],
      }),
      getImports: build.query<GetImportsApiResponse, GetImportsApiArg>({
        query: () => ({ url: `/imports` }),
        providesTags: ["imports"],
      }),
      readPhoto: build.mutation<ReadPhotoApiResponse, ReadPhotoApiArg>({
        query: (queryArg) => ({
          url: `/imports/photos`,
          method: "POST",
          body: queryArg.body,
        }),
        invalidatesTags: ["imports"],
      }),
      importPicture: build.mutation<
        ImportPictureApiResponse,
        ImportPictureApiArg
      >({
        query: (queryArg) => ({
          url: `/imports/pictures`,
          method: "POST",
          body: queryArg.importPictureBody,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["imports"],
      }),
      previewImport: build.mutation<
        PreviewImportApiResponse,
        PreviewImportApiArg
      >({
        query: (queryArg) => ({
          url: `/imports/preview`,
          method: "POST",
          body: queryArg.importPreviewBody,
        }),
        invalidatesTags: ["imports"],
      }),
      getImportWays: build.query<GetImportWaysApiResponse, GetImportWaysApiArg>(
        {
          query: () => ({ url: `/imports/ways` }),
          providesTags: ["imports"],
        },
      ),
      getImport: build.query<GetImportApiResponse, GetImportApiArg>({
        query: (queryArg) => ({ url: `/imports/${queryArg.id}` }),
        providesTags: ["imports"],
      }),
      undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
        query: (queryArg) => ({
          url: `/imports/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["imports"],
      }),
      explainColumns: build.mutation<
        ExplainColumnsApiResponse,
        ExplainColumnsApiArg
      >({
        query: (queryArg) => ({
          url: `/imports/${queryArg.id}/columns`,
          method: "PUT",
          body: queryArg.importColumnsBody,
        }),
        invalidatesTags: ["imports"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as importsApi };
export type StartImportApiResponse =
  /** status 202 Success */ ImportStartedView;
export type StartImportApiArg = {
  body: {
    urls?: string[];
    file?: Blob;
  };
};
export type GetImportsApiResponse = /** status 200 Success */ ImportsView;
export type GetImportsApiArg = void;
export type ReadPhotoApiResponse = /** status 200 Success */ ImportedPhotoView;
export type ReadPhotoApiArg = {
  body: {
    file: Blob;
  };
};
export type ImportPictureApiResponse =
  /** status 201 Success */ ImportedPictureView;
export type ImportPictureApiArg = {
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  importPictureBody: ImportPictureBody;
};
export type PreviewImportApiResponse =
  /** status 200 Success */ ImportPreviewView;
export type PreviewImportApiArg = {
  importPreviewBody: ImportPreviewBody;
};
export type GetImportWaysApiResponse = /** status 200 Success */ ImportWaysView;
export type GetImportWaysApiArg = void;
export type GetImportApiResponse = /** status 200 Success */ ImportView;
export type GetImportApiArg = {
  id: string;
};
export type UndoImportApiResponse = /** status 200 Success */ ImportUndoneView;
export type UndoImportApiArg = {
  id: string;
};
export type ExplainColumnsApiResponse = /** status 200 Success */ ImportView;
export type ExplainColumnsApiArg = {
  id: string;
  importColumnsBody: ImportColumnsBody;
};
export type ImportStartedView = {
  id: string;
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
export type ImportsView = {
  id: string;
  kind: "pages" | "library";
  /** What the file was called. */
  name: string | null;
  /** The program that the file is from. */
  format: string | null;
  state: "waiting" | "running" | "done" | "failed" | "undone";
  /** Null until it is known. */
  total: number | null;
  /** How many of them have been dealt with. */
  done: number;
  added: number;
  /** Those that were there already. */
  known: number;
  failed: number;
  pictures: number;
  picturesFailed: number;
  /** What came with the recipes. */
  alsoAdded: {
    what: "ratings" | "favourites" | "log_entries" | "collections";
    count: number;
  }[];
  /** What the file holds besides recipes. */
  leftOut: {
    what:
      | "meal_plans"
      | "shopping_lists"
      | "deleted_recipes"
      | "other_files"
      | "search_collections"
      | "undated_marks"
      | "collections";
    count: number;
  }[];
  /** Why it ended before its time. */
  problem: {
    code: string;
    message: string;
  } | null;
  createdAt: string;
  finishedAt: string | null;
}[];
export type ImportedPhotoView = {
  /** What is written on it; empty if nothing is. */
  text: string;
  /** Words that could hardly be read. */
  unread: string[];
};
export type ImportedPictureView = {
  id: string;
  /** Its address here, 480 pixels wide. */
  url: string;
};
export type ImportPictureBody = {
  url: string;
};
export type ImportDraft = {
  title: string;
  /** A line that ends with a colon is a heading. */
  ingredients: string[];
  /** A line that ends with a colon is a heading. */
  steps: string[];
  servings: number | null;
  yieldText: string | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  readyInMinutes: number | null;
  notes: string;
  tags: string[];
  /** BCP 47. */
  language: string | null;
  types: (
    | "main course"
    | "side dish"
    | "dessert"
    | "appetizer"
    | "salad"
    | "soup"
    | "breakfast"
  )[];
  sourceName: string | null;
  sourceUrl: string | null;
  /** The address of its picture, where the page has it. */
  image: string | null;
};
export type ImportPreviewView = {
  draft: ImportDraft;
  /** What the page shows, to compare; empty for a text. */
  text: string;
  /** Where each field was found. */
  origins: {
    [key: string]:
      | "json-ld"
      | "microdata"
      | "rdfa"
      | "hrecipe"
      | "page-data"
      | "page-text"
      | "language-model"
      | "open-graph"
      | "page-title"
      | "text";
  };
  /** What was not understood, or should be looked at. */
  warnings: {
    code: string;
    message: string;
  }[];
  /** Own recipes that are the same. */
  duplicates: {
    id: number;
    title: string;
    image: string;
    match: "address" | "content";
  }[];
};
export type ImportPreviewBody = {
  /** The address of a page; with `html`, where that is from. */
  url?: string;
  /** A page as the browser has it. */
  html?: string;
  /** A recipe as text. */
  text?: string;
};
export type ImportWaysView = {
  /** Whether a service reads photos for those who ask it. */
  photosElsewhere: boolean;
};
export type ImportTableView = {
  /** Their names. */
  columns: string[];
  /** What they seem to hold. */
  mapping: {
    [key: string]: number[];
  };
  /** The first rows. */
  sample: string[][];
};
export type ImportView = {
  id: string;
  kind: "pages" | "library";
  /** What the file was called. */
  name: string | null;
  /** The program that the file is from. */
  format: string | null;
  state: "waiting" | "running" | "done" | "failed" | "undone";
  /** Null until it is known. */
  total: number | null;
  /** How many of them have been dealt with. */
  done: number;
  added: number;
  /** Those that were there already. */
  known: number;
  failed: number;
  pictures: number;
  picturesFailed: number;
  /** What came with the recipes. */
  alsoAdded: {
    what: "ratings" | "favourites" | "log_entries" | "collections";
    count: number;
  }[];
  /** What the file holds besides recipes. */
  leftOut: {
    what:
      | "meal_plans"
      | "shopping_lists"
      | "deleted_recipes"
      | "other_files"
      | "search_collections"
      | "undated_marks"
      | "collections";
    count: number;
  }[];
  /** Why it ended before its time. */
  problem: {
    code: string;
    message: string;
  } | null;
  createdAt: string;
  finishedAt: string | null;
  /** The beginning of a table, while it waits for `PUT /imports/{id}/columns`. */
  table: ImportTableView | null;
  /** Those that were not read come first. */
  items: {
    position: number;
    /** The address of a page, or the title of a recipe. */
    name: string;
    state: "waiting" | "added" | "known" | "failed";
    /** Why it was not read. */
    problem: {
      code: string;
      message: string;
    } | null;
    recipeId: number | null;
  }[];
};
export type ImportUndoneView = {
  removed: number;
  /** Recipes that somebody has changed since. */
  kept: number;
};
export type ImportColumnsBody = {
  /** By what they hold, the places of the columns, from 0. */
  columns: {
    [key: string]: number[];
  };
};
export const {
  useStartImportMutation,
  useGetImportsQuery,
  useLazyGetImportsQuery,
  useReadPhotoMutation,
  useImportPictureMutation,
  usePreviewImportMutation,
  useGetImportWaysQuery,
  useLazyGetImportWaysQuery,
  useGetImportQuery,
  useLazyGetImportQuery,
  useUndoImportMutation,
  useExplainColumnsMutation,
} = injectedRtkApi;
