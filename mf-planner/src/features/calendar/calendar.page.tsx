import type { CalendarEventView, MealPlanView } from '@larder/api-client/meal-planner';
import type { MenuSummaryView } from '@larder/api-client/menus';
import { copy } from '@larder/copy';
import { firstWeekday, Link, useOnline, useSession } from '@larder/shell-sdk';
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
import { memo } from 'react';
import { Calendar, DateLocalizer, Views } from 'react-big-calendar';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { AddToCalendarDialog } from './add-to-calendar.parts';
import { DayDialog, DeleteEventDialog, EventDialog, SelectedDay } from './event-dialogs.parts';
import { DayDishes, DishesOfDay } from './day-dishes.parts';
import { EventMoving } from './event-moving.parts';
import { MonthToolbar } from './month-toolbar.parts';
import { MonthView } from './month-view.parts';
import { useNarrowScreen } from '../../shared/narrow-screen';
import { SavedItems, SavedList, type SavedItem } from './saved-items.parts';
import { useCalendar } from './use-calendar';

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

// The view formats dates itself in UTC; why not the ready-made date-fns localizer: decision 018.
const localizer = new DateLocalizer({
  firstOfWeek: () => firstWeekday.current(),
  format: (value) => calendarDay.format(calendarDay.fromDate(value as Date), 'long'),
  formats: {},
});
const views = { month: MonthView };
const components = { toolbar: MonthToolbar };
const oneView = (): void => {};
const getNow = (): Date => calendarDay.toDate(calendarDay.today());

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
  const start = calendarDay.startOfWeek(day);
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
  const isNarrow = useNarrowScreen();
  const isOnline = useOnline();
  const calendar = useCalendar();
  const isMonthUnknown = calendar.isMonthMissing && !isOnline;
  const { selected, events, eventsOn, moveEvent, dialog, open, close } = calendar;

  return (
    <Frame>
      <Stack $gap={6}>
        <PageHeading lede={copy.planner.calendarLede}>{copy.planner.calendarTitle}</PageHeading>
        {isMonthUnknown && <Notice tone="warning">{copy.planner.monthNotKept}</Notice>}
        {calendar.hasFailed && !isMonthUnknown && (
          <Notice
            tone="danger"
            action={
              <Button
                size="small"
                variant="secondary"
                icon={<RetryIcon />}
                onClick={calendar.retry}
              >
                {copy.common.retry}
              </Button>
            }
          >
            {copy.planner.loadFailed}
          </Notice>
        )}
        <MonthFrame aria-busy={calendar.isLoading}>
          {calendar.isLoading && (
            <VisuallyHidden role="status">{copy.common.loading}</VisuallyHidden>
          )}
          <DayDishes value={calendar.dishes}>
            <Month
              selected={selected}
              events={events}
              onSelect={calendar.select}
              onOpen={open}
              onShowDay={calendar.showDay}
              onMove={moveEvent}
            />
          </DayDishes>
          <VisuallyHidden role="status">{calendar.announcement}</VisuallyHidden>
          {!isNarrow && moveEvent && events.length > 0 && (
            <MovingHint>{copy.planner.movingHint}</MovingHint>
          )}
          <WeekGroceries day={selected} />
          {isNarrow && <SelectedDay day={selected} events={eventsOn(selected)} onSelect={open} />}
          <DishesOfDay day={selected} dishes={calendar.dishesOn(selected)} />
        </MonthFrame>
        <SavedItems on={calendarDay.format(selected, 'full')}>
          <SavedList
            heading={copy.planner.savedMenus}
            loadingText={copy.planner.loadingMenus}
            emptyText={copy.planner.noMenus}
            isLoading={calendar.areMenusLoading}
            items={calendar.menus?.map(menuItem)}
            onPick={calendar.pick}
          />
          <SavedList
            heading={copy.planner.savedPlans}
            loadingText={copy.planner.loadingPlans}
            emptyText={copy.planner.noPlans}
            isLoading={calendar.arePlansLoading}
            items={calendar.plans?.map(planItem)}
            onPick={calendar.pick}
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
          planName={calendar.plans?.find(({ id }) => id === dialog.event.linked_meal_plan_id)?.name}
          canChange={isSubscribed}
          onClose={close}
          onDelete={() => calendar.askToDelete(dialog.event)}
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
