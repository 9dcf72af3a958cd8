// What can be paid for.

import { expect, it } from 'vitest';
import { productCents, productCredits, productIds, productName } from './products.ts';

it('products are credit packages and plans, with a club price for packages only', () => {
  const table = productIds.map((id) => [
    productName(id),
    productCents(id, false),
    productCents(id, true),
    productCredits(id),
  ]);
  expect(table).toEqual([
    ['1 analysis credit', 1500, 1200, 1],
    ['3 analysis credits', 3900, 3120, 3],
    ['10 analysis credits', 11_000, 8800, 10],
    ['Premium subscription', 999, 999, 1],
    ['Pro subscription', 1999, 1999, 4],
  ]);
});
