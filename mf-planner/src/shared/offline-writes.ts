import { isApiError } from '@larder/api-client';
import type {
  CalendarEventBody,
  CalendarEventsView,
  CalendarEventView,
  MealPlanBody,
  MealPlansView,
  MealPlanView,
} from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { keptDish, type FindKept, type OfflineWrite, type Write } from '@larder/shell-sdk';

type PlannedDish = NonNullable<MealPlanView['plan_data']['Monday-Lunch']>[number];

const plansUrl = '/meal-planner';
const calendarUrl = '/meal-planner/calendar';

async function planWith(
  { body, id = '' }: Write,
  before: MealPlanView | undefined,
  kept: FindKept,
): Promise<MealPlanView> {
  const { name, plan_data } = body as MealPlanBody;
  const known = new Map(
    Object.values<PlannedDish[]>(before?.plan_data ?? {})
      .flat()
      .map((dish) => [dish.id, dish]),
  );
  const slots = Object.entries(plan_data).map(async ([slot, dishes]) => {
    const planned = dishes.map(async (chosen) => {
      const dish = known.get(chosen.id);
      return dish ? { ...dish, servings: chosen.servings ?? null } : keptDish(chosen, kept);
    });
    return [slot, await Promise.all(planned)] as const;
  });
  return {
    id: before?.id ?? String(id),
    created_at: before?.created_at ?? new Date().toISOString(),
    version: before?.version ?? 1,
    name,
    plan_data: Object.fromEntries(await Promise.all(slots)),
  };
}

/** What is planned, to be compared with what was sent. */
const contentOf = (name: string, slots: object): string =>
  JSON.stringify([
    name,
    Object.entries<{ id: number; servings?: number | null }[]>(slots as never)
      .filter(([, dishes]) => dishes.length > 0)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([slot, dishes]) => [slot, dishes.map(({ id, servings }) => [id, servings ?? null])]),
  ]);

const planLabel = ({ body }: Write): string =>
  copy.planner.waitingPlan((body as MealPlanBody).name);

const eventLabel = ({ body }: Write): string =>
  copy.planner.waitingEvent((body as CalendarEventBody).title);

function eventOf({ body }: Write, id: string): CalendarEventView {
  const { deleted_link: _, ...event } = body as CalendarEventBody;
  return {
    ...event,
    id,
    end_date: event.end_date ?? event.start_date,
    linked_menu_id: event.linked_menu_id ?? null,
    linked_meal_plan_id: event.linked_meal_plan_id ?? null,
  };
}

/** An event is shown in the answers whose days it touches. */
function withEvent(
  params: Record<string, unknown> | undefined,
  events: CalendarEventsView,
  event: CalendarEventView,
): CalendarEventsView {
  const others = events.filter(({ id }) => id !== event.id);
  const { start = '', end = '\uffff' } = (params ?? {}) as { start?: string; end?: string };
  const touches = event.start_date <= end && event.end_date >= start;
  return touches
    ? [...others, event].sort((one, other) => one.start_date.localeCompare(other.start_date))
    : others;
}

/** How changes to plans and the calendar wait for a network. */
export const offlineWrites: Record<string, OfflineWrite> = {
  'POST /meal-planner': {
    creates: 'uuid',
    label: planLabel,
    answer: ({ id }) => ({ id, message: copy.planner.planSaved }),
    shows: async ({ url }, data, write, kept) =>
      url === plansUrl && data
        ? [await planWith(write, undefined, kept), ...(data as MealPlansView)]
        : data,
  },
  'PUT /meal-planner/:id': {
    label: planLabel,
    answer: async (write, kept) => {
      const plans = (await kept({ url: plansUrl })) as MealPlansView | undefined;
      return planWith(
        write,
        plans?.find(({ id }) => id === write.ids[0]),
        kept,
      );
    },
    shows: async ({ url }, data, write, kept) => {
      if (url !== plansUrl || !data) return data;
      const plans = data as MealPlansView;
      const before = plans.find(({ id }) => id === write.ids[0]);
      if (!before) return data;
      const changed = await planWith(write, before, kept);
      return plans.map((plan) => (plan === before ? changed : plan));
    },
    settle: ({ body }, error) => {
      const theirs = isApiError(error) && (error.besides?.['plan'] as MealPlanView | undefined);
      const { name, plan_data } = body as MealPlanBody;
      const isSame =
        theirs && contentOf(theirs.name, theirs.plan_data) === contentOf(name, plan_data);
      return isSame ? 'done' : undefined;
    },
  },
  'DELETE /meal-planner/:id': {
    label: () => copy.planner.waitingPlanDeletion,
    shows: ({ url }, data, { ids }) =>
      url === plansUrl && data ? (data as MealPlansView).filter(({ id }) => id !== ids[0]) : data,
  },
  'POST /meal-planner/calendar': {
    creates: 'uuid',
    label: eventLabel,
    answer: (write) => eventOf(write, String(write.id)),
    shows: ({ url, params }, data, write) =>
      url === calendarUrl && data
        ? withEvent(params, data as CalendarEventsView, eventOf(write, String(write.id)))
        : data,
  },
  'PUT /meal-planner/calendar/:id': {
    label: eventLabel,
    answer: (write) => eventOf(write, write.ids[0] ?? ''),
    shows: ({ url, params }, data, write) =>
      url === calendarUrl && data
        ? withEvent(params, data as CalendarEventsView, eventOf(write, write.ids[0] ?? ''))
        : data,
  },
  'DELETE /meal-planner/calendar/:id': {
    label: () => copy.planner.waitingEventDeletion,
    shows: ({ url }, data, { ids }) =>
      url === calendarUrl && data
        ? (data as CalendarEventsView).filter(({ id }) => id !== ids[0])
        : data,
  },
};
