// One person as administrators see them: account, sessions and credit ledger.

import { z } from 'zod';
import { ConsentRecord } from '#contract/accounts/privacy.ts';
import { Person } from '#contract/administration/admin.ts';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { PersonName } from '#contract/people.ts';
import { planIds } from '#domain/payments/subscriptions/plans.ts';
import { subscriptionStates } from '#domain/payments/subscriptions/subscription-access.ts';

/** A device on which a person is signed in. */
export const PersonSession = z.object({
  id: fields.id,
  device: z.string(),
  createdAt: fields.instant,
  lastSeenAt: fields.instant,
});

/** One account. Messages are only counted: they are private (docs/product.md#messages). */
export const PersonAccount = Person.extend({
  emailVerifiedAt: fields.instant.nullable(),
  /** When deletion was requested; the account can be restored for 48 hours. */
  deletionRequestedAt: fields.instant.nullable(),
  timeZone: z.string().nullable(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  messagesSent: z.int(),
  messagesReceived: z.int(),
  /** The latest, even if it has ended. */
  subscription: z
    .object({ plan: z.enum(planIds), state: z.enum(subscriptionStates), currentPeriodEnd: fields.instant })
    .nullable(),
  consents: z.array(ConsentRecord),
  /** The latest first. */
  sessions: z.array(PersonSession),
}).meta({ id: 'PersonAccount' });
export type PersonAccount = z.output<typeof PersonAccount>;

/** One line of the ledger of credits. */
export const CreditEntry = z
  .object({
    id: fields.id,
    amount: z.int(),
    reason: z.string(),
    note: z.string().nullable(),
    /** Who adjusted it; null for automatic entries. */
    actor: PersonName.nullable(),
    createdAt: fields.instant,
  })
  .meta({ id: 'CreditEntry' });
export type CreditEntry = z.output<typeof CreditEntry>;

const ofUser = z.object({ userId: fields.id });

export const personEndpoints = {
  getPerson: endpoint({
    method: 'GET',
    path: '/api/admin/people/{userId}',
    access: ['admin'],
    shows: ['people', 'account', 'credits', 'subscription', 'message', 'level'],
    refetchOnOpen: true,
    summary: 'One account with its state, sessions, consents, subscription and message counts.',
    params: ofUser,
    response: PersonAccount,
  }),
  listCreditEntries: endpoint({
    method: 'GET',
    path: '/api/admin/people/{userId}/credits',
    access: ['admin'],
    shows: ['credits', 'people'],
    refetchOnOpen: true,
    summary: "A player's credit ledger, latest first.",
    params: ofUser,
    query: z.object({ after }),
    response: paged(CreditEntry),
  }),
  endSessionOf: endpoint({
    method: 'DELETE',
    path: '/api/admin/people/{userId}/sessions/{sessionId}',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Sign a person out on one device.',
    params: ofUser.extend({ sessionId: fields.id }),
    response: noContent,
  }),
};
