// Signing in with Google: the profile waiting for consent, its registration, and linked identities.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';

/** External identity providers. */
export const identityProviders = ['google'] as const;

/** The Google profile of a person without an account, kept in this browser only (docs/product.md#signing-in). */
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

/** Sent by the specified payload, but only the sealed profile counts. */
const ignored = z.unknown().optional().meta({ description: 'Ignored: taken from the waiting Google profile.' });

/** Registration with Google: what Google does not know, and consent. */
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

/** An external account linked to this one. */
export const Identity = z
  .object({
    provider: z.enum(identityProviders),
    /** The address at the provider when the identity was linked. */
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
      /** Whether `/dev-login` offers signing in without a password: in development and the demo. */
      devLogin: z.boolean(),
      /** Whether this is the demo, with accounts at `/demo-roles`. */
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
    /** `signedIn`: the account needed no approval, so the person is already signed in. */
    response: z.object({ message: z.string(), signedIn: z.boolean() }),
    status: 201,
  }),
  listIdentities: endpoint({
    method: 'GET',
    path: '/api/auth/identities',
    access: 'signed-in',
    shows: ['account'],
    ownAccount: true,
    notForJuniors: true,
    summary: 'External accounts that can sign the person in.',
    response: z.array(Identity),
  }),
  startGoogleLink: endpoint({
    method: 'POST',
    path: '/api/auth/google/link',
    access: 'signed-in',
    needsRecentProof: true,
    ownAccount: true,
    notForJuniors: true,
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
    notForJuniors: true,
    summary: 'Unlink an external account; needs a password here.',
    params: z.object({ provider: z.enum(identityProviders) }),
    response: noContent,
  }),
};
