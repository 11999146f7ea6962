import { errorMessage, isApiError, uploadFile } from '@larder/api-client';
import { largestPhotoMegabytes } from '@larder/api-client/limits';
import type { PictureView } from '@larder/api-client/pictures';
import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { useEffect, useRef, useState } from 'react';
import { isUnanswered } from '../kept-dishes/kept-dishes';
import { isHeic, prepared } from './photo-file';
import { keepPhoto } from './waiting-photos';

const bytesInMegabyte = 1024 * 1024;

export type PhotoUpload =
  | { state: 'idle' }
  /** `share` is undefined until the first part has been sent. */
  | { state: 'working'; preview?: string; share?: number }
  /** The file is kept, to be sent again unless it was refused for good. */
  | { state: 'failed'; preview?: string; sentence: string; file: File; mayWork: boolean };

/** Prepares and sends one photo at a time; choosing another one, or stopping, gives up the one before. */
export function usePhotoUpload(onAdded: (picture: PictureView) => void) {
  const person = useSession().user?.id ?? '';
  const [upload, setUpload] = useState<PhotoUpload>({ state: 'idle' });
  const work = useRef<AbortController>(null);
  const previewed = useRef<string>(undefined);

  const show = (file?: Blob) => {
    if (previewed.current) URL.revokeObjectURL(previewed.current);
    previewed.current = file && URL.createObjectURL(file);
    return previewed.current;
  };

  useEffect(
    () => () => {
      work.current?.abort();
      if (previewed.current) URL.revokeObjectURL(previewed.current);
    },
    [],
  );

  const stop = () => {
    work.current?.abort();
    show();
    setUpload({ state: 'idle' });
  };

  const add = async (file: File) => {
    work.current?.abort();
    const { signal } = (work.current = new AbortController());
    setUpload({ state: 'working', preview: show() });
    const photo = await prepared(file);
    if (signal.aborted) return;
    const preview = photo.shown ? show(photo.file) : undefined;
    const fail = (sentence: string, mayWork: boolean) =>
      setUpload({ state: 'failed', preview, sentence, file, mayWork });
    if (!photo.shown && isHeic(file)) return fail(copy.photos.photoIsHeic, false);
    if (photo.file.size > largestPhotoMegabytes * bytesInMegabyte) {
      return fail(copy.photos.photoTooLarge(largestPhotoMegabytes), false);
    }
    const onProgress = (share: number) => {
      if (!signal.aborted) setUpload({ state: 'working', preview, share });
    };
    onProgress(0);
    const { data, error } = await uploadFile({
      url: '/pictures',
      file: photo.file,
      name: file.name,
      signal,
      onProgress,
    });
    if (signal.aborted) return;
    // [OFF-12] It goes with the recipe.
    if (isUnanswered(error) && person !== '' && 'indexedDB' in globalThis) {
      const kept = await keepPhoto(person, photo.file, file.name).catch(() => null);
      if (signal.aborted) return;
      if (!kept) return fail(copy.photos.photoNotStored, true);
      show();
      setUpload({ state: 'idle' });
      return onAdded(kept);
    }
    if (error) return fail(errorMessage(error, copy.photos.photoNotAdded), mayWorkLater(error));
    show();
    setUpload({ state: 'idle' });
    onAdded(data as PictureView);
  };

  return { upload, add, stop };
}

/** Without an answer, with too many requests, or with a fault of the server. */
const mayWorkLater = (error: unknown): boolean =>
  isApiError(error) && (error.status === 0 || error.status === 429 || error.status >= 500);
