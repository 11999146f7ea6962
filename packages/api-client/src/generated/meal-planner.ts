// Generated from backend/openapi.json by `npm run generate`. Do not edit.
import { baseApi as api } from "@larder/api-client";
export const addTagTypes = ["meal-planner"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getMealPlans: build.query<GetMealPlansApiResponse, GetMealPlansApiArg>({
        query: () => ({ url: `/meal-planner` }),
        providesTags: ["meal-planner"],
      }),
      createMealPlan: build.mutation<
        CreateMealPlanApiResponse,
        CreateMealPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner`,
          method: "POST",
          body: queryArg.mealPlanBody,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["meal-planner"],
      }),
      getCalendarEvents: build.query<
        GetCalendarEventsApiResponse,
        GetCalendarEventsApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/calendar`,
          params: {
            start: queryArg.start,
            end: queryArg.end,
          },
        }),
        providesTags: ["meal-planner"],
      }),
      createCalendarEvent: build.mutation<
        CreateCalendarEventApiResponse,
        CreateCalendarEventApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/calendar`,
          method: "POST",
          body: queryArg.calendarEventBody,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["meal-planner"],
      }),
      getCalendarFeed: build.query<
        GetCalendarFeedApiResponse,
        GetCalendarFeedApiArg
      >({
        query: () => ({ url: `/meal-planner/calendar-feed` }),
        providesTags: ["meal-planner"],
      }),
      renewCalendarFeed: build.mutation<
        RenewCalendarFeedApiResponse,
        RenewCalendarFeedApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/calendar-feed`,
          method: "PUT",
          body: queryArg.renewCalendarFeedBody,
        }),
        invalidatesTags: ["meal-planner"],
      }),
      revokeCalendarFeed: build.mutation<
        RevokeCalendarFeedApiResponse,
        RevokeCalendarFeedApiArg
      >({
        query: () => ({ url: `/meal-planner/calendar-feed`, method: "DELETE" }),
        invalidatesTags: ["meal-planner"],
      }),
      getLinkedEvents: build.query<
        GetLinkedEventsApiResponse,
        GetLinkedEventsApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/calendar/linked/${queryArg.id}`,
        }),
        providesTags: ["meal-planner"],
      }),
      updateCalendarEvent: build.mutation<
        UpdateCalendarEventApiResponse,
        UpdateCalendarEventApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/calendar/${queryArg.id}`,
          method: "PUT",
          body: queryArg.calendarEventBody,
        }),
        invalidatesTags: ["meal-planner"],
      }),
      deleteCalendarEvent: build.mutation<
        DeleteCalendarEventApiResponse,
        DeleteCalendarEventApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/calendar/${queryArg.id}`,
          method: "DELETE",
        }),
        invalidatesTags: ["meal-planner"],
      }),
      generatePlanGroceryList: build.mutation<
        GeneratePlanGroceryListApiResponse,
        GeneratePlanGroceryListApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/grocery-list`,
          method: "POST",
          body: queryArg.planGroceryListBody,
        }),
        invalidatesTags: ["meal-planner"],
      }),
      proposeWeek: build.mutation<ProposeWeekApiResponse, ProposeWeekApiArg>({
        query: (queryArg) => ({
          url: `/meal-planner/proposal`,
          method: "POST",
          body: queryArg.weekProposalBody,
        }),
        invalidatesTags: ["meal-planner"],
      }),
      updateMealPlan: build.mutation<
        UpdateMealPlanApiResponse,
        UpdateMealPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/${queryArg.id}`,
          method: "PUT",
          body: queryArg.mealPlanUpdateBody,
        }),
        invalidatesTags: ["meal-planner"],
      }),
      deleteMealPlan: build.mutation<
        DeleteMealPlanApiResponse,
        DeleteMealPlanApiArg
      >({
        query: (queryArg) => ({
          url: `/meal-planner/${queryArg.id}`,
          method: "DELETE",
          params: {
            events: queryArg.events,
          },
        }),
        invalidatesTags: ["meal-planner"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as mealPlannerApi };
export type GetMealPlansApiResponse = /** status 200 Success */ MealPlansView;
export type GetMealPlansApiArg = void;
export type CreateMealPlanApiResponse =
  /** status 201 Success */ MealPlanCreatedView;
export type CreateMealPlanApiArg = {
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  mealPlanBody: MealPlanBody;
};
export type GetCalendarEventsApiResponse =
  /** status 200 Success */ CalendarEventsView;
export type GetCalendarEventsApiArg = {
  start: string;
  /** The last day, at most the 400th. */
  end: string;
};
export type CreateCalendarEventApiResponse =
  /** status 201 Success */ CalendarEventView;
export type CreateCalendarEventApiArg = {
  /** The same key and body within 24 hours are answered with the first result. */
  "Idempotency-Key"?: string;
  calendarEventBody: CalendarEventBody;
};
export type GetCalendarFeedApiResponse =
  /** status 200 Success */ CalendarFeedView;
export type GetCalendarFeedApiArg = void;
export type RenewCalendarFeedApiResponse =
  /** status 200 Success */ NewCalendarFeedView;
export type RenewCalendarFeedApiArg = {
  renewCalendarFeedBody: RenewCalendarFeedBody;
};
export type RevokeCalendarFeedApiResponse = unknown;
export type RevokeCalendarFeedApiArg = void;
export type GetLinkedEventsApiResponse =
  /** status 200 Success */ CalendarEventsView;
export type GetLinkedEventsApiArg = {
  id: string;
};
export type UpdateCalendarEventApiResponse =
  /** status 200 Success */ CalendarEventView;
export type UpdateCalendarEventApiArg = {
  id: string;
  calendarEventBody: CalendarEventBody;
};
export type DeleteCalendarEventApiResponse = unknown;
export type DeleteCalendarEventApiArg = {
  id: string;
};
export type GeneratePlanGroceryListApiResponse =
  /** status 200 Success */ PlanGroceryListView;
export type GeneratePlanGroceryListApiArg = {
  planGroceryListBody: PlanGroceryListBody;
};
export type ProposeWeekApiResponse = /** status 200 Success */ WeekProposalView;
export type ProposeWeekApiArg = {
  weekProposalBody: WeekProposalBody;
};
export type UpdateMealPlanApiResponse = /** status 200 Success */ MealPlanView;
export type UpdateMealPlanApiArg = {
  id: string;
  mealPlanUpdateBody: MealPlanUpdateBody;
};
export type DeleteMealPlanApiResponse = unknown;
export type DeleteMealPlanApiArg = {
  id: string;
  /** What becomes of its calendar events: kept without a link, or deleted too. */
  events?: "keep" | "delete";
};
export type PlannedDishView = {
  id: number;
  title: string;
  /** The address of a photograph or of a drawn picture. */
  image: string | null;
  /** Null when nobody said. */
  readyInMinutes: number | null;
  /** For how many it is cooked; how many times it is made where `recipeServings` is null. */
  servings: number | null;
  /** False for a recipe that another member keeps private: of it only the title is shown, and it stays where it is. */
  available: boolean;
  /** For how many the recipe is written; null where it does not say. */
  recipeServings: number | null;
  /** Cooked for an earlier meal. */
  leftovers?: true;
};
export type MealPlanDataView = {
  "Monday-Breakfast"?: PlannedDishView[];
  "Monday-Lunch"?: PlannedDishView[];
  "Monday-Dinner"?: PlannedDishView[];
  "Tuesday-Breakfast"?: PlannedDishView[];
  "Tuesday-Lunch"?: PlannedDishView[];
  "Tuesday-Dinner"?: PlannedDishView[];
  "Wednesday-Breakfast"?: PlannedDishView[];
  "Wednesday-Lunch"?: PlannedDishView[];
  "Wednesday-Dinner"?: PlannedDishView[];
  "Thursday-Breakfast"?: PlannedDishView[];
  "Thursday-Lunch"?: PlannedDishView[];
  "Thursday-Dinner"?: PlannedDishView[];
  "Friday-Breakfast"?: PlannedDishView[];
  "Friday-Lunch"?: PlannedDishView[];
  "Friday-Dinner"?: PlannedDishView[];
  "Saturday-Breakfast"?: PlannedDishView[];
  "Saturday-Lunch"?: PlannedDishView[];
  "Saturday-Dinner"?: PlannedDishView[];
  "Sunday-Breakfast"?: PlannedDishView[];
  "Sunday-Lunch"?: PlannedDishView[];
  "Sunday-Dinner"?: PlannedDishView[];
};
export type MealNote = {
  text: string;
  /** Nothing is cooked: what is planned for this meal is not bought. */
  eatingOut: boolean;
};
export type MealPlanView = {
  id: string;
  name: string;
  created_at: string;
  /** 1 when it is created; every change raises it. */
  version: number;
  plan_data: MealPlanDataView;
  /** Only meals of which there is something to say. */
  meal_notes?: {
    "Monday-Breakfast"?: MealNote;
    "Monday-Lunch"?: MealNote;
    "Monday-Dinner"?: MealNote;
    "Tuesday-Breakfast"?: MealNote;
    "Tuesday-Lunch"?: MealNote;
    "Tuesday-Dinner"?: MealNote;
    "Wednesday-Breakfast"?: MealNote;
    "Wednesday-Lunch"?: MealNote;
    "Wednesday-Dinner"?: MealNote;
    "Thursday-Breakfast"?: MealNote;
    "Thursday-Lunch"?: MealNote;
    "Thursday-Dinner"?: MealNote;
    "Friday-Breakfast"?: MealNote;
    "Friday-Lunch"?: MealNote;
    "Friday-Dinner"?: MealNote;
    "Saturday-Breakfast"?: MealNote;
    "Saturday-Lunch"?: MealNote;
    "Saturday-Dinner"?: MealNote;
    "Sunday-Breakfast"?: MealNote;
    "Sunday-Lunch"?: MealNote;
    "Sunday-Dinner"?: MealNote;
  };
};
export type MealPlansView = MealPlanView[];
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
export type MealPlanCreatedView = {
  id: string;
  message: string;
};
export type PlannedDishBody = {
  id: number;
  /** For how many it is cooked; left out or null, for as many as the recipe is written for. Where the recipe does not say, how many times it is made. */
  servings?: number | null;
  /** Cooked for an earlier meal: nothing has to be bought for it. */
  leftovers?: boolean;
};
export type MealPlanDataBody = {
  "Monday-Breakfast"?: PlannedDishBody[];
  "Monday-Lunch"?: PlannedDishBody[];
  "Monday-Dinner"?: PlannedDishBody[];
  "Tuesday-Breakfast"?: PlannedDishBody[];
  "Tuesday-Lunch"?: PlannedDishBody[];
  "Tuesday-Dinner"?: PlannedDishBody[];
  "Wednesday-Breakfast"?: PlannedDishBody[];
  "Wednesday-Lunch"?: PlannedDishBody[];
  "Wednesday-Dinner"?: PlannedDishBody[];
  "Thursday-Breakfast"?: PlannedDishBody[];
  "Thursday-Lunch"?: PlannedDishBody[];
  "Thursday-Dinner"?: PlannedDishBody[];
  "Friday-Breakfast"?: PlannedDishBody[];
  "Friday-Lunch"?: PlannedDishBody[];
  "Friday-Dinner"?: PlannedDishBody[];
  "Saturday-Breakfast"?: PlannedDishBody[];
  "Saturday-Lunch"?: PlannedDishBody[];
  "Saturday-Dinner"?: PlannedDishBody[];
  "Sunday-Breakfast"?: PlannedDishBody[];
  "Sunday-Lunch"?: PlannedDishBody[];
  "Sunday-Dinner"?: PlannedDishBody[];
};
export type MealPlanBody = {
  name: string;
  plan_data: MealPlanDataBody;
  /** What else there is to say of a meal; left out, the notes of the plan stay. */
  meal_notes?: {
    "Monday-Breakfast"?: MealNote;
    "Monday-Lunch"?: MealNote;
    "Monday-Dinner"?: MealNote;
    "Tuesday-Breakfast"?: MealNote;
    "Tuesday-Lunch"?: MealNote;
    "Tuesday-Dinner"?: MealNote;
    "Wednesday-Breakfast"?: MealNote;
    "Wednesday-Lunch"?: MealNote;
    "Wednesday-Dinner"?: MealNote;
    "Thursday-Breakfast"?: MealNote;
    "Thursday-Lunch"?: MealNote;
    "Thursday-Dinner"?: MealNote;
    "Friday-Breakfast"?: MealNote;
    "Friday-Lunch"?: MealNote;
    "Friday-Dinner"?: MealNote;
    "Saturday-Breakfast"?: MealNote;
    "Saturday-Lunch"?: MealNote;
    "Saturday-Dinner"?: MealNote;
    "Sunday-Breakfast"?: MealNote;
    "Sunday-Lunch"?: MealNote;
    "Sunday-Dinner"?: MealNote;
  };
};
export type CalendarEventView = {
  id: string;
  title: string;
  start_date: string;
  end_date: string;
  color: "blue" | "green" | "red" | "purple" | "orange";
  linked_menu_id: string | null;
  linked_meal_plan_id: string | null;
  /** What the event was linked to, where that has been deleted. */
  deleted_link?: "menu" | "meal_plan";
};
export type CalendarEventsView = CalendarEventView[];
export type CalendarEventBody = {
  title: string;
  start_date: string;
  /** The last day; the start date when left out. */
  end_date?: string | null;
  color: "blue" | "green" | "red" | "purple" | "orange";
  linked_menu_id?: string | null;
  linked_meal_plan_id?: string | null;
  /** Ignored, so that an event can be sent back as it was read. */
  deleted_link?: ("menu" | "meal_plan") | null;
};
export type CalendarFeedView = {
  /** When the address was made; null while there is none. */
  created_at: string | null;
};
export type NewCalendarFeedView = {
  created_at: string;
  /** The secret address. It is told once and not kept. */
  url: string;
};
export type RenewCalendarFeedBody = {
  password: string;
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
export type PlanGroceryListView = {
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
  /** Events of these days whose menu or plan has been deleted; nothing is listed for them. */
  deletedItems: {
    title: string;
    link: "menu" | "meal_plan";
  }[];
  /** Menus that began before these days and go on in them. */
  startedItems: {
    title: string;
    start_date: string;
    included: boolean;
  }[];
};
export type PlanGroceryListBody =
  | {
      planId: string;
      /** Ids of recipes to shop for once, however often they are planned: the largest of them counts. */
      once?: number[];
      /** The country whose package sizes count; Canada if none is named. */
      country?: "CA" | "US" | "GB" | "FR";
    }
  | {
      start: string;
      /** The last day, at most the 400th. */
      end: string;
      /** Ids of recipes to shop for once, however often they are planned: the largest of them counts. */
      once?: number[];
      /** The country whose package sizes count; Canada if none is named. */
      country?: "CA" | "US" | "GB" | "FR";
      /** Also the menus that began before these days; usually their list is made already. */
      withStarted?: boolean;
    };
export type ProposedMealView = {
  slot:
    | "Monday-Breakfast"
    | "Monday-Lunch"
    | "Monday-Dinner"
    | "Tuesday-Breakfast"
    | "Tuesday-Lunch"
    | "Tuesday-Dinner"
    | "Wednesday-Breakfast"
    | "Wednesday-Lunch"
    | "Wednesday-Dinner"
    | "Thursday-Breakfast"
    | "Thursday-Lunch"
    | "Thursday-Dinner"
    | "Friday-Breakfast"
    | "Friday-Lunch"
    | "Friday-Dinner"
    | "Saturday-Breakfast"
    | "Saturday-Lunch"
    | "Saturday-Dinner"
    | "Sunday-Breakfast"
    | "Sunday-Lunch"
    | "Sunday-Dinner";
  id: number;
  title: string;
  /** The address of a photograph or of a drawn picture. */
  image: string;
  /** Null when nobody said. */
  readyInMinutes: number | null;
  /** For how many it is cooked; how many times it is made where `recipeServings` is null. */
  servings: number | null;
  /** For how many the recipe is written; null where it does not say. */
  recipeServings: number | null;
  /** What has to be bought for it. */
  toBuy: string[];
  /** What it uses of the things at hand that spoil soon. */
  uses: string[];
  /** Why it is proposed, in a sentence or two. */
  reason: string;
};
export type WeekProposalView = {
  /** In the order of the week. */
  meals: ProposedMealView[];
  /** Meals for which there is no other dish. */
  unfilled: (
    | "Monday-Breakfast"
    | "Monday-Lunch"
    | "Monday-Dinner"
    | "Tuesday-Breakfast"
    | "Tuesday-Lunch"
    | "Tuesday-Dinner"
    | "Wednesday-Breakfast"
    | "Wednesday-Lunch"
    | "Wednesday-Dinner"
    | "Thursday-Breakfast"
    | "Thursday-Lunch"
    | "Thursday-Dinner"
    | "Friday-Breakfast"
    | "Friday-Lunch"
    | "Friday-Dinner"
    | "Saturday-Breakfast"
    | "Saturday-Lunch"
    | "Saturday-Dinner"
    | "Sunday-Breakfast"
    | "Sunday-Lunch"
    | "Sunday-Dinner"
  )[];
  /** What has to be bought for the whole week, decided meals included; each food once. */
  toBuy: string[];
  /** How long the proposed dishes take together, where it is known. */
  minutes: number;
  /** How many of them state no time. */
  untimed: number;
  /** What spoils soon and no dish of the week uses. */
  notUsed: string[];
  /** Entries of `exclude` that were not understood, so that nothing was left out. */
  notFilteredBy: string[];
  /** Foods at hand that were not understood. */
  unknown: string[];
};
export type WeekProposalBody = {
  /** The meals to find dishes for. */
  slots: (
    | "Monday-Breakfast"
    | "Monday-Lunch"
    | "Monday-Dinner"
    | "Tuesday-Breakfast"
    | "Tuesday-Lunch"
    | "Tuesday-Dinner"
    | "Wednesday-Breakfast"
    | "Wednesday-Lunch"
    | "Wednesday-Dinner"
    | "Thursday-Breakfast"
    | "Thursday-Lunch"
    | "Thursday-Dinner"
    | "Friday-Breakfast"
    | "Friday-Lunch"
    | "Friday-Dinner"
    | "Saturday-Breakfast"
    | "Saturday-Lunch"
    | "Saturday-Dinner"
    | "Sunday-Breakfast"
    | "Sunday-Lunch"
    | "Sunday-Dinner"
  )[];
  /** The dishes of meals that stay as they are. The others are chosen to go with them; a meal that has dishes here is not filled. */
  decided?: {
    "Monday-Breakfast"?: PlannedDishBody[];
    "Monday-Lunch"?: PlannedDishBody[];
    "Monday-Dinner"?: PlannedDishBody[];
    "Tuesday-Breakfast"?: PlannedDishBody[];
    "Tuesday-Lunch"?: PlannedDishBody[];
    "Tuesday-Dinner"?: PlannedDishBody[];
    "Wednesday-Breakfast"?: PlannedDishBody[];
    "Wednesday-Lunch"?: PlannedDishBody[];
    "Wednesday-Dinner"?: PlannedDishBody[];
    "Thursday-Breakfast"?: PlannedDishBody[];
    "Thursday-Lunch"?: PlannedDishBody[];
    "Thursday-Dinner"?: PlannedDishBody[];
    "Friday-Breakfast"?: PlannedDishBody[];
    "Friday-Lunch"?: PlannedDishBody[];
    "Friday-Dinner"?: PlannedDishBody[];
    "Saturday-Breakfast"?: PlannedDishBody[];
    "Saturday-Lunch"?: PlannedDishBody[];
    "Saturday-Dinner"?: PlannedDishBody[];
    "Sunday-Breakfast"?: PlannedDishBody[];
    "Sunday-Lunch"?: PlannedDishBody[];
    "Sunday-Dinner"?: PlannedDishBody[];
  };
  /** Recipes not to propose, because the person has asked for others instead. */
  turnedDown?: number[];
  /** The day on which the person's week begins: what spoils first is used from there. */
  firstDay?:
    | "Monday"
    | "Tuesday"
    | "Wednesday"
    | "Thursday"
    | "Friday"
    | "Saturday"
    | "Sunday";
  /** What is at hand, besides the pantry; left out, the kitchen of the account. */
  kitchen?: string[] | string;
  /** What is at hand and spoils soon; left out, what the kitchen of the account marks so. */
  useSoon?: string[] | string;
  diet?: "all" | "vegetarian" | "pescetarian" | "vegan" | "gluten free";
  /** What no dish may contain. */
  exclude?: string[] | string;
  /** Only recipes that are known to take no longer. */
  maxMinutes?: number | null;
  /** For how many to cook; left out, for as many as each recipe is written for. */
  servings?: number | null;
  /** The same request with the same seed is answered with the same week. */
  seed?: number;
};
export type MealPlanUpdateBody = {
  name: string;
  plan_data: MealPlanDataBody;
  /** What else there is to say of a meal; left out, the notes of the plan stay. */
  meal_notes?: {
    "Monday-Breakfast"?: MealNote;
    "Monday-Lunch"?: MealNote;
    "Monday-Dinner"?: MealNote;
    "Tuesday-Breakfast"?: MealNote;
    "Tuesday-Lunch"?: MealNote;
    "Tuesday-Dinner"?: MealNote;
    "Wednesday-Breakfast"?: MealNote;
    "Wednesday-Lunch"?: MealNote;
    "Wednesday-Dinner"?: MealNote;
    "Thursday-Breakfast"?: MealNote;
    "Thursday-Lunch"?: MealNote;
    "Thursday-Dinner"?: MealNote;
    "Friday-Breakfast"?: MealNote;
    "Friday-Lunch"?: MealNote;
    "Friday-Dinner"?: MealNote;
    "Saturday-Breakfast"?: MealNote;
    "Saturday-Lunch"?: MealNote;
    "Saturday-Dinner"?: MealNote;
    "Sunday-Breakfast"?: MealNote;
    "Sunday-Lunch"?: MealNote;
    "Sunday-Dinner"?: MealNote;
  };
  /** The version that was changed; an outdated one is refused with the current plan. */
  version?: number;
};
export const {
  useGetMealPlansQuery,
  useLazyGetMealPlansQuery,
  useCreateMealPlanMutation,
  useGetCalendarEventsQuery,
  useLazyGetCalendarEventsQuery,
  useCreateCalendarEventMutation,
  useGetCalendarFeedQuery,
  useLazyGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
  useGetLinkedEventsQuery,
  useLazyGetLinkedEventsQuery,
  useUpdateCalendarEventMutation,
  useDeleteCalendarEventMutation,
  useGeneratePlanGroceryListMutation,
  useProposeWeekMutation,
  useUpdateMealPlanMutation,
  useDeleteMealPlanMutation,
} = injectedRtkApi;
