// Families: a guardian, their juniors, and what clubs ask of them (docs/product.md#families).

import { z } from 'zod';
import { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';

/** One of the guardian's juniors. */
export const OwnJunior = NamedPerson.extend({
  clubName: z.string().nullable(),
  /** From this day on the junior may get an account of their own. */
  adultOn: fields.day,
  isGrown: z.boolean(),
  unreadMessages: z.int(),
  unreadNotifications: z.int(),
  isSuspended: z.boolean(),
  /** When a requested deletion becomes permanent; null without one. */
  erasedFrom: fields.instant.nullable(),
}).meta({ id: 'OwnJunior' });
export type OwnJunior = z.output<typeof OwnJunior>;

/** A club's request to look after a junior. */
export const GuardianRequest = z
  .object({
    id: fields.id,
    clubName: z.string(),
    /** The junior, as the club typed it. */
    firstName: z.string(),
    lastName: z.string(),
    adultOn: fields.day,
    /** Whether the junior has another guardian until the request is accepted. */
    isChange: z.boolean(),
    askedAt: fields.instant,
  })
  .meta({ id: 'GuardianRequest' });
export type GuardianRequest = z.output<typeof GuardianRequest>;

/** A guardian's family. */
export const Family = z
  .object({ juniors: z.array(OwnJunior), requests: z.array(GuardianRequest) })
  .meta({ id: 'Family' });
export type Family = z.output<typeof Family>;

/** The address of a junior's own account. */
export const NewHandover = z.object({ email: fields.email }).meta({ id: 'NewHandover' });

const ofJunior = z.object({ userId: fields.id });
const ofRequest = z.object({ id: fields.id });
const changes = ['account', 'people', 'club'] as const;
/** Acts of the guardian's own session. */
const own = { access: 'signed-in', ownAccount: true, notForJuniors: true } as const;

export const familyEndpoints = {
  getFamily: endpoint({
    method: 'GET',
    path: '/api/family',
    access: 'signed-in',
    ownAccount: true,
    shows: ['account', 'message', 'notification'],
    refetchOnOpen: true,
    summary:
      'The juniors of the account that is signed in, also in a junior’s session, and clubs’ requests to look after one.',
    response: Family,
  }),
  openJuniorSession: endpoint({
    method: 'POST',
    path: '/api/family/juniors/{userId}/session',
    access: 'signed-in',
    ownAccount: true,
    summary:
      'Use the product for one of your juniors, with a new session that replaces this one and ends when the relation does.',
    params: ofJunior,
    response: CurrentUser,
  }),
  leaveJuniorSession: endpoint({
    method: 'DELETE',
    path: '/api/family/session',
    access: 'signed-in',
    byRealAccount: true,
    summary: 'Return from a junior’s session to your own.',
    response: CurrentUser,
  }),
  acceptGuardianRequest: endpoint({
    ...own,
    method: 'POST',
    path: '/api/family/requests/{id}/accept',
    changes,
    summary: 'Become the guardian of a junior whom a club names, with consent to the processing of the junior’s data.',
    params: ofRequest,
    body: z.object({ consentToDataProcessing: fields.consent }),
    response: noContent,
  }),
  declineGuardianRequest: endpoint({
    ...own,
    method: 'POST',
    path: '/api/family/requests/{id}/decline',
    changes,
    summary: 'Decline to be a junior’s guardian. The club is not notified.',
    params: ofRequest,
    response: noContent,
  }),
  handOverOwnJunior: endpoint({
    ...own,
    method: 'POST',
    path: '/api/family/juniors/{userId}/handover',
    needsRecentProof: true,
    summary: 'Email a link for an account of their own to a junior who has reached the day for it.',
    params: ofJunior,
    body: NewHandover,
    response: fields.messageAnswer,
  }),
  deleteJunior: endpoint({
    ...own,
    method: 'POST',
    path: '/api/family/juniors/{userId}/deletion',
    needsRecentProof: 'again',
    changes,
    summary: 'Delete a junior’s account. It can be kept for 48 hours, then it is permanent.',
    params: ofJunior,
    response: z.object({ erasedFrom: fields.instant }),
  }),
  keepJunior: endpoint({
    ...own,
    method: 'POST',
    path: '/api/family/juniors/{userId}/keep',
    changes,
    summary: 'Undo the deletion of a junior’s account.',
    params: ofJunior,
    response: noContent,
  }),
};
