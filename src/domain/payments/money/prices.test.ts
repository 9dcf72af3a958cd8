// What things cost.

import { expect, it } from 'vitest';
import { packageCents, packageIds } from './prices.ts';

it('credit packages cost club members 20 percent less', () => {
  expect(packageIds.map((id) => packageCents(id, false))).toEqual([1500, 3900, 11_000]);
  expect(packageIds.map((id) => packageCents(id, true))).toEqual([1200, 3120, 8800]);
});
