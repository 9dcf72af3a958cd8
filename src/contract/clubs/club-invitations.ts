// Asking people into a club: as the manager typed them, whether or not an address has an account; and the person's own yes or no.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { invitableRoles, maxInvitedAtOnce } from '#domain/clubs/club-people.ts';
import { isCountryCode } from '#domain/people/countries.ts';

const chooseCountry = 'Please choose a country.';

/** Someone whom a manager asks in. Name and country are those of the account, should one have to be made. */
export const NewClubPerson = z
  .object({
    firstName: fields.personName('Please enter a first name.'),
    lastName: fields.personName('Please enter a last name.'),
    email: fields.email,
    country: z.string({ error: chooseCountry }).refine(isCountryCode, { error: chooseCountry }),
    /** On the inner scale; left out where the club does not know it. An account that exists keeps what its owner said. */
    currentLevel: fields.innerLevel.optional(),
  })
  .meta({ id: 'NewClubPerson' });
export type NewClubPerson = z.output<typeof NewClubPerson>;

/** Several people asked in at once. */
export const NewClubInvitations = z
  .object({
    people: z
      .array(NewClubPerson.extend({ role: z.enum(invitableRoles, { error: 'Please choose player or club coach.' }) }), {
        error: 'Please name at least one person.',
      })
      .min(1, { error: 'Please name at least one person.' })
      .max(maxInvitedAtOnce, { error: `Please invite at most ${maxInvitedAtOnce} people at once.` }),
  })
  .meta({ id: 'NewClubInvitations' });
export type NewClubInvitations = z.output<typeof NewClubInvitations>;

/** Who was asked in and has not come yet: as it was typed, whether or not the address has an account. */
export const ClubInvitation = z
  .object({
    id: fields.id,
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    role: z.enum(invitableRoles),
    invitedAt: fields.instant,
  })
  .meta({ id: 'ClubInvitation' });
export type ClubInvitation = z.output<typeof ClubInvitation>;

/** A club that asks someone in who has an account. */
export const ClubRequest = z
  .object({ id: fields.id, clubName: z.string(), role: z.enum(invitableRoles), askedAt: fields.instant })
  .meta({ id: 'ClubRequest' });
export type ClubRequest = z.output<typeof ClubRequest>;

const one = z.object({ id: fields.id });
const asked = ['player', 'coach_freelance', 'coach_club'] as const;

export const clubInvitationEndpoints = {
  listClubInvitations: endpoint({
    method: 'GET',
    path: '/api/club/invitations',
    access: ['club'],
    shows: ['people'],
    isReadAnew: true,
    summary: 'Whom the club has asked in and who has not come yet, the latest first, a page at a time.',
    query: z.object({
      role: z.enum(invitableRoles, { error: 'Please choose player or coach_club.' }).optional(),
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
      'Ask people into the own club: whoever has no account gets one and a link of 72 hours, whoever has one is asked. The answer never tells which.',
    body: NewClubInvitations,
    response: fields.messageAnswer,
    status: 202,
  }),
  resendClubInvitation: endpoint({
    method: 'POST',
    path: '/api/club/invitations/{id}/resend',
    access: ['club'],
    changes: ['people'],
    summary: 'Mail an invitation of the club again; the newest link wins.',
    params: one,
    response: noContent,
  }),
  withdrawClubInvitation: endpoint({
    method: 'DELETE',
    path: '/api/club/invitations/{id}',
    access: ['club'],
    changes: ['people'],
    summary: 'Withdraw an invitation of the club: its link is invalid, and whoever was asked cannot accept any more.',
    params: one,
    response: noContent,
  }),
  listClubRequests: endpoint({
    method: 'GET',
    path: '/api/club-requests',
    access: asked,
    shows: ['club'],
    isReadAnew: true,
    summary: 'Clubs that ask the person in, the latest first; at most 20.',
    response: z.array(ClubRequest),
  }),
  acceptClubRequest: endpoint({
    method: 'POST',
    path: '/api/club-requests/{id}/accept',
    access: asked,
    changes: ['account', 'club', 'connection', 'video', 'goal', 'session', 'people'],
    ownAccount: true,
    summary:
      'Join a club that asks. Whoever is of another club leaves it, and that club sees nothing of theirs any more.',
    params: one,
    response: noContent,
  }),
  declineClubRequest: endpoint({
    method: 'POST',
    path: '/api/club-requests/{id}/decline',
    access: asked,
    changes: ['club'],
    ownAccount: true,
    summary: 'Say no to a club that asks. The club is not told.',
    params: one,
    response: noContent,
  }),
};
