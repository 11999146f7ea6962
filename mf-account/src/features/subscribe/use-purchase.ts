import { errorMessage } from '@larder/api-client';
import {
  useCreateCheckoutSessionMutation,
  useVerifyGooglePurchaseMutation,
} from '@larder/api-client/payments';
import { copy } from '@larder/copy';
import { isAndroidApp, notify, useNavigate } from '@larder/shell-sdk';
import { useEffect, useState } from 'react';
import { browser } from '../../shared/browser';
import { AppStoreError, findAppStore, purchase } from './play-store';

/** Buys in the app store when the page runs in the Android app, and by card everywhere else. */
export function usePurchase(productId: string | undefined) {
  const navigate = useNavigate();
  const [createCheckout] = useCreateCheckoutSessionMutation();
  const [verifyPurchase] = useVerifyGooglePurchaseMutation();
  const [isProcessing, setIsProcessing] = useState(false);

  // Browser Back from the provider restores the page as it was left.
  useEffect(() => {
    const returned = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) setIsProcessing(false);
    };
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, []);

  const buyByCard = async (): Promise<boolean> => {
    try {
      const { url } = await createCheckout().unwrap();
      if (!url) {
        notify.error(copy.account.checkoutFailed);
        return false;
      }
      browser.goTo(url);
      return true;
    } catch (error) {
      // The browser's message about an invalid URL is meant for developers.
      notify.error(errorMessage(error, copy.account.checkoutFailed));
      return false;
    }
  };

  const buyInStore = async (
    store: NonNullable<Awaited<ReturnType<typeof findAppStore>>>,
    product: string,
  ): Promise<void> => {
    const bought = await purchase(store, product, copy.account.purchaseTotal);
    if (!bought) return;
    const { purchaseToken, settle } = bought;
    try {
      await verifyPurchase({
        googlePurchaseBody: { purchaseToken, subscriptionId: product },
      }).unwrap();
    } catch (error) {
      await settle('fail');
      notify.error(errorMessage(error, copy.account.verificationFailed));
      return;
    }
    await settle('success');
    void navigate('/subscription/success');
  };

  const buy = async (): Promise<void> => {
    setIsProcessing(true);
    let isLeaving = false;
    try {
      const store = await findAppStore();
      if (store && productId) await buyInStore(store, productId);
      else if (store || isAndroidApp()) throw new AppStoreError();
      else isLeaving = await buyByCard();
    } catch (error) {
      if (!(error instanceof AppStoreError)) throw error;
      notify.error(copy.account.appStoreUnreachable);
    } finally {
      if (!isLeaving) setIsProcessing(false);
    }
  };

  return { buy, isProcessing };
}
