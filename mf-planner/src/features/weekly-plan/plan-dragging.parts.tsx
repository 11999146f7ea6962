import type { DragEndEvent, DragStartEvent } from '@dnd-kit/core';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import type { DishMove, MealSlot, PlannedDish } from '../../shared/plan-draft.model';
import { PointerDragging } from '../../shared/pointer-dragging';

/** The data of a dragged dish. */
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

/** Lets dishes be dragged from one meal to another. */
export function PlanDragging({ onMove, children }: PlanDraggingProps) {
  const [dragged, setDragged] = useState<PlannedDish | null>(null);
  const start = ({ active }: DragStartEvent): void =>
    setDragged((active.data.current as DraggedDish).dish);
  const drop = ({ active, over }: DragEndEvent): void => {
    setDragged(null);
    const { dish, from } = active.data.current as DraggedDish;
    if (over && over.id !== from) onMove(dish, { from, to: over.id as MealSlot });
  };
  return (
    <PointerDragging
      overlay={dragged && <Dragged>{dragged.title}</Dragged>}
      onStart={start}
      onDrop={drop}
      onCancel={() => setDragged(null)}
    >
      {children}
    </PointerDragging>
  );
}
