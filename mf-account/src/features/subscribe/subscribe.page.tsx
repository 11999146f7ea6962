import { copy } from '@larder/copy';
import { Link, useSession } from '@larder/shell-sdk';
import { Button, Card, CheckIcon, Notice, PageFrame, PageHeading, Stack } from '@larder/ui';
import styled from 'styled-components';

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

/** `/subscribe`: what the subscription opens and what it costs. */
export function Page() {
  const { isSubscribed } = useSession();
  return (
    <PageFrame $measure="prose">
      <Stack $gap={6}>
        <PageHeading lede={copy.account.subscribeLede}>{copy.account.subscribeTitle}</PageHeading>
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
            {isSubscribed ? (
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
              <Notice>{copy.account.buyingClosed}</Notice>
            )}
          </Stack>
        </Card>
      </Stack>
    </PageFrame>
  );
}
