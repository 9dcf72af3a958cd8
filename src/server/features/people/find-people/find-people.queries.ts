// SQL of finding people to choose from.

import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Findable } from '#contract/people/find-people.ts';
import { coachesAndAdministrators, type Role } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { contactEmail, fullName, namedPerson } from '#server/db/people-columns.ts';
import { users } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';

const most = 20;

const rolesOf: Record<Findable, readonly Role[] | null> = {
  anybody: null,
  players: ['player'],
  reviewers: coachesAndAdministrators,
};

/** People whose name or email contains the text, sorted by name; erased accounts are left out. */
export function findPeople(
  db: Database,
  { among, search, id }: { among: Findable; search?: string | undefined; id?: string | undefined },
) {
  const roles = rolesOf[among];
  return db
    .select({ ...namedPerson(users), email: contactEmail(users), role: users.role })
    .from(users)
    .where(
      and(
        isNull(users.erasedAt),
        roles ? inArray(users.role, [...roles]) : undefined,
        id ? eq(users.id, id) : undefined,
        holdsSearch(search, users.email, fullName(users)),
      ),
    )
    .orderBy(inOrder(fullName(users)), users.id)
    .limit(most);
}

/** The names of existing people by id. */
export async function findPeopleByIds(db: Database, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .select(namedPerson(users))
    .from(users)
    .where(inArray(users.id, [...new Set(ids)]));
}
