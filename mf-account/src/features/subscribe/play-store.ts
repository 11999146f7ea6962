/** Android's only Digital Goods payment method. */
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

/** A completed purchase; `settle` closes the store's sheet with the outcome. */
export interface AppStorePurchase {
  purchaseToken: string;
  settle: (outcome: 'success' | 'fail') => Promise<void>;
}

/** The app store when the page runs in the Android app; otherwise null. */
export async function findAppStore(): Promise<DigitalGoodsService | null> {
  if (!window.getDigitalGoodsService) return null;
  return window.getDigitalGoodsService(billing).catch(() => null);
}

/** Null when the person cancelled. A purchase that was paid but never verified is resumed. */
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
    // The store shows the product's price; the amount requested here is not shown.
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
