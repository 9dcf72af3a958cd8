// Approving and suspending people, and assigning coaches.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { LevelWithdrawal, NamedPerson } from '#contract/people.ts';
import { accessTypes, accountStates, roles } from '#domain/people/roles.ts';

/** A person in the administrator's list. */
export const Person = z
  .object({
    id: fields.id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    country: z.string(),
    role: z.enum(roles),
    accessType: z.enum(accessTypes),
    clubId: fields.id.nullable(),
    clubName: z.string().nullable(),
    /** The club that the person has applied to. */
    joiningClubName: z.string().nullable(),
    state: z.enum(accountStates),
    /** Whether an invitation is open; the state is `unverified` until then. */
    isInvited: z.boolean(),
    /** "1.0" if no level was stated or verified; `isLevelStated` is then false and the level is ignored (`levelOf`). */
    currentLevel: fields.numeric,
    isLevelStated: z.boolean(),
    isLevelVerified: z.boolean(),
    /** Set if the level's verification was withdrawn. */
    levelWithdrawn: LevelWithdrawal.nullable(),
    hasSecondFactor: z.boolean(),
    analysisCreditsRemaining: z.int(),
    createdAt: fields.instant,
  })
  .meta({ id: 'Person' });
export type Person = z.output<typeof Person>;

const ofUser = z.object({ userId: fields.id });

export const adminEndpoints = {
  getAdminDashboard: endpoint({
    method: 'GET',
    path: '/api/admin/dashboard',
    access: ['admin'],
    shows: ['people', 'video', 'level', 'content'],
    refetchOnOpen: true,
    summary: 'Counts of what needs an administrator.',
    response: z.object({
      // Counted up to `maxCounted` plus one.
      waitingApprovals: z.int(),
      videosWithoutCoach: z.int(),
      videosOverdue: z.int(),
      videosToReview: z.int(),
      openTakedowns: z.int(),
      /** Levels that need a second opinion. */
      levelsToConfirm: z.int(),
      failedJobs: z.int(),
    }),
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/api/admin/people',
    access: ['admin'],
    shows: ['people', 'credits'],
    refetchOnOpen: true,
    summary: 'People by state, newest first; searched by name and email.',
    query: z.object({
      state: z.enum(accountStates).optional(),
      role: z.enum(roles).optional(),
      /** People and applicants of this club. */
      clubId: fields.id.optional(),
      search: fields.text(100).optional(),
      after,
    }),
    response: paged(Person),
  }),
  approvePerson: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/approve',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Approve a pending registration; the person gets an email.',
    params: ofUser,
    response: noContent,
  }),
  rejectPerson: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/reject',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Reject a pending registration, delete it and email the reason.',
    params: ofUser,
    body: z.object({ reason: fields.reason }),
    response: noContent,
  }),
  suspendPerson: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/suspend',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Suspend an active account and end its sessions; the audit log keeps the reason.',
    params: ofUser,
    body: z.object({ reason: fields.reason }),
    response: noContent,
  }),
  restorePerson: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/restore',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Restore a suspended account, or one whose deletion can still be undone.',
    params: ofUser,
    response: noContent,
  }),
  listCoaches: endpoint({
    method: 'GET',
    path: '/api/admin/coaches',
    access: ['admin'],
    shows: ['people'],
    refetchOnOpen: true,
    summary: 'Active coaches, by name.',
    response: z.array(NamedPerson.extend({ role: z.enum(roles) })),
  }),
  assignCoach: endpoint({
    method: 'POST',
    path: '/api/admin/videos/{videoId}/coach',
    access: ['admin'],
    changes: ['video', 'connection'],
    summary: 'Assign a coach to a video and connect them with its player.',
    params: z.object({ videoId: fields.id }),
    body: z.object({ coachId: fields.chosen('coach') }),
    response: noContent,
  }),
};
