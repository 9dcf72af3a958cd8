// Every endpoint × every kind of person: who gets an answer, who gets which refusal. A new endpoint fails until it has its row.

import { v7 as newId } from 'uuid';
import { expect, it } from 'vitest';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { type EndpointName, endpoints } from '#contract/endpoints.ts';
import { accountRows } from '#server/policy/testing/account-rows.ts';
import { adminPeopleRows } from '#server/policy/testing/admin-people-rows.ts';
import { adminRows } from '#server/policy/testing/admin-rows.ts';
import { answerRows } from '#server/policy/testing/answer-rows.ts';
import { clipRows } from '#server/policy/testing/clip-rows.ts';
import { clubContentRows } from '#server/policy/testing/club-content-rows.ts';
import { clubPeopleRows } from '#server/policy/testing/club-people-rows.ts';
import { clubReportsRows } from '#server/policy/testing/club-reports-rows.ts';
import { coachRows } from '#server/policy/testing/coach-rows.ts';
import { eveningRows } from '#server/policy/testing/evening-rows.ts';
import { familyRows } from '#server/policy/testing/family-rows.ts';
import { actors, type Case, useMatrixWorld } from '#server/policy/testing/matrix-world.ts';
import { noticeRows } from '#server/policy/testing/notice-rows.ts';
import { oversightRows } from '#server/policy/testing/oversight-rows.ts';
import { pairRows } from '#server/policy/testing/pair-rows.ts';
import { performanceRows } from '#server/policy/testing/performance-rows.ts';
import { playerRows } from '#server/policy/testing/player-rows.ts';
import { secondFactorRows } from '#server/policy/testing/second-factor-rows.ts';
import { videoForm } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const world = useMatrixWorld(test);

const matrix: Record<EndpointName, Case> = {
  ...accountRows(world),
  ...playerRows(world),
  ...pairRows(world),
  ...coachRows(world),
  ...familyRows(world),
  ...noticeRows(world),
  ...adminRows(world),
  ...clubReportsRows(world),
  ...adminPeopleRows(world),
  ...clubPeopleRows(world),
  ...secondFactorRows(world),
  ...clubContentRows(world),
  ...eveningRows(world),
  ...clipRows(world),
  ...oversightRows(world),
  ...performanceRows(world),
  // Last: the owner has a published review from here on.
  ...answerRows(world),
};

/** Where 401 does not mean a lost session: a wrong password, and no profile waiting (docs/product.md#errors). */
const ownRefusals = new Set([
  'login',
  'getGoogleProfile',
  'completeGoogleRegistration',
  'getSecondStep',
  'finishSignIn',
]);

it.each(Object.entries(matrix))(
  '%s responds to each kind of person as the matrix says',
  async (name, { row, request }) => {
    const endpoint: EndpointDefinition = endpoints[name as EndpointName];
    const seen: Record<string, number> = {};
    for (const actor of actors) {
      const parts: { params?: Record<string, string> } = (await request?.(world.people[actor])) ?? {};
      const answer = await test.call(world.people[actor], endpoint, parts as object);
      seen[actor] = answer.status;
      if (answer.status === 404 && parts.params) {
        // Someone else's thing is answered as one that does not exist.
        const nobodys = Object.fromEntries(Object.keys(parts.params).map((key) => [key, newId()]));
        const missing = await test.call(world.people[actor], endpoint, { ...parts, params: nobodys } as object);
        expect([missing.status, missing.raw.body]).toEqual([answer.status, answer.raw.body]);
      }
      if (answer.status === 401 && !ownRefusals.has(name)) expect(answer.raw.body).toContain('Unauthorized');
      if (answer.status >= 400) {
        const beside = new Set(['fields', 'requiresSubscription']);
        expect(
          Object.keys(answer.error)
            .filter((key) => !beside.has(key))
            .toSorted(),
        ).toEqual(['code', 'message']);
      }
    }
    expect(seen).toEqual(Object.fromEntries(actors.map((actor, index) => [actor, row[index]])));
  },
);

it('no endpoint returns another person’s data because a body or query names them', async () => {
  const victim = world.things.playerId;
  const other = world.people.otherPlayer as { id: string };
  const claims = { userId: victim, playerId: victim, senderId: victim, role: 'admin', clubId: victim };
  const ratings = await test.call(other, endpoints.listOwnSkillRatings, { query: claims as never });
  expect(ratings.raw.body).not.toContain(victim);
  const videos = await test.call(other, endpoints.listVideos, { query: claims });
  expect(videos.raw.body).not.toContain(world.things.videoId);
  const created = await test.call(other, endpoints.createVideo, { body: { ...videoForm({ again: true }), ...claims } });
  expect(created.body.playerId).toBe(other.id);
});
