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
import type { ReactNode } from 'react';

const silent = (): undefined => undefined;

/** Everything that can be dragged can also be moved by keyboard, which announces what it did. */
const accessibility = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
};

interface PointerDraggingProps {
  /** What follows the pointer during a drag. */
  overlay: ReactNode;
  onStart: (event: DragStartEvent) => void;
  onDrop: (event: DragEndEvent) => void;
  onCancel: () => void;
  children: ReactNode;
}

/** Makes its children draggable, by mouse or long press; a click stays a click. */
export function PointerDragging({
  overlay,
  onStart,
  onDrop,
  onCancel,
  children,
}: PointerDraggingProps) {
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={accessibility}
      onDragStart={onStart}
      onDragEnd={onDrop}
      onDragCancel={onCancel}
    >
      {children}
      <DragOverlay dropAnimation={null}>{overlay}</DragOverlay>
    </DndContext>
  );
}
