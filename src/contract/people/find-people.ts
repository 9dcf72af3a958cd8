// Finding one person by a part of a name: what the fields ask that choose someone.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { roles } from '#domain/people/roles.ts';

/** Among whom someone is looked for: everybody, players, or those who review. */
export const findable = ['anybody', 'players', 'reviewers'] as const;
export type Findable = (typeof findable)[number];

/** Someone who can be chosen; the address tells two of one name apart. */
export const FoundPerson = NamedPerson.extend({ email: z.string(), role: z.enum(roles) }).meta({ id: 'FoundPerson' });
export type FoundPerson = z.output<typeof FoundPerson>;

export const findPeopleEndpoints = {
  findPeople: endpoint({
    method: 'GET',
    path: '/api/admin/find-people',
    access: ['admin'],
    shows: ['people'],
    isReadAnew: true,
    summary: 'At most 20 people by a part of name or email, in the order of their names; or the one with an id.',
    query: z.object({
      among: z.enum(findable).default('anybody'),
      search: fields.text(100).optional(),
      id: fields.id.optional(),
    }),
    response: z.array(FoundPerson),
  }),
};
