// What belongs to the person and not to the product: consents, taking the data along, leaving.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';

/** What was agreed to, and when (docs/product.md#leaving). */
export const ConsentRecord = z
  .object({ policyVersion: z.string(), givenAt: fields.instant })
  .meta({ id: 'ConsentRecord' });
export type ConsentRecord = z.output<typeof ConsentRecord>;

/** What decides how a person may leave. */
export const AccountPrivacy = z
  .object({
    consents: z.array(ConsentRecord),
    /** False for an account that signs in elsewhere only. */
    hasPassword: z.boolean(),
    /** Whether the product would be left without an administrator, or their club without a manager. */
    isOnlyOne: z.boolean(),
  })
  .meta({ id: 'AccountPrivacy' });
export type AccountPrivacy = z.output<typeof AccountPrivacy>;

export const privacyEndpoints = {
  getAccountPrivacy: endpoint({
    method: 'GET',
    path: '/api/account/privacy',
    access: 'signed-in',
    shows: ['account'],
    ownAccount: true,
    summary: 'What the person has consented to, and how they can delete their account.',
    response: AccountPrivacy,
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/api/account/deletion',
    access: 'signed-in',
    ownAccount: true,
    needsRecentProof: 'again',
    summary:
      'Delete the account. It signs out everywhere at once; signing in within 48 hours undoes it, then it is permanent.',
    /** `erasedFrom`: until then signing in undoes it. */
    response: z.object({ erasedFrom: fields.instant }),
  }),
};
