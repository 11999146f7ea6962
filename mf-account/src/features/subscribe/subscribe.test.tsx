import { readToken } from '@larder/api-client';
import { copy } from '@larder/copy';
import {
  answerAfter,
  failWith,
  renderWithShell,
  testUser,
  tokenFor,
  type FakeRoutes,
} from '@larder/shell-sdk/testing';
import { screen, waitFor } from '@testing-library/react';
import { browser } from '../../shared/browser';
import {
  cardSubscription,
  noSubscription,
  pendingSubscription,
} from '../../shared/sample-subscription.testing';
import { Page } from './subscribe.page';

const standing = { 'GET /payments/subscription': () => noSubscription };
const subscribe = () => screen.findByRole('button', { name: 'Subscribe' });
const show = (api: FakeRoutes = {}) => renderWithShell(<Page />, { api: { ...standing, ...api } });

describe('the offer', () => {
  let goTo: jest.SpyInstance;
  beforeEach(() => {
    goTo = jest.spyOn(browser, 'goTo').mockImplementation(() => {});
  });
  afterEach(() => {
    goTo.mockRestore();
    delete window.getDigitalGoodsService;
    Object.defineProperty(document, 'referrer', { value: '', configurable: true });
  });

  it('[WHAT-2][SUB-1][CONST-1] shows the price and what it unlocks', async () => {
    show();
    expect(screen.getByRole('heading', { name: 'Subscribe' })).toBeVisible();
    expect(screen.getByText('$4.99 CAD / month')).toBeVisible();
    expect(screen.getAllByRole('listitem').length).toBeGreaterThanOrEqual(6);
    expect(await subscribe()).toBeEnabled();
  });

  it('[SUB-1][STATE-11][CALL-35] goes to the checkout, with the button disabled meanwhile', async () => {
    const address = 'https://checkout.stripe.com/c/pay/cs_1';
    const { user, requests } = show({
      'POST /payments/create-checkout-session': () => answerAfter(50, { id: 'cs_1', url: address }),
    });
    await user.click(await subscribe());
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await waitFor(() => expect(goTo).toHaveBeenCalledWith(address));
    // It stays disabled until the provider's page is shown, so that nobody buys twice.
    expect(screen.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    expect(requests.find(({ method }) => method === 'POST')?.body).toBeUndefined();
  });

  it('[ERR-16c] reports a failed checkout, and can be retried', async () => {
    const answers = [
      () => failWith({ status: 409, message: 'You already have a subscription by card.' }),
      () => failWith({ status: 0 }),
      () => ({ id: 'cs_1', url: 'nonsense' }),
    ];
    const { user } = show({
      'POST /payments/create-checkout-session': () => answers.shift()?.(),
    });
    await user.click(await subscribe());
    expect(await screen.findByText('You already have a subscription by card.')).toBeVisible();
    await user.click(await subscribe());
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible();
    expect(await subscribe()).toBeEnabled();
  });

  it("[A-6][ERR-16d] shows the provider's refusal, and our own sentence for an invalid checkout URL", async () => {
    // The browser itself refuses this URL.
    goTo.mockRestore();
    const answers = [
      () =>
        failWith({
          status: 503,
          code: 'payment_provider_refused',
          message: 'Your account cannot currently make live charges.',
        }),
      () => ({ id: 'cs_1', url: 'https://checkout.stripe.com:99999/' }),
    ];
    const { user } = show({
      'POST /payments/create-checkout-session': () => answers.shift()?.(),
    });
    await user.click(await subscribe());
    expect(
      await screen.findByText('Your account cannot currently make live charges.'),
    ).toBeVisible();
    await user.click(await subscribe());
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible();
    expect(await subscribe()).toBeEnabled();
  });

  it('[A-1][SUB-1] offers no second purchase while a payment awaits confirmation', async () => {
    const { location, user } = show({ 'GET /payments/subscription': () => pendingSubscription });
    expect(await screen.findByText(/^Payment received, waiting for confirmation\./)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Check again' }));
    expect(location().pathname).toBe('/subscription/success');
  });

  it('[A-1][SUB-1] tells someone with nothing to activate that no payment was found', async () => {
    const path = { pathname: '/subscribe', state: { nothingBought: true } };
    renderWithShell(<Page />, { path, route: '/subscribe', api: standing });
    expect(await screen.findByText(/^We have not found a payment from you/)).toBeVisible();
    expect(await subscribe()).toBeEnabled();
  });

  it('[A-6][SUB-1] says so when purchases are disabled', async () => {
    show({ 'GET /payments/subscription': () => ({ ...noSubscription, buying: 'closed' }) });
    expect(
      await screen.findByText('Subscriptions are not available here right now.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  it('[SUB-1][ROLE-3a] tells a former subscriber when the subscription ended and how to resubscribe', async () => {
    show({
      'GET /payments/subscription': () => ({
        ...cardSubscription,
        status: 'ended',
        ends_on: '2026-03-04T12:00:00.000Z',
      }),
    });
    expect(
      await screen.findByText(/ended on March 4, 2026\. Everything you saved is still here/),
    ).toBeVisible();
    expect(await subscribe()).toBeEnabled();
  });

  it('[ROLE-4] tells a subscriber that there is nothing to buy, and updates the session', async () => {
    const renewed = tokenFor({ ...testUser, subscription_status: 'active' });
    show({
      'GET /payments/subscription': () => cardSubscription,
      'GET /auth/refresh-session': () => ({ token: renewed }),
    });
    expect(await screen.findByText('Your subscription is active.')).toBeVisible();
    await waitFor(() => expect(readToken()).toBe(renewed));
    expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
  });

  it('[ERR-16c] stays and says so when the response has no destination', async () => {
    const { user } = show({ 'POST /payments/create-checkout-session': () => ({ id: 'cs_1' }) });
    await user.click(await subscribe());
    expect(await screen.findByText('An unexpected error occurred.')).toBeVisible();
    expect(goTo).not.toHaveBeenCalled();
    expect(await subscribe()).toBeEnabled();
  });

  describe('in the app of the Android store', () => {
    const complete = jest.fn(async () => {});
    const sheet = jest.fn();
    const service = {
      getDetails: jest.fn(async () => [{ itemId: 'larder_premium_monthly' }]),
      listPurchases: jest.fn(async (): Promise<object[]> => []),
    };
    beforeEach(() => {
      sheet.mockReset();
      sheet.mockResolvedValue({ details: { purchaseToken: 'token of the store' }, complete });
      complete.mockClear();
      service.listPurchases.mockResolvedValue([]);
      window.getDigitalGoodsService = jest.fn(async () => service as never);
      Object.assign(window, {
        PaymentRequest: class {
          show = sheet;
        },
      });
    });

    it('[WHAT-3][CALL-37][CONST-1] buys in the store, has the purchase verified, and goes to the activation', async () => {
      const { user, requests, location } = show({
        'POST /payments/verify-google-purchase': () => ({ message: 'Verified.' }),
      });
      await screen.findByText('$4.99 CAD / month');
      await waitFor(() => expect(requests).toHaveLength(1));
      await user.click(await subscribe());
      await waitFor(() => expect(location().pathname).toBe('/subscription/success'));
      expect(window.getDigitalGoodsService).toHaveBeenCalledWith('https://play.google.com/billing');
      expect(requests.find(({ method }) => method === 'POST')).toMatchObject({
        path: '/payments/verify-google-purchase',
        body: { purchaseToken: 'token of the store', subscriptionId: 'larder_premium_monthly' },
      });
      expect(complete).toHaveBeenCalledWith('success');
      expect(goTo).not.toHaveBeenCalled();
    });

    it('[CALL-37] verifies an earlier purchase instead of making another', async () => {
      service.listPurchases.mockResolvedValue([
        { itemId: 'larder_premium_monthly', purchaseToken: 'an earlier token' },
      ]);
      const { user, requests, location } = show({
        'POST /payments/verify-google-purchase': () => ({ message: 'Verified.' }),
      });
      await waitFor(() => expect(requests).toHaveLength(1));
      await user.click(await subscribe());
      await waitFor(() => expect(location().pathname).toBe('/subscription/success'));
      expect(sheet).not.toHaveBeenCalled();
      const verification = requests.find(({ method }) => method === 'POST');
      expect(verification?.body).toMatchObject({ purchaseToken: 'an earlier token' });
    });

    it('[CALL-37] cannot be used before the product name is known', async () => {
      const { user } = show({
        'GET /payments/subscription': () => answerAfter(50, noSubscription),
        'POST /payments/verify-google-purchase': () => ({ message: 'Verified.' }),
      });
      expect(await screen.findByRole('button', { name: 'Processing...' })).toBeDisabled();
      await user.click(await subscribe());
      await waitFor(() => expect(sheet).toHaveBeenCalled());
    });

    it('[ERR-16a] reports a failed verification', async () => {
      const { user, requests } = show({
        'POST /payments/verify-google-purchase': () => failWith({ status: 0 }),
      });
      await waitFor(() => expect(requests).toHaveLength(1));
      await user.click(await subscribe());
      expect(await screen.findByText('Purchase verification failed.')).toBeVisible();
      expect(complete).toHaveBeenCalledWith('fail');
      expect(await subscribe()).toBeEnabled();
    });

    it('[A-6][ERR-16a] sells nothing when store purchases cannot be verified, and says so', async () => {
      show({ 'GET /payments/subscription': () => ({ ...noSubscription, app_store: 'closed' }) });
      expect(
        await screen.findByText('Subscriptions are not available here right now.'),
      ).toBeVisible();
      expect(screen.queryByRole('button', { name: 'Subscribe' })).not.toBeInTheDocument();
      expect(sheet).not.toHaveBeenCalled();
    });

    it("[A-6][ERR-16a] shows the server's reason when a purchase cannot be verified", async () => {
      const { user, requests } = show({
        'POST /payments/verify-google-purchase': () =>
          failWith({
            status: 503,
            code: 'app_store_closed',
            message: copy.errors.app_store_closed,
          }),
      });
      await waitFor(() => expect(requests).toHaveLength(1));
      await user.click(await subscribe());
      expect(
        await screen.findByText(/^Purchases through Google Play are not set up/),
      ).toBeVisible();
      expect(complete).toHaveBeenCalledWith('fail');
    });

    it('[STATE-11] returns to the offer when the person closes the sheet', async () => {
      sheet.mockRejectedValue(new DOMException('closed', 'AbortError'));
      const { user, requests } = show();
      await waitFor(() => expect(requests).toHaveLength(1));
      await user.click(await subscribe());
      expect(await subscribe()).toBeEnabled();
      expect(requests).toHaveLength(1);
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });

    it('[ERR-16b][CONST-8] says what to do when the store is unavailable', async () => {
      window.getDigitalGoodsService = () => Promise.reject(new Error('unsupported context'));
      Object.defineProperty(document, 'referrer', {
        value: 'android-app://app.larder.twa/',
        configurable: true,
      });
      const { user } = show();
      await user.click(await subscribe());
      expect(
        await screen.findByText(
          'Could not connect to the app store. Please ensure you are running the app from the app store.',
        ),
      ).toBeVisible();
      expect(goTo).not.toHaveBeenCalled();
    });
  });
});
