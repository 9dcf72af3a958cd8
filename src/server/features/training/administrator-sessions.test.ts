// Sessions booked by administrators, and the list of all goals.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { wallTime } from '#domain/time/time-zones.ts';
import { auditEntries, coachConnections, users } from '#server/db/schema/index.ts';
import { connect, makeAdmin, makeClub, makeCoach, makeMember, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const plan = (players: readonly { id: string }[], parts: object = {}) => ({
  title: 'Volleys',
  playerIds: players.map(({ id }) => id),
  date: inDays(30),
  time: '18:00',
  timeZone: 'Europe/Copenhagen',
  ...parts,
});
const goals = (parts: object = {}) => ({
  targetLevel: '5.0',
  targetDate: null,
  journeyStartDate: null,
  goals: [],
  shortTermGoals: ['Volleys'],
  longTermGoals: [],
  skillPriorities: [],
  updatedAt: null,
  ...parts,
});
const actionsAbout = async (userId: string) =>
  (
    await test.context.db
      .select({ action: auditEntries.action })
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, userId))
      .orderBy(auditEntries.id)
  ).map(({ action }) => action);

async function people() {
  const { db } = test.context;
  const club = await makeClub(db);
  return { admin: await makeAdmin(db), coach: await makeCoach(db), player: await makeMember(db, club.id), club };
}

describe('a session that an administrator books', () => {
  it('is led by the coach, who becomes connected; both sides see it, and it is audited', async () => {
    const { admin, coach, player, club } = await people();
    const body = plan([player], { coachId: coach.id });
    const booked = await test.call(admin, endpoints.createSessions, { body });
    expect(booked.body).toMatchObject([{ coach: { id: coach.id }, players: [{ id: player.id }] }]);
    expect((await test.call(coach, endpoints.listCoachSessions)).body.rows).toHaveLength(1);
    const seen = await test.call(player, endpoints.listTrainingSessions, { params: { playerId: player.id } });
    expect(seen.body).toMatchObject([{ title: 'Volleys', coach: { firstName: 'Carla' } }]);
    const [connection] = await test.context.db
      .select()
      .from(coachConnections)
      .where(eq(coachConnections.playerId, player.id));
    expect(connection?.status).toBe('active');
    expect(await actionsAbout(coach.id)).toEqual(['session-booked-by-administrator']);
    for (const query of [{ coachId: coach.id }, { clubId: club.id }, { playerId: player.id }])
      expect((await test.call(admin, endpoints.listCoachSessions, { query })).body.rows).toHaveLength(1);
    expect((await test.call(admin, endpoints.listCoachSessions, { query: { coachId: admin.id } })).body.rows).toEqual(
      [],
    );
  });

  it('can be changed and cancelled by an administrator, each audited', async () => {
    const { admin, coach, player } = await people();
    const booked = await test.call(admin, endpoints.createSessions, { body: plan([player], { coachId: coach.id }) });
    const [session] = booked.body;
    const params = { sessionId: session?.id ?? '' };
    const changed = { ...plan([player]), title: 'Lobs', revision: 0, duration: 60 };
    expect((await test.call(admin, endpoints.changeSession, { params, body: changed })).status).toBe(200);
    expect((await test.call(admin, endpoints.cancelSession, { params })).status).toBe(204);
    expect((await test.call(admin, endpoints.cancelSession, { params })).status).toBe(404);
    expect(await actionsAbout(coach.id)).toEqual([
      'session-booked-by-administrator',
      'session-changed-by-administrator',
      'session-cancelled-by-administrator',
    ]);
  });

  it('needs an active coach and members, and coaches cannot book for others', async () => {
    const { db } = test.context;
    const { admin, coach, player } = await people();
    const coachMissing = { coachId: 'Please choose an active coach.' };
    for (const coachId of [undefined, player.id, admin.id, (await makeCoach(db, { state: 'suspended' })).id]) {
      for (const endpoint of [endpoints.createSessions, endpoints.planSessions]) {
        const answer = await test.call(admin, endpoint as typeof endpoints.createSessions, {
          body: plan([player], { coachId }),
        });
        expect([answer.status, answer.error.fields]).toEqual([400, coachMissing]);
      }
    }
    const direct = plan([await makePlayer(db)], { coachId: coach.id });
    expect((await test.call(admin, endpoints.createSessions, { body: direct })).status).toBe(400);
    const other = await makeCoach(db);
    await connect(db, other, player);
    const own = await test.call(other, endpoints.createSessions, { body: plan([player], { coachId: coach.id }) });
    expect(own.body[0]?.coach?.id).toBe(other.id);
  });

  it('conflicts with the coach’s sessions, even when two administrators book at once', async () => {
    const { admin, coach, player } = await people();
    const second = await makeAdmin(test.context.db);
    const body = plan([player], { coachId: coach.id });
    const answers = await Promise.all([
      test.call(admin, endpoints.createSessions, { body }),
      test.call(second, endpoints.createSessions, { body }),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });
});

describe('all goals', () => {
  it('are listed with their state and filtered, latest change first', async () => {
    const { db } = test.context;
    const { admin, coach, player, club } = await people();
    const [over, there] = [await makeMember(db, club.id), await makeMember(db, club.id, { currentLevel: '5.5' })];
    await connect(db, coach, over);
    const set = (by: { id: string }, to: { id: string }, parts: object = {}) =>
      test.call(by, endpoints.setGoals, { params: { playerId: to.id }, body: goals(parts) });
    for (const [by, to, parts] of [
      [admin, player, { targetDate: inDays(20) }],
      [coach, over, { targetDate: inDays(-3) }],
      [admin, there, {}],
    ] as const)
      expect((await set(by, to, parts)).status).toBe(200);
    const list = async (query: object = {}) =>
      (await test.call(admin, endpoints.listAllGoals, { query: { clubId: club.id, ...query } })).body.rows.map(
        (row) => [row.player.id, row.state],
      );
    expect(await list()).toEqual([
      [there.id, 'reached'],
      [over.id, 'overdue'],
      [player.id, 'open'],
    ]);
    expect(await list({ state: 'overdue' })).toEqual([[over.id, 'overdue']]);
    expect(await list({ coachId: coach.id })).toEqual([[over.id, 'overdue']]);
    expect(await list({ playerId: player.id })).toEqual([[player.id, 'open']]);
    expect(await list({ from: inDays(1), to: inDays(40) })).toEqual([[player.id, 'open']]);
    expect(await list({ after: over.id })).toEqual([[player.id, 'open']]);
    expect(await actionsAbout(player.id)).toEqual(['goals-changed-by-administrator']);
  });

  it.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'are open until the end of the last day for a player in %s',
    async (timeZone) => {
      const { admin, player, club } = await people();
      await test.context.db.update(users).set({ timeZone }).where(eq(users.id, player.id));
      const dayAgo = (days: number) => wallTime(Date.now() - days * 86_400_000, timeZone).date;
      let updatedAt: string | null = null;
      for (const [days, state] of [
        [0, 'open'],
        [1, 'overdue'],
      ] as const) {
        const body = goals({ targetDate: dayAgo(days), updatedAt });
        const set = await test.call(admin, endpoints.setGoals, { params: { playerId: player.id }, body });
        updatedAt = set.body?.updatedAt ?? null;
        const { body: listed } = await test.call(admin, endpoints.listAllGoals, { query: { clubId: club.id } });
        expect(listed.rows).toMatchObject([{ player: { id: player.id }, state }]);
      }
    },
  );
});
