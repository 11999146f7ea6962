import { storeToken } from '@larder/api-client';
import type { RegisteredRemote } from '@larder/shell-sdk/host';
import { registered, text } from '../registry.testing';
import { readRegistry } from '../remotes/known-registry';
import { showFirstScreen } from './first-screen';
import { openingMark, screenNames } from './screens';

const opening = { heading: text('Saved Menus'), lede: text('Everything you saved.') };

/** A build whose pages load a chunk each. */
const recipes = (build: string, contract = '1.0.0'): RegisteredRemote =>
  registered(
    {},
    {
      build,
      contract,
      entry: `/mf/mf_recipes/${build}/mf-manifest.json`,
      routes: [
        { path: '/', title: text('Home'), opening: { ...opening, size: 'display' } },
        { path: '/my-menus', title: text('Saved Menus'), opening, asks: ['/menus'] },
        { path: '/menu/:id', title: text('Menu'), asks: ['/menus/:id'] },
        {
          path: '/recipes',
          title: text('My Recipes'),
          asks: ['/collections', '/recipes/mine?limit=24'],
        },
        { path: '/menu/new', title: text('New menu') },
      ],
      integrity: { 'entry.js': 'sha384-entry', 'menus.js': 'sha384-menus' },
      scripts: { '/my-menus': ['entry.js', 'menus.js', 'unlisted.js'] },
    },
  );

const listed = (build = 'b1') => ({
  schema: 1,
  revision: build,
  remotes: { mf_recipes: recipes(build) },
});

const network = jest.fn<Promise<Response>, [string]>();
const asked = () => network.mock.calls.map(([url]) => url);
const preloads = () =>
  [...document.head.querySelectorAll('link')].map(
    ({ href, integrity = '' }) => `${new URL(href).pathname} ${integrity}`,
  );
const shown = () => document.querySelector('#root [data-shown]')?.getAttribute('data-shown');
const words = () => document.getElementById('root')?.textContent;

const screen = (name: string) =>
  `<div inert data-shown="${name}"><h1 ${openingMark}="heading"></h1><p ${openingMark}="lede"></p></div>`;

function open(path: string): Promise<void> {
  history.replaceState(null, '', path);
  showFirstScreen();
  return new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  localStorage.clear();
  globalThis.larderEarlyAnswers = undefined;
  globalThis.larderEarlyRegistry = undefined;
  document.head.replaceChildren();
  document.body.innerHTML = `<div id="root"></div>${screenNames
    .map((name) => `<template data-screen="${name}">${screen(name)}</template>`)
    .join(
      '',
    )}<template data-screen="signed-in"><link rel="preload" href="/pages.js" /></template><template data-screen="fonts"><style></style></template>`;
  openedAfter(350);
  network.mockReset().mockImplementation(async () => new Response(JSON.stringify(listed())));
  globalThis.fetch = network as unknown as typeof fetch;
});

/** How long the document and the script took to arrive, and whether the service worker brought them. */
function openedAfter(milliseconds: number, controller: object | null = null): void {
  jest.spyOn(performance, 'now').mockReturnValue(milliseconds);
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller } });
}

describe('the screen before the app', () => {
  it.each([
    [120, null, 1],
    [350, null, 0],
    [350, {}, 1],
  ])(
    'has the fonts if they can be there soon: after %i ms, worker %p',
    async (time, worker, count) => {
      openedAfter(time, worker);
      await open('/login');
      expect(document.head.querySelectorAll('style')).toHaveLength(count);
    },
  );

  it.each([
    ['/login', 'login'],
    ['/Login/', 'login'],
    ['/auth', 'login'],
    ['/register', 'register'],
    ['/', 'login'],
    ['/my-menus', 'login'],
    ['/reset-password', undefined],
    ['/welcome', undefined],
  ])('[ROUTE-17] at %s for someone who is not logged in is: %s', async (path, name) => {
    await open(path);
    expect(shown()).toBe(name);
    expect(asked()).toEqual([]);
    expect(preloads()).toEqual([]);
  });

  it.each([
    ['/', 'display'],
    ['/login', 'display'],
    ['/welcome', 'display'],
    ['/my-menus', 'page'],
    ['/?ingredients=rice', 'plain'],
    ['/menu/7', 'plain'],
    ['/unknown', 'plain'],
    ['/auth', 'login'],
  ])('[ROUTE-2] at %s for someone who is logged in is: %s', async (path, name) => {
    storeToken('anna');
    await open(path);
    expect(shown()).toBe(name);
  });

  it('has the first words of the page, immediately if the registry is known', async () => {
    storeToken('anna');
    await open('/my-menus');
    expect(words()).toBe('Saved Menus' + 'Everything you saved.');
    document.getElementById('root')?.replaceChildren();
    network.mockReturnValue(new Promise(() => {}));
    await open('/my-menus');
    expect(words()).toBe('Saved Menus' + 'Everything you saved.');
  });

  it('loads the scripts of the live build, each with its hash, and those of the shell', async () => {
    storeToken('anna');
    await open('/my-menus');
    network.mockImplementation(async () => new Response(JSON.stringify(listed('b2'))));
    await open('/my-menus');
    expect(preloads()).toEqual([
      '/pages.js ',
      '/mf/mf_recipes/b1/entry.js sha384-entry',
      '/mf/mf_recipes/b1/menus.js sha384-menus',
      '/pages.js ',
      '/mf/mf_recipes/b2/entry.js sha384-entry',
      '/mf/mf_recipes/b2/menus.js sha384-menus',
    ]);
  });

  it('[LAYOUT-1] loads no script of a remote that was built for another contract', async () => {
    storeToken('anna');
    const remotes = { mf_recipes: recipes('b1', '9.0.0') };
    network.mockImplementation(async () => new Response(JSON.stringify({ ...listed(), remotes })));
    await open('/my-menus');
    expect(preloads()).toEqual(['/pages.js ']);
  });

  it("requests what the page reads, with its address's parameters", async () => {
    storeToken('anna');
    await open('/menu/7');
    expect(asked()).toEqual(['/mf/registry.json', '/api/menus/7']);
    await open('/menu/new');
    expect(asked()).toEqual(['/mf/registry.json', '/api/menus/7', '/mf/registry.json']);
  });

  it('requests nothing that has a query for a page whose address has one', async () => {
    storeToken('anna');
    await open('/recipes');
    expect(asked()).toContain('/api/recipes/mine?limit=24');
    network.mockClear();
    await open('/recipes?q=soup');
    expect(asked().sort()).toEqual(['/api/collections', '/mf/registry.json']);
  });

  it('gives the app the registry that it asked for, once', async () => {
    storeToken('anna');
    await open('/');
    expect((await readRegistry()).revision).toBe('b1');
    expect(asked()).toHaveLength(1);
    await readRegistry();
    expect(asked()).toHaveLength(2);
  });

  it('requests the page, and leaves an app that is already there alone', async () => {
    storeToken('anna');
    history.replaceState(null, '', '/my-menus');
    showFirstScreen();
    document.getElementById('root')?.replaceChildren('the app');
    await new Promise((resolve) => setTimeout(resolve));
    expect(words()).toBe('the app');
    // Its page, which is loaded now, reads this.
    expect(asked()).toEqual(['/mf/registry.json', '/api/menus']);
  });

  it('is missing from a document without rendered screens, which the app does not need', async () => {
    storeToken('anna');
    document.body.innerHTML = '<div id="root"></div>';
    network.mockRejectedValue(new TypeError('Failed to fetch'));
    await open('/my-menus');
    expect(words()).toBe('');
    await expect(readRegistry()).rejects.toThrow();
  });
});
