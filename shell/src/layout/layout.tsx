import { copy } from '@larder/copy';
import { useSession } from '@larder/shell-sdk';
import { PageFrame, SkipLink, theme } from '@larder/ui';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import styled from 'styled-components';
import { OfflineNotice } from '../offline/offline-notice';
import { Dock } from './dock';
import { Header } from './header';
import { TabsOnDemand, TimerDockOnDemand } from './on-demand';

const { color, gutter, space, textSize } = theme;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-height: 100vh;
  min-height: 100dvh;
`;

const Main = styled.main<{ $centred: boolean }>`
  display: ${({ $centred }) => ($centred ? 'grid' : 'block')};
  flex: 1;
  place-items: center;
  min-width: 0;
  padding: ${({ $centred }) =>
    $centred ? `0 ${gutter}` : `clamp(${space[5]}, 4vw, ${space[7]}) 0`};
  outline: none;
`;

const Footer = styled.footer`
  padding-block: ${space[5]};
  color: ${color.inkMuted};
  font-size: ${textSize.small};
  text-align: center;

  /* It shows when there is something to stand below, and does not jump when that arrives. */
  main:empty + &,
  main:has([data-loading]) + & {
    visibility: hidden;
  }

  @media print {
    display: none;
  }
`;

/** Pages whose content is centred, without vertical padding. */
const centredPages = new Set(['/login', '/register', '/auth', '/reset-password']);

/** The router accepts a path in any case, with or without a trailing slash. */
function isCentred(pathname: string): boolean {
  return centredPages.has(pathname.toLowerCase().replace(/\/+$/, ''));
}

/** Moves the focus to the next page's content, as a full page load would; does nothing on the first page. */
function usePageFocus(pathname: string) {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const navigationType = useNavigationType();
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    main.current?.focus({ preventScroll: true });
    // When going back, the browser itself restores the position.
    if (navigationType !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigationType]);
  return main;
}

/** Header, content and footer around every page. */
export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const main = usePageFocus(pathname);
  const { isAuthenticated } = useSession();
  const centred = isCentred(pathname);
  return (
    <Page>
      <SkipLink href="#content">{copy.shell.skipToContent}</SkipLink>
      <Header />
      <OfflineNotice />
      <Main id="content" ref={main} tabIndex={-1} $centred={centred}>
        {children}
      </Main>
      <Footer>
        <PageFrame>{copy.shell.copyright(new Date().getFullYear())}</PageFrame>
      </Footer>
      <Dock>
        {isAuthenticated && <TimerDockOnDemand />}
        {isAuthenticated && !centred && <TabsOnDemand at="bottom" />}
      </Dock>
    </Page>
  );
}
