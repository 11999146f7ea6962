import Stripe from 'stripe';

const longest = 200;
/** Keys, provider ids, URLs, email addresses, and anything as long as a key. */
const unfit = [/\b[a-z]{2,8}_[A-Za-z0-9_]+/, /:\/\//, /@/, /\S{25,}/];

/**
 * The provider's explanation of a refusal, if it is suitable for people: errors of ours or the provider's, and
 * sentences that mention keys or accounts, are not.
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
