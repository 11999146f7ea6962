import { copy } from '@larder/copy';
import { Notice, PageFrame, PageHeading, Skeleton, Stack, VisuallyHidden } from '@larder/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { openingOf, type Opening } from '../first-screen/opening';
import { openingMark } from '../first-screen/screens';
import { lastKnownRegistry } from './known-registry';
import { matchingRoute } from './matching-route';

const slowAfter = 8_000;

/** True once something has taken eight seconds. */
export function useSlow(active: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!active) return;
    const timer = setTimeout(() => setSlow(true), slowAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [active]);
  return slow;
}

interface PendingPageProps {
  title: string;
  opening?: Opening;
}

/** Placeholder for a page while it loads: its first words, if they are known, where the page will have them. */
export function PendingPage({ title, opening }: PendingPageProps) {
  const slow = useSlow(true);
  // With a query, a page may begin differently.
  const { search } = useLocation();
  const begun = search === '' ? opening : undefined;
  return (
    <PageFrame>
      <Stack $gap={6} aria-busy="true" data-loading>
        <VisuallyHidden role="status">{copy.shell.loadingPage(title)}</VisuallyHidden>
        {slow && <Notice tone="warning">{copy.shell.takingLonger}</Notice>}
        {begun ? (
          <div aria-hidden="true">
            <PageHeading
              size={begun.size}
              lede={
                begun.lede !== undefined && <span {...{ [openingMark]: 'lede' }}>{begun.lede}</span>
              }
              {...{ [openingMark]: 'heading' }}
            >
              {begun.heading}
            </PageHeading>
          </div>
        ) : (
          <Skeleton shape="title" />
        )}
        <Skeleton shape="text" lines={3} />
        <Skeleton shape="block" lines={2} />
      </Stack>
    </PageFrame>
  );
}

/** The page that this address is about to show, as far as that is known before the remotes are known. */
export function LikelyPage() {
  const { pathname } = useLocation();
  const [opening] = useState(() => {
    const known = lastKnownRegistry();
    const route = known && matchingRoute(known, pathname)?.route;
    return route ? openingOf(route) : undefined;
  });
  return <PendingPage title={copy.common.productName} opening={opening} />;
}
