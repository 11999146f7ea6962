import type { RemoteDefinition } from '@larder/shell-sdk';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useEffect } from 'react';
import { productRemotes, renderApp } from '../app.testing';
import { definitionOf, registered } from '../registry.testing';
import { RemoteFailure, type FailureReason } from './remote-failure';

beforeAll(() => {
  window.scrollTo = () => {};
});

const planner = registered({ '/calendar': 'Calendar' });

/** A planner whose calendar renders `Page`. */
function plannerWith(Page: () => React.ReactNode): RemoteDefinition {
  return {
    ...definitionOf('mf_planner', planner),
    routes: [{ path: '/calendar', page: async () => ({ Page }) }],
  };
}

const card = () => screen.findByRole('heading', { name: 'Calendar could not be opened' });
const retry = () => screen.getByRole('button', { name: 'Retry' });

/** The app at the calendar, whose remote fails while `fault.reason` is set. */
function atFailingCalendar(reason: FailureReason) {
  const fault: { reason: FailureReason | null } = { reason };
  const app = renderApp({
    path: '/calendar',
    loadDefinition: async (name, remote) => {
      if (name === 'mf_planner' && fault.reason) throw new RemoteFailure(fault.reason);
      return definitionOf(name, remote);
    },
  });
  return { ...app, fault };
}

describe('a remote that cannot be shown', () => {
  it.each([
    ['unreachable', /did not respond/],
    ['missing', /not available/],
    ['broken', /did not download/],
    ['incompatible', /a different version/],
  ] as const)(
    '[LAYOUT-1] %s is a card inside the layout that gives the reason',
    async (reason, cause) => {
      const { user } = atFailingCalendar(reason);
      expect(await card()).toBeVisible();
      const main = screen.getByRole('main');
      expect(within(main).getByRole('alert')).toHaveTextContent(cause);
      expect(screen.getByRole('banner')).toBeVisible();
      expect(screen.getByRole('contentinfo')).toBeVisible();
      await user.click(within(main).getByRole('link', { name: 'Back to home' }));
      expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
    },
  );

  it('[FED-2] says so when it shows the previous build', async () => {
    renderApp({
      path: '/calendar',
      loadDefinition: async (name, remote) => {
        if (remote.build !== 'b0') throw new RemoteFailure('broken');
        return definitionOf(name, remote);
      },
      lastGood: async () => ({ ...planner, build: 'b0' }),
    });
    expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
    expect(screen.getByText(/This is the previous one/)).toBeVisible();
  });

  it('[FED-5] says so when the newest build was made for a newer shell', async () => {
    renderApp({
      path: '/calendar',
      loadDefinition: async (name, remote) => {
        if (remote.build !== 'b0') throw new RemoteFailure('incompatible');
        return definitionOf(name, remote);
      },
      lastGood: async () => ({ ...planner, build: 'b0' }),
    });
    expect(await screen.findByText(/needs a newer version of Larder/)).toBeVisible();
  });

  it('[FED-11] announces a newer build to somebody on a page, and leaves the page as it is', async () => {
    let build = 'b1';
    const Form = () => <input aria-label="Note" />;
    const { user } = renderApp({
      path: '/calendar',
      remotes: () => ({ ...productRemotes, mf_planner: { ...planner, build } }),
      loadDefinition: async () => plannerWith(Form),
    });
    const note = await screen.findByLabelText('Note');
    await user.type(note, 'half typed');
    expect(screen.queryByText(/A new version of Calendar/)).not.toBeInTheDocument();
    build = 'b2';
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText(/A new version of Calendar is available/)).toBeVisible();
    expect(note).toHaveValue('half typed');
    expect(note).toBeInTheDocument();
  });

  it('[FED-5] made for a newer shell offers the one that is waiting', async () => {
    const waiting = { postMessage: jest.fn() };
    const worker = Object.assign(new EventTarget(), {
      controller: {},
      getRegistration: async () => ({ waiting, installing: null, update: async () => {} }),
    });
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
    try {
      const { user } = atFailingCalendar('incompatible');
      await user.click(await screen.findByRole('button', { name: 'Update Larder' }));
      expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    } finally {
      Reflect.deleteProperty(navigator, 'serviceWorker');
    }
  });

  it('recovers with Retry once the cause is gone, without a reload', async () => {
    const { user, fault } = atFailingCalendar('missing');
    await card();
    fault.reason = null;
    await user.click(retry());
    expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('keeps the focus on Retry through a failed retry, and announces the outcome', async () => {
    const { user, fault } = atFailingCalendar('missing');
    await card();
    fault.reason = 'broken';
    await user.click(retry());
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert).toHaveTextContent(/did not download.*That did not work\./));
    expect(retry()).toHaveFocus();
    expect(retry()).toHaveAttribute('aria-disabled', 'false');
  });

  it('[STATE-1b] leaves the rest of the app working, including log-out', async () => {
    const { user } = atFailingCalendar('broken');
    await card();
    for (const page of ['Settings', 'Saved Grocery Lists', 'Home']) {
      await user.click(await screen.findByRole('button', { name: 'User menu' }));
      await user.click(await screen.findByRole('menuitem', { name: page }));
      expect(await screen.findByRole('heading', { name: page, level: 1 })).toBeVisible();
    }
    await user.click(screen.getByRole('button', { name: 'User menu' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Calendar' }));
    expect(await card()).toBeVisible();
  });

  it('recovers by itself when the network returns', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const { fault } = atFailingCalendar('unreachable');
    await card();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Calendar could not be openedYou are offline/,
    );
    fault.reason = null;
    onLine.mockRestore();
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
  });

  it('[CONST-6j] keeps waiting for a slow remote, and says so after eight seconds', async () => {
    jest.useFakeTimers();
    try {
      let answer = (): void => {};
      const held = new Promise<void>((resolve) => (answer = resolve));
      renderApp({
        path: '/calendar',
        loadDefinition: async (name, remote) => {
          await held;
          return definitionOf(name, remote);
        },
      });
      await act(() => jest.advanceTimersByTimeAsync(7_900));
      expect(screen.getByText('Loading Calendar')).toBeInTheDocument();
      expect(screen.queryByText(/taking longer/)).not.toBeInTheDocument();
      await act(() => jest.advanceTimersByTimeAsync(200));
      expect(screen.getByText(/taking longer/)).toBeVisible();
      await act(() => jest.advanceTimersByTimeAsync(100_000));
      expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
      answer();
      expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
      expect(screen.queryByText(/taking longer/)).not.toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('a page that crashes', () => {
  let report: jest.SpyInstance;
  beforeEach(() => {
    report = jest.spyOn(console, 'error').mockImplementation(() => {});
  });
  afterEach(() => report.mockRestore());

  function CrashesInEffect() {
    useEffect(() => {
      throw new Error('a fault of the planner');
    }, []);
    return <p>Never mind.</p>;
  }

  it.each([
    [
      'while it renders',
      () => {
        throw new Error('a fault of the planner');
      },
    ],
    ['in an effect', CrashesInEffect],
  ])('[LAYOUT-1] %s is a card, and Retry mounts it again', async (_case, Crash) => {
    let Page: () => React.ReactNode = Crash;
    const load = jest.fn(async (name: string, remote: typeof planner) =>
      name === 'mf_planner' ? plannerWith(Page) : definitionOf(name, remote),
    );
    const { user } = renderApp({ path: '/calendar', loadDefinition: load });
    expect(await card()).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();
    Page = () => <h1>Mended</h1>;
    await user.click(retry());
    expect(await screen.findByRole('heading', { name: 'Mended' })).toBeVisible();
    expect(load).toHaveBeenLastCalledWith('mf_planner', expect.anything(), { afresh: true });
  });

  it("does not break another remote's page", async () => {
    const { user } = renderApp({
      path: '/calendar',
      loadDefinition: async (name, remote) =>
        name === 'mf_planner'
          ? plannerWith(() => {
              throw new Error('a fault of the planner');
            })
          : definitionOf(name, remote),
    });
    await card();
    await user.click(screen.getByRole('link', { name: 'Larder' }));
    expect(await screen.findByRole('heading', { name: 'Home' })).toBeVisible();
  });
});

describe('a newer build', () => {
  it('waits until the person goes to another page', async () => {
    let live = productRemotes;
    const { user } = renderApp({
      path: '/calendar',
      remotes: () => live,
      loadDefinition: async (name, remote) =>
        name === 'mf_planner'
          ? plannerWith(() => <h1>{`Build ${remote.build}`}</h1>)
          : definitionOf(name, remote),
    });
    expect(await screen.findByRole('heading', { name: 'Build b1' })).toBeVisible();
    live = { ...productRemotes, mf_planner: { ...planner, build: 'b2' } };
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(screen.getByRole('heading', { name: 'Build b1' })).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Larder' }));
    await screen.findByRole('heading', { name: 'Home' });
    act(() => history.back());
    expect(await screen.findByRole('heading', { name: 'Build b2' })).toBeVisible();
  });
});

describe('no registry', () => {
  it('[LAYOUT-1] is a card with Retry inside the layout, which recovers', async () => {
    let answers = false;
    const { user } = renderApp({
      path: '/settings',
      remotes: () => (answers ? productRemotes : null),
    });
    expect(
      await screen.findByRole('heading', { name: 'Larder’s pages could not be loaded' }),
    ).toBeVisible();
    answers = true;
    await user.click(retry());
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
  });
});
