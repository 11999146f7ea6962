import { installMemoryCaches } from '@larder/api-client/testing';
import { renderWithShell, testUser } from '@larder/shell-sdk/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { KeptSection } from './kept-on-device.parts';

const other = 'somebody-else';

async function keep(person: string, path: string, data: unknown, keptAt: Date): Promise<void> {
  const headers = { 'x-kept-at': String(keptAt.getTime()) };
  const cache = await caches.open('answers');
  await cache.put(`/answers/${person}${path}`, new Response(JSON.stringify(data), { headers }));
}

const figure = (name: string) => screen.getByText(name).nextElementSibling;

/** What the browser says about keeping. */
function browserThat(promises: boolean) {
  const persist = jest.fn(async () => promises);
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: { persisted: async () => false, persist },
  });
  return persist;
}

describe('what is kept on the device', () => {
  let removeCaches: () => void;
  beforeEach(async () => {
    removeCaches = installMemoryCaches();
    const today = new Date();
    const monday = new Date(2026, 4, 4, 10, 42);
    await keep(testUser.id, '/recipes/7', { id: 7 }, today);
    await keep(testUser.id, '/recipes/8', { id: 8 }, monday);
    await keep(testUser.id, '/recipes/mine?sort=newest&limit=24', { recipes: [{ id: 8 }] }, today);
    await keep(testUser.id, '/menus', { menus: [] }, today);
    await keep(testUser.id, '/menus/aa', {}, today);
    await keep(testUser.id, '/meal-planner', [{}, {}, {}], today);
    await keep(testUser.id, '/grocery-lists/bb', {}, today);
    await keep(other, '/recipes/9', { id: 9 }, new Date(2020, 0, 1));
    await (await caches.open('pictures')).put('/pictures/1', new Response('x'.repeat(2_000_000)));
  });
  afterEach(() => {
    removeCaches();
    Reflect.deleteProperty(navigator, 'storage');
  });

  it('[OFF-5] is counted, measured and dated, for this person alone', async () => {
    renderWithShell(<KeptSection />);
    await screen.findByText('Dishes');
    expect(figure('Dishes')).toHaveTextContent(/^2$/);
    expect(figure('Your recipes')).toHaveTextContent(/^1$/);
    expect(figure('Menus')).toHaveTextContent(/^1$/);
    expect(figure('Weekly plans')).toHaveTextContent(/^3$/);
    expect(figure('Grocery lists')).toHaveTextContent(/^1$/);
    expect(figure('Pictures')).toHaveTextContent(/^1$/);
    expect(figure('Size')).toHaveTextContent(/^2 MB$/);
    expect(figure('Oldest copy')).toHaveTextContent(/May 4, 2026/);
  });

  it('[OFF-5] is cleared once that is confirmed, and other people keep theirs', async () => {
    const { user } = renderWithShell(<KeptSection />);
    await user.click(await screen.findByRole('button', { name: 'Clear kept data' }));
    const question = screen.getByRole('alertdialog');
    expect(question).toHaveTextContent(/not been sent stay on this device/);
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(figure('Dishes')).toHaveTextContent(/^2$/);
    await user.click(screen.getByRole('button', { name: 'Clear kept data' }));
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(await screen.findByText('Nothing is kept on this device yet.')).toBeVisible();
    const left = (await (await caches.open('answers')).keys()).map(({ url }) => url);
    expect(left).toEqual([expect.stringContaining(`/answers/${other}/`)]);
  });

  it('[OFF-5] is kept for good where the browser promises it', async () => {
    const persist = browserThat(true);
    const { user } = renderWithShell(<KeptSection />);
    await user.click(await screen.findByRole('button', { name: 'Ask the browser to keep it' }));
    expect(await screen.findByText(/even if this device runs out of space/)).toBeVisible();
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('[OFF-5] says so when the browser promises nothing', async () => {
    browserThat(false);
    const { user } = renderWithShell(<KeptSection />);
    await user.click(await screen.findByRole('button', { name: 'Ask the browser to keep it' }));
    await waitFor(() => expect(screen.getByText(/does not promise that yet/)).toBeVisible());
    expect(screen.getByText(/may delete it/)).toBeVisible();
  });
});
