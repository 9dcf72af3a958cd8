// Setting goals: permissions, notifications and concurrent changes.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, playerGoals } from '#server/db/schema/index.ts';
import { atOnce } from '#server/testing/account-forms.ts';
import { someGoals } from '#server/testing/coaching.ts';
import { connect, makeAdmin, makeClub, makeCoach, makeMember, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

async function pair() {
  const { db } = test.context;
  const [coach, player] = [await makeCoach(db), await makeMember(db, (await makeClub(db)).id)];
  await connect(db, coach, player);
  return { coach, player, params: { playerId: player.id } };
}

it('setGoals replaces all goals, and notifies the player once', async () => {
  const { coach, player, params } = await pair();
  const first = await test.call(coach, endpoints.setGoals, { params, body: await someGoals(test, player.id) });
  expect([first.status, first.body.targetLevel, first.body.shortTermGoals]).toEqual([
    200,
    '4.5',
    ['Take the bandeja side-on'],
  ]);
  // Two calls may happen in the same millisecond.
  const updatedAt = new Date(Date.parse(first.body.updatedAt) - 1000);
  await test.context.db
    .update(playerGoals)
    .set({ updatedAt: updatedAt.toISOString() })
    .where(eq(playerGoals.playerId, player.id));
  const body = {
    ...(await someGoals(test, player.id)),
    targetLevel: null,
    targetDate: null,
    goals: [' Two matches a week ', '', '  '],
    skillPriorities: [],
    timeframe: '  ',
  };
  const second = await test.call(coach, endpoints.setGoals, { params, body });
  expect(second.body).toMatchObject({
    targetLevel: null,
    goals: ['Two matches a week'],
    skillPriorities: [],
    timeframe: null,
    createdAt: first.body.createdAt,
  });
  expect(Date.parse(second.body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(first.body.updatedAt));
  expect((await test.call(player, endpoints.getOwnGoals)).body).toEqual(second.body);
  await test.runJobs();
  const { db } = test.context;
  const bell = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
  expect(bell.body).toMatchObject([{ type: 'progress_update', title: 'Your goals were updated' }]);
  const [row] = await db.select().from(playerGoals).where(eq(playerGoals.playerId, player.id));
  expect(row?.coachId).toBe(coach.id);
});

it('setGoals accepts one of twenty concurrent changes, including first ones', async () => {
  const { coach, player, params } = await pair();
  for (let round = 0; round < 2; round += 1) {
    const body = await someGoals(test, player.id);
    const answers = await atOnce(20, (index) =>
      test.call(coach, endpoints.setGoals, { params, body: { ...body, notes: `Version ${index}` } }),
    );
    const winners = answers.filter(({ status }) => status === 200);
    expect(winners).toHaveLength(1);
    const losers = answers.filter(({ status }) => status === 409);
    expect([losers.length, losers[0]?.error.code]).toEqual([19, 'conflict']);
    expect((await test.call(player, endpoints.getOwnGoals)).body?.notes).toBe(winners[0]?.body.notes);
  }
});

it('setGoals is only for club members', async () => {
  const { db } = test.context;
  const [coach, player] = [await makeCoach(db), await makePlayer(db)];
  await connect(db, coach, player);
  const body = { ...(await someGoals(test, player.id)), updatedAt: null };
  const answer = await test.call(coach, endpoints.setGoals, { params: { playerId: player.id }, body });
  expect([answer.status, answer.error.message]).toEqual([
    409,
    'Goals are for club members, and this player is not in a club.',
  ]);
  expect(await db.$count(playerGoals, eq(playerGoals.playerId, player.id))).toBe(0);
});

it('setGoals by an administrator is audited, and keeps the coach who set them before', async () => {
  const { coach, player, params } = await pair();
  const { db } = test.context;
  await test.call(coach, endpoints.setGoals, { params, body: await someGoals(test, player.id) });
  const admin = await makeAdmin(db);
  const body = await someGoals(test, player.id);
  expect((await test.call(admin, endpoints.setGoals, { params, body })).status).toBe(200);
  const log = await db.select().from(auditEntries).where(eq(auditEntries.subjectId, player.id));
  expect(log).toMatchObject([{ action: 'goals-changed-by-administrator', actorId: admin.id }]);
  const [row] = await db.select().from(playerGoals).where(eq(playerGoals.playerId, player.id));
  expect(row?.coachId).toBe(coach.id);
});

describe('setGoals names an invalid field', () => {
  const level = 'Please enter a target level from 1.0 to 7.0.';
  const date = 'Please enter a valid date.';
  it.each([
    ['targetLevel', '7.1', level],
    ['targetLevel', '0.9', level],
    ['targetLevel', '4', level],
    ['targetLevel', 4.5, level],
    ['targetDate', '2027-02-30', date],
    ['targetDate', '1970-12-31', date],
    ['targetDate', '2026-01-01', 'The target date must be after the start of the journey.'],
    ['timeframe', 'a'.repeat(101), 'Please keep this under 100 characters.'],
    ['goals', 'one', 'Please write one entry per line.'],
    ['goals', ['a'.repeat(301)], 'Please keep each entry under 300 characters.'],
    ['longTermGoals', Array.from({ length: 21 }, () => 'a'), 'Please write at most 20 entries.'],
    ['shortTermGoals', ['a\0b'], 'This text contains characters that cannot be stored.'],
    ['notes', 'a'.repeat(4001), 'Please keep this under 4000 characters.'],
  ])('%s = %j', async (field, value, sentence) => {
    const { coach, player, params } = await pair();
    const body = { ...(await someGoals(test, player.id)), [field]: value } as never;
    const answer = await test.call(coach, endpoints.setGoals, { params, body });
    expect([answer.status, answer.error.fields]).toEqual([400, { [field]: sentence }]);
  });
});
