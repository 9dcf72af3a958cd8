// Reauthentication before sensitive actions.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { proofWays } from '#domain/accounts/reauthentication.ts';
import { say } from '#domain/language/say.ts';
import { stepProofs } from './second-factor.ts';

/** The proof, in one of the account's ways; Google uses a redirect instead (`/api/auth/google?intent=confirm`). */
export const IdentityProof = z
  .discriminatedUnion(
    'way',
    [
      z.object({
        way: z.literal('password'),
        password: z
          .string({ error: () => say(msg`Please enter your password.`) })
          .max(fields.passwordLength.max, { error: () => say(msg`Your password is incorrect.`) }),
      }),
      ...stepProofs,
    ],
    { error: () => say(msg`Please choose how to confirm it’s you.`) },
  )
  .meta({ id: 'IdentityProof' });
export type IdentityProof = z.output<typeof IdentityProof>;

export const reauthenticationEndpoints = {
  getProofWays: endpoint({
    method: 'GET',
    path: '/api/auth/proof',
    access: 'signed-in',
    byRealAccount: true,
    refetchOnOpen: true,
    worksWithoutSecondFactor: true,
    summary: 'The ways in which the signed-in person can reauthenticate, best first.',
    response: z.object({ ways: z.array(z.enum(proofWays)) }),
  }),
  proveIdentity: endpoint({
    method: 'POST',
    path: '/api/auth/proof',
    access: 'signed-in',
    byRealAccount: true,
    worksWithoutSecondFactor: true,
    summary: 'Reauthenticate. Calls that were refused with `proof_needed` can then be repeated.',
    body: IdentityProof,
    response: noContent,
  }),
};
