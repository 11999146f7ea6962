import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { createContext, useContext, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { PointerDragging } from '../../shared/pointer-dragging';
import { daysInWeek, movedBy } from './calendar.model';
import { themeColors } from './event-color.parts';

/** Moves an event to other days; null for people who may not change anything. */
type MoveEvent = ((moved: CalendarEventView) => void) | null;

const MovingContext = createContext<MoveEvent>(null);

const Dragged = styled.div<{ $color: CalendarEventView['color'] }>`
  overflow: hidden;
  width: fit-content;
  max-width: 12rem;
  padding: 0 ${({ theme }) => theme.space[2]};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme, $color }) => theme.color[themeColors[$color]]};
  box-shadow: ${({ theme }) => theme.shadow.raised};
  color: ${({ theme }) => theme.color.eventInk};
  cursor: grabbing;
  font-size: ${({ theme }) => theme.textSize.caption};
  font-weight: ${({ theme }) => theme.weight.medium};
  line-height: 1.5rem;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The day below the pointer when dragging started: a multi-day event is held by one of its days. */
function grabbedDay(event: Event): Day | undefined {
  const point = 'touches' in event ? (event as TouchEvent).touches[0] : (event as MouseEvent);
  return document
    .elementsFromPoint(point?.clientX ?? 0, point?.clientY ?? 0)
    .map((element) => (element as HTMLElement).dataset['day'])
    .find((day) => day !== undefined);
}

interface Grip {
  event: CalendarEventView;
  day: Day;
}

interface EventMovingProps {
  onMove: MoveEvent;
  children: ReactNode;
}

/** Lets events be moved to other days, by dragging and by keyboard. */
export function EventMoving({ onMove, children }: EventMovingProps) {
  const [grip, setGrip] = useState<Grip | null>(null);
  const start = ({ active, activatorEvent }: DragStartEvent): void => {
    const event = active.data.current as CalendarEventView;
    setGrip({ event, day: grabbedDay(activatorEvent) ?? event.start_date });
  };
  const drop = ({ over }: DragEndEvent): void => {
    setGrip(null);
    if (!grip || !over || over.id === grip.day) return;
    onMove?.(movedBy(grip.event, calendarDay.daysBetween(grip.day, over.id as Day)));
  };
  return (
    <MovingContext value={onMove}>
      <PointerDragging
        overlay={grip && <Dragged $color={grip.event.color}>{grip.event.title}</Dragged>}
        onStart={start}
        onDrop={drop}
        onCancel={() => setGrip(null)}
      >
        {children}
      </PointerDragging>
    </MovingContext>
  );
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -daysInWeek,
  ArrowDown: daysInWeek,
};

/** Whether events can be moved, and what a key does: Shift and an arrow move one by a day or a week. */
export function useMovingByKey() {
  const move = useContext(MovingContext);
  /** True when the key has moved the event. */
  const moveByKey = (event: CalendarEventView, pressed: KeyboardEvent): boolean => {
    const days = pressed.shiftKey ? steps[pressed.key] : undefined;
    if (!move || days === undefined) return false;
    pressed.preventDefault();
    move(movedBy(event, days));
    return true;
  };
  return { canMove: move !== null, moveByKey };
}
