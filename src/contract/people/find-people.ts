// Finding a person by part of a name, for fields in which one is chosen.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { roles } from '#domain/people/roles.ts';

/** Who to search: everyone, players or reviewers. */
export const findable = ['anybody', 'players', 'reviewers'] as const;
export type Findable = (typeof findable)[number];

/** A person who can be chosen; the email address tells namesakes apart. */
export const FoundPerson = NamedPerson.extend({ email: z.string(), role: z.enum(roles) }).meta({ id: 'FoundPerson' });
export type FoundPerson = z.output<typeof FoundPerson>;

export const findPeopleEndpoints = {
  findPeople: endpoint({
    method: 'GET',
    path: '/api/admin/find-people',
    access: ['admin'],
    shows: ['people'],
    refetchOnOpen: true,
    summary: 'Up to 20 people by part of their name or email, sorted by name; or the one with an id.',
    query: z.object({
      among: z.enum(findable).default('anybody'),
      search: fields.text(100).optional(),
      id: fields.id.optional(),
    }),
    response: z.array(FoundPerson),
  }),
};
