// What the address of the payment says: what is paid for, and whether the checkout was left.

import { type ProductId, productIds } from '#domain/payments/money/products.ts';

export interface PaymentSearch {
  product?: ProductId;
  cancelled?: true;
}

/** Reads the search parameters; whatever is none of the known values is `undefined`. */
export function parsePaymentSearch(search: Record<string, unknown>): PaymentSearch {
  const { product, cancelled } = search;
  return {
    product: productIds.find((one) => one === product),
    cancelled: cancelled === true || cancelled === 'true' ? true : undefined,
  };
}
