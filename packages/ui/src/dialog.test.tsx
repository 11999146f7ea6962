import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCloseWatcher } from './close-watcher.testing';
import { StrictMode, useRef, useState } from 'react';
import { Button } from './button';
import { Field } from './field';
import { AlertDialog, Dialog } from './dialog';

function RecipeOpener({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>View Details</Button>
      <Dialog
        open={open}
        title="Tomato soup"
        closeLabel="Close"
        footer={<Button>Add to Plan</Button>}
        onClose={() => {
          onClose?.();
          setOpen(false);
        }}
      >
        <p>Ripe tomatoes and basil.</p>
      </Dialog>
    </>
  );
}

function NamedStart() {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Dialog
      open
      onClose={() => undefined}
      title="Save Grocery List"
      closeLabel="Close"
      initialFocus={field}
    >
      <Field label="List name" ref={field} />
    </Dialog>
  );
}

const opener = () => screen.getByRole('button', { name: 'View Details', hidden: true });
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('Dialog', () => {
  it('is modal and named by its title', async () => {
    render(<RecipeOpener />);
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog', { name: 'Tomato soup' });
    expect(dialog).toHaveAttribute('aria-modal', 'true');
    expect(dialog).toHaveTextContent('Ripe tomatoes and basil.');
  });

  it('starts where the arrow keys scroll, one Tab before the close button', async () => {
    render(<RecipeOpener />);
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(document.activeElement).not.toBe(opener()));
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  });

  it('hides what scrolls past the close button, and lets the title pass beside it', async () => {
    render(<RecipeOpener />);
    await userEvent.click(opener());
    const close = await screen.findByRole('button', { name: 'Close' });
    const corner = close.parentElement as HTMLElement;
    const header = screen.getByRole('heading', { name: 'Tomato soup' })
      .parentElement as HTMLElement;
    const bar = header.previousElementSibling as HTMLElement;
    const body = screen.getByText('Ripe tomatoes and basil.').parentElement as HTMLElement;
    const height = (element: HTMLElement) => Number(getComputedStyle(element).zIndex);
    expect(getComputedStyle(bar).position).toBe('sticky');
    expect(getComputedStyle(body).isolation).toBe('isolate');
    expect(height(bar)).toBeGreaterThan(0);
    expect(height(header)).toBeGreaterThan(height(bar));
    expect(height(corner)).toBeGreaterThan(height(header));
  });

  it('starts at the control chosen as its initial focus', async () => {
    render(<NamedStart />);
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'List name' })).toHaveFocus());
  });

  it('[DETAIL-2] closes on Escape and returns the focus', async () => {
    render(<RecipeOpener />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener()).toHaveFocus());
  });

  it('[FAV-1] leaves the focus on the page when its opener is gone', async () => {
    function LastFavourite() {
      const [open, setOpen] = useState(false);
      const [kept, setKept] = useState(true);
      return (
        <main tabIndex={-1}>
          {kept && <Button onClick={() => setOpen(true)}>View Details</Button>}
          <Dialog open={open} title="Tomato soup" closeLabel="Close" onClose={() => setOpen(false)}>
            <Button onClick={() => setKept(false)}>Remove from favourites</Button>
          </Dialog>
        </main>
      );
    }
    const { container } = render(<LastFavourite />);
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove from favourites' }));
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(container.querySelector('main')).toHaveFocus());
  });

  it('[STATE-9b] leaves the focus on the page when its opener disappears later', async () => {
    function Row() {
      const [isThere, setIsThere] = useState(true);
      return (
        <main tabIndex={-1}>
          {isThere && <RecipeOpener />}
          <button onClick={() => setIsThere(false)}>Take away</button>
        </main>
      );
    }
    const { container } = render(<Row />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await gone();
    await waitFor(() => expect(opener()).toHaveFocus());
    // A real click would move the focus too.
    act(() => screen.getByText('Take away').click());
    await waitFor(() => expect(container.querySelector('main')).toHaveFocus());
  });

  it('[DETAIL-2] closes on a click outside, but not on one inside', async () => {
    const onClose = jest.fn();
    render(<RecipeOpener onClose={onClose} />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByText('Ripe tomatoes and basil.'));
    expect(onClose).not.toHaveBeenCalled();
    await userEvent.click(document.body);
    await gone();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[DETAIL-2] stays open when a double click opened it', async () => {
    const onClose = jest.fn();
    render(<RecipeOpener onClose={onClose} />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    const press = (detail: number) => {
      fireEvent.pointerDown(document.body);
      fireEvent.mouseDown(document.body, { detail });
      fireEvent.pointerUp(document.body);
      fireEvent.mouseUp(document.body, { detail });
      fireEvent.click(document.body, { detail });
    };
    press(2);
    expect(onClose).not.toHaveBeenCalled();
    press(1);
    await gone();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('[DETAIL-2] stays open when a double tap opened it', async () => {
    const onClose = jest.fn();
    render(<RecipeOpener onClose={onClose} />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    const openedAt = new Event('open').timeStamp;
    const tap = (later: number) => {
      const point = { clientX: 5, clientY: 5 };
      const down = createEvent.touchStart(document.body, { touches: [point] });
      Object.defineProperty(down, 'timeStamp', { value: openedAt + later });
      fireEvent(document.body, down);
      fireEvent.touchEnd(document.body, { changedTouches: [point] });
    };
    tap(250);
    expect(onClose).not.toHaveBeenCalled();
    tap(5_000);
    await gone();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes with its button', async () => {
    render(<RecipeOpener />);
    await userEvent.click(opener());
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await gone();
  });

  it('traps the Tab key', async () => {
    render(<RecipeOpener />);
    await userEvent.click(opener());
    const dialog = await screen.findByRole('dialog');
    for (let presses = 0; presses < 5; presses += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });
});

function UnsavedChanges({ onLeave }: { onLeave: () => void }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Dialog open onClose={() => setIsAsking(true)} title="A list" closeLabel="Close">
      <p>Changed.</p>
      <AlertDialog
        open={isAsking}
        title="Discard your changes?"
        cancelLabel="Cancel"
        confirmLabel="Discard"
        onCancel={() => setIsAsking(false)}
        onConfirm={onLeave}
      >
        They are not saved.
      </AlertDialog>
    </Dialog>
  );
}

describe("the device's Back", () => {
  const { active, goBack } = FakeCloseWatcher;
  beforeEach(() => {
    active.length = 0;
    Object.assign(window, { CloseWatcher: FakeCloseWatcher });
  });
  afterEach(() => Reflect.deleteProperty(window, 'CloseWatcher'));

  it('[DETAIL-2] closes a dialog, returns the focus, and is released once the dialog is closed', async () => {
    const onClose = jest.fn();
    render(
      <StrictMode>
        <RecipeOpener onClose={onClose} />
      </StrictMode>,
    );
    expect(active).toHaveLength(0);
    const before = history.length;
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    expect(active).toHaveLength(1);
    goBack();
    await gone();
    await waitFor(() => expect(opener()).toHaveFocus());
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(active).toHaveLength(0);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await gone();
    expect(active).toHaveLength(0);
    expect(history).toHaveLength(before);
  });

  it('[MODALS-1] closes the topmost dialog, and asks again when a dialog stays open', async () => {
    const onLeave = jest.fn();
    render(<UnsavedChanges onLeave={onLeave} />);
    await screen.findByRole('dialog');
    for (let round = 0; round < 2; round += 1) {
      goBack();
      expect(await screen.findByRole('alertdialog')).toBeVisible();
      goBack();
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      expect(screen.getByRole('dialog')).toBeVisible();
    }
    expect(onLeave).not.toHaveBeenCalled();
  });

  it('[DETAIL-2] leaves Escape to the focused element', async () => {
    const onClose = jest.fn();
    render(<RecipeOpener onClose={onClose} />);
    await userEvent.click(opener());
    await screen.findByRole('dialog');
    // Like a field that uses Escape to close its own list.
    const stop = (event: KeyboardEvent) => event.stopPropagation();
    document.body.addEventListener('keydown', stop);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close' }), { key: 'Escape' });
    goBack();
    document.body.removeEventListener('keydown', stop);
    expect(onClose).not.toHaveBeenCalled();
    expect(active).toHaveLength(1);
  });
});

describe('AlertDialog', () => {
  const question = (overrides: { busy?: boolean } = {}) => {
    const onCancel = jest.fn();
    const onConfirm = jest.fn();
    render(
      <AlertDialog
        open
        title="Delete this menu?"
        cancelLabel="Cancel"
        confirmLabel="Delete"
        onCancel={onCancel}
        onConfirm={onConfirm}
        {...overrides}
      >
        It will be gone for good.
      </AlertDialog>,
    );
    return { onCancel, onConfirm };
  };

  it('[MENUS-1d] [ERR-22] asks in an alert dialog that starts on Cancel', async () => {
    const { onCancel, onConfirm } = question();
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this menu?' });
    expect(dialog).toHaveAccessibleDescription('It will be gone for good.');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    expect(onCancel).toHaveBeenCalledTimes(1);
    expect(onConfirm).not.toHaveBeenCalled();
  });

  it('confirms with its own button, cancels with Escape', async () => {
    const { onCancel, onConfirm } = question();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await userEvent.keyboard('{Escape}');
    expect(onCancel).toHaveBeenCalledTimes(1);
  });

  it('[ERR-22] ignores the second half of a double click or tap', async () => {
    const { onConfirm } = question();
    const button = await screen.findByRole('button', { name: 'Delete' });
    const openedAt = new Event('open').timeStamp;
    const click = (detail: number) => {
      fireEvent.mouseDown(button, { detail });
      fireEvent.mouseUp(button, { detail });
      fireEvent.click(button, { detail });
    };
    const tap = (later: number) => {
      const point = { clientX: 5, clientY: 5 };
      const down = createEvent.touchStart(button, { touches: [point] });
      Object.defineProperty(down, 'timeStamp', { value: openedAt + later });
      fireEvent(button, down);
      fireEvent.touchEnd(button, { changedTouches: [point] });
      click(1);
    };
    click(2);
    tap(250);
    expect(onConfirm).not.toHaveBeenCalled();
    tap(5_000);
    expect(onConfirm).toHaveBeenCalledTimes(1);
    click(1);
    expect(onConfirm).toHaveBeenCalledTimes(2);
  });

  it('[ERR-22] is confirmed by keyboard immediately', async () => {
    const { onConfirm } = question();
    const button = await screen.findByRole('button', { name: 'Delete' });
    const down = createEvent.touchStart(button, { touches: [{ clientX: 5, clientY: 5 }] });
    fireEvent(button, down);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('cannot be dismissed while the confirmed action runs', async () => {
    const { onCancel, onConfirm } = question({ busy: true });
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(onCancel).not.toHaveBeenCalled();
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
