// The endpoint of finding someone to choose.

import type { Handlers } from '#server/http/table/serve.ts';
import { findPeople } from './find-people.queries.ts';

export const findPeopleHandlers = {
  async findPeople({ query, context }) {
    return findPeople(context.db, query);
  },
} satisfies Partial<Handlers>;
