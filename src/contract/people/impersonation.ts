// Switch Role: viewing the product in another role, or as a chosen person (docs/product.md#switch-role).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { CurrentUser } from '#contract/accounts/accounts.ts';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { roles } from '#domain/people/roles.ts';

/** The most people that one search returns. */
export const viewablePeopleLimit = 20;

/** A person the product can be viewed as. */
export const ViewablePerson = NamedPerson.extend({
  email: z.string(),
  role: z.enum(roles),
  clubName: z.string().nullable(),
}).meta({ id: 'ViewablePerson' });
export type ViewablePerson = z.output<typeof ViewablePerson>;

/** The new view: yourself in another role, or a chosen person. */
const NewView = z
  .union([z.strictObject({ role: z.enum(roles) }), z.strictObject({ userId: fields.id })], {
    error: () => say(msg`Please choose a role or a person.`),
  })
  .meta({ id: 'NewView' });
export type NewView = z.output<typeof NewView>;

export const impersonationEndpoints = {
  startView: endpoint({
    method: 'POST',
    path: '/api/auth/view',
    access: 'signed-in',
    byRealAccount: true,
    summary: 'View the product in another role or as a chosen person, replacing any current view.',
    body: NewView,
    response: CurrentUser,
  }),
  endView: endpoint({
    method: 'DELETE',
    path: '/api/auth/view',
    access: 'signed-in',
    byRealAccount: true,
    summary: 'Return to your own account.',
    response: CurrentUser,
  }),
  listViewablePeople: endpoint({
    method: 'GET',
    path: '/api/auth/view/people',
    access: ['admin'],
    refetchOnOpen: true,
    summary:
      'Active people an administrator can view as, found by name or email and optionally by role, sorted by name; at most 20.',
    query: z.object({ search: fields.text(100).default(''), role: z.enum(roles).optional() }),
    response: z.array(ViewablePerson),
  }),
};
