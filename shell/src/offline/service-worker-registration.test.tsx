import { Toaster } from '@larder/ui';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast/headless';
import { startServiceWorker } from './service-worker-registration';
import { followEntries, hasUnsavedWork } from './unsaved-work';

class FakeWorker extends EventTarget {
  postMessage = jest.fn();
  constructor(public state: string) {
    super();
  }
}

class FakeRegistration extends EventTarget {
  waiting: FakeWorker | null = null;
  installing: FakeWorker | null = null;
  unregister = jest.fn(async () => true);
  update = jest.fn(async () => {});
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  registrations: FakeRegistration[] = [];
  getRegistrations = async () => this.registrations;
  register = jest.fn(async (_script: string) => {
    const registration = this.registrations[0] ?? new FakeRegistration();
    this.registrations = [registration];
    return registration;
  });
}

let container: FakeContainer;
const reload = jest.fn();

function scriptIs(status: number, type: string): void {
  globalThis.fetch = jest.fn(
    async () => new Response('', { status, headers: { 'Content-Type': type } }),
  );
}

beforeEach(() => {
  jest.useFakeTimers();
  toast.remove();
  sessionStorage.clear();
  reload.mockReset();
  container = new FakeContainer();
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: container });
  scriptIs(200, 'text/javascript; charset=utf-8');
  render(<Toaster />);
});

afterEach(() => jest.useRealTimers());

describe('[STATE-13] service worker', () => {
  it('[WHAT-4][CALL-38d] is registered from /service-worker.js', async () => {
    await startServiceWorker(reload);
    expect(container.register).toHaveBeenCalledWith('/service-worker.js');
    expect(globalThis.fetch).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    [404, 'text/plain'],
    [404, 'text/javascript'],
    [200, 'text/html'],
    [200, 'application/json'],
    [200, ''],
  ])('[STATE-13] whose script is %i %s is removed, and the page reloads', async (status, type) => {
    const old = new FakeRegistration();
    container.registrations = [old];
    scriptIs(status, type);
    await startServiceWorker(reload);
    expect(old.unregister).toHaveBeenCalledTimes(1);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(container.register).not.toHaveBeenCalled();
  });

  it('[STATE-13] reloads once: without a worker there is nothing to remove', async () => {
    scriptIs(404, 'text/plain');
    await startServiceWorker(reload);
    expect(reload).not.toHaveBeenCalled();
    expect(container.register).not.toHaveBeenCalled();
  });

  it.each([
    ['there is no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['the server is in trouble', async () => new Response('{}', { status: 503 })],
  ])('[STATE-13] stays when %s', async (_case, answer) => {
    const old = new FakeRegistration();
    container.registrations = [old];
    globalThis.fetch = answer;
    await startServiceWorker(reload);
    expect(old.unregister).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('stays off in a tab that switched it off', async () => {
    sessionStorage.setItem('service-worker', 'off');
    await startServiceWorker(reload);
    expect(container.register).not.toHaveBeenCalled();
  });

  it('offers a newer version and reloads only when asked', async () => {
    const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
    const registration = new FakeRegistration();
    container.registrations = [registration];
    container.controller = new FakeWorker('activated');
    await startServiceWorker(reload);
    const worker = new FakeWorker('installing');
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    worker.state = 'installed';
    act(() => void worker.dispatchEvent(new Event('statechange')));
    expect(await screen.findByText('A new version of Larder is ready.')).toBeVisible();
    expect(worker.postMessage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload' }));
    expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(reload).not.toHaveBeenCalled();
    container.dispatchEvent(new Event('controllerchange'));
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
  });

  it('[OFF-7][F-7] asks before an update loses what is being typed, and only then', async () => {
    const user = userEvent.setup({ advanceTimers: (delay) => jest.advanceTimersByTime(delay) });
    const stop = followEntries();
    const { unmount } = render(<input aria-label="Name" defaultValue="Ann" />);
    const waiting = new FakeWorker('installed');
    container.registrations = [Object.assign(new FakeRegistration(), { waiting })];
    container.controller = new FakeWorker('activated');
    await startServiceWorker(reload);
    const name = screen.getByLabelText('Name');
    await user.type(name, 'a');
    await user.click(await screen.findByRole('button', { name: 'Reload' }));
    expect(screen.getByText(/has unsaved changes/)).toBeVisible();
    expect(waiting.postMessage).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Reload anyway' }));
    expect(waiting.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' });
    expect(hasUnsavedWork()).toBe(true);
    await user.type(name, '{Backspace}');
    expect(hasUnsavedWork()).toBe(false);
    await user.type(name, 'b');
    unmount();
    expect(hasUnsavedWork()).toBe(false);
    stop();
  });

  it('offers a newer version that was already waiting', async () => {
    const registration = new FakeRegistration();
    registration.waiting = new FakeWorker('installed');
    container.registrations = [registration];
    container.controller = new FakeWorker('activated');
    await act(() => startServiceWorker(reload));
    expect(await screen.findByRole('button', { name: 'Later' })).toBeVisible();
  });

  it('offers nothing when the very first worker is ready', async () => {
    const registration = new FakeRegistration();
    container.registrations = [registration];
    await startServiceWorker(reload);
    const worker = new FakeWorker('installed');
    registration.installing = worker;
    registration.dispatchEvent(new Event('updatefound'));
    act(() => void worker.dispatchEvent(new Event('statechange')));
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  });
});
