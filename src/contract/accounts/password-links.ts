// Links that set a password: created, listed, revoked.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { FoundPerson } from '#contract/people/find-people.ts';
import { NamedPerson } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';

/** Links that set a password: to reset one, or of an invitation. */
export const passwordLinkKinds = ['reset-password', 'invitation'] as const;

/** An outstanding link, without its token, of which only a hash is stored. */
export const PasswordLink = z
  .object({
    id: fields.id,
    kind: z.enum(passwordLinkKinds),
    person: FoundPerson,
    /** The administrator who created it; null if it was emailed. */
    madeBy: NamedPerson.nullable(),
    createdAt: fields.instant,
    expiresAt: fields.instant,
  })
  .meta({ id: 'PasswordLink' });
export type PasswordLink = z.output<typeof PasswordLink>;

export const passwordLinkEndpoints = {
  listPasswordLinks: endpoint({
    method: 'GET',
    path: '/api/admin/password-links',
    access: ['admin'],
    shows: ['password-link'],
    refetchOnOpen: true,
    summary: 'Outstanding links that set a password, latest first: whose they are, their kind and when they expire.',
    query: z.object({ after }),
    response: paged(PasswordLink),
  }),
  makePasswordLink: endpoint({
    method: 'POST',
    path: '/api/admin/people/{userId}/password-link',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['password-link'],
    summary: 'Create a link that sets a person’s password, either returned once, here, or emailed to them.',
    params: z.object({ userId: fields.id }),
    body: z.object({
      delivery: z.enum(['copy', 'mail'], { error: () => say(msg`Please choose how the link reaches the person.`) }),
    }),
    response: z.object({
      /** Null when it is emailed. */
      link: z.string().nullable(),
      /** Null when it is created with the email. */
      expiresAt: fields.instant.nullable(),
    }),
  }),
  revokePasswordLink: endpoint({
    method: 'DELETE',
    path: '/api/admin/password-links/{linkId}',
    access: ['admin'],
    needsRecentProof: true,
    changes: ['password-link'],
    summary: 'Revoke an outstanding link.',
    params: z.object({ linkId: fields.id }),
    response: noContent,
  }),
};
