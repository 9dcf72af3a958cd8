// Who pays for a submission: access type alone makes no member.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { creditEntries, users } from '#server/db/schema/index.ts';
import { makePlayer, videoForm } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const submit = (player: { id: string }) =>
  test.call(player, endpoints.createVideo, { body: { ...videoForm(), again: true } });

it('a player with club access but no club pays with a credit', async () => {
  const { db } = test.context;
  const player = await makePlayer(db, { accessType: 'club', clubId: null, credits: 1 });
  expect((await submit(player)).status).toBe(201);
  const [row] = await db.select().from(users).where(eq(users.id, player.id));
  expect(row?.analysisCreditsRemaining).toBe(0);
  const entries = await db.select().from(creditEntries).where(eq(creditEntries.userId, player.id));
  expect(entries.map(({ reason, amount }) => [reason, amount])).toContainEqual(['submission', -1]);
  expect((await submit(player)).error.code).toBe('no_credits');
});
