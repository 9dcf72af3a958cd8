// Registration, signing in and the person who is signed in.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { LevelWithdrawal, NamedPerson } from '#contract/people.ts';
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
    /** "1.0" where nobody stated or verified a level: `isLevelStated` is false then, and the level counts nowhere (`levelOf`). */
    currentLevel: fields.numeric,
    isLevelStated: z.boolean(),
    isLevelVerified: z.boolean(),
    /** Set while the level is one that was verified and withdrawn since. */
    levelWithdrawn: LevelWithdrawal.nullable(),
    role: z.enum(roles),
    accessType: z.enum(accessTypes),
    clubId: fields.id.nullable(),
    analysisCreditsRemaining: z.int(),
    profileImageUrl: z.string().nullable(),
    /** As the person's browser told it last; null until it did. */
    timeZone: z.string().nullable(),
    /** Whether Switch Role is offered: administrators, and the one account that the configuration names. */
    maySwitchRole: z.boolean(),
    /** Whether payments are set up, so that buying is offered. */
    mayBuy: z.boolean(),
    /** Whether the (real) account has a second factor, and whether it must set one up before anything else. */
    hasSecondFactor: z.boolean(),
    mustSetUpSecondFactor: z.boolean(),
    /** Who really sits there, while the product is viewed as another person or in another role. */
    viewedBy: NamedPerson.extend({ role: z.enum(roles) }).nullable(),
  })
  .meta({ id: 'CurrentUser' });
export type CurrentUser = z.output<typeof CurrentUser>;

/**
 * Registration of an e-mail account: nine fields, and the code of the club, or the invitation to a pair, whose link was
 * followed (docs/product.md#accounts). Anything else that is sent is ignored.
 */
export const Registration = z
  .object({
    email: fields.email,
    firstName: fields.personName('Please enter your first name.'),
    lastName: fields.personName('Please enter your last name.'),
    country: fields.country,
    /** Left out where the person is not asked, or does not say. */
    currentLevel: fields.levelValue.optional(),
    dpfRanking: fields.dpfRanking.default(null),
    consentToDataProcessing: fields.consent,
    password: fields.newPassword,
    confirmPassword: fields.passwordConfirmation,
    clubCode: fields.clubCode,
    /** What stood in the link of an invitation to the notes on a pair; one that is invalid by now is ignored. */
    pairToken: fields.optionalText(200),
    /** Whether it takes the place of the last registration in this browser, whose address was wrong. */
    correctsAddress: z.boolean({ error: 'Please say yes or no.' }).optional(),
  })
  .refine((form) => form.password === form.confirmPassword, {
    path: ['confirmPassword'],
    error: "Passwords don't match",
  })
  .meta({ id: 'Registration' });
export type Registration = z.output<typeof Registration>;

export const Credentials = z
  .object({
    email: fields.typedEmail,
    password: z
      .string({ error: 'Please enter your password.' })
      .max(fields.passwordLength.max, { error: 'Password must be at most 1024 characters' }),
  })
  .meta({ id: 'Credentials' });

/** The first administrator, who proves by the setup code to be the one who runs the server. */
export const FirstAdministrator = z
  .object({
    setupCode: z
      .string({ error: 'Please enter the setup code.' })
      .overwrite(cleanWord)
      .min(1, { error: 'Please enter the setup code.' })
      .max(200, { error: 'This is not the setup code.' }),
    email: fields.email,
    firstName: fields.personName('Please enter your first name.'),
    lastName: fields.personName('Please enter your last name.'),
    country: fields.country,
    password: fields.newPassword,
  })
  .meta({ id: 'FirstAdministrator' });

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
      /** Signing in has just undone the deletion of the account. */
      isAccountKept: z.boolean().optional(),
    }),
  }),
  getCurrentUser: endpoint({
    method: 'GET',
    path: '/api/auth/user',
    access: 'signed-in',
    shows: ['account', 'level', 'credits'],
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
