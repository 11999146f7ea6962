import 'fake-indexeddb/auto';
import { noteReached } from '@larder/api-client';
import { menusApi } from '@larder/api-client/menus';
import { recipesApi } from '@larder/api-client/recipes';
import { failWith, testUser } from '@larder/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import toast from 'react-hot-toast/headless';
import { renderApp } from '../../app.testing';
import { definitionOf, registered } from '../../registry.testing';
import { repeatChanges } from './changes-on-the-way';
import { waitingChanges } from './waiting-changes';

const menu = '/menus/01890000-0000-7000-8000-000000000010';
const notes = `larder:changes:${testUser.id}`;

function Menus() {
  const [deleteMenu] = menusApi.useDeleteMenuMutation();
  return <button onClick={() => void deleteMenu({ id: menu.slice(7) })}>Delete</button>;
}

const star = '/recipes/7/favourite';

function Star() {
  const [addFavourite] = recipesApi.useAddFavouriteMutation();
  return <button onClick={() => void addFavourite({ id: '7' })}>Star</button>;
}

/** A page with a star, whose code for what may wait is there once `load` resolves. */
const openStar = (starred: () => unknown, load: () => Promise<unknown> = async () => {}) =>
  renderApp({
    path: '/dishes',
    remotes: () => ({
      mf_dishes: registered({ '/dishes': 'Dishes' }, { queue: ['POST /recipes/:id/favourite'] }),
    }),
    loadDefinition: async (name, listed) => ({
      ...definitionOf(name, listed),
      routes: [{ path: '/dishes', page: async () => ({ Page: Star }) }],
      offline: async () => {
        await load();
        return {
          offlineData: {
            collections: () => [],
            writes: { 'POST /recipes/:id/favourite': { label: () => 'A favourite' } },
          },
        };
      },
    }),
    api: { 'POST /recipes/:id/favourite': starred },
  });

const open = (deleted: () => unknown) =>
  renderApp({
    path: '/menus',
    remotes: () => ({
      mf_menus: registered({ '/menus': 'Menus' }, { queue: ['DELETE /menus/:id'] }),
    }),
    loadDefinition: async (name, listed) => ({
      ...definitionOf(name, listed),
      routes: [{ path: '/menus', page: async () => ({ Page: Menus }) }],
      offline: async () => ({
        offlineData: {
          collections: () => [],
          writes: { 'DELETE /menus/:id': { label: () => 'A deleted menu' } },
        },
      }),
    }),
    api: { 'DELETE /menus/:id': deleted },
  });

describe('what was on its way when a page was closed', () => {
  beforeEach(() => {
    noteReached(true);
    window.scrollTo = () => {};
  });
  afterEach(() => noteReached(true));

  it('[OFF-6] a deletion is noted until it is answered', async () => {
    let answer!: (body: unknown) => void;
    const { user } = open(() => new Promise((resolve) => (answer = resolve)));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(localStorage.getItem(notes)).toContain(menu));
    await waitFor(() => expect(answer).toBeDefined());
    // The page that made it does not repeat it.
    const repeat = jest.fn(async () => true);
    repeatChanges(testUser.id, repeat);
    expect(repeat).not.toHaveBeenCalled();
    await act(async () => answer({}));
    await waitFor(() => expect(localStorage.getItem(notes)).toBeNull());
  });

  it('[OFF-6] a deletion is repeated by the next page', async () => {
    const { requests } = open(() => ({}));
    localStorage.setItem(notes, JSON.stringify([{ id: 'left', method: 'DELETE', url: menu }]));
    await waitFor(() =>
      expect(requests).toContainEqual(expect.objectContaining({ method: 'DELETE', path: menu })),
    );
    await waitFor(() => expect(localStorage.getItem(notes)).toBeNull());
    expect(requests.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('[OFF-3] a change is noted before anything that it needs is loaded, until the outbox holds it', async () => {
    let load!: () => void;
    const loading = new Promise<void>((resolve) => (load = resolve));
    let answer!: (body: unknown) => void;
    const { user } = openStar(
      () => new Promise((resolve) => (answer = resolve)),
      () => loading,
    );
    const button = await screen.findByRole('button', { name: 'Star' });
    await user.click(button);
    expect(localStorage.getItem(notes)).toContain(star);
    load();
    // It is on its way, and kept.
    await waitFor(() => expect(answer).toBeDefined());
    expect(localStorage.getItem(notes)).toBeNull();
    expect(localStorage.getItem(`larder:waiting:${testUser.id}`)).toBe('1');
    await act(async () => answer({ isFavourited: true }));
    await waitFor(() => expect(localStorage.getItem(`larder:waiting:${testUser.id}`)).toBeNull());
  });

  it('[OFF-2][OFF-3] what a closed page had only noted is made by the next one, once and under its key', async () => {
    const { requests } = openStar(() => ({ isFavourited: true }));
    localStorage.setItem(notes, JSON.stringify([{ id: 'noted', method: 'POST', url: star }]));
    await waitFor(() =>
      expect(requests).toContainEqual(
        expect.objectContaining({
          method: 'POST',
          path: star,
          idempotencyKey: 'noted',
        }),
      ),
    );
    await waitFor(() => expect(localStorage.getItem(notes)).toBeNull());
    expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  });

  it('[OFF-3] an answer that comes after somebody has logged out is noted, and shown to nobody', async () => {
    let answer!: (body: unknown) => void;
    const { user, unmount } = openStar(() => new Promise((resolve) => (answer = resolve)));
    await user.click(await screen.findByRole('button', { name: 'Star' }));
    await waitFor(() => expect(answer).toBeDefined());
    expect(localStorage.getItem(`larder:waiting:${testUser.id}`)).toBe('1');
    unmount();
    const shown = jest.fn();
    const stop = waitingChanges.subscribe(shown);
    await act(async () => answer({ isFavourited: true }));
    await waitFor(() => expect(localStorage.getItem(`larder:waiting:${testUser.id}`)).toBeNull());
    stop();
    expect(shown).not.toHaveBeenCalled();
  });

  it('[UNDO-3] reports at once a deletion of the previous page that was refused, but not one that succeeded', async () => {
    const { unmount } = open(() =>
      failWith({ status: 409, code: 'menu_changed', message: 'It is somebody else’s.' }),
    );
    localStorage.setItem(notes, JSON.stringify([{ id: 'refused', method: 'DELETE', url: menu }]));
    expect(await screen.findByText('It is somebody else’s.')).toBeVisible();
    expect(localStorage.getItem(notes)).toBeNull();
    unmount();
    toast.remove();
    const { requests } = open(() =>
      failWith({ status: 404, code: 'not_found', message: 'It is gone.' }),
    );
    localStorage.setItem(notes, JSON.stringify([{ id: 'gone', method: 'DELETE', url: menu }]));
    await waitFor(() => expect(requests.some(({ method }) => method === 'DELETE')).toBe(true));
    await waitFor(() => expect(localStorage.getItem(notes)).toBeNull());
    expect(screen.queryByText('It is gone.')).not.toBeInTheDocument();
  });

  it('[OFF-6] ticks and other changes that a page sends itself are counted while the backend does not answer', async () => {
    open(() => failWith({ status: 0 }));
    await screen.findByRole('button', { name: 'Delete' });
    act(() => noteReached(false));
    const waiting = [{ id: '1' }, { id: '2' }];
    localStorage.setItem(
      `larder.grocery-list.${testUser.id}.1`,
      JSON.stringify({ list: {}, waiting }),
    );
    expect(await screen.findByRole('button', { name: '2 changes waiting' })).toBeVisible();
    act(() => noteReached(true));
    await waitFor(() =>
      expect(screen.queryByRole('button', { name: '2 changes waiting' })).not.toBeInTheDocument(),
    );
  });
});
