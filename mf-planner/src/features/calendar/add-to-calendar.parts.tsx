import { errorMessage } from '@larder/api-client';
import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Button, Field, Stack } from '@larder/ui';
import { Dialog } from '@larder/ui/overlays';
import { useId, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { useCreateCalendarEventMutation } from './calendar.api';
import type { EventColor } from './calendar.model';
import { ColorChoice } from './event-color.parts';
import { Dates } from './event-dates.parts';
import type { SavedItem } from './saved-items.parts';

const defaultColors: Record<SavedItem['kind'], EventColor> = { menu: 'blue', plan: 'green' };

const ItemName = styled.p`
  overflow-wrap: anywhere;
  font-size: ${({ theme }) => theme.textSize.lead};
`;

interface AddToCalendarDialogProps {
  item: SavedItem;
  /** The calendar's selected date, on which the item starts. */
  start: Day;
  onClose: () => void;
}

/** Schedules a saved menu or plan on the selected date, or from there to an end date. */
export function AddToCalendarDialog({ item, start, onClose }: AddToCalendarDialogProps) {
  const [end, setEnd] = useState('');
  const [color, setColor] = useState<EventColor>(defaultColors[item.kind]);
  const [createCalendarEvent, { isLoading }] = useCreateCalendarEventMutation();
  const form = useId();
  const endField = useRef<HTMLInputElement>(null);
  const endsTooEarly = end !== '' && end < start;

  const add = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (endsTooEarly || isLoading) return endField.current?.focus();
    const toast = notify.loading(copy.planner.adding);
    try {
      await createCalendarEvent({
        calendarEventBody: {
          title: item.title,
          start_date: start,
          end_date: end || start,
          color,
          linked_menu_id: item.kind === 'menu' ? item.id : null,
          linked_meal_plan_id: item.kind === 'plan' ? item.id : null,
        },
      }).unwrap();
      notify.success(copy.planner.added, toast);
      onClose();
    } catch (error) {
      notify.error(errorMessage(error, copy.planner.addFailed), toast);
    }
  };

  return (
    <Dialog
      open
      onClose={onClose}
      title={copy.planner.addToCalendar}
      closeLabel={copy.common.close}
      size="small"
      initialFocus={endField}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {copy.common.cancel}
          </Button>
          <Button type="submit" form={form} busy={isLoading}>
            {copy.planner.addToCalendar}
          </Button>
        </>
      }
    >
      <Stack as="form" id={form} $gap={5} onSubmit={(event) => void add(event)} noValidate>
        <ItemName>{item.title}</ItemName>
        <Dates>
          <Field type="date" label={copy.planner.startDate} value={start} disabled readOnly />
          <Field
            ref={endField}
            type="date"
            label={copy.planner.endDate}
            hint={copy.planner.endDateHint}
            min={start}
            max={calendarDay.last}
            value={end}
            error={endsTooEarly ? copy.planner.endsTooEarly : undefined}
            onChange={(event) => setEnd(event.target.value)}
          />
        </Dates>
        <ColorChoice value={color} onChange={setColor} />
      </Stack>
    </Dialog>
  );
}
