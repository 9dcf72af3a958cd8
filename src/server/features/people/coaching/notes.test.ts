// Private notes, visible only to their author while connected.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { coachConnections } from '#server/db/schema/index.ts';
import { makeNote } from '#server/testing/coaching.ts';
import { connect, makeAdmin, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

async function pair() {
  const { db } = test.context;
  const [coach, player] = [await makeCoach(db), await makePlayer(db)];
  await connect(db, coach, player);
  return { coach, player, params: { userId: player.id } };
}

it('notes are created, listed newest first, changed and deleted by their author', async () => {
  const { coach, params } = await pair();
  const write = (text: string) => test.call(coach, endpoints.createCoachNote, { params, body: { text } });
  const first = await write(' Knee: no long sessions. ');
  expect([first.status, first.body.text]).toEqual([201, 'Knee: no long sessions.']);
  const second = (await write('Plays better on the left.')).body;
  const list = async () => (await test.call(coach, endpoints.listCoachNotes, { params })).body.rows;
  expect((await list()).map(({ id }) => id)).toEqual([second.id, first.body.id]);
  const noteParams = { ...params, noteId: first.body.id };
  const changed = await test.call(coach, endpoints.updateCoachNote, { params: noteParams, body: { text: 'Healed.' } });
  expect(changed.body).toMatchObject({ id: first.body.id, text: 'Healed.', createdAt: first.body.createdAt });
  expect(Date.parse(changed.body.updatedAt)).toBeGreaterThan(Date.parse(first.body.createdAt) - 1);
  expect((await test.call(coach, endpoints.deleteCoachNote, { params: noteParams })).status).toBe(204);
  expect((await test.call(coach, endpoints.deleteCoachNote, { params: noteParams })).status).toBe(404);
  expect((await list()).map(({ id }) => id)).toEqual([second.id]);
});

it('notes are hidden from other coaches, the player and administrators', async () => {
  const { coach, player, params } = await pair();
  const { db } = test.context;
  const noteId = await makeNote(db, { coachId: coach.id, playerId: player.id });
  const colleague = await makeCoach(db);
  await connect(db, colleague, player);
  expect((await test.call(colleague, endpoints.listCoachNotes, { params })).body.rows).toEqual([]);
  const body = { text: 'Mine now.' };
  for (const [endpoint, parts] of [
    [endpoints.updateCoachNote, { params: { ...params, noteId }, body }],
    [endpoints.deleteCoachNote, { params: { ...params, noteId } }],
  ] as const) {
    expect((await test.call(colleague, endpoint, parts as never)).status).toBe(404);
  }
  const admin = await makeAdmin(db);
  for (const one of [player, admin]) {
    expect((await test.call(one, endpoints.listCoachNotes, { params })).status).toBe(403);
  }
  expect((await test.call(coach, endpoints.listCoachNotes, { params })).body.rows).toMatchObject([
    { text: 'Hits late when tired.' },
  ]);
});

it('notes stay hidden from an administrator viewing as the coach', async () => {
  const { coach, params } = await pair();
  const admin = await makeAdmin(test.context.db);
  const started = await test.call(admin, endpoints.startView, { body: { userId: coach.id } as never });
  expect(started.status).toBeLessThan(300);
  const cookie = [started.raw.headers['set-cookie'] ?? []].flat().map(String).at(-1)?.split(';', 1)[0] ?? '';
  const read = (url: string) => test.app.inject({ url, headers: { cookie } });
  expect((await read('/api/coach/players')).statusCode).toBe(200);
  const notes = await read(`/api/coach/players/${params.userId}/notes`);
  expect([notes.statusCode, notes.json().code]).toEqual([403, 'viewing_as_other']);
});

it('notes disappear when the connection ends, and return when it is renewed', async () => {
  const { coach, player, params } = await pair();
  const { db } = test.context;
  await makeNote(db, { coachId: coach.id, playerId: player.id });
  const ofPair = eq(coachConnections.playerId, player.id);
  await db.update(coachConnections).set({ status: 'ended' }).where(ofPair);
  const write = { params, body: { text: 'Still here.' } };
  expect((await test.call(coach, endpoints.listCoachNotes, { params })).status).toBe(404);
  expect((await test.call(coach, endpoints.createCoachNote, write)).status).toBe(404);
  await connect(db, coach, player);
  expect((await test.call(coach, endpoints.listCoachNotes, { params })).body.rows).toHaveLength(1);
});

it.each([
  ['', 'Please write a note.'],
  [' \n ', 'Please write a note.'],
  [undefined, 'Please write a note.'],
  ['a'.repeat(4001), 'Please keep this under 4000 characters.'],
])('notes refuse %j', async (text, sentence) => {
  const { coach, params } = await pair();
  const answer = await test.call(coach, endpoints.createCoachNote, { params, body: { text } as never });
  expect([answer.status, answer.error.fields]).toEqual([400, { text: sentence }]);
});

it('notes are returned a page at a time', async () => {
  const { coach, player, params } = await pair();
  for (let index = 0; index < 51; index += 1)
    await makeNote(test.context.db, { coachId: coach.id, playerId: player.id });
  const first = (await test.call(coach, endpoints.listCoachNotes, { params })).body;
  const query = { after: first.next ?? '' };
  const second = (await test.call(coach, endpoints.listCoachNotes, { params, query })).body;
  expect([first.rows.length, second.rows.length, second.next]).toEqual([50, 1, null]);
});
