import { useGetSubscriptionQuery, type SubscriptionView } from '@larder/api-client/payments';
import { copy } from '@larder/copy';
import { isAndroidApp, Link, useLocation, useSession } from '@larder/shell-sdk';
import { Button, Card, CheckIcon, Notice, PageFrame, PageHeading, Stack } from '@larder/ui';
import styled from 'styled-components';
import { noticeOf, opens } from '../../shared/subscription.model';
import { useCurrentSession } from '../../shared/use-current-session';
import { usePurchase } from './use-purchase';

const Price = styled.p`
  margin: 0;
  font-family: ${({ theme }) => theme.font.heading};
  font-size: ${({ theme }) => theme.textSize.title};
`;

const Features = styled.ul`
  display: grid;
  gap: ${({ theme }) => theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    grid-template-columns: auto 1fr;
    align-items: start;
    gap: ${({ theme }) => theme.space[3]};
  }

  svg {
    color: ${({ theme }) => theme.color.accent};
  }
`;

const SmallPrint = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.inkMuted};
  font-size: ${({ theme }) => theme.textSize.small};
`;

interface PurchaseProps {
  subscription: SubscriptionView | undefined;
  isLoading: boolean;
}

function Purchase({ subscription, isLoading }: PurchaseProps) {
  const { buy, isProcessing } = usePurchase(subscription?.google_play_product);
  const inAndroidApp = isAndroidApp() || window.getDigitalGoodsService !== undefined;
  const isClosed = (inAndroidApp ? subscription?.app_store : subscription?.buying) === 'closed';
  if (isClosed) return <Notice>{copy.account.buyingClosed}</Notice>;
  if (subscription?.status === 'pending') {
    return (
      <div>
        <Button as={Link} to="/subscription/success" variant="secondary">
          {copy.account.checkAgain}
        </Button>
      </div>
    );
  }
  return (
    <Stack $gap={4}>
      {subscription?.buying === 'sandbox' && <Notice>{copy.account.sandboxOffer}</Notice>}
      <div>
        <Button
          size="large"
          // The store sells by product name, which comes with the subscription.
          busy={isProcessing || (inAndroidApp && isLoading)}
          busyLabel={copy.account.subscribing}
          onClick={() => void buy()}
        >
          {copy.account.subscribe}
        </Button>
      </div>
      <SmallPrint>{copy.account.subscribeTerms}</SmallPrint>
    </Stack>
  );
}

/** `/subscribe`: what the subscription unlocks, what it costs, and how to get it. */
export function Page() {
  const { isSubscribed } = useSession();
  const { data: subscription, isLoading } = useGetSubscriptionQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  const isOpen = subscription ? opens(subscription) : isSubscribed;
  useCurrentSession(subscription && isOpen);
  const notice = subscription && noticeOf(subscription);
  const hasNothing = subscription?.status === 'none' && !isOpen;
  const { state } = useLocation() as { state: { nothingBought?: boolean } | null };
  return (
    <PageFrame $measure="prose">
      <Stack $gap={6}>
        <PageHeading lede={copy.account.subscribeLede}>{copy.account.subscribeTitle}</PageHeading>
        {!isOpen && notice && <Notice tone="warning">{notice}</Notice>}
        {hasNothing && state?.nothingBought && <Notice>{copy.account.nothingBought}</Notice>}
        <Card>
          <Stack $gap={5}>
            <Price>{copy.account.price}</Price>
            <Features>
              {copy.account.features.map((feature) => (
                <li key={feature}>
                  <CheckIcon />
                  <span>{feature}</span>
                </li>
              ))}
            </Features>
            {isOpen ? (
              <Notice
                tone="success"
                action={
                  <Button as={Link} to="/settings" variant="secondary" size="small">
                    {copy.account.settingsTitle}
                  </Button>
                }
              >
                {copy.account.alreadySubscribed}
              </Notice>
            ) : (
              <Purchase subscription={subscription} isLoading={isLoading} />
            )}
          </Stack>
        </Card>
      </Stack>
    </PageFrame>
  );
}
