// SQL of analytics: the database counts, and only counts come back.

import { count, desc, eq, isNotNull, or, type SQL, sql } from 'drizzle-orm';
import { type PgColumn, type PgTable, QueryBuilder } from 'drizzle-orm/pg-core';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
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

/** Sign-ups per step, and of the previous period as step 0; empty steps are left out. */
export function countSignUps(db: Database, { includesBoth, indexOf }: TimeSteps) {
  return db
    .select({ step: indexOf(signUps.at), value: count() })
    .from(signUps)
    .where(includesBoth(signUps.at))
    .groupBy(sql`1`);
}

/** What makes a person active. */
export type Act = 'videos' | 'reviews' | 'messages';

/**
 * Acts of each kind per step, and of the previous period as step 0; empty steps are left out. A row without a kind has the distinct people
 * of its step; the one without a step as well, those of the whole period.
 */
export function countActs(db: Database, { includesBoth, indexOf }: TimeSteps) {
  // First each person's in each step, so that all else counts a few thousand rows instead of millions.
  const actsOf = (kind: Act, table: PgTable, person: PgColumn, moment: PgColumn) => sql`
    select ${sql.raw(`'${kind}'`)} as kind, ${person} as person, ${indexOf(moment)} as step, count(*) as acts
    from ${table} where ${includesBoth(moment)} group by 2, 3`;
  const acts = [
    actsOf('videos', videos, videos.playerId, videos.uploadDate),
    actsOf('messages', messages, messages.senderId, messages.createdAt),
    actsOf('reviews', reviews, reviews.coachId, reviews.publishedAt),
  ];
  return (
    db
      .select({
        kind: sql<Act | null>`kind`,
        step: sql<number | null>`step`,
        acts: sql<number>`sum(acts)::int`,
        people: sql<number>`count(distinct person)::int`,
      })
      .from(sql`(${sql.join(acts, sql` union all `)}) as acts`)
      .groupBy(sql`grouping sets ((kind, step), (step), (step > 0))`)
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

const seconds = reviews.turnaroundSeconds;
const medianSeconds = sql`percentile_cont(0.5) within group (order by ${seconds})`;

/** Turnaround of the period and of the previous one. */
export async function measureTurnaround(db: Database, { includesBoth, isBefore }: TimeSteps) {
  const wasBefore = isBefore(reviews.publishedAt);
  // Two sums instead of two groups, which would sort all reviews once more.
  const measured = (isIncluded: SQL) => ({
    reviews: sql<number>`(count(*) filter (where ${isIncluded}))::int`,
    medianHours: sql<number | null>`(${medianSeconds} filter (where ${isIncluded})) / 3600`,
  });
  const lasting = (condition: SQL) => sql<number>`(count(*) filter (where not ${wasBefore} and ${condition}))::int`;
  return onlyRow(
    await db
      .select({
        before: measured(wasBefore),
        inPeriod: {
          ...measured(sql`not ${wasBefore}`),
          within24: lasting(sql`${seconds} <= 86400`),
          within48: lasting(sql`${seconds} > 86400 and ${seconds} <= 172800`),
          later: lasting(sql`${seconds} > 172800`),
        },
      })
      .from(reviews)
      .where(includesBoth(reviews.publishedAt)),
  );
}

/** Published reviews and turnaround per coach, most reviews first. */
export function measureCoaches(db: Database, { includes }: TimeSteps) {
  const published = db
    .select({
      coachId: reviews.coachId,
      reviews: count().as('published'),
      medianHours: sql<number | null>`${medianSeconds} / 3600`.as('median_hours'),
    })
    .from(reviews)
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
