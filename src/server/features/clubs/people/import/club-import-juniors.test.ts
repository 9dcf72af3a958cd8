// Juniors in an imported file: each guardian is asked once about all their juniors (docs/product.md#families).

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { clubImports, clubInvitations, guardianRequests } from '#server/db/schema/index.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeJunior, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
type World = Awaited<ReturnType<typeof makeClubWithPeople>>;
let world: World;

beforeEach(async () => {
  world = await makeClubWithPeople(test.context.db);
});

const junior = (firstName: string, email: string, columns = {}) => ({
  firstName,
  lastName: 'Lund',
  email,
  country: 'DK',
  adultOn: '2038-03-01',
  ...columns,
});
const start = (manager: Person, players: object[], key = newId()) =>
  test.call(manager, endpoints.startClubImport, { body: { key, players } as never });
const check = async (manager: Person, juniors: { firstName: string; lastName: string; email: string }[]) =>
  (await test.call(manager, endpoints.checkClubImport, { body: { emails: [], juniors } })).body.juniors;
const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email);
const acceptAll = async (guardian: Person) => {
  for (const { id } of (await test.call(guardian, endpoints.getFamily)).body.requests)
    await test.call(guardian, endpoints.acceptGuardianRequest, {
      params: { id },
      body: { consentToDataProcessing: true },
    });
};

describe('juniors of an import', () => {
  it('are one request to each guardian, who is named by the file or as their family', async () => {
    const { manager, club } = world;
    const [anna, bo] = [`anna-${club.id}@pala.test`, `bo-${club.id}@pala.test`];
    const players = [
      junior('Ida', anna, { guardian: { firstName: 'Anna', lastName: 'Berg' } }),
      { firstName: 'Zoe', lastName: 'Holm', email: `zoe-${club.id}@pala.test`, country: 'DK' },
      junior('Noah', anna),
      junior('Kim', bo),
    ];
    const answer = await start(manager, players);
    expect([answer.status, answer.body]).toMatchObject([202, { total: 4, done: 3 }]);
    await test.runJobs();
    expect(mailsTo(anna).map(({ subject }) => subject)).toEqual([
      `${club.name} asks you to look after Ida Lund and Noah Lund on Pala`,
    ]);
    expect(mailsTo(bo)).toHaveLength(1);
    expect((await test.call(manager, endpoints.getLatestClubImport)).body).toMatchObject({ total: 4, done: 4 });
    const { asked } = (await test.call(manager, endpoints.listClubJuniors)).body;
    const named = asked.map(({ firstName, guardian }) => `${firstName}: ${guardian.firstName} ${guardian.lastName}`);
    expect(named.toSorted()).toEqual(['Ida: Anna Berg', 'Kim: Family Lund', 'Noah: Anna Berg']);
    const invited = (await test.call(manager, endpoints.listClubInvitations)).body.rows;
    expect(invited.map(({ firstName }) => firstName)).toEqual(['Zoe']);
  });

  it('get level, coach and groups as soon as the guardian accepts, and count as joined', async () => {
    const { manager, coach } = world;
    const guardian = await makePlayer(test.context.db);
    const group = { name: 'Juniors', rule: null };
    const { id: groupId } = (await test.call(manager, endpoints.createClubGroup, { body: group })).body;
    const what = { currentLevel: '2.0', coachId: coach.id, groupIds: [groupId] };
    await start(manager, [junior('Ida', guardian.email, what), junior('Noah', guardian.email)]);
    await test.runJobs();
    await acceptAll(guardian);
    await test.runJobs();
    const { rows } = (await test.call(manager, endpoints.listClubPlayers, { query: { search: 'Ida Lund' } })).body;
    expect(rows).toMatchObject([
      { isJunior: true, currentLevel: '2.0', coaches: [{ id: coach.id }], groups: [{ id: groupId }] },
    ]);
    expect((await test.call(manager, endpoints.getLatestClubImport)).body).toMatchObject({ total: 2, joined: 2 });
  });

  it('are asked about once, however often the import is confirmed', async () => {
    const { manager, club } = world;
    const email = `twice-${club.id}@pala.test`;
    const key = newId();
    const confirm = () => start(manager, [junior('Ida', email), junior('Noah', email)], key);
    const answers = [...(await Promise.all([confirm(), confirm(), confirm()])), await confirm()];
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    await test.runJobs();
    await confirm();
    await test.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
    expect(await test.context.db.$count(guardianRequests, eq(guardianRequests.clubId, club.id))).toBe(2);
  });

  it('are stored whole or not at all', async () => {
    const { db } = test.context;
    const { manager, club, known } = world;
    const guardian = await makePlayer(db);
    await makeJunior(db, club.id, guardian, { firstName: 'Emma', lastName: 'Lund' });
    const email = `whole-${club.id}@pala.test`;
    const good = [junior('Ida', email), { ...junior('Zoe', `zoe-${email}`), adultOn: undefined }];
    const bad = [
      [junior('Noah', email, { adultOn: '2020-01-01' })],
      [junior('Noah', email, { adultOn: 'soon' })],
      [junior('IDA', email)],
      [junior('Emma', guardian.email)],
      [{ ...junior('Kim', known.email), adultOn: undefined }],
      Array.from({ length: 10 }, (_, index) => junior(`Child ${index}`, email)),
    ];
    const statuses = [];
    for (const rows of bad) statuses.push((await start(manager, [...good, ...rows])).status);
    expect(statuses).toEqual([400, 400, 400, 409, 409, 400]);
    for (const table of [clubImports, clubInvitations, guardianRequests])
      expect(await db.$count(table, eq(table.clubId, club.id))).toBe(0);
    expect((await start(manager, good)).status).toBe(202);
  });

  it('of one address belong to the club that named them', async () => {
    const other = await makeClubWithPeople(test.context.db);
    const guardian = await makePlayer(test.context.db);
    await start(world.manager, [junior('Ida', guardian.email), junior('Noah', guardian.email)]);
    await start(other.manager, [junior('Emil', guardian.email), junior('Ida', guardian.email)]);
    await test.runJobs();
    expect((await test.call(guardian, endpoints.getFamily)).body.requests).toHaveLength(4);
    await acceptAll(guardian);
    const all = ['Emil', 'Ida', 'Noah'].map((firstName) => junior(firstName, guardian.email));
    for (const [manager, names, known] of [
      [world.manager, ['Ida', 'Noah'], [null, 'member', 'member']],
      [other.manager, ['Emil', 'Ida'], ['member', 'member', null]],
    ] as const) {
      const { juniors, asked } = (await test.call(manager, endpoints.listClubJuniors)).body;
      expect([juniors.map(({ firstName }) => firstName), asked]).toEqual([names, []]);
      expect(await check(manager, all)).toEqual(known);
    }
  });

  it('take few statements for 5,000', async () => {
    const { manager } = world;
    const players = Array.from({ length: 5000 }, (_, index) => junior(`Child ${index}`, `many${index >> 1}@pala.test`));
    const confirming = await countStatements(async () => expect((await start(manager, players)).status).toBe(202));
    expect(confirming).toBeLessThan(60);
    const states = await countStatements(async () => {
      expect(new Set(await check(manager, players))).toEqual(new Set(['asked']));
    });
    expect(states).toBeLessThan(15);
    await test.context.db.execute(`delete from pgboss.job where name = 'guardian-requests'`);
  });
});

describe('a known junior', () => {
  it('is found by the address of the guardian and the name, however it is written', async () => {
    const { db } = test.context;
    const guardian = await makePlayer(db);
    await makeJunior(db, world.club.id, guardian, { firstName: 'Søren', lastName: 'Lund' });
    await start(world.manager, [junior('Ida', guardian.email)]);
    const names = ['søren', 'Ida', 'Noah'].map((firstName) => junior(firstName, guardian.email));
    expect(await check(world.manager, names)).toEqual(['member', 'asked', null]);
  });

  it('is in the export with day and guardian', async () => {
    const { db } = test.context;
    const guardian = await makePlayer(db, {
      firstName: 'Anna Marie',
      lastName: 'Berg',
      email: `e-${newId()}@pala.test`,
    });
    const one = await makeJunior(db, world.club.id, guardian, { firstName: 'Ida', lastName: 'Lund', country: 'DK' });
    const selection = { ids: [one.id] };
    const { body } = await test.call(world.manager, endpoints.exportClubPlayers, { body: { selection } });
    // The same text is read in `read-juniors.test.ts` of the web.
    expect(body.csv).toBe(
      [
        '\uFEFFFirst name;Last name;Email;Country;Level;Coach;Groups;Junior until;Guardian',
        `Ida;Lund;${guardian.email};DK;;;;2040-06-01;Berg, Anna Marie`,
        '',
      ].join('\r\n'),
    );
  });
});
