// The limits of booking and answering, since others get an email for each.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { answerLimit, bookingLimit } from '#server/http/sessions/rate-limits.ts';
import { connect, makeClub, makeCoach, makeMember, makeSession } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });

it('booking and moving is limited per coach', async () => {
  const { db } = test.context;
  const player = await makeMember(db, (await makeClub(db)).id);
  const [wild, calm] = [await makeCoach(db), await makeCoach(db)];
  for (const coach of [wild, calm]) await connect(db, coach, player);
  const date = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const plan = { title: 'Volleys', date, time: '18:00', timeZone: 'UTC', duration: 60, despiteConflicts: true };
  const book = (coach: { id: string }) =>
    test.call(coach, endpoints.createSessions, { body: { ...plan, playerIds: [player.id] } });
  const params = { sessionId: (await book(wild)).body[0]?.id ?? '' };
  const move = (revision: number) =>
    test.call(wild, endpoints.changeSession, { params, body: { ...plan, title: `Day ${revision}`, revision } });
  for (let attempt = 1; attempt < bookingLimit.max; attempt += 1)
    expect((attempt % 2 === 0 ? await book(wild) : await move((attempt - 1) / 2)).status).toBeLessThan(300);
  for (const answer of [await book(wild), await move(0)]) {
    expect([answer.status, answer.error.code]).toEqual([429, 'too_many_requests']);
    expect(Number(answer.raw.headers['retry-after'])).toBeGreaterThan(0);
  }
  expect((await book(calm)).status).toBe(201);
});

it('answering is limited per player', async () => {
  const { db } = test.context;
  const player = await makeMember(db, (await makeClub(db)).id);
  const coach = await makeCoach(db);
  await connect(db, coach, player);
  const params = { sessionId: await makeSession(db, coach, [player]) };
  const answer = () => test.call(player, endpoints.answerSession, { params, body: { answer: 'coming' } });
  for (let attempt = 0; attempt < answerLimit.max; attempt += 1) expect((await answer()).status).toBe(204);
  expect((await answer()).status).toBe(429);
});
