import { longestEventTitle } from '@larder/api-client/limits';
import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { deleteUnlessUndone, Link } from '@larder/shell-sdk';
import { Button, CalendarIcon, DeleteIcon, Field, InfoIcon, MenusIcon, Stack } from '@larder/ui';
import { AlertDialog, Dialog } from '@larder/ui/overlays';
import { useId } from 'react';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { useDeleteCalendarEventMutation } from './calendar.api';
import { ColorChoice, ColorDot } from './event-color.parts';
import { Dates } from './event-dates.parts';
import { useEventForm } from './use-event-form';

const Facts = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;

  li {
    display: flex;
    align-items: center;
    gap: ${({ theme }) => theme.space[3]};
    min-width: 0;
    overflow-wrap: anywhere;
  }

  li > svg {
    flex: none;
    color: ${({ theme }) => theme.color.inkMuted};
  }

  li > span:first-child {
    margin-inline: 0.1875rem;
  }
`;

function EventForm({ id, form }: { id: string; form: ReturnType<typeof useEventForm> }) {
  return (
    <Stack as="form" id={id} $gap={5} onSubmit={(event) => void form.save(event)} noValidate>
      <Field
        label={copy.planner.eventTitle}
        maxLength={longestEventTitle}
        value={form.title}
        error={form.titleMissing ? copy.errors.calendar_title_empty : undefined}
        onChange={({ target }) => form.setTitle(target.value)}
      />
      <Dates>
        <Field
          type="date"
          label={copy.planner.startDate}
          min={calendarDay.first}
          max={calendarDay.last}
          value={form.start}
          error={form.startMissing ? copy.planner.startMissing : undefined}
          onChange={({ target }) => form.begin(target.value)}
        />
        <Field
          type="date"
          label={copy.planner.endDate}
          min={form.start || calendarDay.first}
          max={calendarDay.last}
          value={form.end}
          error={form.endsTooEarly ? copy.planner.endsTooEarly : undefined}
          onChange={({ target }) => form.setEnd(target.value)}
        />
      </Dates>
      <ColorChoice value={form.color} onChange={form.setColor} />
    </Stack>
  );
}

interface EventDialogProps {
  event: CalendarEventView;
  /** The name of the linked plan, if known. */
  planName: string | undefined;
  canChange: boolean;
  onClose: () => void;
  onDelete: () => void;
}

/** An event's details; subscribers can change its dates and colour. */
export function EventDialog({ event, planName, canChange, onClose, onDelete }: EventDialogProps) {
  const form = useEventForm(event, onClose);
  const formId = useId();

  return (
    <Dialog
      open
      onClose={onClose}
      title={event.title}
      closeLabel={copy.common.close}
      size="small"
      footer={
        canChange && (
          <>
            <Button variant="secondary" icon={<DeleteIcon />} onClick={onDelete}>
              {copy.common.delete}
            </Button>
            <Button
              type="submit"
              form={formId}
              busy={form.isSaving}
              busyLabel={copy.planner.saving}
            >
              {copy.planner.saveChanges}
            </Button>
          </>
        )
      }
    >
      <Stack $gap={5}>
        <Facts>
          <li>
            <CalendarIcon aria-hidden="true" />
            {calendarDay.formatRange(event.start_date, event.end_date)}
          </li>
          {!canChange && (
            <li>
              <ColorDot $color={event.color} />
              {copy.planner.colors[event.color]}
            </li>
          )}
          {event.linked_menu_id !== null && (
            <li>
              <MenusIcon aria-hidden="true" />
              <Link to={`/menu/${event.linked_menu_id}`}>{copy.planner.openMenu}</Link>
            </li>
          )}
          {event.deleted_link && (
            <li>
              <InfoIcon aria-hidden="true" />
              {copy.planner.linkDeleted[event.deleted_link]}
            </li>
          )}
          {event.linked_meal_plan_id !== null && (
            <li>
              <CalendarIcon aria-hidden="true" />
              <Link to={`/?plan=${event.linked_meal_plan_id}`}>
                {planName === undefined ? copy.planner.openPlan : copy.planner.mealPlan(planName)}
              </Link>
            </li>
          )}
        </Facts>
        {canChange && <EventForm id={formId} form={form} />}
      </Stack>
    </Dialog>
  );
}

interface DeleteEventDialogProps {
  event: CalendarEventView;
  onCancel: () => void;
  onDeleted: () => void;
}

export function DeleteEventDialog({ event, onCancel, onDeleted }: DeleteEventDialogProps) {
  const [deleteCalendarEvent] = useDeleteCalendarEventMutation();
  const remove = (): void => {
    deleteUnlessUndone({
      keys: [`event ${event.id}`],
      done: copy.planner.eventDeleted,
      failed: copy.planner.eventDeleteFailed,
      send: () => deleteCalendarEvent({ id: event.id }).unwrap(),
    });
    onDeleted();
  };
  return (
    <AlertDialog
      open
      title={copy.planner.deleteEventTitle(event.title)}
      cancelLabel={copy.common.cancel}
      confirmLabel={copy.common.delete}
      onCancel={onCancel}
      onConfirm={remove}
    >
      {copy.planner.deleteEventText}
    </AlertDialog>
  );
}

const EventRows = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[2]};
  padding: 0;
  list-style: none;
`;

const EventRow = styled.button`
  display: flex;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
  width: 100%;
  min-height: ${({ theme }) => theme.control.medium};
  padding: ${({ theme }) => `${theme.space[2]} ${theme.space[4]}`};
  border: ${({ theme }) => theme.border.hairline} solid ${({ theme }) => theme.color.line};
  border-radius: ${({ theme }) => theme.radius.medium};
  background: ${({ theme }) => theme.color.surfaceRaised};
  color: ${({ theme }) => theme.color.ink};
  overflow-wrap: anywhere;
  text-align: start;

  ${({ theme }) => theme.media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.accent};
      background: ${({ theme }) => theme.color.accentSoft};
    }
  }
`;

interface EventListProps {
  events: CalendarEventView[];
  onSelect: (event: CalendarEventView) => void;
}

function EventList({ events, onSelect }: EventListProps) {
  return (
    <EventRows>
      {events.map((event) => (
        <li key={event.id}>
          <EventRow type="button" onClick={() => onSelect(event)}>
            <ColorDot $color={event.color} />
            {event.title}
          </EventRow>
        </li>
      ))}
    </EventRows>
  );
}

interface DayDialogProps extends EventListProps {
  day: Day;
  onClose: () => void;
}

/** All events of a day that has more than its cell shows. */
export function DayDialog({ day, events, onSelect, onClose }: DayDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      title={calendarDay.format(day, 'full')}
      closeLabel={copy.common.close}
      size="small"
    >
      <EventList events={events} onSelect={onSelect} />
    </Dialog>
  );
}

const DayEvents = styled.section`
  margin-top: ${({ theme }) => theme.space[5]};

  > h2 {
    font-size: ${({ theme }) => theme.textSize.subtitle};
  }

  > :last-child {
    margin-top: ${({ theme }) => theme.space[3]};
  }
`;

const NoEvents = styled.p`
  color: ${({ theme }) => theme.color.inkMuted};
`;

interface SelectedDayProps extends EventListProps {
  day: Day;
}

/** Below the month on a narrow screen: the selected day's events, whose titles do not fit in the cell. */
export function SelectedDay({ day, events, onSelect }: SelectedDayProps) {
  return (
    <DayEvents>
      <h2>{calendarDay.format(day, 'full')}</h2>
      {events.length === 0 ? (
        <NoEvents>{copy.planner.noEvents}</NoEvents>
      ) : (
        <EventList events={events} onSelect={onSelect} />
      )}
    </DayEvents>
  );
}
