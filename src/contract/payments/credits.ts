// Analysis credits: a player's balance, and changes by administrators (docs/product.md#credits).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { numberSentence } from '#domain/typed-number.ts';

/** The limits of one change. */
export const creditChangeRange = { min: -1000, max: 1000 };

const notANumber = () => numberSentence(creditChangeRange);

/** A change of a player's credits, with a reason. */
export const CreditChange = z.object({
  amount: z
    .int({ error: notANumber })
    .min(creditChangeRange.min, { error: notANumber })
    .max(creditChangeRange.max, { error: notANumber })
    .refine((value) => value !== 0, { error: () => say(msg`Please enter a number other than 0.`) }),
  reason: fields.reason,
});

export const creditEndpoints = {
  getPaymentStatus: endpoint({
    method: 'GET',
    path: '/api/payments/status',
    access: 'signed-in',
    shows: ['credits'],
    summary: 'The credits that the person has left, and whether one was a gift on approval.',
    response: z.object({
      analysisCreditsRemaining: z.int(),
      uploadAllowed: z.boolean(),
      /** Whether a free first review was granted (docs/product.md#credits). */
      hasWelcomeCredit: z.boolean(),
    }),
  }),
  adjustCredits: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/credits',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary:
      "Change a player's analysis credits, with a reason. The balance cannot fall below 0. The same `Idempotency-Key` never counts twice.",
    params: z.object({ userId: fields.id }),
    body: CreditChange,
    response: z.object({ analysisCreditsRemaining: z.int() }),
  }),
};
