// Clubs and their applicants.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { mostApplicants } from '#domain/clubs/club-lists.ts';
import { cleanWord } from '#domain/plain-text.ts';

/** The manager's club with its invitation link. */
export const OwnClub = z
  .object({
    id: fields.id,
    name: z.string(),
    /** Opens a registration that needs the club's approval. */
    invitationUrl: z.url(),
    /** Eight letters to say on the phone, such as `ACDE-FHJK`; they do the same as the link. */
    spokenCode: z.string(),
  })
  .meta({ id: 'OwnClub' });
export type OwnClub = z.output<typeof OwnClub>;

/** What managers change of their club by form. */
export const OwnClubName = z.object({ name: fields.clubName }).meta({ id: 'OwnClubName' });

/** An applicant with a confirmed address. */
export const Applicant = z
  .object({
    id: fields.id,
    firstName: z.string(),
    lastName: z.string(),
    country: z.string(),
    registeredAt: fields.instant,
  })
  .meta({ id: 'Applicant' });
export type Applicant = z.output<typeof Applicant>;

const ofApplicant = z.object({ userId: fields.id });

export const clubEndpoints = {
  findClubByCode: endpoint({
    method: 'GET',
    path: '/api/clubs/by-code/{code}',
    access: 'public',
    summary: 'The name of the club with this invitation code or spoken code, as typed.',
    params: z.object({ code: fields.text(40).overwrite(cleanWord) }),
    response: z.object({ name: z.string() }),
  }),
  listClubs: endpoint({
    method: 'GET',
    path: '/api/admin/clubs',
    access: ['admin'],
    shows: ['club'],
    refetchOnOpen: true,
    summary: 'All clubs, by name.',
    response: z.array(z.object({ id: fields.id, name: z.string() })),
  }),
  getOwnClub: endpoint({
    method: 'GET',
    path: '/api/club',
    access: ['club'],
    shows: ['club', 'people'],
    summary: 'The person’s club with its invitation link, for managers.',
    response: OwnClub,
  }),
  renameOwnClub: endpoint({
    method: 'PUT',
    path: '/api/club',
    access: ['club'],
    changes: ['club', 'people', 'content'],
    summary: 'Rename the manager’s club.',
    body: OwnClubName,
    response: noContent,
  }),
  listApplicants: endpoint({
    method: 'GET',
    path: '/api/club/applicants',
    access: ['club'],
    shows: ['people'],
    refetchOnOpen: true,
    summary: `People waiting for the club’s approval, longest wait first; at most ${mostApplicants}.`,
    response: z.array(Applicant),
  }),
  approveApplicant: endpoint({
    method: 'POST',
    path: '/api/club/applicants/{userId}/approve',
    access: ['club'],
    changes: ['people'],
    summary: 'Approve an applicant as a member; they get an email.',
    params: ofApplicant,
    response: noContent,
  }),
  rejectApplicant: endpoint({
    method: 'POST',
    path: '/api/club/applicants/{userId}/reject',
    access: ['club'],
    changes: ['people'],
    summary: 'Reject an applicant, delete the registration and email the reason.',
    params: ofApplicant,
    body: z.object({ reason: fields.reason }),
    response: noContent,
  }),
};
