// SQL of coach profiles and of finding coaches.

import { and, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CoachProfile } from '#contract/people/coaching.ts';
import { coachRoles } from '#domain/people/roles.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { fullName } from '#server/db/people-columns.ts';
import { clubs, coachConnections, coachProfiles, users } from '#server/db/schema/index.ts';
import { holdsSearch, inOrder } from '#server/db/search.ts';

const profileColumns = {
  about: coachProfiles.about,
  languages: coachProfiles.languages,
  certifiedSince: coachProfiles.certifiedSince,
  isListed: coachProfiles.isListed,
};

/** A coach's profile; null until they have written one. */
export async function findProfile(db: Database, coachId: string) {
  const [profile] = await db.select(profileColumns).from(coachProfiles).where(eq(coachProfiles.coachId, coachId));
  return profile ?? null;
}

export async function saveProfile(db: Database, coachId: string, profile: CoachProfile) {
  return onlyRow(
    await db
      .insert(coachProfiles)
      .values({ ...profile, coachId })
      .onConflictDoUpdate({ target: coachProfiles.coachId, set: { ...profile, updatedAt: sql`now()` } })
      .returning(profileColumns),
  );
}

const coachPageSize = 20;

const isListed = () =>
  and(eq(coachProfiles.isListed, true), inArray(users.role, [...coachRoles]), eq(users.state, 'active'));

const byName = inOrder(fullName(users));

interface CoachPage {
  search?: string | undefined;
  country?: string | undefined;
  language?: string | undefined;
  after?: string | undefined;
}

/** A page of coaches accepting requests, by name, each with the player's connection. */
export async function listListedCoaches(
  db: Database,
  playerId: string,
  { search, country, language, after }: CoachPage,
) {
  const beyond = sql`(${byName}, ${users.id}) > (
    select last.first_name || ' ' || last.last_name, last.id from users as last where last.id = ${after})`;
  const found = await db
    .select({
      id: users.id,
      firstName: users.firstName,
      lastName: users.lastName,
      role: users.role,
      country: users.country,
      clubName: clubs.name,
      about: coachProfiles.about,
      languages: coachProfiles.languages,
      certifiedSince: coachProfiles.certifiedSince,
      connection: sql<'requested' | 'active' | null>`${coachConnections.status}`,
    })
    .from(coachProfiles)
    .innerJoin(users, eq(users.id, coachProfiles.coachId))
    .leftJoin(clubs, eq(clubs.id, users.clubId))
    .leftJoin(
      coachConnections,
      and(
        eq(coachConnections.coachId, users.id),
        eq(coachConnections.playerId, playerId),
        ne(coachConnections.status, 'ended'),
      ),
    )
    .where(
      and(
        isListed(),
        holdsSearch(search, fullName(users)),
        country ? eq(users.country, country) : undefined,
        language ? sql`${coachProfiles.languages} @> ${JSON.stringify([language])}::jsonb` : undefined,
        after === undefined ? undefined : beyond,
      ),
    )
    .orderBy(asc(byName), asc(users.id))
    .limit(limitOf(coachPageSize));
  return takePage(found, coachPageSize);
}

/** The countries and languages of listed coaches. */
export async function findOffered(db: Database): Promise<{ countries: string[]; languages: string[] }> {
  const places = await db
    .selectDistinct({ country: users.country })
    .from(coachProfiles)
    .innerJoin(users, eq(users.id, coachProfiles.coachId))
    .where(isListed());
  const spoken = await db
    .selectDistinct({ language: sql<string>`jsonb_array_elements_text(${coachProfiles.languages})` })
    .from(coachProfiles)
    .innerJoin(users, eq(users.id, coachProfiles.coachId))
    .where(isListed());
  return { countries: places.map(({ country }) => country), languages: spoken.map(({ language }) => language) };
}
