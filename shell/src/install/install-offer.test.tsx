import { Toaster } from '@larder/ui';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import toast from 'react-hot-toast/headless';
import { offerInstallation } from './install-offer';

interface Offer extends Event {
  choose: (outcome: string) => void;
  prompt: jest.Mock;
}

/** The browser offers installation; `choose` is the person's answer to its prompt. */
function browserOffers(): Offer {
  let choose = (_outcome: string): void => {};
  const userChoice = new Promise((resolve) => {
    choose = (outcome) => resolve({ outcome });
  });
  const event = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
    prompt: jest.fn(async () => {}),
    userChoice,
    choose,
  });
  act(() => void window.dispatchEvent(event));
  return event;
}

let stop = (): void => {};

beforeEach(() => {
  toast.remove();
  localStorage.clear();
  stop = offerInstallation();
  render(<Toaster />);
});

afterEach(() => {
  stop();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const install = () => screen.queryByRole('button', { name: 'Install' });

describe('install prompt', () => {
  it('[INSTALL-1a] is a bottom-centre toast with Install and Later', () => {
    const event = browserOffers();
    expect(install()).toBeVisible();
    expect(screen.getByRole('button', { name: 'Later' })).toBeVisible();
    expect(event.defaultPrevented).toBe(true);
    const place = install()?.closest<HTMLElement>('[style*="bottom"]');
    expect(place?.style.justifyContent).toBe('center');
  });

  it('[INSTALL-1a][CONST-6g] stays until it is answered', async () => {
    jest.useFakeTimers();
    try {
      browserOffers();
      await act(() => jest.advanceTimersByTimeAsync(24 * 60 * 60_000));
      expect(install()).toBeVisible();
    } finally {
      jest.useRealTimers();
    }
  });

  it('[STATE-14] Install shows the browser’s prompt and disappears after the choice', async () => {
    const event = browserOffers();
    await userEvent.click(install() as HTMLElement);
    expect(event.prompt).toHaveBeenCalledTimes(1);
    expect(install()).toBeVisible();
    event.choose('dismissed');
    await waitFor(() => expect(install()).not.toBeInTheDocument());
  });

  it('[STATE-14] Later closes it', async () => {
    const event = browserOffers();
    await userEvent.click(screen.getByRole('button', { name: 'Later' }));
    await waitFor(() => expect(install()).not.toBeInTheDocument());
    expect(event.prompt).not.toHaveBeenCalled();
  });

  const days = 24 * 60 * 60_000;
  const later = () => screen.queryByRole('button', { name: 'Later' });

  it('[A-14][INSTALL-1a][STATE-14] Later is remembered on this device for thirty days, even after a reload', () => {
    jest.useFakeTimers();
    browserOffers();
    fireEvent.click(later() as HTMLElement);
    act(() => toast.remove());
    for (const pause of [0, 15 * days, 15 * days - 1]) {
      jest.setSystemTime(Date.now() + pause);
      // A freshly loaded page.
      stop();
      stop = offerInstallation();
      const event = browserOffers();
      expect(install()).not.toBeInTheDocument();
      expect(event.defaultPrevented).toBe(true);
    }
    jest.setSystemTime(Date.now() + 1);
    browserOffers();
    expect(install()).toBeVisible();
  });

  it("[A-14][STATE-14] dismissing the browser's prompt counts as Later, but installing does not", async () => {
    const offer = async (outcome: string): Promise<void> => {
      const event = browserOffers();
      await userEvent.click(install() as HTMLElement);
      event.choose(outcome);
      await waitFor(() => expect(install()).not.toBeInTheDocument());
    };
    await offer('accepted');
    await offer('dismissed');
    browserOffers();
    expect(install()).not.toBeInTheDocument();
  });

  it('[A-14] is offered again when the stored date is invalid or unreadable', () => {
    for (const stored of ['soon', String(Date.now() + days), '']) {
      localStorage.setItem('larder.install-later', stored);
      browserOffers();
      expect(install()).toBeVisible();
      act(() => toast.remove());
    }
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    browserOffers();
    expect(install()).toBeVisible();
  });

  it('[INSTALL-1b] does not appear in the installed app', () => {
    jest
      .spyOn(window, 'matchMedia')
      .mockImplementation(
        (query) => ({ matches: query === '(display-mode: standalone)' }) as MediaQueryList,
      );
    browserOffers();
    expect(install()).not.toBeInTheDocument();
  });

  it.each([
    ['opened from the home screen', true],
    ['opened in the browser', false],
  ])('[INSTALL-1b] believes what Safari says of an app %s', (_how, standalone) => {
    Object.assign(navigator, { standalone });
    browserOffers();
    expect(install() === null).toBe(standalone);
    Reflect.deleteProperty(navigator, 'standalone');
  });

  it('[INSTALL-1b][CONST-8] does not appear in the Android app', () => {
    jest.spyOn(document, 'referrer', 'get').mockReturnValue('android-app://app.larder.twa/');
    browserOffers();
    expect(install()).not.toBeInTheDocument();
  });
});
