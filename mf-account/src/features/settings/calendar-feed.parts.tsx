import { errorMessage } from '@larder/api-client';
import {
  useGetCalendarFeedQuery,
  useRenewCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '@larder/api-client/meal-planner';
import { copy, longDate } from '@larder/copy';
import { notify } from '@larder/shell-sdk';
import { Button, Cluster, CopyIcon, Field, Skeleton, Stack } from '@larder/ui';
import { AlertDialog } from '@larder/ui/overlays';
import { useRef, useState } from 'react';
import { PasswordDialog, RetryNotice, Section } from './settings.parts';

/** The address with the scheme that calendar apps register for. */
const webcal = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** What is asked before an address is created or replaced. */
const passwordQuestions = {
  create: {
    title: copy.account.createFeedTitle,
    text: copy.account.createFeedText,
    confirmLabel: copy.account.createFeed,
  },
  renew: {
    title: copy.account.renewFeedTitle,
    text: copy.account.renewFeedText,
    confirmLabel: copy.account.renewFeed,
  },
};

/** The address, while it is known: it cannot be retrieved again. */
function NewAddress({ url }: { url: string }) {
  const field = useRef<HTMLInputElement>(null);
  const copyAddress = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(url);
      notify.success(copy.account.feedCopied);
    } catch {
      field.current?.select();
      notify.info(copy.account.feedNotCopied);
    }
  };
  return (
    <Stack $gap={4}>
      <Field
        ref={field}
        label={copy.account.feedAddress}
        hint={copy.account.feedAddressHint}
        value={url}
        readOnly
        onFocus={({ target }) => target.select()}
      />
      <Cluster>
        <Button icon={<CopyIcon />} onClick={() => void copyAddress()}>
          {copy.account.copyFeed}
        </Button>
        <Button as="a" variant="ghost" href={webcal(url)}>
          {copy.account.openFeed}
        </Button>
      </Cluster>
    </Stack>
  );
}

/** The secret address at which other calendar apps read the events. */
export function CalendarFeedSection() {
  const { data: feed, error, isFetching, refetch } = useGetCalendarFeedQuery();
  const [renewFeed, renewing] = useRenewCalendarFeedMutation();
  const [revokeFeed, revoking] = useRevokeCalendarFeedMutation();
  const [question, setQuestion] = useState<keyof typeof passwordQuestions | 'revoke' | null>(null);
  const madeOn = feed?.created_at;

  const renew = async (password: string): Promise<void> => {
    await renewFeed({ renewCalendarFeedBody: { password } }).unwrap();
  };
  const revoke = async (): Promise<void> => {
    try {
      await revokeFeed().unwrap();
      renewing.reset();
      notify.success(copy.account.feedRevoked);
    } catch (failure) {
      notify.error(errorMessage(failure, copy.account.changeFailed));
    }
    setQuestion(null);
  };

  return (
    <Section title={copy.account.calendarFeed}>
      <p>{copy.account.calendarFeedText}</p>
      {!feed && !error && <Skeleton shape="text" lines={2} />}
      {!feed && error && (
        <RetryNotice retrying={isFetching} onRetry={() => void refetch()}>
          {errorMessage(error, copy.account.calendarFeedFailed)}
        </RetryNotice>
      )}
      {renewing.data && <NewAddress url={renewing.data.url} />}
      {feed && !madeOn && (
        <div>
          <Button variant="secondary" onClick={() => setQuestion('create')}>
            {copy.account.createFeed}
          </Button>
        </div>
      )}
      {madeOn && (
        <>
          <p>{copy.account.calendarFeedMadeOn(longDate(madeOn))}</p>
          <Cluster>
            <Button variant="secondary" onClick={() => setQuestion('renew')}>
              {copy.account.renewFeed}
            </Button>
            <Button variant="secondary" onClick={() => setQuestion('revoke')}>
              {copy.account.revokeFeed}
            </Button>
          </Cluster>
        </>
      )}
      {question && question !== 'revoke' && (
        <PasswordDialog
          {...passwordQuestions[question]}
          act={renew}
          onClose={() => setQuestion(null)}
        />
      )}
      {question === 'revoke' && (
        <AlertDialog
          open
          title={copy.account.revokeFeedTitle}
          cancelLabel={copy.common.cancel}
          confirmLabel={copy.account.revokeFeed}
          busy={revoking.isLoading}
          onCancel={() => setQuestion(null)}
          onConfirm={() => void revoke()}
        >
          {copy.account.revokeFeedText}
        </AlertDialog>
      )}
    </Section>
  );
}
