import Stripe from 'stripe';

const longest = 200;
/** Keys and the provider's names of things, addresses, mail addresses, and anything as long as a key. */
const unfit = [/\b[a-z]{2,8}_[A-Za-z0-9_]+/, /:\/\//, /@/, /\S{25,}/];

/**
 * What the provider says to somebody it refuses, where that is fit for people: faults of ours and of the provider, and
 * sentences that name keys or accounts, are not.
 */
export function sentenceOf(error: unknown): string | undefined {
  const isRefusal =
    error instanceof Stripe.errors.StripeCardError ||
    error instanceof Stripe.errors.StripeInvalidRequestError;
  if (!isRefusal) return undefined;
  const sentence = error.message.replace(/\s+/g, ' ').trim();
  const isFit = sentence.length > 0 && sentence.length <= longest;
  return isFit && !unfit.some((pattern) => pattern.test(sentence)) ? sentence : undefined;
}
