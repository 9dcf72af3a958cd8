// How far an order has come.

/** `pending`: paid in a way that takes days, so the money is on its way. A late payment is taken in any of them. */
export const orderStates = ['open', 'pending', 'paid', 'failed', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];

/** For how long a payment counts as on its way, in days: bank debits take up to two weeks (docs/product.md#paying). */
export const pendingDays = 14;
