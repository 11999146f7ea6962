/** What the subscription costs a month. */
export const price = { cents: 499, currency: 'CAD' } as const;
