// Importing players: confirmed whole or not at all, carried out in pieces, never twice.

import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { clubImports, clubInvitations, users } from '#server/db/schema/index.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { carryOutImport } from './club-import.commands.ts';

const test = useTestApp();
type Person = { id: string };

const rows = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => ({
    firstName: index === 0 ? 'מרים 🎾' : 'Ida',
    lastName: `Lund ${index}`,
    email: `${prefix}${index}@pala.test`,
    country: 'DK',
  }));
const start = (manager: Person, players: ReturnType<typeof rows>, key = newId()) =>
  test.call(manager, endpoints.startClubImport, { body: { key, players } });
const latest = async (manager: Person) => (await test.call(manager, endpoints.getLatestClubImport)).body;
const countAccounts = async (clubId: string) => test.context.db.$count(users, eq(users.clubId, clubId));

describe('an import', () => {
  it('asks every player in, tells how far it is, and mails through the queue', async () => {
    const { club, manager } = await makeClubWithPeople(test.context.db);
    const before = await countAccounts(club.id);
    const answer = await start(manager, rows(3, 'three'));
    expect([answer.status, answer.body]).toMatchObject([202, { total: 3, done: 0, finishedAt: null }]);
    expect(await countAccounts(club.id)).toBe(before);
    await test.runJobs();
    expect(await latest(manager)).toMatchObject({ total: 3, done: 3 });
    expect((await latest(manager))?.finishedAt).not.toBeNull();
    expect(await countAccounts(club.id)).toBe(before + 3);
    expect(test.mails.filter(({ to }) => to.startsWith('three'))).toHaveLength(3);
    const [named] = await test.context.db.select().from(users).where(eq(users.email, 'three0@pala.test'));
    expect(named?.firstName).toBe('מרים 🎾');
  });

  it('confirmed twice, also at the same moment, is one', async () => {
    const { manager } = await makeClubWithPeople(test.context.db);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(manager, rows(2, 'twice'), key)));
    answers.push(await start(manager, rows(2, 'twice'), key));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 202));
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to.startsWith('twice'))).toHaveLength(2);
  });

  it('with one bad row, one member or one address twice stores nothing', async () => {
    const { db } = test.context;
    const { club, manager, known } = await makeClubWithPeople(db);
    const [first, ...others] = rows(4, 'bad');
    const bad = [
      { ...first, email: 'no address' },
      { ...first, firstName: '' },
      { ...first, country: 'Denmark' },
      { ...first, email: known.email },
      { ...first, email: 'bad1@pala.test' },
    ] as ReturnType<typeof rows>;
    for (const one of bad) {
      const { status } = await start(manager, [...others, one]);
      expect([one, status >= 400 && status < 500]).toEqual([one, true]);
    }
    expect(await db.$count(clubInvitations, eq(clubInvitations.clubId, club.id))).toBe(0);
    expect(await db.$count(clubImports, eq(clubImports.clubId, club.id))).toBe(0);
  });

  it('stopped in the middle goes on where it was, and asks nobody twice', async () => {
    const { db } = test.context;
    const { manager } = await makeClubWithPeople(db);
    const { body } = await start(manager, rows(1100, 'stopped'));
    // The second piece dies with the process: its transaction never happened.
    let pieces = 0;
    const dying = {
      ...test.context,
      db: new Proxy(db, {
        get: (target, name) => {
          if (name === 'transaction' && (pieces += 1) > 1) throw new Error('killed');
          return Reflect.get(target, name) as unknown;
        },
      }),
    };
    await expect(carryOutImport(dying, body.id)).rejects.toThrow('killed');
    expect(await latest(manager)).toMatchObject({ total: 1100, done: 500, finishedAt: null });
    await carryOutImport(test.context, body.id);
    expect(await latest(manager)).toMatchObject({ total: 1100, done: 1100 });
    await carryOutImport(test.context, body.id);
    const queued = sql<number>`(select count(*)::int from pgboss.job where name = 'invitation-mail' and state = 'created')`;
    expect(await db.select({ queued }).from(sql`(select 1) as one`)).toEqual([{ queued: 1100 }]);
    await db.execute(sql`delete from pgboss.job where name = 'invitation-mail'`);
  });

  it('of 5,000 takes a few statements for each piece, and more than 5,000 are refused', async () => {
    const { club, manager } = await makeClubWithPeople(test.context.db);
    const players = rows(5000, 'full');
    const confirming = await countStatements(async () => expect((await start(manager, players)).status).toBe(202));
    expect(confirming).toBeLessThan(60);
    const { id } = (await latest(manager)) as { id: string };
    expect(await countStatements(() => carryOutImport(test.context, id))).toBeLessThan(11 * 20);
    expect(await test.context.db.$count(users, eq(users.clubId, club.id))).toBeGreaterThan(5000);
    await test.context.db.execute(sql`delete from pgboss.job where name = 'invitation-mail'`);
    expect((await start(manager, rows(5001, 'more'))).status).toBe(400);
  });
});

describe('checking before', () => {
  it('tells members and invitations of the own club, and nothing of anybody else', async () => {
    const { db } = test.context;
    const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    const direct = await makePlayer(db);
    await start(own.manager, rows(1, 'asked'));
    await start(other.manager, rows(1, 'theirs'));
    await test.runJobs();
    const emails = [
      own.known.email,
      other.known.email,
      direct.email,
      'asked0@pala.test',
      'theirs0@pala.test',
      'n@pala.test',
    ];
    const { body } = await test.call(own.manager, endpoints.checkClubImport, { body: { emails } });
    expect(body).toEqual({ members: [own.known.email], invited: ['asked0@pala.test'] });
  });
});
