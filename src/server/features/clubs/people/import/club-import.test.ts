// Importing players: confirmed whole or not at all, carried out in pieces, never twice.

import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { clubImports, clubInvitations, users } from '#server/db/schema/index.ts';
import { deactivateClub } from '#server/features/clubs/deactivation.commands.ts';
import { lastToken } from '#server/testing/account-forms.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { processImport } from './club-import.commands.ts';

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
  it('invites every player, reports progress and emails through the queue', async () => {
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

  it('runs once when confirmed twice, also concurrently', async () => {
    const { manager } = await makeClubWithPeople(test.context.db);
    const key = newId();
    const answers = await Promise.all(Array.from({ length: 5 }, () => start(manager, rows(2, 'twice'), key)));
    answers.push(await start(manager, rows(2, 'twice'), key));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 202));
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to.startsWith('twice'))).toHaveLength(2);
  });

  it('stores nothing with a bad row, a member or a duplicate address', async () => {
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

  it('resumes after an interruption and invites no one twice', async () => {
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
    await expect(processImport(dying, body.id)).rejects.toThrow('killed');
    expect(await latest(manager)).toMatchObject({ total: 1100, done: 500, finishedAt: null });
    await processImport(test.context, body.id);
    expect(await latest(manager)).toMatchObject({ total: 1100, done: 1100 });
    await processImport(test.context, body.id);
    const queued = sql<number>`(select count(*)::int from pgboss.job where name = 'invitation-mail' and state = 'created')`;
    expect(await db.select({ queued }).from(sql`(select 1) as one`)).toEqual([{ queued: 1100 }]);
    await db.execute(sql`delete from pgboss.job where name = 'invitation-mail'`);
  });

  it('takes few statements for 5,000 players, and refuses more', async () => {
    const { club, manager } = await makeClubWithPeople(test.context.db);
    const players = rows(5000, 'full');
    const confirming = await countStatements(async () => expect((await start(manager, players)).status).toBe(202));
    expect(confirming).toBeLessThan(60);
    const { id } = (await latest(manager)) as { id: string };
    expect(await countStatements(() => processImport(test.context, id))).toBeLessThan(11 * 20);
    expect(await test.context.db.$count(users, eq(users.clubId, club.id))).toBeGreaterThan(5000);
    await test.context.db.execute(sql`delete from pgboss.job where name = 'invitation-mail'`);
    expect((await start(manager, rows(5001, 'more'))).status).toBe(400);
  });
});

describe('two clubs that import the same address', () => {
  const email = (name: string) => `${name}0@pala.test`;
  const importBoth = async (name: string) => {
    const clubs = [await makeClubWithPeople(test.context.db), await makeClubWithPeople(test.context.db)] as const;
    for (const [index, { manager }] of clubs.entries()) {
      await start(manager, [{ ...rows(1, name)[0], firstName: index === 0 ? 'Ida' : 'Idarika' }] as never);
      await test.runJobs();
    }
    const mails = test.mails.filter(({ to }) => to === email(name));
    const tokens = mails.map((mail) => lastToken([mail], email(name)));
    return { clubs, mails, tokens: tokens as [string, string] };
  };
  const accept = (token: string) =>
    test.call(null, endpoints.setPassword, {
      body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
    });
  const accountOf = async (name: string) =>
    (
      await test.context.db
        .select()
        .from(users)
        .where(eq(users.email, email(name)))
    )[0];
  const invitationOf = async (manager: Person) =>
    (await test.call(manager, endpoints.listClubInvitations)).body.rows[0]?.id ?? '';

  it('each send an invitation with their own name and see no other', async () => {
    const { clubs, mails: emails } = await importBoth('both');
    expect(emails.map(({ subject }) => subject)).toEqual(
      clubs.map(({ club }) => `You’re invited to join ${club.name} on Pala`),
    );
    expect(emails[1]?.text).toContain('Welcome, Idarika');
    expect(emails[1]?.text).not.toContain(clubs[0].club.name);
    const lists = await Promise.all(clubs.map(({ manager }) => test.call(manager, endpoints.listClubInvitations)));
    expect(lists.map(({ body }) => body.rows.map(({ firstName }) => firstName))).toEqual([['Ida'], ['Idarika']]);
  });

  it.each([0, 1] as const)(
    'get the person whose link %i is used, and the other club goes on asking',
    async (chosen) => {
      const name = `chosen${chosen}-`;
      const { clubs, tokens } = await importBoth(name);
      const [mine, other] = chosen === 0 ? clubs : [clubs[1], clubs[0]];
      expect((await accept(tokens[chosen])).status).toBe(200);
      const account = await accountOf(name);
      expect(account).toMatchObject({
        clubId: mine.club.id,
        accessType: 'club',
        firstName: chosen === 0 ? 'Ida' : 'Idarika',
      });
      expect((await accept(tokens[1 - chosen] as string)).error.code).toBe('invalid_link');
      const { body } = await test.call({ id: account?.id ?? '' }, endpoints.listClubRequests);
      expect(body.map(({ clubName }) => clubName)).toEqual([other.club.name]);
    },
  );

  it.each([0, 1] as const)('keep their own link when club %i withdraws', async (leaving) => {
    const name = `withdrawn${leaving}-`;
    const { clubs, tokens } = await importBoth(name);
    const { manager } = clubs[leaving];
    const params = { id: await invitationOf(manager) };
    expect((await test.call(manager, endpoints.withdrawClubInvitation, { params })).status).toBe(204);
    expect((await accept(tokens[leaving])).error.code).toBe('invalid_link');
    expect((await accept(tokens[1 - leaving] as string)).status).toBe(200);
    expect((await accountOf(name))?.clubId).toBe(clubs[1 - leaving]?.club.id);
  });

  it('keep their own link when the other club resends or is deactivated', async () => {
    const { clubs, tokens } = await importBoth('ended');
    const params = { id: await invitationOf(clubs[0].manager) };
    await test.call(clubs[0].manager, endpoints.resendClubInvitation, { params });
    await test.runJobs();
    expect((await accept(tokens[0])).error.code).toBe('invalid_link');
    await deactivateClub(test.context, { actorId: null, address: null }, clubs[0].club.id);
    expect((await accept(lastToken(test.mails, email('ended')))).error.code).toBe('invalid_link');
    expect((await accept(tokens[1])).status).toBe(200);
    expect((await accountOf('ended'))?.clubId).toBe(clubs[1].club.id);
  });
});

describe('checkClubImport', () => {
  it('returns members and invitations of the own club only', async () => {
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
    expect(body).toEqual({
      members: [own.known.email],
      invited: ['asked0@pala.test'],
      coaches: [],
      groups: [],
      juniors: [],
    });
  });
});
