// SQL of analytics: the database counts, and only counts come back.

import { count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import { consents, creditEntries, messages, receipts, reviews, users, videos } from '#server/db/schema/index.ts';
import type { TimeSteps } from './time-steps.queries.ts';

/** Most coaches listed. */
const mostCoaches = 100;

/**
 * When people signed up (docs/product.md#analytics): when they agreed to the policy, which they do as they register, first sign in with
 * Google or accept an invitation with a password. An account that was only invited is none: it has neither
 * agreed nor a password nor a confirmed address.
 */
const signUps = new QueryBuilder()
  .select({ at: sql<string>`coalesce(min(${consents.givenAt}), ${users.createdAt})`.as('at') })
  .from(users)
  .leftJoin(consents, eq(consents.userId, users.id))
  .where(or(isNotNull(consents.id), isNotNull(users.passwordHash), isNotNull(users.emailVerifiedAt)))
  .groupBy(users.id)
  .as('sign_ups');

/** The counted events, by their time. */
const counted = {
  signUps: { table: signUps, moment: signUps.at },
  videos: { table: videos, moment: videos.uploadDate },
  reviews: { table: reviews, moment: reviews.publishedAt },
  messages: { table: messages, moment: messages.createdAt },
};
export type Counted = keyof typeof counted;

/** Counts per step, and of the previous period as step 0; empty steps are left out. */
export function countBySteps(db: Database, { includesBoth, indexOf }: TimeSteps, what: Counted) {
  const { table, moment } = counted[what];
  return db
    .select({ step: indexOf(moment), value: count() })
    .from(table)
    .where(includesBoth(moment))
    .groupBy(sql`1`);
}

/** Distinct people per step; the row without a step is the whole period. */
export function countActive(db: Database, { includesBoth, indexOf }: TimeSteps) {
  // Each once: a million acts would be sorted for what a few thousand people did in some steps.
  const act = (table: PgTable, person: PgColumn, moment: PgColumn) => sql`
    select distinct ${person} as person, ${indexOf(moment)} as step from ${table} where ${includesBoth(moment)}`;
  const acts = [
    act(videos, videos.playerId, videos.uploadDate),
    act(messages, messages.senderId, messages.createdAt),
    act(reviews, reviews.coachId, reviews.publishedAt),
  ];
  return (
    db
      .select({ step: sql<number | null>`step`, value: sql<number>`count(distinct person)::int` })
      .from(sql`(${sql.join(acts, sql` union all `)}) as acts`)
      .groupBy(sql`grouping sets ((step), (step > 0))`)
      // Of the two sums without a step, the previous period's is step 0 already. Asked as it is grouped: PostgreSQL before 18 does not see
      // that `not (step = 0)` is the same.
      .having(sql`step is not null or step > 0`)
  );
}

/** A sum of whole numbers over at least one row. */
const total = (column: PgColumn) => sql<number>`sum(${column})`.mapWith(Number);

/** Credits by step and reason, and of the previous period as step 0. */
export function sumCredits(db: Database, { includesBoth, indexOf }: TimeSteps) {
  return db
    .select({
      step: indexOf(creditEntries.createdAt),
      reason: creditEntries.reason,
      amount: total(creditEntries.amount),
    })
    .from(creditEntries)
    .where(includesBoth(creditEntries.createdAt))
    .groupBy(sql`1, 2`);
}

/** Money by step and currency, in the smallest unit, and of the previous period as step 0. */
export function sumRevenue(db: Database, { includesBoth, indexOf }: TimeSteps) {
  return db
    .select({
      step: indexOf(receipts.paidAt),
      currency: receipts.currency,
      cents: total(receipts.cents),
      taxCents: total(receipts.taxCents),
      refundedCents: total(receipts.refundedCents),
      payments: count(),
    })
    .from(receipts)
    .where(includesBoth(receipts.paidAt))
    .groupBy(sql`1, 2`);
}

/** Hours from upload to publishing, without time with a broken link. */
const hours: SQL<number> = sql`((extract(epoch from ${reviews.publishedAt} - ${videos.uploadDate}) - ${videos.pausedSeconds}) / 3600)`;
const medianHours = sql<number | null>`percentile_cont(0.5) within group (order by ${hours})::float8`;

/** Turnaround of the period and of the previous one; a period without reviews has no row. */
export function measureTurnaround(db: Database, { includesBoth, isBefore }: TimeSteps) {
  return db
    .select({
      isBefore: isBefore(reviews.publishedAt),
      reviews: count(),
      medianHours,
      within24: sql<number>`(count(*) filter (where ${hours} <= 24))::int`,
      within48: sql<number>`(count(*) filter (where ${hours} > 24 and ${hours} <= 48))::int`,
      later: sql<number>`(count(*) filter (where ${hours} > 48))::int`,
    })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .where(includesBoth(reviews.publishedAt))
    .groupBy(sql`1`);
}

/** Published reviews and turnaround per coach, most reviews first. */
export function measureCoaches(db: Database, { includes }: TimeSteps) {
  const published = db
    .select({ coachId: reviews.coachId, reviews: count().as('published'), medianHours: medianHours.as('median_hours') })
    .from(reviews)
    .innerJoin(videos, eq(videos.id, reviews.videoId))
    .where(includes(reviews.publishedAt))
    .groupBy(reviews.coachId)
    .as('published_by_coach');
  return db
    .select({ coach: namedPerson(users), reviews: published.reviews, medianHours: published.medianHours })
    .from(published)
    .innerJoin(users, eq(users.id, published.coachId))
    .orderBy(desc(published.reviews), users.id)
    .limit(mostCoaches);
}
