// Export and erasure of coaches' data.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { coachConnections, coachInvitations, coachNotes, coachProfiles } from '#server/db/schema/index.ts';
import { connectionData } from '#server/features/accounts/privacy/connections-data.queries.ts';
import { makeListedCoach, makeNote } from '#server/testing/coaching.ts';
import { connect, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { coachingData } from './coaching-data.queries.ts';

const test = useTestApp();

async function filled() {
  const { db } = test.context;
  const [coach, other] = [await makeListedCoach(db), await makeListedCoach(db)];
  const [player, asking] = [await makePlayer(db), await makePlayer(db)];
  for (const one of [coach, other]) {
    await connect(db, one, player);
    await makeNote(db, { coachId: one.id, playerId: player.id });
    const body = { email: asking.email, firstName: 'Typed', lastName: 'Name', country: 'DK' };
    await test.call(one, endpoints.addPlayer, { body });
  }
  const request = { coachId: coach.id, message: 'My own words.' };
  await test.call(asking, endpoints.requestConnection, { body: request });
  return { coach, other, player, asking };
}

const named = <T extends { id: string; email: string; firstName: string; lastName: string }>(person: T) => ({
  ...person,
  newName: { firstName: 'Former', lastName: 'coach' },
});

it('a coach’s export contains profile, notes and invitations', async () => {
  const { coach, player, asking } = await filled();
  const parts = await coachingData.collect(test.context.db, coach.id);
  expect(parts.map(({ key, content }) => [key, content])).toMatchObject([
    ['coachProfile', [{ about: 'Calm and precise.', languages: ['da'] }]],
    ['coachNotes', [{ player: `Alma ${player.lastName}`, text: 'Hits late when tired.' }]],
    ['coachInvitations', [{ email: asking.email, firstName: 'Typed' }]],
  ]);
  expect(JSON.stringify(await coachingData.collect(test.context.db, player.id))).not.toContain('Hits late');
});

it('the exports of both sides contain who asked and the message', async () => {
  const { coach, asking } = await filled();
  for (const { id } of [coach, asking]) {
    const [part] = await connectionData.collect(test.context.db, id);
    expect(part?.content).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ requestedBy: `Alma ${asking.lastName}`, message: 'My own words.' }),
      ]),
    );
  }
});

it('erasing a coach deletes profile, notes, invitations and connections', async () => {
  const { coach, other } = await filled();
  const { db } = test.context;
  await coachingData.erase(db, named(coach));
  await connectionData.erase(db, named(coach));
  for (const [table, column] of [
    [coachProfiles, coachProfiles.coachId],
    [coachNotes, coachNotes.coachId],
    [coachInvitations, coachInvitations.coachId],
  ] as const) {
    expect([await db.$count(table, eq(column, coach.id)), await db.$count(table, eq(column, other.id))]).toEqual([
      0, 1,
    ]);
  }
  const rows = await db.select().from(coachConnections).where(eq(coachConnections.coachId, coach.id));
  expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['ended']));
});

it('erasing a player deletes notes about them, invitations to their address and their messages', async () => {
  const { player, asking } = await filled();
  const { db } = test.context;
  for (const one of [player, asking]) {
    await coachingData.erase(db, named(one));
    await connectionData.erase(db, named(one));
  }
  expect(await db.$count(coachNotes, eq(coachNotes.playerId, player.id))).toBe(0);
  expect(await db.$count(coachInvitations, eq(coachInvitations.email, asking.email))).toBe(0);
  const [row] = await db.select().from(coachConnections).where(eq(coachConnections.playerId, asking.id));
  expect(row).toMatchObject({ status: 'ended', message: null });
});
