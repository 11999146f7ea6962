import { errorMessage, isApiError, readToken } from '@larder/api-client';
import { recipesApi } from '@larder/api-client/recipes';
import { copy } from '@larder/copy';
import { decodeUser, notify, type Draft, type DraftSender } from '@larder/shell-sdk';
import {
  bodyOf,
  recipeDrafts,
  savedInsteadIn,
  waiting,
  type RecipeContent,
} from './recipe-editor.model';
import { inTurn, isInEditor } from './sending-turns';
import { photoSaved, withSentPhoto } from './sent-photo';

type Dispatch = Parameters<DraftSender['sendDrafts']>[1];
type Waiting = Draft<RecipeContent>;

const { createRecipe, updateRecipe } = recipesApi.endpoints;

/** Whose session the next call would use. */
function isHere(person: string): boolean {
  const token = readToken();
  return token !== null && decodeUser(token)?.id === person;
}

/** Whether trying again later may succeed without any change. */
const mayPass = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);

async function store({ content, origin }: Waiting, dispatch: Dispatch) {
  const recipeBody = bodyOf(content);
  if (!origin) {
    const created = { recipeBody, 'Idempotency-Key': content.sentAs };
    return dispatch(createRecipe.initiate(created, { track: false })).unwrap();
  }
  const recipeUpdateBody = { ...recipeBody, version: origin.version ?? 1 };
  return dispatch(
    updateRecipe.initiate({ id: origin.id, recipeUpdateBody }, { track: false }),
  ).unwrap();
}

/** A draft that the server does not take as it is no longer waits: the person has to look at it. */
function handBack(
  person: string,
  { key, content, origin }: Waiting,
  sent: RecipeContent,
  error: unknown,
): void {
  const title = content.title.trim();
  const theirs = savedInsteadIn(error);
  if (theirs && recipeDrafts.kind.isSame(theirs.content, sent)) {
    // It is already saved: the response to an earlier attempt was lost.
    recipeDrafts.saved(person, { key, content }, theirs);
    photoSaved(person, content);
    notify.success(copy.recipeEditor.sent(title));
    return;
  }
  recipeDrafts.update(person, key, waiting(false));
  if (theirs) notify.info(copy.recipeEditor.changedMeanwhile(title));
  else if (origin && isApiError(error) && error.code === 'not_found') {
    recipeDrafts.detach(person, origin.id);
    notify.error(copy.recipeEditor.deletedMeanwhile(title));
  } else {
    const reason = errorMessage(error, copy.recipeEditor.saveFailed);
    notify.error(copy.recipeEditor.notSent(title, reason));
  }
}

async function send(person: string, draft: Waiting, dispatch: Dispatch): Promise<void> {
  let sent = draft.content;
  try {
    sent = await withSentPhoto(person, draft.content);
    const { id, version } = await store({ ...draft, content: sent }, dispatch);
    recipeDrafts.saved(person, draft, { id: String(id), version });
    photoSaved(person, draft.content);
    notify.success(copy.recipeEditor.sent(draft.content.title.trim()));
  } catch (error) {
    if (!mayPass(error) && isHere(person)) handBack(person, draft, sent, error);
  }
}

/** [OWN-8] Recipes that were saved without a network, except those in an editor of this page. */
export const draftSender: DraftSender = {
  sendDrafts: async (person, dispatch) => {
    for (const { key } of recipeDrafts.waiting(person)) {
      await inTurn(async () => {
        // Another tab may have sent it meanwhile, or another person may have logged in.
        const draft = recipeDrafts.waiting(person).find((one) => one.key === key);
        if (draft && isHere(person) && !isInEditor(key)) await send(person, draft, dispatch);
      });
    }
  },
};
