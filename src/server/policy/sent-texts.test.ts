// What phones and keyboards add to names, addresses and codes is gone before anything is kept, and searches find what is meant.

import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { clubs, users } from '#server/db/schema/index.ts';
import { registrationForm } from '#server/testing/account-forms.ts';
import { makeAdmin, makeClub, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

it.each(['\u200Bnew@pala.test\u2060', '\u00A0new@pala.test\u3000', 'ｎｅｗ＠ｐａｌａ．ｔｅｓｔ'])(
  'takes the address %j as new@pala.test, and a name as one line of whole letters',
  async (email) => {
    const { db } = test.context;
    const name = { firstName: '\u200BRene\u0301  \u00A0Marie\u2060', lastName: 'Ib\u00ADáñez' };
    const body = registrationForm({ email, ...name });
    expect((await test.call(null, endpoints.register, { body })).status).toBe(201);
    const [kept] = await db.select().from(users).where(eq(users.email, 'new@pala.test'));
    expect(kept).toMatchObject({ firstName: 'René Marie', lastName: 'Ibáñez' });
    await db.delete(users).where(eq(users.email, 'new@pala.test'));
  },
);

it('the club code works with what a chat puts around it', async () => {
  const { db } = test.context;
  const club = await makeClub(db);
  const [{ code } = { code: '' }] = await db.select({ code: clubs.code }).from(clubs).where(eq(clubs.id, club.id));
  const found = await test.call(null, endpoints.findClubByCode, { params: { code: `\u200B${code}\u00A0` } });
  expect(found.body).toMatchObject({ name: club.name });
});

it.each([
  ['Møller', 'moller'],
  ['Moller', 'MØLLER'],
  ['Østergaard', 'ostergard'],
  ['Østergård', 'østergaard'],
  ['Ibáñez', 'ibanez'],
  ['Ibanez', 'Ibáñez'],
  ['Große', 'grosse'],
  ['Łukasz', 'lukasz'],
  ['Þórður', 'thordur'],
  ['Đorić', 'doric'],
  ['Yıldız', 'YILDIZ'],
  ['Bæk', 'baek'],
  ['Bock', 'ｂｏｃｋ'],
])('every list of people finds %s by "%s"', async (lastName, search) => {
  const { db } = test.context;
  const [admin, player] = [await makeAdmin(db), await makePlayer(db, { lastName })];
  const people = await test.call(admin, endpoints.listPeople, { query: { search } });
  expect(people.body.rows.map(({ id }) => id)).toContain(player.id);
  const found = await test.call(admin, endpoints.findPeople, { query: { among: 'players', search } });
  expect(found.body.map(({ id }) => id)).toContain(player.id);
  const players = await test.call(admin, endpoints.listPlayers, { query: { search } });
  expect(players.body.map(({ id }) => id)).toContain(player.id);
});
