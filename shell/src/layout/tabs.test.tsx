import { screen, within } from '@testing-library/react';
import { productRemotes, renderApp } from '../app.testing';

beforeAll(() => {
  window.scrollTo = () => {};
});

/** The bar at the bottom; the one in the header is for wider screens. */
const bar = async () => within(await screen.findByRole('navigation', { name: 'Main' }));

describe('the bar that is always in view', () => {
  it("[NAV-1] has the places that the product's remotes declare, in their order", async () => {
    renderApp({ path: '/settings' });
    const links = (await bar()).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Cook', '/?view=menu'],
      ['Plan', '/?view=plan'],
      ['Calendar', '/calendar'],
      ['Shop', '/saved-grocery-lists'],
      ['Saved', '/my-menus'],
    ]);
    for (const link of links) expect(link).not.toHaveAttribute('aria-current');
  });

  it.each([
    ['/', 'Cook'],
    ['/?view=menu', 'Cook'],
    ['/?dish=7', 'Cook'],
    ['/?view=plan', 'Plan'],
    ['/?view=plan&dish=7', 'Plan'],
    ['/Calendar/', 'Calendar'],
    ['/grocery-list', 'Shop'],
    ['/menu/7', 'Saved'],
    ['/favourites', 'Saved'],
    ['/my-plans', 'Plan'],
  ])('[NAV-1] at %s says that one is at %s', async (path, name) => {
    renderApp({ path });
    const links = (await bar()).getAllByRole('link');
    const current = links.filter((link) => link.getAttribute('aria-current') === 'page');
    expect(current.map((link) => link.textContent)).toEqual([name]);
  });

  it('[NAV-1] leads to the chosen place', async () => {
    const { user } = renderApp({ path: '/settings' });
    await user.click((await bar()).getByRole('link', { name: 'Calendar' }));
    expect(await screen.findByRole('heading', { name: 'Calendar' })).toBeVisible();
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('Calendar');
  });

  it('[NAV-1] has an icon of its own for each place, and a common one for those that this shell does not know', async () => {
    const { mf_planner: planner, ...others } = productRemotes;
    const [tab] = planner?.tabs ?? [];
    if (!planner || !tab) throw new Error('The planner declares no tab.');
    const strange = { ...planner, tabs: [{ ...tab, icon: 'telescope' }] };
    renderApp({ path: '/settings', remotes: () => ({ ...others, mf_planner: strange }) });
    const pictures = (await bar())
      .getAllByRole('link')
      .map((link) => link.querySelector('svg')?.innerHTML);
    expect(new Set(pictures).size).toBe(5);
    expect(pictures).not.toContain(undefined);
  });

  it.each([
    ['signed-out', '/login'],
    ['signed-out', '/register'],
    ['signed-in', '/reset-password'],
  ] as const)('[NAV-1] is not there for someone %s at %s', async (session, path) => {
    renderApp({ path, session });
    await screen.findByRole('heading', { level: 1 });
    const navigation = screen.queryByRole('navigation', { name: 'Main' });
    expect(navigation).not.toBeInTheDocument();
  });

  it('[NAV-1] is missing if no remote declares a place, and the page is still there', async () => {
    const { mf_account: account } = productRemotes;
    renderApp({ path: '/settings', remotes: () => (account ? { mf_account: account } : null) });
    expect(await screen.findByRole('heading', { name: 'Settings' })).toBeVisible();
    expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  });
});
