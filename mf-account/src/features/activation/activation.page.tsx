import { useLazyRefreshSessionQuery } from '@larder/api-client/auth';
import { useConfirmSubscriptionMutation, type SubscriptionView } from '@larder/api-client/payments';
import { copy } from '@larder/copy';
import { decodeUser, Link, notify, useNavigate, useSession } from '@larder/shell-sdk';
import { Button, Cluster, PageFrame, PageHeading, Spinner, Stack } from '@larder/ui';
import { useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { browser } from '../../shared/browser';
import { nextPause, standingOf } from './activation.model';

/** Milliseconds: the provider needs a moment before the payment is known here. */
const settling = 2000;
/** How much longer to wait for the provider; if it does not respond, the session may still know. */
const longestConfirmation = 3000;
const homeAfterSuccess = 1500;
const homeAfterFailure = 5000;

const Centred = styled(Stack)`
  text-align: center;
`;

type Stage =
  | 'confirming'
  | 'activated'
  | 'failed'
  | 'pending'
  | 'unknown'
  /** Waited for long enough: the payment is known, or nothing is. */
  | 'late'
  | 'silent';

const isWaitedFor = (stage: Stage): boolean => !['failed', 'late', 'silent'].includes(stage);

interface Told {
  stage: Stage;
  /** The provider that was paid, if known. */
  provider?: string | null;
}

function titleOf(stage: Stage): string {
  if (stage === 'pending' || stage === 'unknown') return copy.account.waitingTitle;
  return stage === 'late' || stage === 'silent'
    ? copy.account.lateTitle
    : copy.account.activationTitle;
}

function sentenceOf({ stage, provider }: Told): string {
  switch (stage) {
    case 'confirming':
      return copy.account.activating;
    case 'activated':
      return copy.account.activated;
    case 'failed':
      return copy.account.activationFailed;
    case 'pending':
      return provider === 'google_play'
        ? copy.account.paymentPendingInStore
        : copy.account.paymentPending;
    case 'unknown':
      return copy.account.paymentUnknown;
    case 'late':
      return copy.account.paymentLate;
    case 'silent':
      return copy.account.paymentSilent;
  }
}

/** Whom to contact once waiting has not helped, and what else to try. */
function Help({ stage, onAgain }: { stage: Stage; onAgain: () => void }) {
  const { user } = useSession();
  return (
    <>
      <p>{copy.account.paymentHelp(user?.email)}</p>
      <Cluster $fill="narrow">
        <Button onClick={onAgain}>{copy.account.checkAgain}</Button>
        <Button as={Link} to={stage === 'silent' ? '/subscribe' : '/settings'} variant="secondary">
          {stage === 'silent' ? copy.account.toOffer : copy.account.settingsTitle}
        </Button>
      </Cluster>
    </>
  );
}

/**
 * `/subscription/success`: refreshes the session and reports the state of the subscription. Active: reloads at home.
 * Paid but not yet confirmed: waits. Never bought: goes to the offer.
 */
export function Page() {
  const { startSession } = useSession();
  const navigate = useNavigate();
  const [refreshSession] = useLazyRefreshSessionQuery();
  const [confirmSubscription] = useConfirmSubscriptionMutation();
  const [told, setTold] = useState<Told>({ stage: 'confirming' });
  const [round, setRound] = useState(0);
  // The effect runs once per round however often the page renders; it always calls the latest callbacks.
  const actions = useRef({ startSession, navigate, refreshSession, confirmSubscription });
  useEffect(() => {
    actions.current = { startSession, navigate, refreshSession, confirmSubscription };
  });
  useEffect(() => {
    const timers: ReturnType<typeof setTimeout>[] = [];
    let isHere = true;
    let asked = 0;
    let begunAt = 0;
    const after = (delay: number, act: () => void): void =>
      void timers.push(setTimeout(act, delay));
    /** Undefined when the provider could not be asked. */
    const confirm = (): Promise<SubscriptionView | undefined> =>
      Promise.race([
        actions.current
          .confirmSubscription()
          .unwrap()
          .catch(() => undefined),
        new Promise<undefined>((resolve) => after(longestConfirmation, () => resolve(undefined))),
      ]);
    const fail = (): void => {
      setTold({ stage: 'failed' });
      notify.error(copy.account.activationFailed);
      after(homeAfterFailure, () => void actions.current.navigate('/', { replace: true }));
    };
    const activated = (): void => {
      setTold({ stage: 'activated' });
      notify.success(copy.account.activated);
      after(homeAfterSuccess, () => browser.beginAnewAt('/'));
    };
    const ask = async (): Promise<void> => {
      asked += 1;
      const view = await confirm();
      if (!isHere) return;
      const session = await actions.current
        .refreshSession()
        .unwrap()
        .catch(() => undefined);
      if (!isHere) return;
      if (!session && asked === 1) return fail();
      const isActive =
        session !== undefined && decodeUser(session.token)?.subscription_status === 'active';
      if (session && (isActive || asked === 1)) actions.current.startSession(session.token);
      const standing = standingOf(isActive, view);
      if (standing === 'active') return activated();
      if (standing === 'none') {
        // The offer gives the explanation, so that it can be read at leisure.
        const state = { nothingBought: true };
        return void actions.current.navigate('/subscribe', { replace: true, state });
      }
      const pause = nextPause(asked, Date.now() - begunAt);
      const isPending = standing === 'pending';
      if (pause === null) return setTold({ stage: isPending ? 'late' : 'silent' });
      setTold({ stage: standing, provider: view?.provider });
      after(pause, () => void ask());
    };
    after(round === 0 ? settling : 0, () => {
      begunAt = Date.now();
      void ask();
    });
    return () => {
      isHere = false;
      timers.forEach(clearTimeout);
    };
  }, [round]);
  const again = (): void => {
    setTold({ stage: 'confirming' });
    setRound((before) => before + 1);
  };
  const { stage } = told;
  return (
    <PageFrame $measure="prose">
      <Centred $align="center">
        <Centred $align="center" role="status">
          <PageHeading>{titleOf(stage)}</PageHeading>
          {isWaitedFor(stage) && <Spinner label={copy.common.loading} />}
          <p>{sentenceOf(told)}</p>
        </Centred>
        {(stage === 'late' || stage === 'silent') && <Help stage={stage} onAgain={again} />}
      </Centred>
    </PageFrame>
  );
}
