import { errorMessage } from '@larder/api-client';
import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { useState, type FormEvent } from 'react';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { useUpdateCalendarEventMutation } from './calendar.api';
import type { EventColor } from './calendar.model';

/** An event being changed: its fields, what is wrong with them, and saving it. */
export function useEventForm(event: CalendarEventView, onSaved: () => void) {
  const [title, setTitle] = useState(event.title);
  const [start, setStart] = useState(event.start_date);
  const [end, setEnd] = useState(event.end_date);
  const [color, setColor] = useState<EventColor>(event.color);
  const [updateCalendarEvent, { isLoading }] = useUpdateCalendarEventMutation();
  const [isChecked, setIsChecked] = useState(false);
  const titleMissing = isChecked && title.trim() === '';
  const startMissing = isChecked && start === '';
  const endsTooEarly = end !== '' && end < start;

  /** An event with another start keeps its duration. */
  const begin = (day: Day): void => {
    if (calendarDay.isDay(day) && calendarDay.isDay(start) && calendarDay.isDay(end)) {
      setEnd(calendarDay.add(day, Math.max(calendarDay.daysBetween(start, end), 0)));
    }
    setStart(day);
  };

  const save = async (submission: FormEvent): Promise<void> => {
    submission.preventDefault();
    setIsChecked(true);
    if (title.trim() === '' || start === '' || endsTooEarly || isLoading) return;
    const { id, ...body } = event;
    try {
      await updateCalendarEvent({
        id,
        calendarEventBody: {
          ...body,
          title: title.trim(),
          start_date: start,
          end_date: end || start,
          color,
        },
      }).unwrap();
      notify.success(copy.planner.eventUpdated);
      onSaved();
    } catch (error) {
      notify.error(errorMessage(error, copy.planner.eventUpdateFailed));
    }
  };

  return {
    title,
    setTitle,
    start,
    begin,
    end,
    setEnd,
    color,
    setColor,
    titleMissing,
    startMissing,
    endsTooEarly,
    save,
    isSaving: isLoading,
  };
}
