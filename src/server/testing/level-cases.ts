// Levels for tests of verification.

import { and, eq, sql } from 'drizzle-orm';
import { expect } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelDecision } from '#contract/levels/levels.ts';
import { auditEntries, coachConnections, users } from '#server/db/schema/index.ts';
import { connect, makeCoach, makePlayer } from './factories.ts';
import { publishReview } from './filled-account.ts';
import type { TestApp } from './test-app.ts';

type Person = { id: string };

/** The calls about levels, and three starting situations. */
export function levelCases(test: TestApp) {
  const read = async (who: Person, player: Person) =>
    (await test.call(who, endpoints.getLevelCase, { params: { userId: player.id } })).body;
  /** Verifies based on the current state of the case. */
  async function verify(who: Person, player: Person, parts: Partial<LevelDecision> = {}) {
    const shown = parts.basedOn === undefined || parts.reviewIds === undefined ? await read(who, player) : null;
    const body: LevelDecision = {
      level: 3.5,
      note: 'Three matches at this level.',
      reviewIds: shown?.reviews?.map(({ videoId }) => videoId) ?? [],
      basedOn: shown?.history?.[0]?.id ?? null,
      ...parts,
    };
    return test.call(who, endpoints.verifyLevel, { params: { userId: player.id }, body });
  }
  const confirm = (who: Person, id: string) => test.call(who, endpoints.confirmLevel, { params: { id } });
  const decline = (who: Person, id: string, reason = 'Too early.') =>
    test.call(who, endpoints.declineLevel, { params: { id }, body: { reason } });
  const withdraw = (who: Person, player: Person, reason = 'A wrong video.') =>
    test.call(who, endpoints.withdrawLevel, { params: { userId: player.id }, body: { reason } });
  const bell = async (who: Person) => {
    await test.runJobs();
    const answer = await test.call(who, endpoints.listNotifications, { params: { userId: who.id } });
    return answer.body
      .filter(({ type }) => type === 'progress_update')
      .map(({ title, message }) => `${title}: ${message}`);
  };
  const person = async ({ id }: Person) =>
    (await test.context.db.select().from(users).where(eq(users.id, id)))[0] as typeof users.$inferSelect;
  const audit = ({ id }: Person, action: string) =>
    test.context.db
      .select()
      .from(auditEntries)
      .where(and(eq(auditEntries.subjectId, id), eq(auditEntries.action, action)))
      .orderBy(auditEntries.id);

  /** A player of level 3.0 with two coaches and a published review by the first. */
  async function situation() {
    const { db } = test.context;
    const player = await makePlayer(db, { firstName: 'Pia', lastName: 'Lund', currentLevel: '3.0' });
    const carla = await makeCoach(db, { firstName: 'Carla', lastName: 'Sanz' });
    const dario = await makeCoach(db, { firstName: 'Dario', lastName: 'Vega' });
    await connect(db, carla, player);
    await connect(db, dario, player);
    const video = await publishReview(test, carla, player);
    return { db, player, carla, dario, video };
  }
  /** The same, with a verified 3.5 of so many days ago. */
  async function verified(days = 40) {
    const people = await situation();
    expect((await verify(people.carla, people.player)).status).toBe(200);
    await people.db.execute(
      sql`update level_verifications set verified_at = now() - make_interval(days => ${days}) where player_id = ${people.player.id}`,
    );
    return people;
  }
  /** The same, with a 5.0 waiting for a second opinion. */
  async function waiting() {
    const people = await verified();
    expect((await verify(people.carla, people.player, { level: 5 })).body.outcome).toBe('waiting');
    const { request } = await read(people.carla, people.player);
    return { ...people, requestId: request?.id as string };
  }
  const endConnection = (coach: Person, player: Person) =>
    test.context.db
      .update(coachConnections)
      .set({ status: 'ended' })
      .where(and(eq(coachConnections.coachId, coach.id), eq(coachConnections.playerId, player.id)));
  return { read, verify, confirm, decline, withdraw, bell, person, audit, situation, verified, waiting, endConnection };
}
