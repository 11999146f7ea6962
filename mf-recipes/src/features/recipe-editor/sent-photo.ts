import { copy } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { forgetPhoto, isWaitingPhoto, sendPhoto } from '../../shared/photo-field/waiting-photos';
import { recipeDrafts, type RecipeContent } from './recipe-editor.model';

/** [OFF-12] The recipe as it can be sent: a photo that waits on this device is sent first. */
export async function withSentPhoto(
  person: string,
  content: RecipeContent,
): Promise<RecipeContent> {
  const { picture, title } = content;
  if (!isWaitingPhoto(picture)) return content;
  const sent = await sendPhoto(person, picture.id);
  if (!sent) notify.error(copy.photos.photoLost(title.trim()));
  return { ...content, picture: sent };
}

/** The recipe has been saved: its photo no longer waits. */
export function photoSaved(person: string, { picture }: RecipeContent): void {
  if (!isWaitingPhoto(picture)) return;
  const needed = recipeDrafts
    .waiting(person)
    .flatMap(({ content }) => (isWaitingPhoto(content.picture) ? content.picture.id : []));
  // What cannot be deleted now is deleted with the next one.
  forgetPhoto(person, picture.id, needed).catch(() => undefined);
}
