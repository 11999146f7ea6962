import { DraftStore, type DraftSender } from '@larder/shell-sdk';
import { testUser } from '@larder/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../app.testing';
import { definitionOf, registered } from '../registry.testing';

/** A kind of draft that the shell has never heard of. */
const letters = new DraftStore<{ text: string; isWaiting: boolean }>({
  name: 'letter',
  version: 1,
  empty: { text: '', isWaiting: false },
  read: (stored) => stored as { text: string; isWaiting: boolean },
  isSame: (one, another) => one.text === another.text,
  titleOf: ({ text }) => text,
  sending: { remote: 'mf_post', isWaiting: ({ isWaiting }) => isWaiting },
});

const remotes = () => ({
  mf_home: registered({ '/home': 'Home' }),
  mf_post: registered({ '/letters': 'Letters' }),
});

beforeAll(() => {
  window.scrollTo = () => {};
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function openHome(sendDrafts: DraftSender['sendDrafts']) {
  const loaded: string[] = [];
  renderApp({
    path: '/home',
    remotes,
    loadDefinition: async (name, remote) => {
      loaded.push(name);
      const sender = async () => ({ draftSender: { sendDrafts } });
      return { ...definitionOf(name, remote), ...(name === 'mf_post' && { sender }) };
    },
  });
  return loaded;
}

const write = (text: string, isWaiting: boolean) =>
  letters.change(testUser.id, () => ({ text, isWaiting }));
const backOnline = () => act(() => void window.dispatchEvent(new Event('online')));

describe('drafts that were saved without a network', () => {
  it('[OWN-8] are sent by their remote as soon as there is a network, whichever page is open', async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    let attempts = 0;
    const loaded = openHome(async (person) => {
      expect(person).toBe(testUser.id);
      attempts += 1;
      // At first there is no network.
      if (attempts > 1) write('Dear all', false);
    });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    write('Dear all', true);
    backOnline();
    expect(loaded).toEqual(['mf_home']);

    onLine.mockReturnValue(true);
    backOnline();
    await waitFor(() => expect(attempts).toBe(1));
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(attempts).toBe(2);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(attempts).toBe(2);
  });

  it('[OWN-8] cost nothing while none waits', async () => {
    const loaded = openHome(async () => {
      throw new Error('There is nothing to send.');
    });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    write('Not finished', false);
    backOnline();
    expect(loaded).toEqual(['mf_home']);
  });

  it('[OFF-4] ticks of a list are sent without its page', async () => {
    const waiting = { list: { id: 'l1' }, waiting: [{ id: 'o1' }], sentBy: 'mf_post' };
    let sent = 0;
    const loaded = openHome(async () => {
      sent += 1;
      localStorage.removeItem(`larder.list.${testUser.id}.l1`);
    });
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    localStorage.setItem(`larder.list.someone-else.l1`, JSON.stringify(waiting));
    backOnline();
    expect(loaded).toEqual(['mf_home']);
    localStorage.setItem(`larder.list.${testUser.id}.l1`, JSON.stringify(waiting));
    backOnline();
    await waitFor(() => expect(sent).toBe(1));
  });
});
