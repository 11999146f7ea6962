import { useEffect } from 'react';
import { afterPaint } from '../layout/after-paint';
import { matchingRoute } from './matching-route';
import { preloadPage } from './page-scripts';
import { useRemotes } from './remotes-context';

const wantsLittle = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * Starts loading the page behind a link once somebody points at it or reaches it by keyboard, without running any of
 * it.
 */
export function useLoadingAhead(): void {
  const { registry } = useRemotes();
  useEffect(() => {
    const loadAhead = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
      const state = registry.getState();
      if (!link || link.origin !== location.origin || state.status !== 'ready') return;
      if (link.pathname === location.pathname || wantsLittle()) return;
      const found = matchingRoute(state.registry, link.pathname);
      if (found) afterPaint(() => preloadPage(found.remote, found.route.path));
    };
    document.addEventListener('pointerover', loadAhead);
    document.addEventListener('focusin', loadAhead);
    return () => {
      document.removeEventListener('pointerover', loadAhead);
      document.removeEventListener('focusin', loadAhead);
    };
  }, [registry]);
}
