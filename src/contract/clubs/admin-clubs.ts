// Club management for administrators.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { clubFilters } from '#domain/clubs/club-filters.ts';
import { say } from '#domain/language/say.ts';
import { isClubCode } from '#domain/people/club-codes.ts';
import { accountStates } from '#domain/people/roles.ts';
import { cleanWord } from '#domain/plain-text.ts';

const codeSentence = () => say(msg`A code has 4 to 40 letters, digits and hyphens.`);

const details = {
  name: fields.clubName,
  /** Codes are read out and copied from posters, so they ignore case and are stored in capitals. */
  code: z
    .string({ error: codeSentence })
    .overwrite(cleanWord)
    .toUpperCase()
    .refine(isClubCode, { error: codeSentence }),
};

/** A club's name and code. */
export const ClubDetails = z.object(details).meta({ id: 'ClubDetails' });

/** A new club and its first manager. */
export const NewClub = z
  .object({
    ...details,
    manager: z.object({
      firstName: fields.personName(msg`Please enter a first name.`),
      lastName: fields.personName(msg`Please enter a last name.`),
      email: fields.email,
      country: fields.countryOfOther,
    }),
  })
  .meta({ id: 'NewClub' });
export type NewClub = z.output<typeof NewClub>;

/** A club in the list. */
export const AdminClub = z
  .object({
    id: fields.id,
    name: z.string(),
    code: z.string(),
    createdAt: fields.instant,
    /** Null while the club is active. */
    deactivatedAt: fields.instant.nullable(),
    members: z.int(),
    coaches: z.int(),
    managers: z.int(),
    /** People waiting for its approval. */
    applicants: z.int(),
  })
  .meta({ id: 'AdminClub' });
export type AdminClub = z.output<typeof AdminClub>;

/** A manager or coach of a club. */
const ClubStaffMember = NamedPerson.extend({ email: z.string(), state: z.enum(accountStates), isInvited: z.boolean() });
export type ClubStaffMember = z.output<typeof ClubStaffMember>;

/** One club with its staff; members are in the list of people. */
export const AdminClubPage = AdminClub.extend({
  invitationUrl: z.url(),
  managersOf: z.array(ClubStaffMember),
  coachesOf: z.array(ClubStaffMember),
}).meta({ id: 'AdminClubPage' });
export type AdminClubPage = z.output<typeof AdminClubPage>;

const ofClub = z.object({ clubId: fields.id });

export const adminClubEndpoints = {
  listAdminClubs: endpoint({
    method: 'GET',
    path: '/api/admin/clubs/list',
    access: ['admin'],
    shows: ['club', 'people'],
    refetchOnOpen: true,
    summary: 'Clubs with the number of people in each, newest first; searched by name and code.',
    query: z.object({
      show: z.enum(clubFilters, { error: () => say(msg`Please choose active, deactivated or all.`) }).default('active'),
      search: fields.text(100).optional(),
      after,
    }),
    response: paged(AdminClub),
  }),
  getAdminClub: endpoint({
    method: 'GET',
    path: '/api/admin/clubs/{clubId}',
    access: ['admin'],
    shows: ['club', 'people'],
    refetchOnOpen: true,
    summary: 'One club with its managers and coaches.',
    params: ofClub,
    response: AdminClubPage,
  }),
  createClub: endpoint({
    method: 'POST',
    path: '/api/admin/clubs',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['club', 'people'],
    summary: 'Create a club and invite its first manager.',
    body: NewClub,
    response: z.object({ id: fields.id }),
    status: 201,
  }),
  editClub: endpoint({
    method: 'PUT',
    path: '/api/admin/clubs/{clubId}',
    access: ['admin'],
    changes: ['club', 'people'],
    summary: 'Rename a club or change its code; links with the old code stop working.',
    params: ofClub,
    body: ClubDetails,
    response: noContent,
  }),
  deactivateClub: endpoint({
    method: 'POST',
    path: '/api/admin/clubs/{clubId}/deactivation',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['club', 'people', 'video'],
    summary:
      'Deactivate a club: members become direct players, coaches become freelance coaches, managers cannot sign in.',
    params: ofClub,
    response: z.object({
      members: z.int(),
      coaches: z.int(),
      managers: z.int(),
      applicants: z.int(),
      invitations: z.int(),
    }),
  }),
  reactivateClub: endpoint({
    method: 'DELETE',
    path: '/api/admin/clubs/{clubId}/deactivation',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['club', 'people'],
    summary: 'Reactivate a club: its code works and its managers can sign in again.',
    params: ofClub,
    response: noContent,
  }),
};
