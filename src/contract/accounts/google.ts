// Signing in with Google: the profile that waits for consent, its registration, and the identities of an account.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';

/** Who signs people in besides this product itself. */
export const identityProviders = ['google'] as const;

/** What Google told about a person who has no account yet; it waits in this browser only (docs/product.md#signing-in). */
export const GoogleProfile = z
  .object({
    googleId: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    profileImageUrl: z.string().nullable(),
  })
  .meta({ id: 'GoogleProfile' });
export type GoogleProfile = z.output<typeof GoogleProfile>;

/** The payload names the person as well; who registers is known from the sealed profile alone. */
const ignored = z.unknown().optional().meta({ description: 'Ignored: taken from the waiting Google profile.' });

/** Registration of someone who came from Google: what Google does not know, and the consent. */
export const GoogleRegistration = z
  .object({
    googleId: ignored,
    email: ignored,
    firstName: ignored,
    lastName: ignored,
    profileImageUrl: ignored,
    country: fields.country,
    currentLevel: fields.levelValue.optional(),
    dpfRanking: fields.dpfRanking.default(null),
    consentToDataProcessing: fields.consent,
  })
  .meta({ id: 'GoogleRegistration' });
export type GoogleRegistration = z.output<typeof GoogleRegistration>;

/** An account elsewhere that signs the person in here. */
export const Identity = z
  .object({
    provider: z.enum(identityProviders),
    /** The address as the provider told it when the identity was linked. */
    email: z.string(),
    linkedAt: fields.instant,
  })
  .meta({ id: 'Identity' });
export type Identity = z.output<typeof Identity>;

export const googleEndpoints = {
  getSignInOptions: endpoint({
    method: 'GET',
    path: '/api/auth/options',
    access: 'public',
    summary: 'Sign-in methods that this installation offers besides email and password.',
    response: z.object({
      google: z.boolean(),
      /** Whether one can sign in without a password, at `/dev-login`: while developing, and in the demo. */
      devLogin: z.boolean(),
      /** Whether this is the demo, whose accounts are offered at `/demo-roles`. */
      demo: z.boolean(),
    }),
  }),
  getGoogleProfile: endpoint({
    method: 'GET',
    path: '/api/auth/google-profile',
    access: 'public',
    summary: 'The Google profile waiting in this browser to be registered.',
    response: GoogleProfile,
  }),
  completeGoogleRegistration: endpoint({
    method: 'POST',
    path: '/api/auth/complete-google-registration',
    access: 'public',
    summary: 'Create an account from the Google profile waiting in this browser.',
    body: GoogleRegistration,
    /** `signedIn`: the account needed no approval and the person is signed in already. */
    response: z.object({ message: z.string(), signedIn: z.boolean() }),
    status: 201,
  }),
  listIdentities: endpoint({
    method: 'GET',
    path: '/api/auth/identities',
    access: 'signed-in',
    shows: ['account'],
    ownAccount: true,
    summary: 'External accounts that can sign the person in.',
    response: z.array(Identity),
  }),
  startGoogleLink: endpoint({
    method: 'POST',
    path: '/api/auth/google/link',
    access: 'signed-in',
    needsRecentProof: true,
    ownAccount: true,
    summary:
      'Start linking Google to the account; answers with the address to send the browser to. It returns to `/profile?tab=security&google=linked`, or `taken`, `cancelled`, `failed`, or `unproved` when the proof is no longer recent.',
    response: z.object({ url: z.string() }),
  }),
  unlinkIdentity: endpoint({
    method: 'DELETE',
    path: '/api/auth/identities/{provider}',
    access: 'signed-in',
    needsRecentProof: true,
    changes: ['account'],
    ownAccount: true,
    summary: 'Unlink an external account; needs a password here.',
    params: z.object({ provider: z.enum(identityProviders) }),
    response: noContent,
  }),
};
