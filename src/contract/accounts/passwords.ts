// Passwords and sessions: forgotten, set, changed; where a person is signed in.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { secondSteps, signInWays } from '#domain/accounts/reauthentication.ts';

const mustMatch = <S extends z.ZodObject>(
  schema: S,
  password: keyof z.output<S>,
  confirmation: keyof z.output<S> & string,
) =>
  schema.refine((form) => form[password as never] === form[confirmation as never], {
    path: [confirmation],
    error: "Passwords don't match",
  });

/** A new password, with the token of the link that allows it. */
export const NewPassword = mustMatch(
  z.object({
    token: z
      .string({ error: 'Password setup link is missing or invalid' })
      .min(1, { error: 'Password setup link is missing or invalid' })
      .max(200, { error: 'Password setup link is missing or invalid' }),
    password: fields.newPassword,
    confirmPassword: fields.passwordConfirmation,
    /** Of an invited player, who may leave it out; a link of any other kind ignores it. */
    currentLevel: fields.levelValue.optional(),
  }),
  'password',
  'confirmPassword',
).meta({ id: 'NewPassword' });

/** A new password instead of the current one. */
export const PasswordChange = mustMatch(
  z.object({
    currentPassword: z
      .string({ error: 'Please enter your current password.' })
      .min(1, { error: 'Please enter your current password.' })
      .max(fields.passwordLength.max, { error: 'Your current password is incorrect.' }),
    newPassword: fields.newPassword,
    confirmNewPassword: fields.passwordConfirmation,
  }),
  'newPassword',
  'confirmNewPassword',
).meta({ id: 'PasswordChange' });

/** One place where the person is signed in. */
export const Session = z
  .object({
    id: fields.id,
    /** Browser and system in words, e.g. "Firefox on Linux". */
    device: z.string(),
    createdAt: fields.instant,
    lastSeenAt: fields.instant,
    isCurrent: z.boolean(),
    /** How it was signed in to; null for sessions from before this was written down. */
    signedInBy: z.enum(signInWays).nullable(),
    /** What was proved in the second step, or by setting a factor up; null where there was none. */
    secondStep: z.enum(secondSteps).nullable(),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

/**
 * How the token of a new password for an account begins that has agreed to the policy already: an invitation asks for that, and a
 * token with another beginning is another token.
 */
export const resetTokenStart = 'reset-';

const address = z.object({ email: fields.email });

export const passwordEndpoints = {
  resendVerification: endpoint({
    method: 'POST',
    path: '/api/auth/resend-verification',
    access: 'public',
    summary: 'Send a new verification link, if the address is waiting for one.',
    body: address,
    response: fields.messageAnswer,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    access: 'public',
    summary: 'Send a link to set a new password, if the address has an account.',
    body: address,
    response: fields.messageAnswer,
  }),
  setPassword: endpoint({
    method: 'POST',
    path: '/api/auth/set-password',
    access: 'public',
    summary: 'Set a password with the token of a link; ends all sessions.',
    body: NewPassword,
    response: fields.messageAnswer,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/api/auth/change-password',
    access: 'signed-in',
    needsRecentProof: 'second-factor',
    changes: ['account'],
    ownAccount: true,
    summary: 'Change the password; ends all other sessions.',
    body: PasswordChange,
    response: fields.messageAnswer,
  }),
  listSessions: endpoint({
    method: 'GET',
    path: '/api/auth/sessions',
    access: 'signed-in',
    shows: ['account'],
    ownAccount: true,
    summary: 'Where the person is signed in, latest first.',
    response: z.array(Session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/{sessionId}',
    access: 'signed-in',
    changes: ['account'],
    ownAccount: true,
    summary: 'Sign out another session.',
    params: z.object({ sessionId: fields.id }),
    response: noContent,
  }),
};
