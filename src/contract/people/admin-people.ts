// Administration of people: role and club, sessions, deletion, bulk actions.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { clubOfRole } from '#domain/people/role-changes.ts';
import { roles } from '#domain/people/roles.ts';

/** A new role and club. The club is dropped where the role has none. */
export const RoleChange = z
  .object({
    role: z.enum(roles, { error: 'Please choose a role.' }),
    clubId: fields.chosen('club').nullable().default(null),
  })
  .refine(({ role, clubId }) => clubId !== null || clubOfRole(role) !== 'needed', {
    path: ['clubId'],
    error: 'Please choose the club.',
  })
  .overwrite((change) => (clubOfRole(change.role) === 'none' ? { ...change, clubId: null } : change))
  .meta({ id: 'RoleChange' });
export type RoleChange = z.output<typeof RoleChange>;

/** Someone's role and what depends on it. */
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

/** Bulk actions. */
export const bulkActions = ['approve', 'reject', 'suspend', 'restore', 'end-sessions'] as const;
export type BulkAction = (typeof bulkActions)[number];

/** Most people per call: screens send several calls and show progress. */
export const bulkLimit = 25;

const choosePeople = 'Please choose at least one person.';

/** A bulk action. Rejecting and suspending need a shared reason. */
export const BulkChange = z
  .object({
    action: z.enum(bulkActions, { error: 'Please choose what to do.' }),
    userIds: z
      .array(fields.chosen('person'), { error: choosePeople })
      .min(1, { error: choosePeople })
      .max(bulkLimit, { error: `Please choose at most ${bulkLimit} people at once.` })
      .overwrite((ids) => [...new Set(ids)]),
    reason: fields.reason.optional(),
  })
  .refine(({ action, reason }) => reason !== undefined || !needsReason(action), {
    path: ['reason'],
    error: 'Please give a reason.',
  })
  .meta({ id: 'BulkChange' });

/** Whether an action asks for a reason. */
export function needsReason(action: BulkAction): boolean {
  return action === 'reject' || action === 'suspend';
}

/** The result for one person: done, or why not. */
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
    isReadAnew: true,
    summary: 'A person’s role and club, and what a change would affect.',
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
      'Change an active person’s role, club, or both. Connections, unfinished reviews and upcoming sessions end with the role they belong to, and so does a player’s plan.',
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
    summary: 'Sign someone out everywhere.',
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
      'Delete an account. Active accounts are erased after 48 hours, and signing in or an administrator can restore them until then; others within the hour.',
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
    summary: 'Apply one action to several people, each in their own transaction; results in the given order.',
    body: BulkChange,
    response: z.array(BulkResult),
  }),
};
