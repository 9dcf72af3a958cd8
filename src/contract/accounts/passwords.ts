// Forgotten, set and changed passwords, and sessions.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { secondSteps, signInWays } from '#domain/accounts/reauthentication.ts';
import { say } from '#domain/language/say.ts';

const mustMatch = <S extends z.ZodObject>(
  schema: S,
  password: keyof z.output<S>,
  confirmation: keyof z.output<S> & string,
) =>
  schema.refine((form) => form[password as never] === form[confirmation as never], {
    path: [confirmation],
    error: () => say(msg`Passwords don't match`),
  });

/** A new password, with the token of the link that allows it. */
export const NewPassword = mustMatch(
  z.object({
    token: z
      .string({ error: () => say(msg`Password setup link is missing or invalid`) })
      .min(1, { error: () => say(msg`Password setup link is missing or invalid`) })
      .max(200, { error: () => say(msg`Password setup link is missing or invalid`) }),
    password: fields.newPassword,
    confirmPassword: fields.passwordConfirmation,
    /** Of an invited player, optional; ignored for other links. */
    currentLevel: fields.levelValue.optional(),
  }),
  'password',
  'confirmPassword',
).meta({ id: 'NewPassword' });

/** A change of password. */
export const PasswordChange = mustMatch(
  z.object({
    currentPassword: z
      .string({ error: () => say(msg`Please enter your current password.`) })
      .min(1, { error: () => say(msg`Please enter your current password.`) })
      .max(fields.passwordLength.max, { error: () => say(msg`Your current password is incorrect.`) }),
    newPassword: fields.newPassword,
    confirmNewPassword: fields.passwordConfirmation,
  }),
  'newPassword',
  'confirmNewPassword',
).meta({ id: 'PasswordChange' });

/** One of the person's sessions. */
export const Session = z
  .object({
    id: fields.id,
    /** Browser and system in words, e.g. "Firefox on Linux". */
    device: z.string(),
    createdAt: fields.instant,
    lastSeenAt: fields.instant,
    isCurrent: z.boolean(),
    /** How it began; null for sessions from before this was recorded. */
    signedInBy: z.enum(signInWays).nullable(),
    /** What completed the second step or set up a factor; null without one. */
    secondStep: z.enum(secondSteps).nullable(),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof Session>;

/**
 * Prefix of reset tokens, whose accounts have already agreed to the privacy policy. The screen asks for consent with all other tokens.
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
    notForJuniors: true,
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
    notForJuniors: true,
    summary: 'Where the person is signed in, latest first.',
    response: z.array(Session),
  }),
  endSession: endpoint({
    method: 'DELETE',
    path: '/api/auth/sessions/{sessionId}',
    access: 'signed-in',
    changes: ['account'],
    ownAccount: true,
    notForJuniors: true,
    summary: 'Sign out another session.',
    params: z.object({ sessionId: fields.id }),
    response: noContent,
  }),
};
