// The demo is a truthful little world: its sums add up, and everybody can sign in.

import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { consents, creditEntries, users, videos } from '#server/db/schema/index.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { demoReview } from './demo-reviews.ts';
import { seedDemo } from './seed-demo.ts';

const test = useTestApp();

it('fills an empty database once, with thirty videos in every status and sums that add up', async () => {
  expect(await seedDemo(test.context)).toMatchObject({ people: 17, videos: 30 });
  expect(await seedDemo(test.context)).toBeNull();
  const { db } = test.context;
  const statuses = await db.selectDistinct({ status: videos.status }).from(videos);
  expect(statuses.map((row) => row.status).toSorted()).toEqual(['AI-Analyzed', 'Analyzed', 'Pending']);
  const sums = await db
    .select({
      balance: users.analysisCreditsRemaining,
      sum: sql<number>`coalesce(sum(${creditEntries.amount}), 0)::int`,
    })
    .from(users)
    .leftJoin(creditEntries, eq(creditEntries.userId, users.id))
    .groupBy(users.id);
  for (const { balance, sum } of sums) expect(balance).toBe(sum);
  expect(await db.$count(consents)).toBe(17);
  expect(test.mails).toEqual([]);
});

it.each(['admin', 'club', 'coach', 'freelance', 'player', 'direct'])('lets %s sign in', async (name) => {
  const answer = await test.call(null, endpoints.login, {
    body: { email: `${name}@demo.pala.example`, password: 'padel-demo' },
  });
  expect(answer.status).toBe(200);
});

it('writes the same reviews each time', () => {
  expect(demoReview(101, 4)).toEqual(demoReview(101, 4));
  expect(demoReview(101, 4)).not.toEqual(demoReview(102, 4));
});
