import { keepAnswersTo } from '@larder/api-client';
import { menusApi } from '@larder/api-client/menus';
import { installMemoryCaches } from '@larder/api-client/testing';
import { answerAfter, failWith } from '@larder/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { renderApp } from '../app.testing';
import { definitionOf, registered } from '../registry.testing';

function Menus() {
  const { data } = menusApi.useGetMenusQuery();
  return <p>{data?.menus.map(({ title }) => title).join(', ') ?? 'Nothing yet'}</p>;
}

const remote = registered({ '/menus': 'Menus' }, { keep: [{ path: '/menus' }] });

const menusOf = (title: string) => ({ menus: [{ id: '1', title }], menuCount: 1, menuLimit: 20 });

describe('a page whose backend does not answer', () => {
  let removeCaches: () => void;
  beforeEach(() => {
    removeCaches = installMemoryCaches();
    jest.useFakeTimers({ advanceTimers: true, now: new Date(2026, 10, 23, 10, 42) });
    window.scrollTo = () => {};
    keepAnswersTo([{ path: '/menus' }]);
  });
  afterEach(() => {
    jest.useRealTimers();
    removeCaches();
  });

  const open = (answer: () => unknown) =>
    renderApp({
      path: '/menus',
      remotes: () => ({ mf_menus: remote }),
      loadDefinition: async (name, listed) => ({
        ...definitionOf(name, listed),
        routes: [{ path: '/menus', page: async () => ({ Page: Menus }) }],
      }),
      api: { 'GET /menus': answer },
    });
  const notice = () => screen.queryByText(/^Larder is (not responding|slow to respond)/);

  it('[OFF-1] shows what was saved, and when, until the backend is back', async () => {
    const first = open(() => menusOf('Sunday'));
    expect(await screen.findByText('Sunday')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(100));
    first.unmount();

    let isAway = true;
    open(() => (isAway ? failWith({ status: 0 }) : menusOf('Monday')));
    const { fetch } = globalThis;
    globalThis.fetch = async (...asked) => {
      if (isAway && asked[0] === '/api/health/live') throw new TypeError('Failed to fetch');
      return fetch(...asked);
    };
    expect(await screen.findByText('Sunday')).toBeVisible();
    await waitFor(() => expect(notice()).toHaveTextContent(/Saved 10:42\sa\.m\./));
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(notice()).toBeVisible();
    isAway = false;
    expect(await screen.findByText('Monday', undefined, { timeout: 40_000 })).toBeVisible();
    expect(notice()).not.toBeInTheDocument();
  });

  it('[OFF-1] shows it after three seconds, and the answer as soon as it comes', async () => {
    const first = open(() => menusOf('Sunday'));
    expect(await screen.findByText('Sunday')).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(100));
    first.unmount();

    open(() => answerAfter(9_000, menusOf('Late')));
    globalThis.fetch = () => new Promise(() => {});
    await act(() => jest.advanceTimersByTimeAsync(4_000));
    expect(await screen.findByText('Sunday')).toBeVisible();
    await waitFor(() => expect(notice()).toHaveTextContent(/Saved 10:42/));
    await act(() => jest.advanceTimersByTimeAsync(6_000));
    expect(await screen.findByText('Late')).toBeVisible();
    expect(notice()).not.toBeInTheDocument();
  });
});
