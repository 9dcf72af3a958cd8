// SQL of finding people to view the product as.

import { and, eq, inArray, ne } from 'drizzle-orm';
import type { Role } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { contactEmail, fullName } from '#server/db/people-columns.ts';
import { clubs, users } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';

const personColumns = {
  id: users.id,
  firstName: users.firstName,
  lastName: users.lastName,
  email: contactEmail(users),
  role: users.role,
  accessType: users.accessType,
  clubName: clubs.name,
};

interface PeopleFilter {
  search: string;
  role?: Role | undefined;
  without?: Role;
  limit: number;
}

/** Up to `limit` active people whose name or email contains the text, optionally with a role, sorted by name. */
export function searchActivePeople(db: Database, { search, role, without, limit }: PeopleFilter) {
  return db
    .select(personColumns)
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .where(
      and(
        eq(users.state, 'active'),
        role && eq(users.role, role),
        without && ne(users.role, without),
        holdsSearch(search, users.email, fullName(users)),
      ),
    )
    .orderBy(inOrder(fullName(users)), users.id)
    .limit(limit);
}

/** Active people with these email addresses. */
export function findActivePeople(db: Database, emails: string[]) {
  return db
    .select(personColumns)
    .from(users)
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .where(and(eq(users.state, 'active'), inArray(users.email, emails)));
}

/** An active person's role; null if there is no active person with that id. */
export async function findActiveRole(db: Database, userId: string): Promise<Role | null> {
  const [person] = await db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'active')));
  return person?.role ?? null;
}
