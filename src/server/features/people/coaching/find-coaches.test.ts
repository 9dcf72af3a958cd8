// Coach profiles, and finding coaches.

import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { makeListedCoach } from '#server/testing/coaching.ts';
import { connect, makeClub, makeCoach, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();

const profile = { about: 'I coach the net game.', languages: ['da', 'en'], certifiedSince: 2018, isListed: true };

describe('a coach’s profile', () => {
  it('is null at first, then the last saved version', async () => {
    const coach = await makeCoach(test.context.db);
    expect((await test.call(coach, endpoints.getCoachProfile)).raw.body).toBe('null');
    await test.call(coach, endpoints.saveCoachProfile, { body: { ...profile, isListed: false } });
    const body = { ...profile, languages: ['en', 'da', 'en'], certifiedSince: null };
    const saved = await test.call(coach, endpoints.saveCoachProfile, { body });
    expect(saved.body).toEqual({ ...profile, languages: ['en', 'da'], certifiedSince: null });
    expect((await test.call(coach, endpoints.getCoachProfile)).body).toEqual(saved.body);
  });

  it.each([
    [{ about: ' ' }, { about: 'Please say a few words about yourself and your coaching.' }],
    [{ about: 'a'.repeat(1501) }, { about: 'Please keep this under 1500 characters.' }],
    [{ languages: [] }, { languages: 'Please choose at least one language.' }],
    [{ languages: ['xx'] }, { languages: 'Please choose languages from the list.' }],
    [{ certifiedSince: 1969 }, { certifiedSince: 'Please enter a year from 1970 to this year.' }],
    [{ certifiedSince: 2999 }, { certifiedSince: 'Please enter a year from 1970 to this year.' }],
    [{ certifiedSince: '2018' }, { certifiedSince: 'Please enter a year from 1970 to this year.' }],
    [{ isListed: 'yes' }, { isListed: 'Please say whether players can find you.' }],
  ])('refuses %j', async (parts, fields) => {
    const coach = await makeCoach(test.context.db);
    const body = { ...profile, ...parts } as never;
    const answer = await test.call(coach, endpoints.saveCoachProfile, { body });
    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
  });
});

describe('finding a coach', () => {
  it('shows listed, active coaches with profile and connection, and never an address', async () => {
    const { db } = test.context;
    const club = await makeClub(db);
    const [player, coach] = [await makePlayer(db), await makeListedCoach(db, { role: 'coach_club', clubId: club.id })];
    const hidden = [
      await makeCoach(db),
      await makeListedCoach(db, { isListed: false }),
      await makeListedCoach(db, { state: 'suspended' }),
      await makeListedCoach(db, { role: 'player' }),
    ];
    const find = async () => (await test.call(player, endpoints.findCoaches)).body.rows;
    const found = await find();
    expect(found.find(({ id }) => id === coach.id)).toEqual({
      id: coach.id,
      firstName: 'Carla',
      lastName: coach.lastName,
      role: 'coach_club',
      country: 'DK',
      clubName: club.name,
      about: 'Calm and precise.',
      languages: ['da'],
      certifiedSince: null,
      connection: null,
    });
    for (const { id } of hidden) expect(found.map((one) => one.id)).not.toContain(id);
    expect(JSON.stringify(found)).not.toContain('@');
    await connect(db, coach, player, 'ended');
    await test.call(player, endpoints.requestConnection, { body: { coachId: coach.id } });
    expect((await find()).filter(({ id }) => id === coach.id)).toMatchObject([{ connection: 'requested' }]);
  });

  it('filters by name, country and language, and offers existing values', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    await makeListedCoach(db, { firstName: 'Zoe', country: 'SE', languages: ['sv', 'en'] });
    await makeListedCoach(db, { firstName: 'Zacarías', country: 'AR', languages: ['es'] });
    const find = async (query: object) =>
      (await test.call(player, endpoints.findCoaches, { query })).body.rows.map(({ firstName }) => firstName);
    expect(await find({ search: 'z' })).toEqual(['Zacarías', 'Zoe']);
    expect(await find({ country: 'SE' })).toEqual(['Zoe']);
    expect(await find({ language: 'es' })).toEqual(['Zacarías']);
    expect(await find({ language: 'en', country: 'AR' })).toEqual([]);
    expect(await find({ search: 'nobody' })).toEqual([]);
    const { offered } = (await test.call(player, endpoints.findCoaches)).body;
    expect(offered.countries).toEqual(expect.arrayContaining(['SE', 'AR']));
    expect(offered.languages).toEqual(expect.arrayContaining(['sv', 'es', 'en']));
    expect(new Set(offered.countries).size).toBe(offered.countries.length);
  });

  it('returns a page at a time', async () => {
    const { db } = test.context;
    const player = await makePlayer(db);
    for (let index = 0; index < 22; index += 1) await makeListedCoach(db, { firstName: 'Same', country: 'NZ' });
    const read = async (query: object) => (await test.call(player, endpoints.findCoaches, { query })).body;
    const first = await read({ country: 'NZ' });
    const second = await read({ country: 'NZ', after: first.next });
    expect([first.rows.length, second.rows.length, second.next]).toEqual([20, 2, null]);
    expect(new Set([...first.rows, ...second.rows].map(({ id }) => id)).size).toBe(22);
  });
});
