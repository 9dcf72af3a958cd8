// The moment from which a condition holds, the same in SQL and in the domain.

import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { recheckFrom } from '#domain/levels/level-verification.ts';
import { dueLabel } from '#domain/time/relative-time.ts';
import { videos } from '#server/db/schema/index.ts';
import { countWaiting } from '#server/features/administration/dashboard/admin-dashboard.queries.ts';
import { listVideos } from '#server/features/administration/videos/admin-videos.queries.ts';
import { countQueue } from '#server/features/reviews/queue/review-queue.queries.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { connect, makeAdmin, makeCoach, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { recheckDue } from './conditions.ts';
import type { Database } from './database.ts';

const test = useTestApp();
const now = '2026-03-14T12:00:00.000Z';

beforeAll(async () => {
  await test.context.db.execute(sql`create schema clock`);
  await test.context.db.execute(
    sql`create function clock.now() returns timestamptz language sql stable as ${sql.raw(`'select ''${now}''::timestamptz'`)}`,
  );
});

/** Runs a query with the database's clock at `now`. */
function standingStill(work: (tx: Database) => Promise<void>): Promise<void> {
  return test.context.db.transaction(async (tx) => {
    await tx.execute(sql`set local search_path = clock, pg_catalog, public`);
    await work(tx);
  });
}

it.each([
  ['2026-03-14T12:00:00.001Z', false],
  [now, true],
  ['2026-03-14T11:59:59.999Z', true],
])(
  'a review due at %s is overdue for the queue, the dashboard, its list and the label alike: %s',
  async (dueAt, is) => {
    const { db } = test.context;
    const [player, coach, admin] = [await makePlayer(db), await makeCoach(db), await makeAdmin(db)];
    await connect(db, coach, player);
    await db.delete(videos);
    await makeVideo(db, player, { dueAt });
    await makeVideo(db, player, { dueAt, pausedAt: dueAt, linkProblem: 'private' });
    await makeVideo(db, player, { dueAt, status: 'Analyzed' });
    await standingStill(async (tx) => {
      const overdue = [
        (await countQueue(tx, coach as unknown as Actor)).overdue,
        (await countQueue(tx, admin as unknown as Actor)).overdue,
        (await countWaiting(tx)).videosOverdue,
        (await listVideos(tx, { show: 'overdue', timeZone: 'UTC' }, undefined)).rows.length,
      ];
      expect(overdue).toEqual(is ? [1, 1, 1, 1] : [0, 0, 0, 0]);
    });
    expect(dueLabel(new Date(dueAt), new Date(now)) === 'overdue').toBe(is);
  },
);

it.each([
  ['2025-09-14T12:00:00.000Z', true],
  ['2025-09-14T12:00:00.001Z', false],
  ['2025-08-31T10:00:00.000Z', true],
])('a level verified at %s is due for a re-check in lists as on screens: %s', async (verifiedAt, is) => {
  expect(Date.parse(recheckFrom(verifiedAt)) <= Date.parse(now)).toBe(is);
  await standingStill(async (tx) => {
    const [row] = await tx.select({ isDue: recheckDue(sql`${verifiedAt}::timestamptz`) }).from(sql`(select 1) as one`);
    expect(row?.isDue).toBe(is);
  });
});
