import type { SubscriptionView } from '@larder/api-client/payments';
import { failWith, renderWithShell, type FakeRoutes } from '@larder/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { cardSubscription, noSubscription } from '../../shared/sample-subscription.testing';
import { Page } from './sandbox.page';

const show = (path: string, api: FakeRoutes) =>
  renderWithShell(<Page />, { path, route: '/subscription/sandbox', session: 'subscribed', api });

describe('the sandbox', () => {
  it('[SUB-1][STATE-11] says what it is, declines a bad card and accepts a good one', async () => {
    const { user, requests, location } = show('/subscription/sandbox?checkout=an-id', {
      'GET /payments/subscription': () => ({ ...noSubscription, buying: 'sandbox' }),
      'GET /auth/refresh-session': () => failWith({ status: 503 }),
      'POST /payments/sandbox/pay': ({ body }) =>
        (body as { card: string }).card === 'works'
          ? cardSubscription
          : failWith({ status: 400, message: 'Your card was declined. Nothing was charged.' }),
    });
    expect(await screen.findByText(/nothing is charged/)).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Test card'), 'A card that is declined');
    await user.click(screen.getByRole('button', { name: 'Pay $4.99 CAD' }));
    expect(await screen.findByText('Your card was declined. Nothing was charged.')).toBeVisible();
    await user.selectOptions(screen.getByLabelText('Test card'), 'A card that works');
    await user.click(screen.getByRole('button', { name: 'Pay $4.99 CAD' }));
    await waitFor(() => expect(location().pathname).toBe('/subscription/success'));
    expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { checkout: 'an-id', card: 'fails' },
      { checkout: 'an-id', card: 'works' },
    ]);
  });

  it('[SET-1c] cancels, resumes, and simulates failed and successful payments', async () => {
    let subscription: SubscriptionView = {
      ...cardSubscription,
      provider: 'sandbox',
      buying: 'sandbox',
    };
    const after = {
      cancel: 'cancelled',
      resume: 'active',
      fail_payment: 'payment_failed',
      mend_payment: 'active',
    } as const;
    const { user } = show('/subscription/sandbox', {
      'GET /payments/subscription': () => subscription,
      'POST /payments/sandbox/change': ({ body }) => {
        const { action } = body as { action: keyof typeof after };
        subscription = { ...subscription, status: after[action] };
        return subscription;
      },
    });
    for (const [name, status] of [
      ['Cancel subscription', 'Cancelled'],
      ['Keep subscription', 'Active'],
      ['Simulate a failed payment', 'Payment failed'],
      ['Simulate a successful payment', 'Active'],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }));
      expect(await screen.findByText(status)).toBeVisible();
      await waitFor(() => expect(screen.queryByRole('button', { name })).not.toBeInTheDocument());
    }
  });

  it('does not exist where cards are charged', async () => {
    show('/subscription/sandbox?checkout=an-id', {
      'GET /payments/subscription': () => cardSubscription,
    });
    expect(await screen.findByText('There is no sandbox here.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Pay/ })).not.toBeInTheDocument();
  });
});
