// What administrators do so that players can start: approve people, assign coaches.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { LevelWithdrawal, NamedPerson } from '#contract/people.ts';
import { accessTypes, accountStates, roles } from '#domain/people/roles.ts';

/** A person as the administrator's list shows one. */
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
    /** The club whose link the person registered with, and whose member approval makes them. */
    joiningClubName: z.string().nullable(),
    state: z.enum(accountStates),
    /** Invited, and the invitation not accepted yet; the state is `unverified` until then. */
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
    isReadAnew: true,
    summary: 'What waits for an administrator.',
    response: z.object({
      // Counted up to `maxCounted`: one more says that there are more.
      waitingApprovals: z.int(),
      videosWithoutCoach: z.int(),
      videosOverdue: z.int(),
      videosToReview: z.int(),
      /** Levels that a second opinion is asked for. */
      levelsToConfirm: z.int(),
      /** Requests to take something off a public page that wait for an answer. */
      openTakedowns: z.int(),
      failedJobs: z.int(),
    }),
  }),
  listPeople: endpoint({
    method: 'GET',
    path: '/api/admin/people',
    access: ['admin'],
    shows: ['people', 'credits'],
    isReadAnew: true,
    summary: 'People by state, newest first; searched by name and e-mail.',
    query: z.object({
      state: z.enum(accountStates).optional(),
      role: z.enum(roles).optional(),
      /** Who belongs to this club, or waits for it. */
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
    summary: 'Approve a person who waits; a mail tells them.',
    params: ofUser,
    response: noContent,
  }),
  rejectPerson: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/reject',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Reject a person who waits, with a reason that is mailed; the registration is removed.',
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
    summary: 'Suspend an active account, with a reason that is kept in the audit log; ends all its sessions.',
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
    summary: 'Let a suspended person in again, or one whose deletion is still undone.',
    params: ofUser,
    response: noContent,
  }),
  listCoaches: endpoint({
    method: 'GET',
    path: '/api/admin/coaches',
    access: ['admin'],
    shows: ['people'],
    isReadAnew: true,
    summary: 'Active coaches, by name.',
    response: z.array(NamedPerson.extend({ role: z.enum(roles) })),
  }),
  assignCoach: endpoint({
    method: 'POST',
    path: '/api/admin/videos/{videoId}/coach',
    access: ['admin'],
    changes: ['video', 'connection'],
    summary: 'Assign a coach to a video: connects the coach with the player at once.',
    params: z.object({ videoId: fields.id }),
    body: z.object({ coachId: fields.chosen('coach') }),
    response: noContent,
  }),
};
