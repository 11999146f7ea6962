import { copy } from '@larder/copy';
import {
  failWith,
  leavePage,
  renderWithShell,
  type TestShellOptions,
} from '@larder/shell-sdk/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { rollsDetail, summary } from '../../shared/sample-recipes.testing';
import { Page } from './my-recipes.page';

const rolls = summary(31, 'Cinnamon Rolls');
const soup = { ...summary(32, 'Pea Soup'), readyInMinutes: null };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const show = ({ api, ...options }: TestShellOptions = {}) =>
  renderWithShell(<Page />, {
    path: '/recipes',
    route: '/recipes',
    ...options,
    api: {
      ...api,
      'GET /collections':
        api?.['GET /collections'] ?? (() => [{ id: '7', name: 'Christmas', count: 1, images: [] }]),
      'GET /recipes/tags': api?.['GET /recipes/tags'] ?? (() => [{ name: 'sweet', count: 2 }]),
      'GET /recipes/mine':
        api?.['GET /recipes/mine'] ?? (() => ({ recipes: [rolls, soup], total: 2 })),
      'GET /recipes/:id/at-hand': () => ({ lines: [] }),
      'GET /recipes/:id': () => rollsDetail,
      'PUT /recipes/:id/opened': () => undefined,
    },
  });

const questions = ({ requests }: ReturnType<typeof show>) =>
  requests.filter(({ path }) => path === '/recipes/mine').map(({ query }) => query);

describe('my recipes', () => {
  it('[OWN-1][OWN-6] shows everything that is a person’s own, with or without a time', async () => {
    const shell = show();
    const card = within(await screen.findByRole('article', { name: 'Cinnamon Rolls' }));
    expect(card.getByText('25 min')).toBeVisible();
    const other = within(screen.getByRole('article', { name: 'Pea Soup' }));
    expect(other.getByText(copy.recipes.noTime)).toBeVisible();
    expect(screen.getByText('2 recipes')).toBeVisible();
    expect(questions(shell)).toEqual([{ limit: '24', sort: 'newest' }]);
    await shell.user.click(card.getByRole('button', { name: 'Edit' }));
    expect(shell.location().pathname).toBe('/recipes/31/edit');
  });

  it('[OWN-1] offers three ways to fill an empty cookbook', async () => {
    show({
      api: {
        'GET /recipes/mine': () => ({ recipes: [], total: 0 }),
        'GET /collections': () => [],
        'GET /recipes/tags': () => [],
      },
    });
    await screen.findByRole('heading', { name: copy.myRecipes.emptyTitle });
    const places = within(screen.getByRole('navigation', { name: 'Saved' }));
    const elsewhere = places.getAllByRole('link');
    const ways = screen
      .getAllByRole('link')
      .filter((link) => !elsewhere.includes(link))
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(ways).toEqual([
      ['Write a recipe', '/recipes/new'],
      ['Import recipes', '/import'],
      ['Copy one of Larder’s', '/'],
    ]);
    await waitFor(() => expect(screen.queryByRole('search')).not.toBeInTheDocument());
  });

  it('[OWN-21] offers to organise collections while there is no recipe', async () => {
    show({ api: { 'GET /recipes/mine': () => ({ recipes: [], total: 0 }) } });
    await screen.findByRole('heading', { name: copy.myRecipes.emptyTitle });
    expect(await screen.findByRole('button', { name: copy.myRecipes.organise })).toBeVisible();
  });

  it('[NAV-1] leads to what else is saved', async () => {
    const shell = show();
    const places = within(await screen.findByRole('navigation', { name: 'Saved' }));
    expect(places.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/my-menus',
      '/favourites',
      '/my-plans',
    ]);
    await shell.user.click(places.getByRole('link', { name: 'My Favourites' }));
    expect(shell.location().pathname).toBe('/favourites');
  });

  it('[OWN-2] searches as people type, filters and sorts, and keeps that in the address', async () => {
    const shell = show();
    await screen.findByRole('article', { name: 'Cinnamon Rolls' });
    await shell.user.type(
      screen.getByRole('searchbox', { name: 'Search my recipes' }),
      'cinn roll',
    );
    await waitFor(() => expect(shell.location().search).toBe('?q=cinn+roll'));
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'sweet (2)');
    await shell.user.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Title');
    await waitFor(() =>
      expect(questions(shell).at(-1)).toEqual({
        limit: '24',
        sort: 'title',
        q: 'cinn roll',
        tag: 'sweet',
      }),
    );
    expect(shell.location().search).toBe('?q=cinn+roll&tag=sweet&sort=title');
  });

  it('[OWN-2] begins with what the address says, and can be cleared', async () => {
    const shell = show({
      path: '/recipes?q=xyz&sort=nonsense&page=-3',
      api: {
        'GET /recipes/mine': ({ query }) =>
          query['q'] ? { recipes: [], total: 0 } : { recipes: [rolls], total: 1 },
      },
    });
    expect(await screen.findByText(copy.myRecipes.nothingFound)).toBeVisible();
    expect(questions(shell)).toEqual([{ limit: '24', sort: 'newest', q: 'xyz' }]);
    await shell.user.click(screen.getByRole('button', { name: copy.myRecipes.clearFilters }));
    expect(await screen.findByRole('article', { name: 'Cinnamon Rolls' })).toBeVisible();
    expect(screen.getByRole('searchbox')).toHaveValue('');
  });

  it('[OWN-1] turns pages', async () => {
    const shell = show({
      api: { 'GET /recipes/mine': () => ({ recipes: [rolls], total: 49 }) },
    });
    expect(await screen.findByText('Page 1 of 3')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Previous page' })).toBeDisabled();
    await shell.user.click(screen.getByRole('button', { name: 'Next page' }));
    expect(await screen.findByText('Page 2 of 3')).toBeVisible();
    expect(questions(shell).at(-1)).toEqual({ limit: '24', sort: 'newest', offset: '24' });
  });

  it('[OWN-12][OWN-13] deletes a recipe after a question', async () => {
    let recipes = [rolls, soup];
    const shell = show({
      api: {
        'GET /recipes/mine': () => ({ recipes, total: recipes.length }),
        'DELETE /recipes/:id': () => {
          recipes = [soup];
        },
      },
    });
    const card = within(await screen.findByRole('article', { name: 'Cinnamon Rolls' }));
    await shell.user.click(card.getByRole('button', { name: 'Delete' }));
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Delete “Cinnamon Rolls”?' }),
    );
    await shell.user.click(question.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(copy.myRecipes.deleted)).toBeVisible();
    await waitFor(() =>
      expect(screen.queryByRole('article', { name: 'Cinnamon Rolls' })).not.toBeInTheDocument(),
    );
  });

  it('[DISH-3] opens a recipe in the address, beside the selection, and going back closes it', async () => {
    const shell = show({ path: '/recipes?sort=title' });
    const card = within(await screen.findByRole('article', { name: 'Cinnamon Rolls' }));
    await shell.user.click(card.getByRole('button', { name: 'View Details' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cinnamon Rolls' });
    expect(shell.location().search).toBe('?sort=title&dish=31');
    act(() => shell.navigate(-1 as unknown as string));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(shell.location()).toMatchObject({ pathname: '/recipes', search: '?sort=title' });
  });

  it('[OWN-1][DISH-4] opens the recipe that the address names, and puts it on the current menu', async () => {
    const shell = show({ path: '/recipes?dish=31', session: 'subscribed' });
    const dialog = within(await screen.findByRole('dialog', { name: 'Cinnamon Rolls' }));
    await shell.user.click(await dialog.findByRole('button', { name: 'Add to Current Menu' }));
    expect(await screen.findByText('Cinnamon Rolls is in your current menu.')).toBeVisible();
    expect(dialog.getByRole('button', { name: copy.dish.inYourMenu })).toBeVisible();
    await shell.user.keyboard('{Escape}');
    await waitFor(() => expect(shell.location().search).toBe(''));
  });

  it('[OWN-1] plans the recipe that is open', async () => {
    const shell = show({
      path: '/recipes?dish=31',
      session: 'subscribed',
      widgets: {
        'planner/add-to-plan-dialog': async () => ({
          Widget: ({ recipe }) => <p>{`Planning ${recipe.title}`}</p>,
        }),
      },
    });
    const dialog = within(await screen.findByRole('dialog', { name: 'Cinnamon Rolls' }));
    expect(await dialog.findByRole('button', { name: 'Add to favourites' })).toBeVisible();
    await shell.user.click(dialog.getByRole('button', { name: 'Add to Plan' }));
    expect(await screen.findByText('Planning Cinnamon Rolls')).toBeVisible();
  });

  describe('tags and collections', () => {
    const organise = async (shell: ReturnType<typeof show>) => {
      await shell.user.click(await screen.findByRole('button', { name: copy.myRecipes.organise }));
      return within(await screen.findByRole('dialog', { name: copy.myRecipes.organise }));
    };

    it('[OWN-21] renames a collection, and deletes it after a question', async () => {
      let collections = [{ id: '7', name: 'Christmas', count: 1, images: [] }];
      const shell = show({
        path: '/recipes?collection=7',
        api: {
          'GET /collections': () => collections,
          'PUT /collections/:id': ({ body }) => {
            const { name } = body as { name: string };
            collections = collections.map((one) => ({ ...one, name }));
            return { id: '7', name, recipes: [] };
          },
          'DELETE /collections/:id': () => {
            collections = [];
          },
        },
      });
      const dialog = await organise(shell);
      await shell.user.click(dialog.getByRole('button', { name: 'Rename Christmas' }));
      const name = dialog.getByLabelText('New name for Christmas');
      await shell.user.clear(name);
      await shell.user.type(name, 'Winter{Enter}');
      await shell.user.click(await dialog.findByRole('button', { name: 'Delete Winter' }));
      const question = within(
        await screen.findByRole('alertdialog', { name: 'Delete the collection “Winter”?' }),
      );
      await shell.user.click(question.getByRole('button', { name: 'Delete' }));
      expect(await dialog.findByText(copy.myRecipes.noCollections)).toBeVisible();
      // What no longer exists is not asked for.
      await waitFor(() => expect(shell.location().search).toBe(''));
      await shell.user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(dialog.getByRole('button', { name: 'Delete Winter' })).toBeVisible();
    });

    it('[OWN-29] says that a new name makes two tags into one, and follows the selected tag', async () => {
      let tags = [
        { name: 'dessert', count: 3 },
        { name: 'sweet', count: 2 },
      ];
      const shell = show({
        path: '/recipes?tag=sweet',
        api: {
          'GET /recipes/tags': () => tags,
          'PUT /recipes/tags/:tag': () => (tags = [{ name: 'Dessert', count: 4 }]),
        },
      });
      const dialog = await organise(shell);
      await shell.user.click(dialog.getByRole('button', { name: 'Rename sweet' }));
      const name = dialog.getByLabelText('New name for sweet');
      await shell.user.clear(name);
      await shell.user.type(name, 'Dessert');
      expect(dialog.getByText(copy.myRecipes.becomesOneWith('dessert'))).toBeVisible();
      await shell.user.click(dialog.getByRole('button', { name: 'Save' }));
      expect(await dialog.findByText('4 recipes')).toBeVisible();
      expect(shell.requests).toContainEqual(
        expect.objectContaining({
          ...{ method: 'PUT', path: '/recipes/tags/sweet', body: { name: 'Dessert' } },
        }),
      );
      await waitFor(() => expect(shell.location().search).toBe('?tag=Dessert'));
    });

    it('[OWN-29] deletes a tag from every recipe, and says when that fails', async () => {
      let fails = true;
      let tags = [{ name: 'sweet', count: 2 }];
      const shell = show({
        api: {
          'GET /recipes/tags': () => tags,
          'DELETE /recipes/tags/:tag': () => (fails ? failWith({ status: 500 }) : (tags = [])),
        },
      });
      const dialog = await organise(shell);
      const remove = async () => {
        await shell.user.click(dialog.getByRole('button', { name: 'Delete sweet' }));
        const question = within(
          await screen.findByRole('alertdialog', { name: 'Delete the tag “sweet”?' }),
        );
        await shell.user.click(question.getByRole('button', { name: 'Delete' }));
      };
      await remove();
      expect(dialog.queryByText('sweet')).not.toBeInTheDocument();
      leavePage();
      expect(await screen.findByText(copy.myRecipes.tagFailed)).toBeVisible();
      expect(await dialog.findByText('sweet')).toBeVisible();
      fails = false;
      await remove();
      expect(await dialog.findByText(copy.myRecipes.noTags)).toBeVisible();
      leavePage();
      await waitFor(() => expect(tags).toEqual([]));
    });
  });

  it('[OWN-8] lists what was not saved yet', async () => {
    localStorage.setItem(
      'larder:draft:01890000-0000-7000-8000-000000000001:recipe:abc',
      JSON.stringify({
        format: 1,
        version: 1,
        title: 'Half a soup',
        changed: true,
        changedAt: 1,
        content: {},
        origin: null,
      }),
    );
    const shell = show();
    const drafts = within(await screen.findByRole('region', { name: '1 unsaved: Half a soup' }));
    await shell.user.click(drafts.getByRole('button', { name: 'Open Half a soup' }));
    expect(shell.location().pathname).toBe('/recipes/new');
  });

  it('[OWN-1] reports a failure and tries again', async () => {
    let attempts = 0;
    const shell = show({
      api: {
        'GET /recipes/mine': () =>
          (attempts += 1) === 1 ? failWith({ status: 500 }) : { recipes: [rolls], total: 1 },
      },
    });
    expect(await screen.findByText(copy.myRecipes.failed)).toBeVisible();
    await shell.user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('article', { name: 'Cinnamon Rolls' })).toBeVisible();
  });
});
