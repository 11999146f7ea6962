import { copy } from '@larder/copy';
import { useEffect } from 'react';

/** Names the browser's tab after the page. */
export function useDocumentTitle(page: string): void {
  useEffect(() => {
    document.title = copy.common.pageTitle(page);
  }, [page]);
}
