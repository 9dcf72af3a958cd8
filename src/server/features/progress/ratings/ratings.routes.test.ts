// Paging of ratings.

import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { reviewDesk } from '#server/testing/review-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const { published } = reviewDesk(test);

it('ratings are returned a page at a time, each once, and another player\u2019s is no valid cursor', async () => {
  const { player, coach } = await published();
  const { body: all } = await test.call(player, endpoints.listOwnSkillRatings);
  expect(all.length).toBeGreaterThan(3);
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const answer = await test.call(coach, endpoints.listSkillRatings, {
      params: { userId: player.id },
      query: after === undefined ? { limit: 2 } : { limit: 2, after },
    });
    expect(answer.body.length).toBeLessThanOrEqual(2);
    seen.push(...answer.body.map(({ id }) => id));
    after = /after=([\da-f-]+)/.exec(String(answer.raw.headers['link'] ?? ''))?.[1];
  } while (after !== undefined);
  expect(seen).toEqual(all.map(({ id }) => id));

  const stranger = await makePlayer(test.context.db);
  const [first] = all;
  expect((await test.call(stranger, endpoints.listOwnSkillRatings, { query: { after: first?.id } })).body).toEqual([]);
  expect((await test.call(player, endpoints.listOwnSkillRatings, { query: { limit: 1101 } })).status).toBe(400);
});
