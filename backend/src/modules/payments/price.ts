/** The monthly price of the subscription. */
export const price = { cents: 499, currency: 'CAD' } as const;
