// Search parameters of the payment screen.

import { type ProductId, productIds } from '#domain/payments/money/products.ts';

export interface PaymentSearch {
  product?: ProductId;
  cancelled?: true;
}

/** Reads the search parameters; unknown values are `undefined`. */
export function parsePaymentSearch(search: Record<string, unknown>): PaymentSearch {
  const { product, cancelled } = search;
  return {
    product: productIds.find((one) => one === product),
    cancelled: cancelled === true || cancelled === 'true' ? true : undefined,
  };
}
