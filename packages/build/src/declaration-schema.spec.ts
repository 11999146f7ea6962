import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationSchema, firstFault } from './declaration-schema.mjs';

const localized = (name: string) => (name === 'grocery.title' ? { en: 'Groceries' } : undefined);
const schema = declarationSchema('grocery', localized);

const title = 'grocery.title';
const sound = {
  name: 'mf_grocery',
  routes: [{ path: '/grocery-list', title }],
  nav: [{ to: '/grocery-list', label: title, order: 60 }],
};

function fault(declaration: unknown): string | null {
  const { error } = schema.safeParse(declaration);
  return error ? firstFault(error) : null;
}

describe('the declaration of a remote', () => {
  it('[LAYOUT-1] is published with its sentences in every language', () => {
    expect(schema.parse(sound)).toEqual({
      name: 'mf_grocery',
      routes: [{ path: '/grocery-list', title: { en: 'Groceries' } }],
      nav: [{ to: '/grocery-list', label: { en: 'Groceries' }, order: 60 }],
      tabs: [],
      widgets: [],
      keep: [],
      queue: [],
    });
  });

  it('[LAYOUT-1] has a place in the registry for everything that it publishes', () => {
    const document = join(import.meta.dirname, '../../../backend/openapi.json');
    const { components } = JSON.parse(readFileSync(document, 'utf8'));
    const { remotes } = components.schemas.RemoteRegistryView.properties;
    const { name: _name, ...published } = schema.parse(sound);
    const listed = Object.keys(remotes.additionalProperties.properties);
    expect(listed).toEqual(expect.arrayContaining(Object.keys(published)));
  });

  it('[NAV-1] is published with its places in the bar', () => {
    const tab = { to: '/grocery-list?view=shop', label: title, icon: 'shop', order: 40 };
    expect(schema.parse({ ...sound, tabs: [tab] }).tabs).toEqual([
      { ...tab, label: { en: 'Groceries' }, within: [] },
    ]);
  });

  it('[LAYOUT-1] is published with the first words of a page and the data it reads first', () => {
    const route = {
      path: '/list/:id',
      title,
      opening: { heading: title, size: 'display' },
      asks: ['/grocery-lists/:id', '/grocery-lists?limit=24&sort=newest'],
    };
    expect(schema.parse({ ...sound, routes: [route], nav: [] }).routes).toEqual([
      {
        ...route,
        title: { en: 'Groceries' },
        opening: { heading: { en: 'Groceries' }, size: 'display' },
      },
    ]);
  });

  it.each([
    [{ ...sound, name: 'mf_shop' }, "name must be 'mf_grocery', after its folder."],
    [{ ...sound, routes: [] }, 'routes names no page.'],
    [{ ...sound, routes: [{ path: 'list', title }] }, "routes.0.path must begin with '/'."],
    [{ ...sound, routes: [{ path: '', title }] }, "routes.0.path must begin with '/'."],
    [
      { ...sound, routes: [...sound.routes, ...sound.routes] },
      "routes.path has '/grocery-list' twice.",
    ],
    [
      { ...sound, routes: [{ path: '/grocery-list', title: 'grocery.lost' }] },
      "routes.0.title names the sentence 'grocery.lost', which @larder/copy does not have.",
    ],
    [
      { ...sound, nav: [{ to: '/elsewhere', label: title, order: 1 }] },
      "nav.to names '/elsewhere', which is no route.",
    ],
    [
      { ...sound, tabs: [{ to: '/elsewhere?view=shop', label: title, icon: 'shop', order: 1 }] },
      "tabs.to names '/elsewhere', which is no route.",
    ],
    [
      {
        ...sound,
        tabs: [{ to: '/grocery-list', label: title, icon: 'shop', order: 1, within: ['/list'] }],
      },
      "tabs.within names '/list', which is no route.",
    ],
    [
      { ...sound, routes: [{ path: '/list/:id', title, asks: ['/grocery-lists/:list'] }] },
      "routes.0.asks names '/grocery-lists/:list', whose parameter '/list/:id' does not have.",
    ],
    [
      { ...sound, routes: [{ path: '/list', title, asks: ['/grocery-lists?all'] }] },
      "routes.0.asks.0 must be a path below the API such as '/menus/:id' or '/recipes/mine?limit=24'.",
    ],
    [
      { ...sound, routes: [{ path: '/list', title, opening: { heading: 'Groceries' } }] },
      "routes.0.opening.heading names the sentence 'Groceries', which @larder/copy does not have.",
    ],
    [{ ...sound, widgets: ['grocery/a', 'grocery/a'] }, "widgets has 'grocery/a' twice."],
    [{ ...sound, keep: [{ path: '/a' }, { path: '/a' }] }, "keep.path has '/a' twice."],
    [
      { ...sound, keep: [{ path: '/menus/.*' }] },
      "keep.0.path must be a path below the API such as '/menus/:id'.",
    ],
    [
      { ...sound, keep: [{ path: '/a', bulk: { path: '/a/bulk', param: 'ids', atOnce: 9 } }] },
      "keep.0.path must contain one ':id' to be asked for in bulk.",
    ],
  ])('is refused with one sentence: %#', (declaration, sentence) => {
    expect(fault(declaration)).toBe(sentence);
  });

  it.each([undefined, { ...sound, pages: {} }, { ...sound, nav: undefined }])(
    'is refused when its shape is another: %#',
    (declaration) => {
      expect(fault(declaration)).toMatch(/^[^\n]+\.$/);
    },
  );
});
