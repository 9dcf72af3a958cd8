// Levels that were never stated: shown as none and counted nowhere, until the player or a coach gives one.

import { readFile } from 'node:fs/promises';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { consents, identities, playerAbilities, reviews, skillRatings, users } from '#server/db/schema/index.ts';
import { confirmAddress, lastToken, registrationForm } from '#server/testing/account-forms.ts';
import { makeReview, makeVerification } from '#server/testing/club-season.ts';
import { connect, makeAdmin, makeClub, makeCoach, makeMember, makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const day = (moment: string) => moment.slice(0, 10);

const personOf = async (email: string) => {
  const [person] = await test.context.db.select().from(users).where(eq(users.email, email));
  if (!person) throw new Error(`no account of ${email}`);
  return person;
};
const stated = async (email: string) => (await personOf(email)).currentLevel;

async function makeClubWithManager() {
  const { db } = test.context;
  const club = await makeClub(db);
  return { db, club, manager: await makePerson(db, { role: 'club', clubId: club.id }) };
}

describe('a registration', () => {
  it('without a level returns 1.0, as specified, marked as not stated', async () => {
    const form = registrationForm({ email: 'ana@pala.test', country: 'ES', currentLevel: undefined });
    await test.call(null, endpoints.register, { body: form });
    await confirmAddress(test, 'ana@pala.test');
    const { db } = test.context;
    await db.update(users).set({ state: 'active' }).where(eq(users.email, 'ana@pala.test'));
    const { body } = await test.call(await personOf('ana@pala.test'), endpoints.getCurrentUser);
    expect(body).toMatchObject({ currentLevel: '1.0', isLevelStated: false });
    const { body: list } = await test.call(await makeAdmin(db), endpoints.listPeople, { query: { search: 'ana@' } });
    expect(list.rows).toMatchObject([{ currentLevel: '1.0', isLevelStated: false }]);
  });

  it('with a level counts as stated, whatever the level and country', async () => {
    const form = registrationForm({ email: 'eva@pala.test', country: 'ES', currentLevel: '1.0' });
    await test.call(null, endpoints.register, { body: form });
    expect(await stated('eva@pala.test')).toBe('1.0');
  });
});

describe('an invitation', () => {
  const people = [
    { firstName: 'Ida', lastName: 'Lund', email: 'ida@pala.test', country: 'DK', currentLevel: '3.5' },
    { firstName: 'Bo', lastName: 'Lund', email: 'bo@pala.test', country: 'DK' },
    { firstName: 'Eli', lastName: 'Lund', email: 'eli@pala.test', country: 'ES', currentLevel: '2.2' },
  ];
  const accept = async (email: string, currentLevel?: '4.0') => {
    const { status } = await test.call(null, endpoints.setPassword, {
      body: {
        token: lastToken(test.mails, email),
        password: 'quiet-harbour-9',
        confirmPassword: 'quiet-harbour-9',
        currentLevel,
      },
    });
    expect(status).toBe(200);
  };

  it('brings the level from the list, which the player may change or keep', async () => {
    const { manager } = await makeClubWithManager();
    await test.call(manager, endpoints.startClubImport, { body: { key: 'levels', players: people } });
    await test.runJobs();
    expect([await stated('ida@pala.test'), await stated('bo@pala.test')]).toEqual(['3.5', null]);
    expect(test.mails.findLast(({ to }) => to === 'bo@pala.test')?.text).toMatch(/token=[\w-]+&asks=level/);
    await accept('ida@pala.test');
    await accept('bo@pala.test', '4.0');
    await accept('eli@pala.test', '4.0');
    expect(await Promise.all(people.map(({ email }) => stated(email)))).toEqual(['3.5', '4.0', '4.0']);
  });

  it('refuses an invalid level', async () => {
    const { manager } = await makeClubWithManager();
    for (const currentLevel of ['0.5', '7.5', '3', 'good', '']) {
      const players = [{ ...people[0], email: 'odd@pala.test', currentLevel }] as typeof people;
      const { status } = await test.call(manager, endpoints.startClubImport, { body: { key: 'odd', players } });
      expect([currentLevel, status]).toEqual([currentLevel, 400]);
    }
  });

  it('is not confused with a forgotten password, which never changes a level', async () => {
    const player = await makePerson(test.context.db, { email: 'old@pala.test', currentLevel: '2.0' });
    await test.call(null, endpoints.forgotPassword, { body: { email: player.email } });
    await test.runJobs();
    await accept('old@pala.test', '4.0');
    expect(await stated('old@pala.test')).toBe('2.0');
  });
});

describe('an unstated level', () => {
  // Distributions include all existing ratings.
  beforeEach(async () => {
    await test.context.db.delete(skillRatings);
    await test.context.db.delete(playerAbilities);
    await test.context.db.delete(reviews);
  });

  /** Two members with a level, one of them improved, and three without: one old, one new, one verified since. */
  async function makeMembers() {
    const { db, club, manager } = await makeClubWithManager();
    const coach = await makeCoach(db, { role: 'coach_club', clubId: club.id });
    const long = { createdAt: ago(900) };
    const steady = await makeMember(db, club.id, { ...long, currentLevel: '2.0' });
    const risen = await makeMember(db, club.id, { ...long, currentLevel: '5.0', isLevelVerified: true });
    await makeVerification(db, risen, '4.0', ago(200));
    await makeVerification(db, risen, '5.0', ago(10));
    const silent = await makeMember(db, club.id, long);
    await makeMember(db, club.id);
    const overall = { sent: ago(20), published: ago(15), ratings: { overall: 4 } };
    for (const player of [steady, silent]) await makeReview(db, coach, player, overall);
    await connect(db, coach, silent);
    return { db, club, manager, coach, steady, silent };
  }

  it('is excluded from club figures, and dashboard and report agree', async () => {
    const { manager, silent } = await makeMembers();
    const bands = { entry_level: 1, getting_there: 0, solid: 1, advanced: 0 };
    const { body: dashboard } = await test.call(manager, endpoints.getClubDashboard);
    expect(dashboard).toMatchObject({ members: 4, level: { mean: 3.5, change: 0.5, bands } });
    const period = { from: day(ago(90)), to: day(ago(0)) };
    const { body: report } = await test.call(manager, endpoints.getClubReport, { query: period });
    expect(report).toMatchObject({ members: 4, levels: { mean: 3.5, change: 0.5, bands, rose: 1, fell: 0 } });
    expect(report.players.find(({ player }) => player.id === silent.id)).toMatchObject({
      level: null,
      levelBefore: null,
    });
  });

  it('is excluded from benchmarks and distributions, and null in every list', async () => {
    const { db, manager, coach, steady, silent } = await makeMembers();
    const { body: none } = await test.call(silent, endpoints.getBenchmarks, { params: { userId: silent.id } });
    expect(none).toEqual({ band: null, among: null });
    const { body: own } = await test.call(steady, endpoints.getBenchmarks, { params: { userId: steady.id } });
    expect(own.band).toBe('entry_level');
    const { body: insights } = await test.call(await makeAdmin(db), endpoints.listSkillCounts);
    const rated = insights.filter(({ skill }) => skill === 'overall');
    expect(rated).toEqual([expect.objectContaining({ band: 'entry_level', players: 1 })]);
    const { body: members } = await test.call(manager, endpoints.listClubPlayers);
    expect(members.rows.find(({ id }) => id === silent.id)?.currentLevel).toBeNull();
    const { body: mine } = await test.call(coach, endpoints.listCoachedPlayers);
    expect(mine.rows).toMatchObject([{ currentLevel: null }]);
  });
});

it('the migration marks unstated levels of existing accounts', async () => {
  const { db } = test.context;
  const old = { currentLevel: '1.0', createdAt: ago(100) };
  const registered = async (country: string, columns = {}) => {
    const person = await makePerson(db, { ...old, country, ...columns });
    await db.insert(consents).values({ userId: person.id, policyVersion: '1', givenAt: person.createdAt });
    return person;
  };
  const dane = await registered('DK');
  const spaniard = await registered('ES');
  const chose = await registered('ES', { currentLevel: '2.0' });
  const withGoogle = await registered('AR');
  await db.insert(identities).values({
    issuer: 'google',
    subject: 'x',
    userId: withGoogle.id,
    email: withGoogle.email,
    linkedAt: withGoogle.createdAt,
  });
  const invited = await makePerson(db, old);
  await db.insert(consents).values({ userId: invited.id, policyVersion: '1', givenAt: ago(90) });
  const verified = await makePerson(db, { ...old, isLevelVerified: true });
  await makeVerification(db, verified, '1.0', ago(5));
  const migration = new URL('../../db/migrations/20261126165340_stated_levels/migration.sql', import.meta.url);
  const text = await readFile(migration, 'utf8');
  await db.execute(sql.raw(text.slice(text.indexOf('UPDATE'))));
  const levels = new Map((await db.select().from(users)).map(({ id, currentLevel }) => [id, currentLevel]));
  expect([dane, spaniard, chose, withGoogle, invited, verified].map(({ id }) => levels.get(id))).toEqual([
    '1.0',
    null,
    '2.0',
    '1.0',
    null,
    '1.0',
  ]);
});
