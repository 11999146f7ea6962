import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeCloseWatcher } from './close-watcher.testing';
import { Menu, MenuItem, MenuSection, MenuSeparator } from './menu';

function UserMenu({ onLogout = () => undefined }: { onLogout?: () => void }) {
  return (
    <Menu label="User menu" button="A">
      <MenuSection heading="Signed in as ada">
        <MenuItem as="a" href="/saved-grocery-lists">
          Saved Grocery Lists
        </MenuItem>
        <MenuItem as="a" href="/grocery-list">
          Grocery List
        </MenuItem>
        <MenuItem as="a" href="/settings">
          Settings
        </MenuItem>
      </MenuSection>
      <MenuSeparator />
      <MenuItem onClick={onLogout}>Logout</MenuItem>
    </Menu>
  );
}

const trigger = () => screen.getByRole('button', { name: 'User menu', hidden: true });
const item = (name: string) => screen.getByRole('menuitem', { name });

// jsdom has no layout and therefore no `innerText`, which the type-ahead reads.
beforeAll(() => {
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});
afterAll(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'innerText');
});

describe('Menu', () => {
  it('[UMENU-1b] [UMENU-1c] opens a headed menu of links and a button', async () => {
    render(<UserMenu />);
    expect(trigger()).toHaveAttribute('aria-haspopup', 'menu');
    expect(trigger()).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    expect(trigger()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'Signed in as ada' })).toContainElement(
      item('Settings'),
    );
    expect(item('Settings')).toHaveAttribute('href', '/settings');
    expect(item('Logout').tagName).toBe('BUTTON');
  });

  it('works by keyboard and returns the focus', async () => {
    const onLogout = jest.fn();
    render(<UserMenu onLogout={onLogout} />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Saved Grocery Lists')).toHaveAttribute('data-focus'));
    await userEvent.keyboard('{End}{Enter}');
    expect(onLogout).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await waitFor(() => expect(trigger()).toHaveFocus());
  });

  it('closes on Escape', async () => {
    render(<UserMenu />);
    await userEvent.click(trigger());
    await screen.findByRole('menu');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  });

  it('[UMENU-1d] [CONST-6i] clears the type-ahead after 350 ms', async () => {
    render(<UserMenu />);
    await userEvent.click(trigger());
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toHaveFocus());
    jest.useFakeTimers();
    try {
      const type = (key: string) => fireEvent.keyDown(menu, { key });
      type('s');
      expect(item('Saved Grocery Lists')).toHaveAttribute('data-focus');
      // Within 350 ms the letters accumulate: "se".
      act(() => jest.advanceTimersByTime(349));
      type('e');
      expect(item('Settings')).toHaveAttribute('data-focus');
      // Just before the limit they still do: "seg" matches nothing.
      act(() => jest.advanceTimersByTime(349));
      type('g');
      expect(item('Settings')).toHaveAttribute('data-focus');
      // After it, a letter starts over: "g".
      act(() => jest.advanceTimersByTime(350));
      type('g');
      expect(item('Grocery List')).toHaveAttribute('data-focus');
    } finally {
      jest.useRealTimers();
    }
  });
});

describe("the device's Back", () => {
  beforeEach(() => void Object.assign(window, { CloseWatcher: FakeCloseWatcher }));
  afterEach(() => Reflect.deleteProperty(window, 'CloseWatcher'));

  it('[UMENU-1b] closes an open menu, and is released once it is closed', async () => {
    render(<UserMenu />);
    expect(FakeCloseWatcher.active).toHaveLength(0);
    await userEvent.click(trigger());
    expect(await screen.findByRole('menu')).toBeVisible();
    FakeCloseWatcher.goBack();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    expect(FakeCloseWatcher.active).toHaveLength(0);
  });
});
