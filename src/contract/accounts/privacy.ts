// Consents and deleting the account.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';

/** A consent to a version of the privacy policy (docs/product.md#leaving). */
export const ConsentRecord = z
  .object({ policyVersion: z.string(), givenAt: fields.instant })
  .meta({ id: 'ConsentRecord' });
export type ConsentRecord = z.output<typeof ConsentRecord>;

/** Consents, and what decides how the person may delete their account. */
export const AccountPrivacy = z
  .object({
    consents: z.array(ConsentRecord),
    /** False for accounts that only sign in externally. */
    hasPassword: z.boolean(),
    /** Whether the person is the last administrator, or their club's last manager. */
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
    notForJuniors: true,
    needsRecentProof: 'again',
    summary:
      'Delete the account. It signs out everywhere at once; signing in within 48 hours undoes it, then it is permanent.',
    /** `erasedFrom`: until then signing in undoes it. */
    response: z.object({ erasedFrom: fields.instant }),
  }),
};
