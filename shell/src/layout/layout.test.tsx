import { act, renderHook, screen, waitFor, within } from '@testing-library/react';
import toast, { useToaster } from 'react-hot-toast/headless';
import { productRemotes, renderApp } from '../app.testing';

beforeAll(() => {
  window.scrollTo = () => {};
  // Used by the type-ahead; jsdom has no layout to derive it from.
  Object.defineProperty(HTMLElement.prototype, 'innerText', {
    configurable: true,
    get(this: HTMLElement) {
      return this.textContent;
    },
  });
});

async function openMenu(user: ReturnType<typeof renderApp>['user']): Promise<HTMLElement> {
  await user.click(await screen.findByRole('button', { name: 'User menu' }));
  return screen.findByRole('menu');
}

describe('layout', () => {
  it('[LAYOUT-1] has a sticky header with the product title, which links home', async () => {
    const { user } = renderApp({ path: '/settings' });
    const banner = screen.getByRole('banner');
    expect(getComputedStyle(banner).position).toBe('sticky');
    await user.click(within(banner).getByRole('link', { name: 'Larder' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });

  it('[LAYOUT-1] has no user menu for visitors', () => {
    renderApp({ session: 'signed-out' });
    expect(within(screen.getByRole('banner')).getAllByRole('link')).toHaveLength(1);
    expect(within(screen.getByRole('banner')).queryByRole('button')).not.toBeInTheDocument();
  });

  it('[LAYOUT-3] has a footer with the current year', () => {
    renderApp({ session: 'signed-out' });
    expect(screen.getByRole('contentinfo')).toHaveTextContent(`© ${new Date().getFullYear()}`);
  });

  it.each(['/login', '/register', '/auth', '/reset-password', '/Login/'])(
    '[LAYOUT-4] %s is centred without vertical padding',
    async (path) => {
      renderApp({ path, session: 'signed-out' });
      await screen.findByRole('heading', { level: 1 });
      const style = getComputedStyle(screen.getByRole('main'));
      expect([style.paddingTop, style.paddingBottom]).toEqual(['0px', '0px']);
      expect([style.display, style.placeItems]).toEqual(['grid', 'center']);
    },
  );

  it('[LAYOUT-4] other pages keep their padding', async () => {
    renderApp({ path: '/settings' });
    await screen.findByRole('heading', { name: 'Settings' });
    expect(getComputedStyle(screen.getByRole('main')).display).toBe('block');
  });

  it('lets keyboard users skip to the content', () => {
    renderApp({ session: 'signed-out' });
    const link = screen.getByRole('link', { name: 'Skip to content' });
    expect(document.querySelector(link.getAttribute('href') ?? '')).toBe(screen.getByRole('main'));
  });

  it('moves the focus to the content of the next page', async () => {
    const { user } = renderApp({ path: '/settings' });
    await screen.findByRole('heading', { name: 'Settings' });
    expect(document.body).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Larder' }));
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  it('[WHAT-4] shows when it is offline, and stops when it is online again', async () => {
    renderApp({ session: 'signed-out' });
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    act(() => void window.dispatchEvent(new Event('offline')));
    expect(screen.getByText(/^You are offline/)).toBeVisible();
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/^You are offline/)).not.toBeInTheDocument();
  });
});

describe('user menu', () => {
  it('[UMENU-1a] shows the first letter of the username in upper case', async () => {
    renderApp();
    expect(await screen.findByRole('button', { name: 'User menu' })).toHaveTextContent(/^R$/);
  });

  it('[UMENU-1a][ERR-14] shows a person icon when the token cannot be decoded', async () => {
    renderApp({ session: 'signed-out' });
    localStorage.setItem('token', 'nonsense');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    const button = await screen.findByRole('button', { name: 'User menu' });
    expect(button).toHaveTextContent('');
    expect(button.querySelector('svg')).toBeInTheDocument();
  });

  it('[UMENU-1b] is headed by the current user', async () => {
    const { user } = renderApp();
    const menu = await openMenu(user);
    expect(menu).toHaveTextContent(/^Signed in asRobinrobin@example\.com/);
  });

  it.each([
    ['as it lists them', (remotes: typeof productRemotes) => remotes],
    [
      'the other way round',
      (remotes: typeof productRemotes) => Object.fromEntries(Object.entries(remotes).reverse()),
    ],
  ])(
    "[A-7][UMENU-1c][OWN-1] has the links that the product's remotes declare, in their order, then Logout: the registry read %s",
    async (_how, listed) => {
      const { user } = renderApp({ remotes: () => listed(productRemotes) });
      const items = within(await openMenu(user)).getAllByRole('menuitem');
      expect(items.map((item) => [item.textContent, item.getAttribute('href')])).toEqual([
        ['Home', '/'],
        ['My Recipes', '/recipes'],
        ['Calendar', '/calendar'],
        ['Saved Menus', '/my-menus'],
        ['My Favourites', '/favourites'],
        ['Saved Grocery Lists', '/saved-grocery-lists'],
        ['Grocery List', '/grocery-list'],
        ['Settings', '/settings'],
        ['Logout', null],
      ]);
    },
  );

  it('[UMENU-1c] goes to the chosen page', async () => {
    const { user } = renderApp();
    await user.click(within(await openMenu(user)).getByRole('menuitem', { name: 'Calendar' }));
    expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
  });

  it('[UMENU-1c][STATE-1b] still has Home and Logout when the registry is unavailable', async () => {
    const { user } = renderApp({ remotes: () => null, api: { 'POST /auth/logout': () => null } });
    expect(
      await screen.findByRole('heading', { name: 'Larder’s pages could not be loaded' }),
    ).toBeVisible();
    const items = within(await openMenu(user)).getAllByRole('menuitem');
    expect(items.map((item) => item.textContent)).toEqual(['Home', 'Logout']);
    await user.click(items[1] as HTMLElement);
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('[UMENU-1d][CONST-6i] clears the typed text after 350 ms', async () => {
    jest.useFakeTimers();
    try {
      const { user } = renderApp();
      await act(() => jest.advanceTimersByTimeAsync(0));
      const menu = await openMenu(user);
      await within(menu).findByRole('menuitem', { name: 'Settings' });
      await waitFor(() => expect(menu).toHaveFocus());
      const active = () =>
        document.getElementById(menu.getAttribute('aria-activedescendant') ?? '')?.textContent;
      await user.keyboard('s');
      await waitFor(() => expect(active()).toBe('Saved Menus'));
      await user.keyboard('e');
      await waitFor(() => expect(active()).toBe('Settings'));
      await act(() => jest.advanceTimersByTimeAsync(350));
      await user.keyboard('c');
      await waitFor(() => expect(active()).toBe('Calendar'));
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('toasts', () => {
  it('[A-5][LAYOUT-2][CONST-6f] last five seconds, at the top centre', async () => {
    jest.useFakeTimers();
    try {
      renderApp({ session: 'signed-out' });
      act(() => void toast.success('Done.'));
      expect(screen.getByText('Done.')).toBeVisible();
      const place = screen.getByText('Done.').closest<HTMLElement>('[style*="position: absolute"]');
      expect([place?.style.top, place?.style.bottom, place?.style.justifyContent]).toEqual([
        '0px',
        '',
        'center',
      ]);
      await act(() => jest.advanceTimersByTimeAsync(4_990));
      expect(screen.getByText('Done.')).toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(10));
      await act(() => jest.advanceTimersByTimeAsync(300));
      expect(screen.queryByText('Done.')).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('[STATE-12] stay while loading until they are replaced', async () => {
    jest.useFakeTimers();
    try {
      renderApp({ session: 'signed-out' });
      act(() => void toast.loading('Saving…', { id: 'save' }));
      await act(() => jest.advanceTimersByTimeAsync(60_000));
      expect(screen.getByText('Saving…')).toBeVisible();
      await act(async () => void toast.success('Saved.', { id: 'save' }));
      expect(screen.queryByText('Saving…')).not.toBeInTheDocument();
      expect(screen.getByText('Saved.')).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('[STATE-12][CONST-6h] are at most 20', () => {
    renderApp({ session: 'signed-out' });
    act(() => {
      for (let number = 1; number <= 25; number += 1) toast(`Toast ${number}.`);
    });
    const shown = screen.getAllByText(/^Toast \d+\.$/).map((element) => element.textContent);
    expect(shown).toHaveLength(20);
    expect(shown).toContain('Toast 25.');
    expect(shown).not.toContain('Toast 5.');
  });

  it('[STATE-12] default to 4 s (blank, error) and 2 s (success)', () => {
    const { result } = renderHook(() => useToaster());
    act(() => {
      toast('Blank.');
      toast.error('Error.');
      toast.success('Success.');
    });
    const durations = Object.fromEntries(
      result.current.toasts.map(({ type, duration }) => [type, duration]),
    );
    expect(durations).toEqual({ blank: 4000, error: 4000, success: 2000 });
  });
});
