import { errorMessage } from '@larder/api-client';
import type { UserView } from '@larder/api-client/auth';
import {
  useCreatePortalSessionMutation,
  useGetSubscriptionQuery,
  type SubscriptionView,
} from '@larder/api-client/payments';
import { copy, longDate } from '@larder/copy';
import { notify, useNavigate } from '@larder/shell-sdk';
import { Button, Cluster, Notice } from '@larder/ui';
import { useState } from 'react';
import { browser } from '../../shared/browser';
import { Facts } from '../../shared/facts';
import { dateLabelOf, isGranted, noticeOf, opens } from '../../shared/subscription.model';
import { useCurrentSession } from '../../shared/use-current-session';
import { Section } from './settings.parts';

/** As known from the account, until the rest is loaded. */
const fromAccount = (
  user: UserView,
): Pick<SubscriptionView, 'status' | 'ends_on' | 'provider'> => ({
  status: user.subscription_status === 'active' ? 'active' : 'none',
  ends_on: user.subscription_end_date,
  provider: user.subscription_provider,
});

export function SubscriptionSection({ user }: { user: UserView }) {
  const navigate = useNavigate();
  const { data: subscription } = useGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const [createPortal] = useCreatePortalSessionMutation();
  const [isOpening, setIsOpening] = useState(false);
  const { status, ends_on, provider } = subscription ?? fromAccount(user);
  const isPending = status === 'pending';
  const hasOne = status !== 'none' && status !== 'ended';
  const isManaged = hasOne && !isPending && !isGranted({ provider });
  // A returned payment ends the access it bought, not the subscription: anyone still charged can cancel here.
  const goesOn = isManaged || subscription?.renews === true;
  const paidBy = subscription?.provider && copy.account.providers[subscription.provider];
  const notice = subscription && noticeOf(subscription);
  useCurrentSession(subscription && opens(subscription));
  const manage = async (): Promise<void> => {
    setIsOpening(true);
    try {
      const { url } = await createPortal().unwrap();
      browser.goTo(url);
    } catch (error) {
      notify.error(errorMessage(error, copy.account.portalFailed));
    } finally {
      setIsOpening(false);
    }
  };
  return (
    <Section title={copy.account.subscription}>
      <Facts>
        <dt>{copy.account.status}</dt>
        <dd>{copy.account.statuses[status]}</dd>
        {status !== 'none' && ends_on && (
          <>
            <dt>{dateLabelOf({ status, provider })}</dt>
            <dd>{longDate(ends_on)}</dd>
          </>
        )}
        {hasOne && paidBy && (
          <>
            <dt>{copy.account.paidBy}</dt>
            <dd>{paidBy}</dd>
          </>
        )}
      </Facts>
      {notice && <Notice tone={isGranted({ provider }) ? 'info' : 'warning'}>{notice}</Notice>}
      {(goesOn || isPending || !hasOne) && (
        <Cluster>
          {goesOn && (
            <Button
              variant="secondary"
              busy={isOpening}
              busyLabel={copy.account.opening}
              onClick={() => void manage()}
            >
              {copy.account.manageSubscription}
            </Button>
          )}
          {isPending && (
            <Button variant="secondary" onClick={() => void navigate('/subscription/success')}>
              {copy.account.checkAgain}
            </Button>
          )}
          {!hasOne && (
            <Button onClick={() => void navigate('/subscribe')}>{copy.account.subscribe}</Button>
          )}
        </Cluster>
      )}
    </Section>
  );
}
