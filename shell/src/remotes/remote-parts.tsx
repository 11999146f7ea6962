import { copy } from '@larder/copy';
import {
  Button,
  Cluster,
  ErrorState,
  HomeIcon,
  PageFrame,
  RetryIcon,
  Spinner,
  Stack,
  VisuallyHidden,
} from '@larder/ui';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useSlow } from './pending-page';
import type { FailureReason } from './remote-failure';
import { useNewerShell } from './use-newer-shell';

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
  /** Replaces this shell by a newer one that can show the page. */
  onUpdate?: () => void;
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
  onUpdate,
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
              {onUpdate && (
                <Button variant="primary" onClick={onUpdate}>
                  {copy.pages.update}
                </Button>
              )}
              <Button
                ref={button}
                variant={onUpdate ? 'secondary' : 'primary'}
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
                  : copy.pages.retrying
                : failedRetries > 0 && copy.pages.stillFailing}
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
  const update = useNewerShell(reason === 'incompatible');
  return (
    <FailedPage
      {...card}
      onUpdate={update}
      pageTitle={title}
      heading={copy.pages.remoteFailed(title)}
      text={copy.pages.remoteFailure[reason]}
    />
  );
}
