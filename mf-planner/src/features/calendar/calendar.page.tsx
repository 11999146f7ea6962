import type { CalendarEventView, MealPlanView } from '@larder/api-client/meal-planner';
import type { MenuSummaryView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { Link, usePremiumGate, useSearchParams, useSession } from '@larder/shell-sdk';
import {
  Button,
  GroceryListIcon,
  Notice,
  PageFrame,
  PageHeading,
  RetryIcon,
  Stack,
  VisuallyHidden,
} from '@larder/ui';
import { memo, useCallback, useState } from 'react';
import { Calendar, DateLocalizer, Views } from 'react-big-calendar';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { AddToCalendarDialog } from './add-to-calendar.parts';
import { useCalendarData } from './calendar.api';
import { DayDialog, DeleteEventDialog, EventDialog, SelectedDay } from './event-dialogs.parts';
import { EventMoving } from './event-moving.parts';
import { MonthToolbar } from './month-toolbar.parts';
import { MonthView } from './month-view.parts';
import { useNarrowScreen } from '../../shared/narrow-screen';
import { SavedItems, SavedList, type SavedItem } from './saved-items.parts';

const Frame = styled(PageFrame)`
  max-width: calc(56.25rem + 2 * ${({ theme }) => theme.gutter});
`;

const MonthFrame = styled.div`
  [role='grid'] {
    transition: opacity ${({ theme }) => theme.motion.gentle};
  }

  &[aria-busy='true'] [role='grid'] {
    opacity: 0.55;
  }
`;

const MovingHint = styled.p`
  margin-top: ${({ theme }) => theme.space[3]};
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.textSize.small};
`;

const WeekLink = styled.div`
  margin-top: ${({ theme }) => theme.space[4]};
`;

const dateParameter = 'date';

// The view formats dates itself in UTC; why not the ready-made date-fns localizer: decision 018.
const localizer = new DateLocalizer({
  firstOfWeek: () => calendarDay.firstWeekday(),
  format: (value) => calendarDay.format(calendarDay.fromDate(value as Date), 'long'),
  formats: {},
});
const views = { month: MonthView };
const components = { toolbar: MonthToolbar };
const oneView = (): void => {};
const getNow = (): Date => calendarDay.toDate(calendarDay.today());

type OpenDialog =
  | { kind: 'add'; item: SavedItem }
  | { kind: 'day'; day: Day }
  | { kind: 'event' | 'delete'; event: CalendarEventView }
  | null;

const menuItem = ({ id, title, created_at, item_count }: MenuSummaryView): SavedItem => ({
  kind: 'menu',
  id,
  title,
  createdAt: created_at,
  itemCount: item_count,
});

const planItem = ({ id, name, created_at }: MealPlanView): SavedItem => ({
  kind: 'plan',
  id,
  title: name,
  createdAt: created_at,
});

/** The selected date, kept in the URL so that reloads and links return to it. */
function useSelectedDay(): [Day, (day: Day) => void] {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get(dateParameter) ?? '';
  const selected = calendarDay.isDay(given) ? given : calendarDay.today();
  const select = useCallback(
    (day: Day): void =>
      setParameters({ [dateParameter]: day }, { replace: true, preventScrollReset: true }),
    [setParameters],
  );
  return [selected, select];
}

interface MonthProps {
  selected: Day;
  events: CalendarEventView[];
  onSelect: (day: Day) => void;
  onOpen: (event: CalendarEventView) => void;
  onShowDay: (day: Day) => void;
  onMove: ((event: CalendarEventView) => void) | null;
}

/** The month, rerendered only when something in it changes, not when the lists next to it do. */
const Month = memo(function Month(props: MonthProps) {
  const { selected, events, onSelect, onOpen, onShowDay, onMove } = props;
  return (
    <EventMoving onMove={onMove}>
      <Calendar
        localizer={localizer}
        view={Views.MONTH}
        views={views}
        onView={oneView}
        date={calendarDay.toDate(selected)}
        getNow={getNow}
        onNavigate={(date) => onSelect(calendarDay.fromDate(date))}
        events={events}
        components={components}
        onSelectEvent={onOpen}
        onShowMore={(_, date) => onShowDay(calendarDay.fromDate(date))}
      />
    </EventMoving>
  );
});

/** Link to a grocery list for the week of the selected date. */
function WeekGroceries({ day }: { day: Day }) {
  const sinceFirst = (calendarDay.weekday(day) - calendarDay.firstWeekday() + 7) % 7;
  const start = calendarDay.add(day, -sinceFirst);
  const end = calendarDay.add(start, 6);
  return (
    <WeekLink>
      <Button
        as={Link}
        to={`/grocery-list?start=${start}&end=${end}`}
        variant="secondary"
        size="small"
        icon={<GroceryListIcon />}
      >
        {copy.planner.groceryListFor(calendarDay.formatRange(start, end))}
      </Button>
    </WeekLink>
  );
}

/** `/calendar`. */
export function Page() {
  const { isSubscribed } = useSession();
  const askForSubscription = usePremiumGate();
  const [selected, select] = useSelectedDay();
  const { events, move, isLoading, hasFailed, retry, ...saved } = useCalendarData(selected);
  const [announcement, announce] = useState('');
  const [dialog, setDialog] = useState<OpenDialog>(null);
  const isNarrow = useNarrowScreen();
  // A late response closes only the dialog that waited for it.
  const close = (): void => setDialog((shown) => (shown === dialog ? null : shown));
  const open = useCallback(
    (event: CalendarEventView): void => setDialog({ kind: 'event', event }),
    [],
  );
  const showDay = useCallback((day: Day): void => setDialog({ kind: 'day', day }), []);

  const pick = (item: SavedItem): void => {
    if (isSubscribed) setDialog({ kind: 'add', item });
    else askForSubscription();
  };
  const moveEvent = useCallback(
    (event: CalendarEventView): void => {
      const { title, start_date, end_date } = event;
      announce(copy.planner.eventMoved(title, calendarDay.formatRange(start_date, end_date)));
      const { start, end } = calendarDay.monthOf(selected);
      // If it has moved to another month, the view follows.
      if (end_date < start || start_date > end) select(start_date);
      void move(event);
    },
    [selected, select, move],
  );
  const eventsOn = (day: Day): CalendarEventView[] =>
    events.filter(({ start_date, end_date }) => start_date <= day && end_date >= day);

  return (
    <Frame>
      <Stack $gap={6}>
        <PageHeading lede={copy.planner.calendarLede}>{copy.planner.calendarTitle}</PageHeading>
        {hasFailed && (
          <Notice
            tone="danger"
            action={
              <Button size="small" variant="secondary" icon={<RetryIcon />} onClick={retry}>
                {copy.common.retry}
              </Button>
            }
          >
            {copy.planner.loadFailed}
          </Notice>
        )}
        <MonthFrame aria-busy={isLoading}>
          {isLoading && <VisuallyHidden role="status">{copy.common.loading}</VisuallyHidden>}
          <Month
            selected={selected}
            events={events}
            onSelect={select}
            onOpen={open}
            onShowDay={showDay}
            onMove={isSubscribed ? moveEvent : null}
          />
          <VisuallyHidden role="status">{announcement}</VisuallyHidden>
          {!isNarrow && isSubscribed && events.length > 0 && (
            <MovingHint>{copy.planner.movingHint}</MovingHint>
          )}
          <WeekGroceries day={selected} />
          {isNarrow && <SelectedDay day={selected} events={eventsOn(selected)} onSelect={open} />}
        </MonthFrame>
        <SavedItems on={calendarDay.format(selected, 'full')}>
          <SavedList
            heading={copy.planner.savedMenus}
            loadingText={copy.planner.loadingMenus}
            emptyText={copy.planner.noMenus}
            isLoading={saved.areMenusLoading}
            items={saved.menus?.map(menuItem)}
            onPick={pick}
          />
          <SavedList
            heading={copy.planner.savedPlans}
            loadingText={copy.planner.loadingPlans}
            emptyText={copy.planner.noPlans}
            isLoading={saved.arePlansLoading}
            items={saved.plans?.map(planItem)}
            onPick={pick}
          />
        </SavedItems>
      </Stack>
      {dialog?.kind === 'add' && (
        <AddToCalendarDialog item={dialog.item} start={selected} onClose={close} />
      )}
      {dialog?.kind === 'day' && (
        <DayDialog day={dialog.day} events={eventsOn(dialog.day)} onSelect={open} onClose={close} />
      )}
      {dialog?.kind === 'event' && (
        <EventDialog
          event={dialog.event}
          planName={saved.plans?.find(({ id }) => id === dialog.event.linked_meal_plan_id)?.name}
          canChange={isSubscribed}
          onClose={close}
          onDelete={() => setDialog({ kind: 'delete', event: dialog.event })}
        />
      )}
      {dialog?.kind === 'delete' && (
        <DeleteEventDialog
          event={dialog.event}
          onCancel={() => open(dialog.event)}
          onDeleted={close}
        />
      )}
    </Frame>
  );
}
