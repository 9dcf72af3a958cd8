// Analysis credits: what a player may spend, and what administrators change about it (docs/product.md#credits).

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { numberSentence } from '#domain/typed-number.ts';

/** How many analysis credits a player may get or lose at once. */
export const creditChangeRange = { min: -1000, max: 1000 };

/** How many analysis credits a player gets or loses, and why. */
export const CreditChange = z.object({
  amount: z
    .int({ error: numberSentence(creditChangeRange) })
    .min(creditChangeRange.min, { error: numberSentence(creditChangeRange) })
    .max(creditChangeRange.max, { error: numberSentence(creditChangeRange) })
    .refine((value) => value !== 0, { error: 'Please enter a number other than 0.' }),
  reason: fields.reason,
});

export const creditEndpoints = {
  getPaymentStatus: endpoint({
    method: 'GET',
    path: '/api/payments/status',
    access: 'signed-in',
    shows: ['credits'],
    summary: 'The credits that the person has left.',
    response: z.object({ analysisCreditsRemaining: z.int(), uploadAllowed: z.boolean() }),
  }),
  adjustCredits: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/credits',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: "Change a player's analysis credits, with a reason. The balance cannot fall below 0.",
    params: z.object({ userId: fields.id }),
    body: CreditChange,
    response: z.object({ analysisCreditsRemaining: z.int() }),
  }),
};
