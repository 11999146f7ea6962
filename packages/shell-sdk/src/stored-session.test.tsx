import { baseApi, errorMessage, readToken } from '@larder/api-client';
import { act, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { idleLimit, storeLastActivity } from './last-activity';
import { notify } from './notify';
import { useSession } from './shell-context';
import { useStoredSession } from './stored-session';
import { useAppSelector } from './store';
import { failWith, renderWithShell, testUser, tokenFor } from './testing';
import { decodeUser } from './token-payload';

const notesApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    notes: build.query<string[], void>({ query: () => ({ url: '/notes' }) }),
    deleteNote: build.mutation<void, void>({ query: () => ({ url: '/notes', method: 'DELETE' }) }),
  }),
});

function Account() {
  const { isAuthenticated, isSubscribed, user, signOut, startSession } = useSession();
  const clicks = useAppSelector((state: { 'mf_x/typed'?: string }) => state['mf_x/typed']);
  return (
    <>
      <p>{isAuthenticated ? `in as ${user ? user.username : 'somebody'}` : 'out'}</p>
      <p>{isSubscribed ? 'subscribed' : 'free'}</p>
      <p>{`typed: ${clicks}`}</p>
      <button onClick={signOut}>Log out</button>
      <button onClick={() => startSession(tokenFor({ ...testUser, username: 'Renamed' }))}>
        Renew
      </button>
    </>
  );
}

function Notes() {
  const { data } = notesApi.useNotesQuery();
  return <p>{data?.join(', ') ?? 'no notes'}</p>;
}

function DeleteNote() {
  const [deleteNote] = notesApi.useDeleteNoteMutation();
  const remove = () =>
    deleteNote()
      .unwrap()
      .catch((error: unknown) => notify.error(errorMessage(error, 'Failed to delete note.')));
  return <button onClick={() => void remove()}>Delete</button>;
}

const typed = (state: string = 'nothing', action: { type: string }) =>
  action.type === 'typed' ? 'something' : state;

describe('session', () => {
  it('[ROUTE-1][STATE-1a] starts with whether a token is stored', () => {
    renderWithShell(<Account />, { session: 'subscribed' });
    expect(screen.getByText('in as Robin')).toBeVisible();
    expect(screen.getByText('subscribed')).toBeVisible();
  });

  it('[STATE-1a] has no session without a token', () => {
    renderWithShell(<Account />, { session: 'signed-out' });
    expect(screen.getByText('out')).toBeVisible();
  });

  it('[STATE-1b] logout tells the server, clears everything and goes to the login', async () => {
    const { user, requests, location, store } = renderWithShell(
      <>
        <Account />
        <Notes />
      </>,
      {
        path: '/settings',
        api: { 'GET /notes': () => ['milk'], 'POST /auth/logout': () => null },
        reducers: { 'mf_x/typed': typed },
      },
    );
    const token = readToken();
    expect(await screen.findByText('milk')).toBeVisible();
    act(() => void store.dispatch({ type: 'typed' }));
    expect(screen.getByText('typed: something')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(screen.getByText('out')).toBeVisible();
    expect(screen.getByText('typed: nothing')).toBeVisible();
    expect(location().pathname).toBe('/login');
    expect(localStorage.getItem('token')).toBeNull();
    await waitFor(() =>
      expect(requests).toContainEqual(
        expect.objectContaining({
          path: '/auth/logout',
          method: 'POST',
          authorization: `Bearer ${token}`,
        }),
      ),
    );
  });

  it('[STATE-1b][WHAT-4] logout leaves unsent changes on the device, and nothing else of the person', async () => {
    const { user } = renderWithShell(<Account />, { api: { 'POST /auth/logout': () => null } });
    const own = `larder.grocery-list.${testUser.id}`;
    localStorage.setItem(`${own}.seen`, '{"list":{},"waiting":[]}');
    localStorage.setItem(`${own}.broken`, '{');
    localStorage.setItem(`${own}.ticked`, '{"list":{},"waiting":[{"kind":"tick"}]}');
    localStorage.setItem('larder.grocery-list.another.seen', '{"list":{},"waiting":[]}');
    localStorage.setItem('larder.registry', '{}');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(
      Object.keys(localStorage)
        .filter((key) => key.startsWith('larder.'))
        .sort(),
    ).toEqual([`larder.grocery-list.another.seen`, `${own}.ticked`, 'larder.registry'].sort());
  });

  it('[D-5] logout leaves drafts on the device, for the same person', async () => {
    const { user } = renderWithShell(<Account />, { api: { 'POST /auth/logout': () => null } });
    const draft = `larder:draft:${testUser.id}:menu:first`;
    localStorage.setItem(draft, '{}');
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(localStorage.getItem(draft)).toBe('{}');
  });

  describe('responses kept on the device', () => {
    const keptBy = new Map<string, string>();
    const origin = 'https://larder.test';
    const put = (person: string) => keptBy.set(`/answers/${person}/menus`, '["soup"]');
    const people = () => [...keptBy.keys()].map((key) => key.split('/')[2]).sort();
    beforeEach(() => {
      keptBy.clear();
      localStorage.clear();
      Object.assign(globalThis, {
        caches: {
          open: async () => ({
            keys: async () => [...keptBy.keys()].map((key) => ({ url: `${origin}${key}` })),
            delete: async ({ url }: { url: string }) => keptBy.delete(url.slice(origin.length)),
            put: async () => undefined,
            match: async () => undefined,
          }),
          // Photographs have a cache of their own.
          delete: async (name: string) => name !== 'photos' && keptBy.clear(),
        },
      });
      put(testUser.id);
      localStorage.setItem(`larder.grocery-list.${testUser.id}.seen`, '{"list":{},"waiting":[]}');
    });
    afterEach(() => {
      Reflect.deleteProperty(globalThis, 'caches');
      localStorage.clear();
    });

    function Leave() {
      const { endIdle } = useStoredSession();
      return <button onClick={endIdle}>Leave</button>;
    }
    const lists = () => Object.keys(localStorage).filter((key) => key.startsWith('larder.'));
    const api = { 'POST /auth/logout': () => null };

    it('[A-2][F-2][STATE-1c] stay after an idle log-out', async () => {
      const { user, requests } = renderWithShell(<Leave />, { api });
      await user.click(screen.getByRole('button', { name: 'Leave' }));
      await waitFor(() => expect(requests.map(({ path }) => path)).toContain('/auth/logout'));
      expect(readToken()).toBeNull();
      expect(people()).toEqual([testUser.id]);
      expect(lists()).toHaveLength(1);
    });

    it('[A-2][STATE-1b] are removed by logging out', async () => {
      const { user } = renderWithShell(<Account />, { api });
      put(testUser.id);
      await user.click(screen.getByRole('button', { name: 'Log out' }));
      await waitFor(() => expect(people()).toEqual([]));
      expect(lists()).toEqual([]);
    });

    it('[A-2] are removed when someone else logs in, and kept for the same person', async () => {
      localStorage.setItem('larder.grocery-list.another.seen', '{"list":{},"waiting":[]}');
      localStorage.setItem('larder.grocery-list.another.mine', '{"list":{},"waiting":[1]}');
      put('another');
      const { user } = renderWithShell(<Account />);
      put(testUser.id);
      localStorage.setItem('larder.grocery-list.another.seen', '{"list":{},"waiting":[]}');
      localStorage.setItem('larder.grocery-list.another.mine', '{"list":{},"waiting":[1]}');
      await user.click(screen.getByRole('button', { name: 'Renew' }));
      await waitFor(() => expect(people()).toEqual([testUser.id]));
      expect(lists().sort()).toEqual([
        `larder.grocery-list.${testUser.id}.seen`,
        'larder.grocery-list.another.mine',
      ]);
    });
  });

  it('[STATE-1b] logs out locally even when the server cannot be reached', async () => {
    const { user } = renderWithShell(<Account />, {
      api: { 'POST /auth/logout': () => failWith({ status: 0 }) },
    });
    await user.click(screen.getByRole('button', { name: 'Log out' }));
    expect(screen.getByText('out')).toBeVisible();
    expect(readToken()).toBeNull();
  });

  it('keeps what is loaded when the same person gets a new token', async () => {
    const { user, requests } = renderWithShell(
      <>
        <Account />
        <Notes />
      </>,
      { api: { 'GET /notes': () => ['milk'] } },
    );
    expect(await screen.findByText('milk')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Renew' }));
    expect(screen.getByText('in as Renamed')).toBeVisible();
    expect(readToken()).toBe(tokenFor({ ...testUser, username: 'Renamed' }));
    expect(requests).toHaveLength(1);
  });

  it('follows the other tabs', () => {
    renderWithShell(<Account />);
    const tell = (): void => {
      window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
    };
    localStorage.removeItem('token');
    act(tell);
    expect(screen.getByText('out')).toBeVisible();
    localStorage.setItem('token', tokenFor({ ...testUser, id: 'another', username: 'Kim' }));
    act(tell);
    expect(screen.getByText('in as Kim')).toBeVisible();
  });

  it.each([
    ['nothing is known of the last activity', null, 'signed-out'],
    ['somebody was active just now', 0, 'signed-out'],
    ['nobody was active for ten minutes', idleLimit, 'idle'],
  ] as const)('[STATE-1c] knows of a session that another tab ended: %s', (_case, ago, ended) => {
    function End() {
      return <p>{`ended: ${useStoredSession().ended}`}</p>;
    }
    jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
    renderWithShell(<End />);
    localStorage.removeItem('token');
    localStorage.removeItem('last-activity');
    if (ago !== null) storeLastActivity(Date.now() - ago);
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(screen.getByText(`ended: ${ended}`)).toBeVisible();
    jest.restoreAllMocks();
  });

  it('[ROUTE-17] ends with one message when the server no longer accepts the token', async () => {
    renderWithShell(
      <>
        <Account />
        <Notes />
      </>,
      {
        api: {
          'GET /notes': () =>
            failWith({ status: 401, code: 'unauthorized', message: 'You must be logged in.' }),
        },
      },
    );
    expect(await screen.findByText('out')).toBeVisible();
    expect(await screen.findAllByText('You must be logged in.')).toHaveLength(1);
    expect(readToken()).toBeNull();
  });

  it('[ROUTE-17][STATE-1b] reports a refusal in the other tabs as well, but not a log-out', async () => {
    const refusal = () => failWith({ status: 401, code: 'unauthorized', message: 'No.' });
    const endElsewhere = (): void => {
      localStorage.removeItem('token');
      act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    };
    const refused = renderWithShell(<Notes />, { api: { 'GET /notes': refusal } });
    await waitFor(() => expect(readToken()).toBeNull());
    refused.unmount();
    toast.remove();

    const { user } = renderWithShell(<Account />);
    endElsewhere();
    expect(screen.getByText('out')).toBeVisible();
    expect(await screen.findByText('You must be logged in.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Renew' }));
    act(() => toast.remove());
    endElsewhere();
    expect(screen.getByText('out')).toBeVisible();
    expect(screen.queryByText('You must be logged in.')).not.toBeInTheDocument();
  });

  it('[ROUTE-17] reports nothing else about work interrupted by the end of the session', async () => {
    const deletion = jest.fn(() =>
      failWith({ status: 401, code: 'unauthorized', message: 'You must be logged in.' }),
    );
    const { user } = renderWithShell(
      <>
        <Account />
        <DeleteNote />
      </>,
      { api: { 'DELETE /notes': deletion } },
    );
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('out')).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent('You must be logged in.');
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(screen.getAllByRole('alert')).toHaveLength(1);
    expect(deletion).toHaveBeenCalledTimes(1);
  });

  it('[ERR-14] has no user when the token cannot be decoded', () => {
    renderWithShell(<Account />);
    localStorage.setItem('token', 'not.a.token');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'token' })));
    expect(screen.getByText('in as somebody')).toBeVisible();
    for (const token of ['', 'x', 'a.b.c', `a.${btoa('{}')}.c`, `a.${btoa('{"user":7}')}.c`]) {
      expect(decodeUser(token)).toBeNull();
    }
  });

  it('[ENT-11] takes username and email from the user object in the payload', () => {
    const user = { ...testUser, username: 'Zoë Ñandú', email: 'zoe@example.com' };
    expect(decodeUser(tokenFor(user))).toEqual(user);
  });

  it('[ROLE-3b][ENT-8] locks premium features once the backend reports that the subscription has ended', async () => {
    const { requests } = renderWithShell(
      <>
        <Account />
        <Notes />
      </>,
      {
        session: 'subscribed',
        api: {
          'GET /notes': () =>
            failWith({ status: 403, code: 'subscription_required', message: 'Premium.' }),
          'GET /auth/refresh-session': () => ({ token: tokenFor(testUser) }),
        },
      },
    );
    expect(screen.getByText('subscribed')).toBeVisible();
    expect(await screen.findByText('free')).toBeVisible();
    expect(readToken()).toBe(tokenFor(testUser));
    expect(requests.filter(({ path }) => path === '/auth/refresh-session')).toHaveLength(1);
  });

  it('[ROLE-3b] does not ask again about someone known to have no subscription', async () => {
    const { requests } = renderWithShell(<Notes />, {
      api: {
        'GET /notes': () =>
          failWith({ status: 403, code: 'subscription_required', message: 'Premium.' }),
      },
    });
    await waitFor(() => expect(requests).toHaveLength(1));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(requests).toHaveLength(1);
  });
});
