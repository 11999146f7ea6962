import { copy } from '@larder/copy';
import { useEffect } from 'react';

/** Sets the browser tab's title. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = copy.common.pageTitle(page);
  }, [page]);
}
