import { copy } from '@larder/copy';
import {
  Button,
  Cluster,
  ErrorState,
  HomeIcon,
  Notice,
  PageFrame,
  RetryIcon,
  Skeleton,
  Spinner,
  Stack,
  VisuallyHidden,
} from '@larder/ui';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { FailureReason } from './remote-failure';

const slowAfter = 8_000;

/** True once something has taken eight seconds. */
function useSlow(active: boolean): boolean {
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

/** Placeholder for a page while it loads. */
export function PendingPage({ title }: { title: string }) {
  const slow = useSlow(true);
  return (
    <PageFrame>
      <Stack $gap={5} aria-busy="true" data-loading>
        <VisuallyHidden role="status">{copy.shell.loadingPage(title)}</VisuallyHidden>
        {slow && <Notice tone="warning">{copy.shell.takingLonger}</Notice>}
        <Skeleton shape="title" />
        <Skeleton shape="text" lines={3} />
        <Skeleton shape="block" lines={2} />
      </Stack>
    </PageFrame>
  );
}

interface FailedPageProps {
  /** Title of the page, for the tab and for screen readers. */
  pageTitle: string;
  heading: string;
  text: string;
  retrying: boolean;
  /** How many retries have failed. */
  failedRetries: number;
  onRetry: () => void;
  /** Whether there is another page to go to. */
  canGoHome: boolean;
}

/** Replaces a page that cannot be shown. The button keeps the focus through a retry, and the outcome is announced. */
export function FailedPage({
  pageTitle,
  heading,
  text,
  retrying,
  failedRetries,
  onRetry,
  canGoHome,
}: FailedPageProps) {
  const slow = useSlow(retrying);
  const button = useRef<HTMLButtonElement>(null);
  return (
    <PageFrame>
      <VisuallyHidden as="h1">{pageTitle}</VisuallyHidden>
      <ErrorState
        title={heading}
        action={
          <Stack $align="center">
            <Cluster $justify="center">
              <Button
                ref={button}
                variant="primary"
                icon={retrying ? <Spinner /> : <RetryIcon />}
                aria-disabled={retrying}
                onClick={() => {
                  if (!retrying) onRetry();
                }}
              >
                {copy.common.retry}
              </Button>
              {canGoHome && (
                <Button as={Link} to="/" variant="secondary" icon={<HomeIcon />}>
                  {copy.shell.backToHome}
                </Button>
              )}
            </Cluster>
            <p>
              {retrying
                ? slow
                  ? copy.shell.takingLonger
                  : copy.shell.retrying
                : failedRetries > 0 && copy.shell.stillFailing}
            </p>
          </Stack>
        }
      >
        {text}
      </ErrorState>
    </PageFrame>
  );
}

/** A remote's error card, explaining what happened in plain words. */
export function FailedRemote({
  title,
  reason,
  ...card
}: {
  title: string;
  reason: FailureReason;
} & Pick<FailedPageProps, 'retrying' | 'failedRetries' | 'onRetry' | 'canGoHome'>) {
  return (
    <FailedPage
      {...card}
      pageTitle={title}
      heading={copy.shell.remoteFailed(title)}
      text={copy.shell.remoteFailure[reason]}
    />
  );
}
