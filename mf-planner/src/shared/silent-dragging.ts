import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';

const silent = (): undefined => undefined;

interface Accessibility {
  announcements: Announcements;
  screenReaderInstructions: ScreenReaderInstructions;
}

/** Dragging is for pointers alone. Each thing that is dragged can be moved by keyboard as well, and that says what it did. */
export const silentDragging: Accessibility = {
  announcements: {
    onDragStart: silent,
    onDragOver: silent,
    onDragEnd: silent,
    onDragCancel: silent,
  },
  screenReaderInstructions: { draggable: '' },
};
