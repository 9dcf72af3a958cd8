// What lists of coaches and requests leave out.

import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { coachConnections } from '#server/db/schema/index.ts';
import { makeRequest } from '#server/testing/coaching.ts';
import { connect, makeCoach, makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const coachesOf = async (player: { id: string }) => (await test.call(player, endpoints.listRelationships)).body;

it('lists leave out accounts pending deletion', async () => {
  const { db } = test.context;
  const [player, coach] = [await makePlayer(db), await makeCoach(db, { state: 'deleted' })];
  await connect(db, coach, player);
  expect(await coachesOf(player)).toEqual([]);
  const [leaving, other] = [await makePerson(db, { state: 'deleted' }), await makeCoach(db)];
  await db
    .insert(coachConnections)
    .values({ coachId: other.id, playerId: leaving.id, requestedById: leaving.id, status: 'requested' });
  expect((await test.call(other, endpoints.listRequests)).body.incoming).toEqual([]);
});

it('requests lapse after sixty days without an answer', async () => {
  const { db } = test.context;
  const [player, coach] = [await makePlayer(db), await makeCoach(db)];
  const id = await makeRequest(db, player, coach);
  const old = '2026-01-01T00:00:00.000Z';
  await db.update(coachConnections).set({ createdAt: old }).where(eq(coachConnections.id, id));
  await test.context.jobs.enqueue(db, 'lapse-requests', {});
  await test.runJobs();
  expect(await coachesOf(player)).toEqual([]);
  const ended = and(eq(coachConnections.id, id), eq(coachConnections.status, 'ended'));
  expect(await db.$count(coachConnections, ended)).toBe(1);
});
