import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast/headless';
import { Toaster } from './toaster';
import {
  deleteWithUndo,
  finishDeletions,
  forgetDeletions,
  offerUndo,
  showAgain,
  useDeleted,
} from './undo';

beforeEach(() => jest.useFakeTimers());
afterEach(async () => {
  await act(async () => finishDeletions());
  act(() => {
    forgetDeletions();
    toast.remove();
  });
  jest.useRealTimers();
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

function Menus() {
  const isDeleted = useDeleted();
  return (
    <main tabIndex={-1}>
      <ul>
        {['brunch', 'dinner'].map(
          (name) => !isDeleted(`menu ${name}`) && <li key={name}>{name}</li>,
        )}
      </ul>
      <input aria-label="Title" />
      <button type="button">Save</button>
    </main>
  );
}

function show() {
  const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
  render(
    <>
      <Menus />
      <Toaster />
    </>,
  );
  const send = jest.fn(() => Promise.resolve());
  const onFailed = jest.fn();
  const remove = (name = 'brunch') =>
    act(() =>
      deleteWithUndo({
        keys: [`menu ${name}`],
        message: `Deleted: ${name}`,
        undoLabel: 'Undo',
        send,
        onFailed,
      }),
    );
  const menus = () => within(screen.getByRole('list')).queryAllByRole('listitem');
  const names = () => menus().map(({ textContent }) => textContent);
  return { user, send, onFailed, remove, names };
}

describe('deleting with a notice that offers to undo it', () => {
  it('[UNDO-1] hides it at once, and deletes it when the notice ends', async () => {
    const { remove, names, send } = show();
    remove();
    expect(names()).toEqual(['dinner']);
    await pass(9900);
    expect(send).not.toHaveBeenCalled();
    expect(screen.getByRole('status')).toHaveTextContent('Deleted: brunch');
    await pass(200);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(400);
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
    expect(names()).toEqual(['dinner']);
  });

  it('[UNDO-1] Undo brings it back, and nothing is deleted', async () => {
    const { user, remove, names, send } = show();
    remove();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['brunch', 'dinner']);
    await pass(20_000);
    expect(send).not.toHaveBeenCalled();
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  });

  it('[UNDO-1] brings it back if it cannot be deleted', async () => {
    const { remove, names, send, onFailed } = show();
    const failure = new Error('no network');
    send.mockRejectedValueOnce(failure);
    remove();
    await pass(10_000);
    expect(names()).toEqual(['brunch', 'dinner']);
    expect(onFailed).toHaveBeenCalledWith(failure);
  });

  it.each([
    ['another page is asked for', () => fireEvent(window, new Event('beforeunload'))],
    ['the page is left', () => fireEvent(window, new Event('pagehide'))],
    [
      'the page is out of sight',
      () => {
        const hidden = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        fireEvent(document, new Event('visibilitychange'));
        hidden.mockRestore();
      },
    ],
    ['something depends on it', () => void finishDeletions()],
  ])('[UNDO-1] deletes it at once when %s', async (_, leave) => {
    const { remove, send } = show();
    remove();
    act(leave);
    expect(send).toHaveBeenCalledTimes(1);
    await pass(20_000);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('[UNDO-1] shows one notice at a time: the next deletion makes the last one final', async () => {
    const { user, remove, names, send } = show();
    remove('brunch');
    remove('dinner');
    expect(send).toHaveBeenCalledTimes(1);
    await pass(300);
    expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(names()).toEqual(['dinner']);
  });

  it('[UNDO-2] Ctrl+Z undoes, except in a field, where it undoes typing', async () => {
    const { user, remove, names } = show();
    remove();
    await user.type(screen.getByRole('textbox'), 'x{Control>}z{/Control}');
    expect(names()).toEqual(['dinner']);
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.keyboard('{Control>}z{/Control}');
    expect(names()).toEqual(['brunch', 'dinner']);
  });

  it('[UNDO-2] stays while the focus is on it, and gives the focus back', async () => {
    const { user, remove, send } = show();
    remove();
    screen.getByRole('button', { name: 'Save' }).focus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    await pass(300);
    expect(screen.getByRole('button', { name: 'Save' })).toHaveFocus();
  });

  it('[UNDO-2] stays under the mouse, and its time starts again afterwards', async () => {
    const { user, remove, send } = show();
    remove();
    await user.hover(screen.getByText('Deleted: brunch'));
    await pass(60_000);
    expect(send).not.toHaveBeenCalled();
    await user.unhover(screen.getByText('Deleted: brunch'));
    await pass(9900);
    expect(send).not.toHaveBeenCalled();
    await pass(100);
    expect(send).toHaveBeenCalledTimes(1);
  });

  it('[UNDO-3] a page that is left while deleting leaves word for the next one, which hides it', async () => {
    const { send, remove, names } = show();
    let answer!: () => void;
    send.mockImplementation(() => new Promise<void>((resolve) => (answer = resolve)));
    remove();
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(names()).toEqual(['dinner']);
    const kept = sessionStorage.getItem('deletions');
    await act(async () => answer());
    expect(sessionStorage.getItem('deletions')).toBeNull();

    sessionStorage.setItem('deletions', kept ?? '');
    await jest.isolateModulesAsync(async () => {
      const { act: acting, renderHook } = await import('@testing-library/react/pure');
      const next = await import('./undo');
      const { result } = renderHook(() => next.useDeleted());
      expect([result.current('menu brunch'), result.current('menu dinner')]).toEqual([true, false]);
      acting(() => next.showAgainFromBefore());
      expect(result.current('menu brunch')).toBe(false);
    });
    expect(sessionStorage.getItem('deletions')).toBeNull();
  });

  it('shows again what has come back by other means', async () => {
    const { remove, names } = show();
    remove();
    await pass(10_000);
    act(() => showAgain('menu brunch'));
    expect(names()).toEqual(['brunch', 'dinner']);
  });

  it('an offer can be ended early, and ends only itself', async () => {
    show();
    const first = { undo: jest.fn(), onEnd: jest.fn() };
    const second = { undo: jest.fn(), onEnd: jest.fn() };
    let endFirst = (): void => {};
    let endSecond = (): void => {};
    act(() => {
      endFirst = offerUndo({ message: 'One', undoLabel: 'Undo', ...first });
      endSecond = offerUndo({ message: 'Two', undoLabel: 'Undo', ...second });
    });
    act(() => endFirst());
    expect(second.onEnd).not.toHaveBeenCalled();
    act(() => endSecond());
    expect([first.onEnd, second.onEnd].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    expect(first.undo).not.toHaveBeenCalled();
  });
});
