import {
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
  type DragEndEvent,
  type DragStartEvent,
} from '@dnd-kit/core';
import type { CalendarEventView } from '@larder/api-client/meal-planner';
import { createContext, useContext, useState, type KeyboardEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import { calendarDay, type Day } from '../../shared/calendar-day';
import { silentDragging } from '../../shared/silent-dragging';
import { daysInWeek, movedBy } from './calendar.model';
import { themeColors } from './event-color.parts';

/** Puts an event on other days; null for whoever may not change anything. */
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

/** The day below the pointer when dragging began: an event of several days is held by one of them. */
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

/** Lets events be dragged to other days, by mouse or with a finger that has rested on one. */
export function EventMoving({ onMove, children }: EventMovingProps) {
  const [grip, setGrip] = useState<Grip | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const start = ({ active, activatorEvent }: DragStartEvent): void => {
    const event = active.data.current as CalendarEventView;
    setGrip({ event, day: grabbedDay(activatorEvent) ?? event.start_date });
  };
  const end = ({ over }: DragEndEvent): void => {
    setGrip(null);
    if (!grip || !over || over.id === grip.day) return;
    onMove?.(movedBy(grip.event, calendarDay.daysBetween(grip.day, over.id as Day)));
  };
  return (
    <MovingContext value={onMove}>
      <DndContext
        sensors={sensors}
        collisionDetection={pointerWithin}
        accessibility={silentDragging}
        onDragStart={start}
        onDragEnd={end}
        onDragCancel={() => setGrip(null)}
      >
        {children}
        <DragOverlay dropAnimation={null}>
          {grip && <Dragged $color={grip.event.color}>{grip.event.title}</Dragged>}
        </DragOverlay>
      </DndContext>
    </MovingContext>
  );
}

const steps: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -daysInWeek,
  ArrowDown: daysInWeek,
};

/** Whether events can be moved, and what a key does to one: Shift and an arrow move it by a day or a week. */
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
