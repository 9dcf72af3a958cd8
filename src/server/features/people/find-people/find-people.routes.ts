// The endpoint of finding people to choose from.

import type { Handlers } from '#server/http/table/serve.ts';
import { findPeople } from './find-people.queries.ts';

export const findPeopleHandlers = {
  async findPeople({ query, context }) {
    return findPeople(context.db, query);
  },
} satisfies Partial<Handlers>;
