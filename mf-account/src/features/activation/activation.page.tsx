import { useLazyRefreshSessionQuery } from '@larder/api-client/auth';
import { useConfirmSubscriptionMutation } from '@larder/api-client/payments';
import { copy } from '@larder/copy';
import { notify, useNavigate, useSession } from '@larder/shell-sdk';
import { PageFrame, PageHeading, Spinner, Stack } from '@larder/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { browser } from '../../shared/browser';

/** Milliseconds: the provider needs a moment before the payment is known here. */
const settling = 2000;
/** How much longer the provider is waited for: where it does not answer, its word will come by itself. */
const longestConfirmation = 3000;
const homeAfterSuccess = 1500;
const homeAfterFailure = 5000;

const Centred = styled(Stack)`
  text-align: center;
`;

/** `/subscription/success`: fetches the session anew, which now knows of the subscription, and begins at home anew. */
export function Page() {
  const { startSession } = useSession();
  const navigate = useNavigate();
  const [refreshSession] = useLazyRefreshSessionQuery();
  const [confirmSubscription] = useConfirmSubscriptionMutation();
  const [message, setMessage] = useState(copy.account.activating);
  // The effect runs once however often the page renders; what it calls is always the newest.
  const actions = useRef({ startSession, navigate, refreshSession, confirmSubscription });
  useEffect(() => {
    actions.current = { startSession, navigate, refreshSession, confirmSubscription };
  });
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    let isHere = true;
    const after = (delay: number, act: () => void): void =>
      void timers.push(setTimeout(act, delay));
    const activate = async (): Promise<void> => {
      // Word from the provider may be late, so it is asked; where that fails, its word will come.
      await Promise.race([
        actions.current.confirmSubscription(),
        new Promise<void>((resolve) => after(longestConfirmation, resolve)),
      ]);
      if (!isHere) return;
      try {
        const { token } = await actions.current.refreshSession().unwrap();
        if (!isHere) return;
        actions.current.startSession(token);
        setMessage(copy.account.activated);
        notify.success(copy.account.activated);
        after(homeAfterSuccess, () => browser.beginAnewAt('/'));
      } catch {
        if (!isHere) return;
        setMessage(copy.account.activationFailed);
        notify.error(copy.account.activationFailed);
        after(homeAfterFailure, () => void actions.current.navigate('/', { replace: true }));
      }
    };
    after(settling, () => void activate());
    return () => {
      isHere = false;
      timers.forEach(clearTimeout);
    };
  }, []);
  return (
    <PageFrame $measure="prose">
      <Centred $align="center" role="status">
        <PageHeading>{copy.account.activationTitle}</PageHeading>
        {message !== copy.account.activationFailed && <Spinner label={copy.common.loading} />}
        <p>{message}</p>
      </Centred>
    </PageFrame>
  );
}
