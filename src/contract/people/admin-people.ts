// What administrators do with approved accounts: roles and clubs, sessions, deletion, and bulk changes.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { clubOfRole } from '#domain/people/role-changes.ts';
import { roles } from '#domain/people/roles.ts';

/** A new role and club. The club is dropped where the role has none. */
export const RoleChange = z
  .object({
    role: z.enum(roles, { error: () => say(msg`Please choose a role.`) }),
    clubId: fields.chosen('club').nullable().default(null),
  })
  .refine(({ role, clubId }) => clubId !== null || clubOfRole(role) !== 'needed', {
    path: ['clubId'],
    error: () => say(msg`Please choose the club.`),
  })
  .overwrite((change) => (clubOfRole(change.role) === 'none' ? { ...change, clubId: null } : change))
  .meta({ id: 'RoleChange' });
export type RoleChange = z.output<typeof RoleChange>;

/** A person's role, and what depends on it. */
export const RoleHoldings = z
  .object({
    role: z.enum(roles),
    clubId: fields.id.nullable(),
    clubName: z.string().nullable(),
    connections: z.int(),
    requests: z.int(),
    openReviews: z.int(),
    sessionsLed: z.int(),
    sessionsTaken: z.int(),
    /** Name of the active plan. */
    plan: z.string().nullable(),
    isLastAdministrator: z.boolean(),
  })
  .meta({ id: 'RoleHoldings' });
export type RoleHoldings = z.output<typeof RoleHoldings>;

/** Actions for several people at once. */
export const bulkActions = ['approve', 'reject', 'suspend', 'restore', 'end-sessions'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** The most people in one call; a screen splits a longer list and shows its progress. */
export const bulkLimit = 25;

const choosePeople = () => say(msg`Please choose at least one person.`);

/** One action for several people. Rejecting and suspending need a reason, the same for all. */
export const BulkChange = z
  .object({
    action: z.enum(bulkActions, { error: () => say(msg`Please choose what to do.`) }),
    userIds: z
      .array(fields.chosen('person'), { error: choosePeople })
      .min(1, { error: choosePeople })
      .max(bulkLimit, { error: () => say(msg`Please choose at most ${{ bulkLimit }} people at once.`) })
      .overwrite((ids) => [...new Set(ids)]),
    reason: fields.reason.optional(),
  })
  .refine(({ action, reason }) => reason !== undefined || !needsReason(action), {
    path: ['reason'],
    error: () => say(msg`Please give a reason.`),
  })
  .meta({ id: 'BulkChange' });

/** Whether an action asks for a reason. */
export function needsReason(action: BulkAction): boolean {
  return action === 'reject' || action === 'suspend';
}

/** The result for one of them: done, or why not. */
export const BulkResult = z
  .object({ id: fields.id, isDone: z.boolean(), message: z.string().nullable() })
  .meta({ id: 'BulkResult' });
export type BulkResult = z.output<typeof BulkResult>;

const ofUser = z.object({ userId: fields.id });

export const adminPeopleEndpoints = {
  getRoleHoldings: endpoint({
    method: 'GET',
    path: '/api/admin/people/{userId}/role',
    access: ['admin'],
    shows: ['people', 'connection', 'review', 'session', 'subscription'],
    refetchOnOpen: true,
    summary: 'A person’s role and club, and what would end or stay if they change.',
    params: ofUser,
    response: RoleHoldings,
  }),
  changeRole: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/role',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people', 'connection', 'review', 'session', 'subscription', 'club'],
    summary:
      'Change an active person’s role, club or both. Connections, unfinished reviews and future sessions end with the role they belong to, and a plan ends with the player role.',
    params: ofUser,
    body: RoleChange,
    response: noContent,
  }),
  endSessionsOf: endpoint({
    method: 'DELETE',
    path: '/api/admin/people/{userId}/sessions',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Sign a person out everywhere.',
    params: ofUser,
    response: noContent,
  }),
  deletePerson: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/deletion',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people', 'club'],
    summary:
      'Delete an account. An active account is erased after 48 hours; signing in or an administrator can restore it until then. Any other is erased in the next sweep.',
    params: ofUser,
    body: z.object({ reason: fields.reason }),
    /** `erasedFrom`: it can be restored until then. */
    response: z.object({ erasedFrom: fields.instant }),
  }),
  changePeople: endpoint({
    method: 'POST',
    path: '/api/admin/people/changes',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary:
      'Change several people at once, each in a separate transaction. Returns a result for each, in the order given.',
    body: BulkChange,
    response: z.array(BulkResult),
  }),
};
