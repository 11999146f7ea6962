import type { PictureView } from '@larder/api-client/pictures';
import { useSession } from '@larder/shell-sdk';
import { useEffect, useState } from 'react';
import { findPhoto, isWaitingPhoto } from './waiting-photos';

/** The address of a photo; of one that waits on this device, as soon as it has been read. */
export function usePhotoAddress(photo: PictureView | null): string | undefined {
  const person = useSession().user?.id ?? '';
  const waiting = isWaitingPhoto(photo) ? photo.id : null;
  const [read, setRead] = useState<{ id: string; url: string } | null>(null);
  useEffect(() => {
    if (waiting === null) return undefined;
    let url: string | undefined;
    let isShown = true;
    findPhoto(person, waiting).then(
      (found) => {
        if (!found || !isShown) return;
        url = URL.createObjectURL(found.file);
        setRead({ id: waiting, url });
      },
      () => undefined,
    );
    return () => {
      isShown = false;
      if (url) URL.revokeObjectURL(url);
    };
  }, [person, waiting]);
  if (waiting === null) return photo?.url;
  return read?.id === waiting ? read.url : undefined;
}
