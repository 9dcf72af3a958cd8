// Second factors: passkeys, authenticator apps and recovery codes; and the second step of signing in.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { secondSteps } from '#domain/accounts/reauthentication.ts';
import { say } from '#domain/language/say.ts';
import { cleanWord } from '#domain/plain-text.ts';
import { CurrentUser } from './accounts.ts';

/** Most passkeys of one account. */
export const maxPasskeys = 20;

/** Longest name of a passkey, in characters. */
export const maxPasskeyName = 60;

/** A browser's passkey response. Only its size is limited here; the signature check validates the rest. */
const PasskeyAnswer = z
  .looseObject({ id: z.string().max(2000) }, { error: () => say(msg`The passkey did not respond.`) })
  .refine((answer) => JSON.stringify(answer).length < 50_000, { error: () => say(msg`The passkey did not respond.`) });

/** WebAuthn options as JSON. */
const PasskeyQuestion = z.looseObject({ challenge: z.string() });

/** Six digits; blanks are ignored. */
const appCode = z
  .string({ error: () => say(msg`Please enter the code from your app.`) })
  .max(50, { error: () => say(msg`The code has six digits.`) })
  .transform((code) => cleanWord(code).replaceAll(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, { error: () => say(msg`The code has six digits.`) }));

/** A recovery code as typed; capitals, blanks and dashes are ignored. */
const recoveryCode = z
  .string({ error: () => say(msg`Please enter a recovery code.`) })
  .max(100, { error: () => say(msg`This is not a recovery code.`) })
  .transform((code) =>
    cleanWord(code)
      .toLowerCase()
      .replaceAll(/[\s\p{Pd}]/gu, ''),
  )
  .pipe(z.string().min(1, { error: () => say(msg`Please enter a recovery code.`) }));

/** The proof of a second step. */
export const stepProofs = [
  z.object({ way: z.literal('passkey'), answer: PasskeyAnswer }),
  z.object({ way: z.literal('totp'), code: appCode }),
  z.object({ way: z.literal('recovery-code'), code: recoveryCode }),
] as const;

export const StepProof = z
  .discriminatedUnion('way', stepProofs, { error: () => say(msg`Please choose how to confirm it’s you.`) })
  .meta({ id: 'StepProof' });
export type StepProof = z.output<typeof StepProof>;

/** A passkey as its owner sees it. */
export const Passkey = z
  .object({
    id: fields.id,
    name: z.string(),
    /** Whether it is synced between the person's devices. */
    isSynced: z.boolean(),
    createdAt: fields.instant,
    lastUsedAt: fields.instant.nullable(),
  })
  .meta({ id: 'Passkey' });
export type Passkey = z.output<typeof Passkey>;

/** An account's second factors. */
export const SecondFactor = z
  .object({
    passkeys: z.array(Passkey),
    /** When the authenticator app was set up; null without one. */
    totpSince: fields.instant.nullable(),
    recoveryCodesLeft: z.int(),
    /** Whether the installation requires one for this role. */
    isRequired: z.boolean(),
  })
  .meta({ id: 'SecondFactor' });
export type SecondFactor = z.output<typeof SecondFactor>;

/** Recovery codes, shown once; null if the account already has codes. */
const NewCodes = z.object({ recoveryCodes: z.array(z.string()).nullable() });

const passkeyName = fields.requiredText(maxPasskeyName, msg`Please give the passkey a name.`);
const ofPasskey = z.object({ passkeyId: fields.id });
const own = { access: 'signed-in', ownAccount: true, notForJuniors: true, worksWithoutSecondFactor: true } as const;

export const secondFactorEndpoints = {
  getSecondFactor: endpoint({
    ...own,
    method: 'GET',
    path: '/api/account/second-factor',
    shows: ['account'],
    summary: 'The person’s passkeys, whether an authenticator app is set up, and how many recovery codes are left.',
    response: SecondFactor,
  }),
  startPasskey: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/passkeys/options',
    needsRecentProof: true,
    summary: 'WebAuthn options for creating a passkey.',
    response: PasskeyQuestion,
  }),
  addPasskey: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/passkeys',
    needsRecentProof: true,
    changes: ['account'],
    summary:
      'Save a passkey that the browser has created. The first factor of an account comes with recovery codes and ends all other sessions.',
    body: z.object({ name: passkeyName, answer: PasskeyAnswer }),
    response: NewCodes,
    status: 201,
  }),
  renamePasskey: endpoint({
    ...own,
    method: 'PUT',
    path: '/api/account/passkeys/{passkeyId}',
    changes: ['account'],
    summary: 'Rename a passkey.',
    params: ofPasskey,
    body: z.object({ name: passkeyName }),
    response: noContent,
  }),
  removePasskey: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/passkeys/{passkeyId}',
    needsRecentProof: true,
    changes: ['account'],
    summary: 'Remove a passkey; it can no longer sign in.',
    params: ofPasskey,
    response: noContent,
  }),
  startTotp: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/authenticator/start',
    needsRecentProof: true,
    summary: 'Create a new secret for an authenticator app; it takes effect once a code from it is entered.',
    response: z.object({
      /** For typing it into an app, in groups of four. */
      secret: z.string(),
      /** The QR code's content, for apps on the same device. */
      address: z.string(),
      qrCode: z.object({ path: z.string(), size: z.int() }),
    }),
  }),
  confirmTotp: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/authenticator',
    needsRecentProof: true,
    changes: ['account'],
    summary:
      'Activate the app with the new secret by entering a code from it; it replaces any earlier app. The first factor of an account comes with recovery codes and ends all other sessions.',
    body: z.object({ code: appCode }),
    response: NewCodes,
    status: 201,
  }),
  removeTotp: endpoint({
    ...own,
    method: 'DELETE',
    path: '/api/account/authenticator',
    needsRecentProof: true,
    changes: ['account'],
    summary: 'Remove the authenticator app.',
    response: noContent,
  }),
  renewRecoveryCodes: endpoint({
    ...own,
    method: 'POST',
    path: '/api/account/recovery-codes',
    needsRecentProof: true,
    changes: ['account'],
    summary: 'Create ten new recovery codes, shown once; the old ones become invalid.',
    response: z.object({ recoveryCodes: z.array(z.string()) }),
    status: 201,
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/second-factor/reset',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary:
      'Remove the second factor of someone who has lost it: deletes passkeys, app and codes, ends all sessions and emails them. Not for your own account.',
    params: z.object({ userId: fields.id }),
    response: noContent,
  }),
  getSecondStep: endpoint({
    method: 'GET',
    path: '/api/auth/second-step',
    access: 'public',
    summary: 'How the sign-in begun in this browser can continue.',
    response: z.object({ steps: z.array(z.enum(secondSteps)), returnTo: z.string() }),
  }),
  finishSignIn: endpoint({
    method: 'POST',
    path: '/api/auth/second-step',
    access: 'public',
    summary: 'Complete the second step of the sign-in begun in this browser.',
    body: StepProof,
    response: z.object({ user: CurrentUser, message: z.string(), isAccountKept: z.boolean() }),
  }),
  startPasskeySignIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/options',
    access: 'public',
    summary: 'WebAuthn options for signing in or reauthenticating with a passkey; the passkey itself says whose it is.',
    response: PasskeyQuestion,
  }),
  signInWithPasskey: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    access: 'public',
    summary: 'Sign in with a passkey alone.',
    body: z.object({ answer: PasskeyAnswer }),
    response: z.object({ user: CurrentUser, message: z.string(), isAccountKept: z.boolean() }),
  }),
};
