// The limit of training requests, since each emails a coach.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { trainingRequestLimit } from '#server/http/sessions/rate-limits.ts';
import { connect, makeClub, makeCoach, makeMember } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp({ RATE_LIMITS: 'on' });

it('asking and withdrawing is limited per player', async () => {
  const { db } = test.context;
  const [player, coach] = [await makeMember(db, (await makeClub(db)).id), await makeCoach(db)];
  await connect(db, coach, player);
  const body = { coachId: coach.id, wish: 'Volleys', days: [], duration: 60 };
  for (let attempt = 0; attempt < trainingRequestLimit.max; attempt += 1) {
    const answer = await test.call(player, endpoints.requestTraining, { body });
    expect(answer.status).toBe(201);
    await test.call(player, endpoints.withdrawTrainingRequest, { params: answer.body });
  }
  expect((await test.call(player, endpoints.requestTraining, { body })).status).toBe(429);
});
