// Registration, signing in and the person who is signed in.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { LevelWithdrawal, NamedPerson, ScaleMapping } from '#contract/people.ts';
import { languages } from '#domain/language/languages.ts';
import { say } from '#domain/language/say.ts';
import { accessTypes, roles } from '#domain/people/roles.ts';
import { cleanWord } from '#domain/plain-text.ts';

/** The person who is signed in (docs/product.md#people). */
export const CurrentUser = z
  .object({
    id: fields.id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    username: z.string().nullable(),
    country: z.string(),
    dpfRanking: z.int().nullable(),
    /** "1.0" if no level was stated or verified; `isLevelStated` is then false and the level is ignored (`levelOf`). */
    currentLevel: fields.numeric,
    isLevelStated: z.boolean(),
    isLevelVerified: z.boolean(),
    /** Set if the level's verification was withdrawn. */
    levelWithdrawn: LevelWithdrawal.nullable(),
    role: z.enum(roles),
    accessType: z.enum(accessTypes),
    clubId: fields.id.nullable(),
    analysisCreditsRemaining: z.int(),
    profileImageUrl: z.string().nullable(),
    /** As last reported by the person's browser; null before that. */
    timeZone: z.string().nullable(),
    /** Chosen, else the browser's when the account was made; what they read is one on offer. */
    language: z.enum(languages),
    /** Whether Switch Role is offered: to administrators and the account named in the configuration. */
    maySwitchRole: z.boolean(),
    /** Whether payments are set up. */
    mayBuy: z.boolean(),
    /** Whether the real account has a second factor, and whether it must set one up first. */
    hasSecondFactor: z.boolean(),
    mustSetUpSecondFactor: z.boolean(),
    /** The real person, while viewing as another person or role. */
    viewedBy: NamedPerson.extend({ role: z.enum(roles) }).nullable(),
    /** The guardian who uses the product for this junior; null in everyone's own session. */
    guardian: NamedPerson.nullable(),
    /** Whether the person has juniors, or a club asks them to look after one. */
    hasFamily: z.boolean(),
    /** The level scales whose mapping is set; levels on others are shown as "about". */
    scaleMappings: z.array(ScaleMapping).readonly(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.output<typeof CurrentUser>;

/**
 * Registration by email: nine fields, plus the club code or pair invitation from the link that was followed
 * (docs/product.md#accounts). Anything else is ignored.
 */
export const Registration = z
  .object({
    email: fields.email,
    firstName: fields.personName(msg`Please enter your first name.`),
    lastName: fields.personName(msg`Please enter your last name.`),
    country: fields.country,
    /** Left out if the person is not asked or does not say. */
    currentLevel: fields.levelValue.optional(),
    dpfRanking: fields.dpfRanking.default(null),
    consentToDataProcessing: fields.consent,
    password: fields.newPassword,
    confirmPassword: fields.passwordConfirmation,
    clubCode: fields.clubCode,
    /** The token of a pair invitation's link; an invalid one is ignored. */
    pairToken: fields.optionalText(200),
    /** Whether it replaces this browser's last registration, which had a wrong address. */
    correctsAddress: z.boolean({ error: () => say(msg`Please say yes or no.`) }).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: () => say(msg`Passwords don't match`),
  })
  .meta({ id: 'Registration' });
export type Registration = z.output<typeof Registration>;

export const Credentials = z
  .object({
    email: fields.typedEmail,
    password: z
      .string({ error: () => say(msg`Please enter your password.`) })
      .max(fields.passwordLength.max, { error: () => say(msg`Password must be at most 1024 characters`) }),
  })
  .meta({ id: 'Credentials' });

/** The first administrator, who needs the setup code that the server printed. */
export const FirstAdministrator = z
  .object({
    setupCode: z
      .string({ error: () => say(msg`Please enter the setup code.`) })
      .overwrite(cleanWord)
      .min(1, { error: () => say(msg`Please enter the setup code.`) })
      .max(200, { error: () => say(msg`This is not the setup code.`) }),
    email: fields.email,
    firstName: fields.personName(msg`Please enter your first name.`),
    lastName: fields.personName(msg`Please enter your last name.`),
    country: fields.country,
    password: fields.newPassword,
  })
  .meta({ id: 'FirstAdministrator' });
export type FirstAdministrator = z.output<typeof FirstAdministrator>;

export const accountEndpoints = {
  register: endpoint({
    method: 'POST',
    path: '/api/auth/register',
    access: 'public',
    summary: 'Create a player account and send a verification email.',
    body: Registration,
    response: fields.messageAnswer,
    status: 201,
  }),
  login: endpoint({
    method: 'POST',
    path: '/api/auth/login',
    access: 'public',
    summary:
      'Sign in with email and password. An account with a second factor gets `second_step_needed` and continues at `/api/auth/second-step`.',
    body: Credentials,
    response: z.object({
      user: CurrentUser,
      message: z.string(),
      /** Whether signing in has just undone the account's deletion. */
      isAccountKept: z.boolean().optional(),
    }),
  }),
  getCurrentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'signed-in',
    shows: ['account', 'level', 'credits', 'level-scale'],
    byRealAccount: true,
    worksWithoutSecondFactor: true,
    summary: 'The signed-in person.',
    response: CurrentUser,
  }),
  getSetupState: endpoint({
    method: 'GET',
    path: '/api/admin-setup',
    access: 'public',
    shows: ['people'],
    summary: 'Whether the first administrator is still to be created.',
    response: z.object({ open: z.boolean() }),
  }),
  createFirstAdministrator: endpoint({
    method: 'POST',
    path: '/api/admin-setup',
    access: 'public',
    changes: ['people'],
    summary: 'Create the first administrator, with the setup code that the server printed.',
    body: FirstAdministrator,
    response: fields.messageAnswer,
    status: 201,
  }),
};
