import { errorMessage } from '@larder/api-client';
import {
  useChangeInSandboxMutation,
  useGetSubscriptionQuery,
  usePayInSandboxMutation,
  type SandboxChangeBody,
  type SubscriptionView,
} from '@larder/api-client/payments';
import { copy, longDate } from '@larder/copy';
import { Link, notify, useNavigate, useSearchParams } from '@larder/shell-sdk';
import {
  Button,
  Card,
  Cluster,
  ErrorState,
  Notice,
  PageFrame,
  PageHeading,
  Select,
  Skeleton,
  Stack,
} from '@larder/ui';
import { useState } from 'react';
import { Facts } from '../../shared/facts';
import { dateLabelOf, noticeOf, opens } from '../../shared/subscription.model';
import { useCurrentSession } from '../../shared/use-current-session';

type TestCard = 'works' | 'fails';
const cards: readonly TestCard[] = ['works', 'fails'];

function Checkout({ checkout }: { checkout: string }) {
  const navigate = useNavigate();
  const [card, setCard] = useState<TestCard>('works');
  const [fault, setFault] = useState<string | null>(null);
  const [pay, { isLoading }] = usePayInSandboxMutation();
  const submit = async (): Promise<void> => {
    setFault(null);
    try {
      await pay({ sandboxPaymentBody: { checkout, card } }).unwrap();
      void navigate('/subscription/success');
    } catch (error) {
      setFault(errorMessage(error, copy.account.sandboxFailed));
    }
  };
  return (
    <Stack $gap={5}>
      <Facts>
        <dt>{copy.account.sandboxOrder}</dt>
        <dd>{copy.account.price}</dd>
      </Facts>
      <Select
        label={copy.account.sandboxCard}
        value={card}
        options={cards.map((value) => ({ value, label: copy.account.sandboxCards[value] }))}
        onChange={(event) => {
          setCard(event.target.value as TestCard);
          setFault(null);
        }}
      />
      {fault && <Notice tone="danger">{fault}</Notice>}
      <Cluster $fill="narrow">
        <Button busy={isLoading} busyLabel={copy.account.subscribing} onClick={() => void submit()}>
          {copy.account.sandboxPay}
        </Button>
        <Button as={Link} to="/subscription/cancel" variant="ghost">
          {copy.account.sandboxBack}
        </Button>
      </Cluster>
    </Stack>
  );
}

function Portal({ subscription }: { subscription: SubscriptionView }) {
  const [change, { isLoading }] = useChangeInSandboxMutation();
  const { status, ends_on, provider } = subscription;
  const isManaged = provider === 'sandbox' && status !== 'ended';
  useCurrentSession(opens(subscription));
  const act = async (action: SandboxChangeBody['action']): Promise<void> => {
    try {
      await change({ sandboxChangeBody: { action } }).unwrap();
    } catch (error) {
      notify.error(errorMessage(error, copy.account.sandboxFailed));
    }
  };
  const actions: [SandboxChangeBody['action'], string][] =
    status === 'payment_failed'
      ? [['mend_payment', copy.account.sandboxMend]]
      : [
          status === 'cancelled'
            ? ['resume', copy.account.sandboxResume]
            : ['cancel', copy.account.sandboxCancel],
          ['fail_payment', copy.account.sandboxFail],
        ];
  const notice = noticeOf(subscription);
  return (
    <Stack $gap={5}>
      {isManaged ? (
        <>
          <Facts aria-live="polite">
            <dt>{copy.account.status}</dt>
            <dd>{copy.account.statuses[status]}</dd>
            {ends_on && (
              <>
                <dt>{dateLabelOf(subscription)}</dt>
                <dd>{longDate(ends_on)}</dd>
              </>
            )}
          </Facts>
          {notice && <Notice tone="warning">{notice}</Notice>}
          <Cluster $fill="narrow">
            {actions.map(([action, label]) => (
              <Button
                key={action}
                variant="secondary"
                disabled={isLoading}
                onClick={() => void act(action)}
              >
                {label}
              </Button>
            ))}
          </Cluster>
        </>
      ) : (
        <p>{copy.account.sandboxNothing}</p>
      )}
      <div>
        <Button as={Link} to="/settings" variant="ghost">
          {copy.account.sandboxToSettings}
        </Button>
      </div>
    </Stack>
  );
}

/** `/subscription/sandbox`: replaces the provider's pages where no cards are charged. */
export function Page() {
  const [query] = useSearchParams();
  const checkout = query.get('checkout');
  const { data, error, isFetching, refetch } = useGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const title = checkout ? copy.account.sandboxTitle : copy.account.sandboxPortalTitle;
  return (
    <PageFrame $measure="prose">
      <Stack $gap={6}>
        <PageHeading>{title}</PageHeading>
        {!data && error && (
          <ErrorState
            onRetry={() => void refetch()}
            retryLabel={copy.common.retry}
            retrying={isFetching}
          >
            {copy.account.sandboxFailed}
          </ErrorState>
        )}
        {!data && !error && <Skeleton shape="text" lines={4} />}
        {data && data.buying !== 'sandbox' && <Notice>{copy.account.sandboxOff}</Notice>}
        {data?.buying === 'sandbox' && (
          <>
            <Notice tone="warning">{copy.account.sandboxNotice}</Notice>
            <Card as="div">
              {checkout ? <Checkout checkout={checkout} /> : <Portal subscription={data} />}
            </Card>
          </>
        )}
      </Stack>
    </PageFrame>
  );
}
