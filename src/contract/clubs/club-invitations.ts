// Club invitations, as the manager typed them, and the person's answer.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { invitationStates } from '#domain/clubs/club-lists.ts';
import { invitableRoles, maxInvitedAtOnce } from '#domain/clubs/club-people.ts';
import { say } from '#domain/language/say.ts';
import { BulkAnswer, bulkBytes, selectionOf } from './club-players.ts';

/** A person to invite. Name and country are for a new account. */
export const NewClubPerson = z
  .object({
    firstName: fields.personName(msg`Please enter a first name.`),
    lastName: fields.personName(msg`Please enter a last name.`),
    email: fields.email,
    country: fields.countryOfOther,
    /** On the inner scale; left out where unknown. An existing account keeps its own. */
    currentLevel: fields.innerLevel.optional(),
  })
  .meta({ id: 'NewClubPerson' });
export type NewClubPerson = z.output<typeof NewClubPerson>;

/** Several invitations. */
export const NewClubInvitations = z
  .object({
    people: z
      .array(
        NewClubPerson.extend({
          role: z.enum(invitableRoles, { error: () => say(msg`Please choose player or club coach.`) }),
        }),
        {
          error: () => say(msg`Please name at least one person.`),
        },
      )
      .min(1, { error: () => say(msg`Please name at least one person.`) })
      .max(maxInvitedAtOnce, { error: () => say(msg`Please invite at most ${{ maxInvitedAtOnce }} people at once.`) }),
  })
  .meta({ id: 'NewClubInvitations' });
export type NewClubInvitations = z.output<typeof NewClubInvitations>;

/** An open invitation, as typed, whether or not the address has an account. */
export const ClubInvitation = z
  .object({
    id: fields.id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(invitableRoles),
    invitedAt: fields.instant,
    /** Whether its link has ended: 72 hours after it was sent, two weeks after an import. */
    isExpired: z.boolean(),
  })
  .meta({ id: 'ClubInvitation' });
export type ClubInvitation = z.output<typeof ClubInvitation>;

/** A club's invitation to an existing account. */
export const ClubRequest = z
  .object({ id: fields.id, clubName: z.string(), role: z.enum(invitableRoles), askedAt: fields.instant })
  .meta({ id: 'ClubRequest' });
export type ClubRequest = z.output<typeof ClubRequest>;

const one = z.object({ id: fields.id });

/** Filters of the list of invitations, and of an action on all that match. */
const invitationFilter = {
  /** Part of a name or an address, as typed. */
  search: fields.text(100).optional(),
  /** By the 72 hours of the link; left out, both. */
  state: z.enum(invitationStates, { error: () => say(msg`Please choose open or expired.`) }).optional(),
};

/** Invitations of players that an action is for. */
export const InvitationSelection = selectionOf(invitationFilter).meta({ id: 'InvitationSelection' });
export type InvitationSelection = z.output<typeof InvitationSelection>;
const asked = ['player', 'coach_freelance', 'coach_club'] as const;

export const clubInvitationEndpoints = {
  listClubInvitations: endpoint({
    method: 'GET',
    path: '/api/club/invitations',
    access: ['club'],
    shows: ['people'],
    refetchOnOpen: true,
    summary: 'The club’s open invitations, latest first, paged.',
    query: z.object({
      role: z.enum(invitableRoles, { error: () => say(msg`Please choose player or coach_club.`) }).optional(),
      ...invitationFilter,
      after,
    }),
    response: paged(ClubInvitation),
  }),
  inviteToClub: endpoint({
    method: 'POST',
    path: '/api/club/invitations',
    access: ['club'],
    needsRecentProof: true,
    changes: ['people'],
    summary:
      'Invite people to the club: those without an account get a link valid for 72 hours, the others are asked. The response never reveals which.',
    body: NewClubInvitations,
    response: fields.messageAnswer,
    status: 202,
  }),
  resendClubInvitation: endpoint({
    method: 'POST',
    path: '/api/club/invitations/{id}/resend',
    access: ['club'],
    changes: ['people'],
    summary: 'Send a club invitation again; only the newest link works.',
    params: one,
    response: noContent,
  }),
  withdrawClubInvitation: endpoint({
    method: 'DELETE',
    path: '/api/club/invitations/{id}',
    access: ['club'],
    changes: ['people'],
    summary: 'Withdraw a club invitation: it can no longer be accepted and its link is invalid.',
    params: one,
    response: noContent,
  }),
  resendClubInvitations: endpoint({
    method: 'POST',
    path: '/api/club/invitations/resend',
    access: ['club'],
    changes: ['people'],
    summary:
      'Send many invitations of players again; addresses that have had enough emails for now are left out and counted.',
    body: z.object({ selection: InvitationSelection }),
    maxBytes: bulkBytes,
    response: BulkAnswer,
  }),
  withdrawClubInvitations: endpoint({
    method: 'POST',
    path: '/api/club/invitations/withdraw',
    access: ['club'],
    changes: ['people'],
    summary: 'Withdraw many invitations of players, all of them or none.',
    body: z.object({ selection: InvitationSelection }),
    maxBytes: bulkBytes,
    response: BulkAnswer,
  }),
  exportClubInvitations: endpoint({
    method: 'POST',
    path: '/api/club/invitations/export',
    access: ['club'],
    summary: 'Invited players, as typed, as CSV that the import reads back unchanged.',
    body: z.object({ selection: InvitationSelection }),
    maxBytes: bulkBytes,
    response: z.object({ name: z.string(), csv: z.string() }),
  }),
  listClubRequests: endpoint({
    method: 'GET',
    path: '/api/club-requests',
    access: asked,
    shows: ['club'],
    refetchOnOpen: true,
    summary: 'The person’s club invitations, latest first; at most 20.',
    response: z.array(ClubRequest),
  }),
  acceptClubRequest: endpoint({
    method: 'POST',
    path: '/api/club-requests/{id}/accept',
    access: asked,
    changes: ['account', 'club', 'connection', 'video', 'goal', 'session', 'people'],
    ownAccount: true,
    summary: 'Join a club that invited the person. A previous club loses access to their data.',
    params: one,
    response: noContent,
  }),
  declineClubRequest: endpoint({
    method: 'POST',
    path: '/api/club-requests/{id}/decline',
    access: asked,
    changes: ['club'],
    ownAccount: true,
    summary: 'Decline a club invitation. The club is not notified.',
    params: one,
    response: noContent,
  }),
};
