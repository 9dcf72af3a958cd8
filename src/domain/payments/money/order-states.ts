// The states of an order.

/** `pending`: the payment takes days and is on its way. A late payment is accepted in any state. */
export const orderStates = ['open', 'pending', 'paid', 'failed', 'closed'] as const;
export type OrderState = (typeof orderStates)[number];

/** Days for which a payment counts as on its way: bank debits take up to two weeks (docs/product.md#paying). */
export const pendingDays = 14;
