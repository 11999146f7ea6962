import { storeToken } from '@larder/api-client';
import { copy } from '@larder/copy';
import { useAppDispatch, type DraftOrigin } from '@larder/shell-sdk';
import {
  failWith,
  renderWithShell,
  testUser,
  tokenFor,
  type FakeRoutes,
} from '@larder/shell-sdk/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { rollsDetail } from '../../shared/sample-recipes.testing';
import {
  emptyRecipe,
  originOf,
  recipeDrafts,
  waiting,
  type RecipeContent,
} from './recipe-editor.model';
import { Page as Editor } from './recipe-editor.page';
import { draftSender } from './recipe-sender';

const me = testUser.id;
const other = { ...testUser, id: '01890000-0000-7000-8000-000000000002', username: 'Kim' };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

/** A recipe that was saved without a network. */
function keep(title: string, person = me, origin: DraftOrigin<RecipeContent> | null = null): void {
  if (origin) recipeDrafts.edit(person, origin);
  else recipeDrafts.begin(person);
  recipeDrafts.change(person, (content) => ({
    ...(origin ? content : { ...emptyRecipe, ingredients: 'tea' }),
    ...{ title, sentAs: `key of ${title}`, isWaiting: true },
  }));
}

/** Any page of the app. */
function open(api: FakeRoutes = {}) {
  let dispatch!: ReturnType<typeof useAppDispatch>;
  function Anywhere() {
    dispatch = useAppDispatch();
    return null;
  }
  const shell = renderWithShell(<Anywhere />, {
    api: { 'POST /recipes': () => rollsDetail, ...api },
  });
  return { ...shell, send: (person = me) => act(() => draftSender.sendDrafts(person, dispatch)) };
}

const titles = (requests: readonly { body: unknown }[]) =>
  requests.map(({ body }) => (body as { title: string }).title);

describe('recipes that were saved without a network', () => {
  it('[OWN-8] are sent from any page, each once', async () => {
    keep('Tea');
    keep('Coffee');
    const { requests, send } = open();
    await send();
    await send();
    expect(titles(requests).sort()).toEqual(['Coffee', 'Tea']);
    expect(recipeDrafts.waiting(me)).toEqual([]);
    expect(await screen.findByText(copy.recipeEditor.sent('Tea'))).toBeVisible();
  });

  it('[OWN-8] go on waiting while nothing answers, and stay the same attempt to the server', async () => {
    keep('Tea');
    const { send, requests } = open({ 'POST /recipes': () => failWith({ status: 0 }) });
    await send();
    expect(requests).toHaveLength(1);
    expect(recipeDrafts.waiting(me)).toMatchObject([{ content: { sentAs: 'key of Tea' } }]);
  });

  it('[OWN-8][HOUSE-1] wait for the person who wrote them', async () => {
    keep('Secret tea', other.id);
    const { send, requests } = open();
    await send();
    // Even if the other person's turn came while the session was already this one's.
    await send(other.id);
    expect(requests).toEqual([]);
    storeToken(tokenFor(other));
    await send(other.id);
    expect(titles(requests)).toEqual(['Secret tea']);
  });

  it('[OWN-8] are handed back with the reason when the server refuses them', async () => {
    keep('Tea');
    const message = 'A recipe can hold up to 200 ingredient lines.';
    const { send } = open({
      'POST /recipes': () => failWith({ status: 400, code: 'invalid_input', message }),
    });
    await send();
    expect(await screen.findByText(copy.recipeEditor.notSent('Tea', message))).toBeVisible();
    expect(recipeDrafts.waiting(me)).toEqual([]);
    expect(recipeDrafts.open(me).content.title).toBe('Tea');
  });

  it('[OWN-8][OWN-9] leave it to the person when another device has changed or deleted the recipe', async () => {
    keep('My rolls', me, originOf(rollsDetail));
    const theirs = { ...rollsDetail, title: 'Their rolls', version: 9 };
    const changed = open({
      'PUT /recipes/:id': () =>
        failWith({ status: 409, code: 'recipe_changed', besides: { recipe: theirs } }),
    });
    await changed.send();
    expect(await screen.findByText(copy.recipeEditor.changedMeanwhile('My rolls'))).toBeVisible();
    expect(recipeDrafts.open(me)).toMatchObject({
      content: { title: 'My rolls', isWaiting: false },
      origin: { version: rollsDetail.version },
    });
    changed.unmount();

    recipeDrafts.change(me, waiting(true));
    const deleted = open({
      'PUT /recipes/:id': () => failWith({ status: 404, code: 'not_found' }),
    });
    await deleted.send();
    expect(await screen.findByText(copy.recipeEditor.deletedMeanwhile('My rolls'))).toBeVisible();
    expect(recipeDrafts.open(me)).toMatchObject({
      content: { title: 'My rolls', isWaiting: false },
      origin: null,
    });
  });

  it('[OWN-8] are saved already when only the response was lost', async () => {
    keep('My rolls', me, originOf(rollsDetail));
    const saved = { ...rollsDetail, title: 'My rolls', version: 4 };
    const { send } = open({
      'PUT /recipes/:id': () =>
        failWith({ status: 409, code: 'recipe_changed', besides: { recipe: saved } }),
    });
    await send();
    expect(await screen.findByText(copy.recipeEditor.sent('My rolls'))).toBeVisible();
    expect(recipeDrafts.waiting(me)).toEqual([]);
  });

  it('[OWN-8] are left to the editor that shows them', async () => {
    const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    keep('Tea');
    const editor = renderWithShell(<Editor />, { path: '/recipes/new', route: '/recipes/new' });
    expect(await screen.findByDisplayValue('Tea')).toBeVisible();
    await act(() => draftSender.sendDrafts(me, editor.store.dispatch));
    expect(editor.requests).toEqual([]);
    editor.unmount();
    onLine.mockRestore();
    const { send, requests } = open();
    await send();
    await waitFor(() => expect(titles(requests)).toEqual(['Tea']));
  });
});
