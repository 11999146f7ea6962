/** The one payment method of the Digital Goods service of Android. */
const billing = 'https://play.google.com/billing';

interface DigitalGoodsService {
  getDetails(itemIds: string[]): Promise<{ itemId: string }[]>;
  listPurchases(): Promise<{ itemId: string; purchaseToken: string }[]>;
}

declare global {
  interface Window {
    getDigitalGoodsService?: (provider: string) => Promise<DigitalGoodsService>;
  }
}

export class AppStoreError extends Error {
  override readonly name = 'AppStoreError';
}

/** A purchase the person has made; `settle` closes the sheet of the store with the outcome. */
export interface AppStorePurchase {
  purchaseToken: string;
  settle: (outcome: 'success' | 'fail') => Promise<void>;
}

/** The app store, where the page runs in the app that came from it; null everywhere else. */
export async function findAppStore(): Promise<DigitalGoodsService | null> {
  if (!window.getDigitalGoodsService) return null;
  return window.getDigitalGoodsService(billing).catch(() => null);
}

/** Null when the person changed their mind. A purchase that was paid for and never verified is taken up again. */
export async function purchase(
  store: DigitalGoodsService,
  productId: string,
  label: string,
): Promise<AppStorePurchase | null> {
  try {
    const made = await store.listPurchases();
    const earlier = made.find(({ itemId }) => itemId === productId);
    if (earlier) return { purchaseToken: earlier.purchaseToken, settle: async () => {} };
    const [offer] = await store.getDetails([productId]);
    if (!offer) throw new AppStoreError();
    // The store shows the price of the product; what is asked for here is not shown.
    const request = new PaymentRequest([{ supportedMethods: billing, data: { sku: productId } }], {
      total: { label, amount: { currency: 'CAD', value: '0' } },
    });
    const response = await request.show();
    const { purchaseToken } = response.details as { purchaseToken: string };
    return { purchaseToken, settle: (outcome) => response.complete(outcome) };
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return null;
    throw new AppStoreError();
  }
}
