// Invitations: accounts created by an administrator, which the person takes over with a link.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { clubRoles, roles } from '#domain/people/roles.ts';

/** Someone to invite. Club coaches and club managers need their club; a player may be invited as a member of one. */
export const NewInvitation = z
  .object({
    firstName: fields.personName(msg`Please enter a first name.`),
    lastName: fields.personName(msg`Please enter a last name.`),
    email: fields.email,
    country: fields.countryOfOther,
    role: z.enum(roles, { error: () => say(msg`Please choose a role.`) }),
    clubId: fields.chosen('club').nullable().default(null),
  })
  .refine(({ role, clubId }) => clubId !== null || !clubRoles.some((one) => one === role), {
    path: ['clubId'],
    error: () => say(msg`Please choose the club.`),
  })
  .meta({ id: 'NewInvitation' });
export type NewInvitation = z.output<typeof NewInvitation>;

const ofUser = z.object({ userId: fields.id });

export const invitationEndpoints = {
  invitePerson: endpoint({
    method: 'POST',
    path: '/api/admin/invitations',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Create an account for someone and email them a link to choose a password.',
    body: NewInvitation,
    response: fields.messageAnswer,
    status: 201,
  }),
  resendInvitation: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/invitation',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Email a new link to someone who has not accepted yet; only the newest link works.',
    params: ofUser,
    response: noContent,
  }),
  withdrawInvitation: endpoint({
    method: 'DELETE',
    path: '/api/admin/people/{userId}/invitation',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['people'],
    summary: 'Remove the account of someone who has not accepted yet, and invalidate their link.',
    params: ofUser,
    response: noContent,
  }),
};
