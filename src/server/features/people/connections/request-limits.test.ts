// Limits of requests, against bulk or repeated emails.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeListedCoach } from '#server/testing/coaching.ts';
import { makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });

it('a coach adds at most sixty players an hour', async () => {
  const coach = await makeCoach(test.context.db);
  const statuses: number[] = [];
  for (let index = 0; index < 61; index += 1) {
    const body = { email: `bought${index}@pala.test`, firstName: 'Ida', lastName: 'Lund', country: 'DK' };
    statuses.push((await test.call(coach, endpoints.addPlayer, { body })).status);
  }
  expect(new Set(statuses.slice(0, 60))).toEqual(new Set([202]));
  expect(statuses[60]).toBe(429);
});

it('a player asks at most twenty coaches an hour', async () => {
  const { db } = test.context;
  const [player, coach] = [await makePlayer(db), await makeListedCoach(db)];
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1)
    statuses.push((await test.call(player, endpoints.requestConnection, { body: { coachId: coach.id } })).status);
  expect([statuses[19], statuses[20]]).toEqual([201, 429]);
});

it('a person who keeps declining gets at most two emails an hour', async () => {
  const { db } = test.context;
  const [player, coach] = [await makePlayer(db), await makeCoach(db)];
  const body = { email: player.email, firstName: 'Ida', lastName: 'Lund', country: 'DK' };
  for (let time = 0; time < 4; time += 1) {
    await test.call(coach, endpoints.addPlayer, { body });
    await test.runJobs();
    const [request] = (await test.call(player, endpoints.listRelationships)).body;
    await test.call(player, endpoints.endConnection, { params: { id: request?.id ?? '' } });
  }
  expect(test.mails.filter(({ to }) => to === player.email)).toHaveLength(2);
});
