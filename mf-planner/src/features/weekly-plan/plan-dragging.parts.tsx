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
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { silentDragging } from '../../shared/silent-dragging';
import type { DishMove, MealSlot, PlannedDish } from '../../shared/plan-draft.model';

/** What a dragged dish carries along. */
export interface DraggedDish {
  dish: PlannedDish;
  from: MealSlot;
}

const Dragged = styled.div`
  padding: ${({ theme }) => `${theme.space[1]} ${theme.space[2]}`};
  border-radius: ${({ theme }) => theme.radius.small};
  background: ${({ theme }) => theme.color.accent};
  box-shadow: ${({ theme }) => theme.shadow.raised};
  color: ${({ theme }) => theme.color.accentInk};
  cursor: grabbing;
  font-size: ${({ theme }) => theme.textSize.small};
  font-weight: ${({ theme }) => theme.weight.medium};
  overflow-wrap: anywhere;
`;

interface PlanDraggingProps {
  onMove: (dish: PlannedDish, move: Omit<DishMove, 'id'>) => void;
  children: ReactNode;
}

/** Lets dishes be dragged from one meal to another, by mouse or with a finger that has rested on one. */
export function PlanDragging({ onMove, children }: PlanDraggingProps) {
  const [dragged, setDragged] = useState<PlannedDish | null>(null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const start = ({ active }: DragStartEvent): void =>
    setDragged((active.data.current as DraggedDish).dish);
  const end = ({ active, over }: DragEndEvent): void => {
    setDragged(null);
    const { dish, from } = active.data.current as DraggedDish;
    if (over && over.id !== from) onMove(dish, { from, to: over.id as MealSlot });
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={silentDragging}
      onDragStart={start}
      onDragEnd={end}
      onDragCancel={() => setDragged(null)}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {dragged && <Dragged>{dragged.title}</Dragged>}
      </DragOverlay>
    </DndContext>
  );
}
