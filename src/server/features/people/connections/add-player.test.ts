// Adding a player by email, without revealing whether the address has an account.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { auditEntries, coachConnections, coachInvitations, users } from '#server/db/schema/index.ts';
import { atOnce, lastToken } from '#server/testing/account-forms.ts';
import { makeListedCoach } from '#server/testing/coaching.ts';
import { connect, makeAdmin, makeCoach, makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { carryOutAddition } from './additions.commands.ts';

const test = useTestApp();

let counter = 0;
const newAddress = () => {
  counter += 1;
  return `added${counter}@pala.test`;
};
type Someone = { id: string };
const form = (email: string, parts: object = {}) =>
  ({ email, firstName: 'Ida', lastName: 'Lund', country: 'DK', ...parts }) as never;
const add = (coach: Someone, email: string, parts: object = {}) =>
  test.call(coach, endpoints.addPlayer, { body: form(email, parts) });
const outgoing = async (coach: Someone) => (await test.call(coach, endpoints.listRequests)).body.outgoing;
const coachesOf = async (player: Someone) => (await test.call(player, endpoints.listRelationships)).body;
const accountOf = async (email: string) =>
  (await test.context.db.select().from(users).where(eq(users.email, email)))[0];
/** Runs something a few turns of the event loop later, to hit a job in progress. */
const later = async (turns: number, action: () => Promise<void>) => {
  for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
  await action();
};
const subjectsTo = (email: string) => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const textTo = (email: string) => test.mails.findLast(({ to }) => to === email)?.text;

describe('an active player', () => {
  it('gets the request with its message, a notification and an email', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeCoach(db)];
    await add(coach, player.email.toUpperCase(), { message: 'See you on court.' });
    await test.runJobs();
    const list = await coachesOf(player);
    expect(list).toMatchObject([{ status: 'requested', requestedBy: 'coach', message: 'See you on court.' }]);
    expect(subjectsTo(player.email)).toEqual([`Carla ${coach.lastName} would like to be your coach`]);
    expect(textTo(player.email)).toContain('http://pala.test/my-coaches');
    const params = { id: list[0]?.id ?? '' };
    await test.call(player, endpoints.acceptConnection, { params });
    expect(await outgoing(coach)).toEqual([]);
    const players = (await test.call(coach, endpoints.listCoachedPlayers)).body.rows;
    expect(players.map(({ id }) => id)).toEqual([player.id]);
  });

  it('is asked once by twenty concurrent calls', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeCoach(db)];
    const answers = await atOnce(20, () => add(coach, player.email));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([202]));
    await test.runJobs();
    expect(await coachesOf(player)).toHaveLength(1);
    expect(subjectsTo(player.email)).toHaveLength(1);
    expect(await outgoing(coach)).toHaveLength(1);
  });

  it('is not asked when the request is withdrawn while being carried out', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    for (let round = 0; round < 20; round += 1) {
      const player = await makePlayer(db);
      await add(coach, player.email);
      const [asked] = await outgoing(coach);
      const params = { id: asked?.id ?? '' };
      await Promise.all([
        test.call(coach, endpoints.withdrawRequest, { params }),
        later(round, () => carryOutAddition(test.context, params.id)),
      ]);
      expect(await outgoing(coach)).toEqual([]);
      expect(await coachesOf(player)).toEqual([]);
    }
  });

  it('who has asked this coach is connected, and one already connected is left alone', async () => {
    const { db } = test.context;
    const [player, coach] = [await makePlayer(db), await makeListedCoach(db)];
    await test.call(player, endpoints.requestConnection, { body: { coachId: coach.id } });
    await add(coach, player.email);
    await test.runJobs();
    expect(await coachesOf(player)).toMatchObject([{ status: 'active' }]);
    await add(coach, player.email);
    expect(await outgoing(coach)).toEqual([]);
    await test.runJobs();
    expect(await db.$count(coachInvitations, eq(coachInvitations.coachId, coach.id))).toBe(0);
    expect(await coachesOf(player)).toHaveLength(1);
  });
});

describe('an unknown address', () => {
  it('gets an account, an email that names the coach, and a request to accept after choosing a password', async () => {
    const coach = await makeCoach(test.context.db);
    const email = newAddress();
    await add(coach, email, { message: 'http://evil.example' });
    await test.runJobs();
    expect(subjectsTo(email)).toEqual([`Carla ${coach.lastName} invites you to Pala`]);
    expect(textTo(email)).not.toContain('evil.example');
    const account = await accountOf(email);
    expect(account).toMatchObject({ state: 'unverified', role: 'player', accessType: 'direct', passwordHash: null });
    expect(account?.analysisCreditsRemaining).toBe(0);
    const token = lastToken(test.mails, email);
    const body = { token, password: 'wall and net', confirmPassword: 'wall and net' };
    expect((await test.call(null, endpoints.setPassword, { body })).status).toBe(200);
    const [request] = await coachesOf(account as Someone);
    expect(request).toMatchObject({ status: 'requested', requestedBy: 'coach', coach: { id: coach.id } });
    const log = await test.context.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, account?.id ?? ''))
      .orderBy(auditEntries.id);
    expect(log.map(({ action }) => action)).toEqual(['account-invited', 'connection-requested', 'password-set']);
  });

  it('gets one account and a request from each of twenty coaches asking at once', async () => {
    const { db } = test.context;
    const email = newAddress();
    const coaches = await atOnce(20, () => makeCoach(db));
    await Promise.all(coaches.map((coach) => add(coach, email)));
    await test.runJobs();
    const account = await accountOf(email);
    expect(await db.$count(coachConnections, eq(coachConnections.playerId, account?.id ?? ''))).toBe(20);
  });
});

describe('the coach who adds a player', () => {
  it('cannot tell a player from an unknown address or any other account', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const connected = await makePlayer(db);
    const declining = await makePlayer(db);
    const addresses = [
      newAddress(),
      (await makePlayer(db)).email,
      declining.email,
      (await makePerson(db, { state: 'pending' })).email,
      (await makePerson(db, { state: 'unverified', passwordHash: 'registered' })).email,
      (await makePerson(db, { state: 'suspended' })).email,
      (await makePerson(db, { state: 'deleted' })).email,
      (await makeCoach(db)).email,
      (await makeAdmin(db)).email,
      coach.email,
    ];
    await connect(db, coach, connected);
    const seen = new Set<string>();
    for (const email of addresses) {
      const answer = await add(coach, email);
      seen.add(`${answer.status} ${answer.raw.body.replaceAll(email, 'ADDRESS')}`);
      await test.runJobs();
    }
    seen.add(
      await add(coach, connected.email).then(
        ({ status, raw }) => `${status} ${raw.body.replaceAll(connected.email, 'ADDRESS')}`,
      ),
    );
    expect([...seen]).toEqual([
      '202 {"message":"We’re sending your request to ADDRESS. Once they accept, they’ll appear in My Players."}',
    ]);
    const [request] = await coachesOf(declining);
    await test.call(declining, endpoints.endConnection, { params: { id: request?.id ?? '' } });
    const list = await outgoing(coach);
    expect(list.map(({ email }) => email).toSorted()).toEqual(addresses.toSorted());
    expect(new Set(list.map(({ firstName, lastName }) => `${firstName} ${lastName}`))).toEqual(new Set(['Ida Lund']));
    const nobodys = addresses.slice(3).filter((email) => subjectsTo(email).length > 0);
    expect(nobodys).toEqual([]);
  });

  it('gets an answer after the same work each time, with the rest done by a job', async () => {
    const { db } = test.context;
    const coach = await makeCoach(db);
    const connections = await db.$count(coachConnections);
    const people = await db.$count(users);
    await add(coach, newAddress());
    await add(coach, (await makePlayer(db)).email);
    await add(coach, (await makeAdmin(db)).email);
    expect(await db.$count(coachInvitations, eq(coachInvitations.coachId, coach.id))).toBe(3);
    expect([await db.$count(coachConnections), await db.$count(users)]).toEqual([connections, people + 2]);
    expect(await test.runJobs()).toBeGreaterThan(3);
  });

  it('can withdraw only their own requests, before and after they are carried out', async () => {
    const { db } = test.context;
    const [coach, other] = [await makeCoach(db), await makeCoach(db)];
    for (const isCarriedOut of [true, false]) {
      const player = await makePlayer(db);
      await add(coach, player.email);
      if (isCarriedOut) await test.runJobs();
      const params = { id: (await outgoing(coach))[0]?.id ?? '' };
      expect((await test.call(other, endpoints.withdrawRequest, { params })).status).toBe(404);
      expect((await test.call(coach, endpoints.withdrawRequest, { params })).status).toBe(204);
      await test.runJobs();
      expect([await outgoing(coach), await coachesOf(player)]).toEqual([[], []]);
      expect((await test.call(coach, endpoints.withdrawRequest, { params })).status).toBe(404);
    }
  });

  it.each([
    [{ email: 'ida' }, { email: 'Please enter a valid email address.' }],
    [{ email: ['a@pala.test', 'b@pala.test'] }, { email: 'Please enter your email address.' }],
    [{ firstName: ' ' }, { firstName: 'Please enter a first name.' }],
    [{ lastName: 'Win http://evil.example' }, { lastName: 'A name cannot contain links or markup.' }],
    [{ country: 'XX' }, { country: 'Please choose a country.' }],
    [{ message: 'a'.repeat(501) }, { message: 'Please keep this under 500 characters.' }],
  ])('sees what is wrong with %j', async (parts, fields) => {
    const coach = await makeCoach(test.context.db);
    const answer = await add(coach, newAddress(), parts);
    expect([answer.status, answer.error.fields]).toEqual([400, fields]);
    expect(await outgoing(coach)).toEqual([]);
  });

  it('sends no request after ceasing to coach', async () => {
    const { db } = test.context;
    const [coach, player] = [await makeCoach(db), await makePlayer(db)];
    await add(coach, player.email);
    await db.update(users).set({ role: 'player' }).where(eq(users.id, coach.id));
    await test.runJobs();
    expect(await coachesOf(player)).toEqual([]);
  });
});
