// Reminders of invitations: twice at most, each once, and never to anyone who has answered.

import { eq, sql } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accountLinks, clubInvitations, coachConnections, users } from '#server/db/schema/index.ts';
import { deactivateClub } from '#server/features/clubs/deactivation.commands.ts';
import { clubPeopleJobs } from '#server/features/clubs/people/club-people.jobs.ts';
import { makeStopToken } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { lastToken } from '#server/testing/account-forms.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Scene = Awaited<ReturnType<typeof makeClubWithPeople>>;
let scene: Scene;
let email: string;

beforeEach(async () => {
  const { db } = test.context;
  await test.runJobs();
  await db.delete(clubInvitations);
  scene = await makeClubWithPeople(db);
  email = `${newId()}@pala.test`;
});

const person = () => ({ firstName: 'Ida', lastName: 'Lund', email, country: 'DK' });
async function importOne(coachId?: string, to: Scene = scene) {
  const body = { key: newId(), players: [{ ...person(), ...(coachId !== undefined && { coachId }) }] };
  expect((await test.call(to.manager, endpoints.startClubImport, { body })).status).toBe(202);
  await test.runJobs();
}
async function inviteOne() {
  const body = { people: [{ ...person(), role: 'player' as const }] };
  expect((await test.call(scene.manager, endpoints.inviteToClub, { body })).status).toBe(202);
  await test.runJobs();
}

/** Makes everything about invitations so many hours older. */
async function wait(hours: number): Promise<void> {
  const { db } = test.context;
  const older = (column: unknown) => sql`${column} - make_interval(hours => ${hours})`;
  await db.update(clubInvitations).set({
    carriedOutAt: older(clubInvitations.carriedOutAt),
    firstRemindedAt: older(clubInvitations.firstRemindedAt),
    lastRemindedAt: older(clubInvitations.lastRemindedAt),
  });
  await db.update(accountLinks).set({ expiresAt: older(accountLinks.expiresAt) });
}
/** Looks for reminders, and returns the subjects of new emails to the person. */
async function remind(): Promise<string[]> {
  test.mails.length = 0;
  await test.context.jobs.enqueue(test.context.db, 'invitation-reminders', {});
  await test.runJobs();
  return test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
}
const claim = () => clubPeopleJobs['invitation-reminders']({}, test.context);
const accept = (token: string) =>
  test.call(null, endpoints.setPassword, {
    body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
  });
const account = async () => {
  const [row] = await test.context.db.select().from(users).where(eq(users.email, email));
  return row ?? { id: newId() };
};
const invitationId = async () =>
  (await test.call(scene.manager, endpoints.listClubInvitations)).body.rows[0]?.id ?? newId();
const ask = async () => {
  const player = await makePlayer(test.context.db, { email });
  await inviteOne();
  return player;
};

describe('an imported player', () => {
  it('is reminded after two days and a day before the link ends, two weeks on', async () => {
    await importOne();
    expect(test.mails.findLast(({ to }) => to === email)?.text).toContain('within 14 days');
    await wait(47);
    expect(await remind()).toEqual([]);
    await wait(2);
    expect(await remind()).toEqual([`Reminder: ${scene.club.name} has invited you to Pala`]);
    expect(test.mails[0]?.text).toContain('for another 11 days');
    expect(await remind()).toEqual([]);
    await wait(336 - 49 - 23);
    expect(await remind()).toEqual([`Last reminder: ${scene.club.name} has invited you to Pala`]);
    expect(await remind()).toEqual([]);
    await wait(24);
    expect(await remind()).toEqual([]);
  });

  it('gets another link that ends with the first one, and both work once', async () => {
    await importOne();
    const first = lastToken(test.mails, email);
    await wait(50);
    await remind();
    const second = lastToken(test.mails, email);
    const ends = await test.context.db
      .select({ at: accountLinks.expiresAt })
      .from(accountLinks)
      .where(eq(accountLinks.userId, (await account()).id));
    expect([ends.length, new Set(ends.map(({ at }) => at)).size]).toEqual([2, 1]);
    expect((await accept(first)).status).toBe(200);
    expect((await accept(second)).error.code).toBe('invalid_link');
    await wait(240);
    expect(await remind()).toEqual([]);
  });

  it('whose last reminder falls due with the first gets one', async () => {
    await importOne();
    await wait(336 - 20);
    expect(await remind()).toHaveLength(1);
    await wait(10);
    expect(await remind()).toEqual([]);
  });
});

describe('a person who was invited alone', () => {
  it('is reminded once, before the 72 hours are over', async () => {
    await inviteOne();
    await wait(49);
    expect(await remind()).toHaveLength(1);
    await wait(20);
    expect(await remind()).toEqual([]);
  });

  it('with an account is reminded once of the request, and may decline', async () => {
    const player = await ask();
    await wait(49);
    expect(await remind()).toEqual([`Reminder: ${scene.club.name} has invited you to join on Pala`]);
    await wait(200);
    expect(await remind()).toEqual([]);
    expect((await test.call(player, endpoints.listClubRequests)).body).toHaveLength(1);
  });
});

describe('nobody is reminded', () => {
  it.each([
    ['who has joined', async () => void (await accept(lastToken(test.mails, email)))],
    [
      'whose invitation was withdrawn',
      async () => {
        const params = { id: await invitationId() };
        await test.call(scene.manager, endpoints.withdrawClubInvitation, { params });
      },
    ],
    ['whose club has ended', () => deactivateClub(test.context, { actorId: null, address: null }, scene.club.id)],
    [
      'who stopped reminders',
      async () => {
        const token = makeStopToken(test.context, 'invitations', (await account()).id);
        await test.call(null, endpoints.stopMails, { body: { kind: 'invitations', token } });
      },
    ],
    [
      'whose invitation was sent again just now',
      async () => {
        const params = { id: await invitationId() };
        await test.call(scene.manager, endpoints.resendClubInvitation, { params });
        await test.runJobs();
      },
    ],
  ])('%s before it is due', async (_, answer) => {
    await importOne();
    await wait(49);
    await answer();
    expect(await remind()).toEqual([]);
  });

  it('who answers between the choice and the sending', async () => {
    await importOne();
    await wait(49);
    await claim();
    await accept(lastToken(test.mails, email));
    test.mails.length = 0;
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  it.each([
    [
      'declines',
      (player: { id: string }, id: string) => test.call(player, endpoints.declineClubRequest, { params: { id } }),
    ],
    [
      'accepts',
      (player: { id: string }, id: string) => test.call(player, endpoints.acceptClubRequest, { params: { id } }),
    ],
    [
      'is suspended',
      ({ id }: { id: string }) => test.context.db.update(users).set({ state: 'suspended' }).where(eq(users.id, id)),
    ],
    [
      'is being deleted',
      ({ id }: { id: string }) => test.context.db.update(users).set({ state: 'deleted' }).where(eq(users.id, id)),
    ],
    [
      'is erased',
      ({ id }: { id: string }) =>
        test.context.db
          .update(users)
          .set({ state: 'deleted', erasedAt: new Date().toISOString(), email: `gone-${id}` })
          .where(eq(users.id, id)),
    ],
  ] as const)('with an account who %s between the choice and the sending', async (_, answer) => {
    const player = await ask();
    await wait(49);
    await claim();
    const [{ id } = { id: '' }] = (await test.call(player, endpoints.listClubRequests)).body;
    await answer(player, id);
    test.mails.length = 0;
    await test.runJobs();
    expect(test.mails.filter(({ to }) => to === email)).toEqual([]);
  });
});

it('several processes send each reminder once, in few statements', async () => {
  const players = Array.from({ length: 40 }, (_, index) => ({ ...person(), email: `${index}-${email}` }));
  await test.call(scene.manager, endpoints.startClubImport, { body: { key: newId(), players } });
  await test.runJobs();
  await wait(49);
  test.mails.length = 0;
  const statements = await countStatements(() => Promise.all([claim(), claim(), claim()]).then(() => undefined));
  expect(statements).toBeLessThan(30);
  await test.runJobs();
  const reminded = test.mails.map(({ to }) => to).filter((to) => to.endsWith(email));
  expect([reminded.length, new Set(reminded).size]).toEqual([40, 40]);
});

describe('the coach of an imported player', () => {
  const coachesOf = async () => {
    const { id } = await account();
    const found = await test.context.db.select().from(coachConnections).where(eq(coachConnections.playerId, id));
    return found.filter(({ status }) => status === 'active').map(({ coachId }) => coachId);
  };

  it('is connected when the player joins, and both are counted', async () => {
    await importOne(scene.coach.id);
    expect((await test.call(scene.manager, endpoints.getLatestClubImport)).body?.joined).toBe(0);
    await accept(lastToken(test.mails, email));
    await test.runJobs();
    expect(await coachesOf()).toEqual([scene.coach.id]);
    expect((await test.call(scene.manager, endpoints.getLatestClubImport)).body?.joined).toBe(1);
  });

  it('is connected with a player who had an account', async () => {
    const player = await makePlayer(test.context.db, { email });
    await importOne(scene.coach.id);
    const [{ id } = { id: '' }] = (await test.call(player, endpoints.listClubRequests)).body;
    await test.call(player, endpoints.acceptClubRequest, { params: { id } });
    await test.runJobs();
    expect(await coachesOf()).toEqual([scene.coach.id]);
    expect((await test.call(scene.manager, endpoints.getLatestClubImport)).body?.joined).toBe(1);
  });

  it('who has left meanwhile is not, and the player joins all the same', async () => {
    await importOne(scene.coach.id);
    await test.call(scene.manager, endpoints.removeClubCoach, { params: { userId: scene.coach.id } });
    expect((await accept(lastToken(test.mails, email))).status).toBe(200);
    await test.runJobs();
    expect([await coachesOf(), (await account()).id.length]).toEqual([[], 36]);
  });

  it.each(['another club', 'nobody', 'a member'])('must be one of the club: not %s', async (whose) => {
    const other = await makeClubWithPeople(test.context.db);
    const coachId = { 'another club': other.coach.id, nobody: newId(), 'a member': scene.known.id }[whose] ?? '';
    const body = { key: newId(), players: [{ ...person(), coachId }] };
    const { status, error } = await test.call(scene.manager, endpoints.startClubImport, { body });
    expect([status, error.message]).toEqual([409, expect.stringContaining('no longer belongs to your club')]);
  });

  it('is found by name, address or id, in the own club alone', async () => {
    const other = await makeClubWithPeople(test.context.db);
    const { coach } = scene;
    const coaches = [
      `${coach.lastName}, ${coach.firstName}`,
      coach.email.toUpperCase(),
      coach.id,
      other.coach.email,
      other.coach.id,
      'Nobody',
    ];
    const { body } = await test.call(scene.manager, endpoints.checkClubImport, { body: { emails: [], coaches } });
    expect(body.coaches.map((one) => one?.id ?? null)).toEqual([coach.id, coach.id, coach.id, null, null, null]);
    expect(JSON.stringify(body)).not.toContain('@');
  });
});

describe('the groups of an imported player', () => {
  const makeGroup = async (name: string, isByRule = false) => {
    const rule = isByRule ? { levels: { from: '3.0' as const, to: '4.0' as const }, coachId: null } : null;
    return (await test.call(scene.manager, endpoints.createClubGroup, { body: { name, rule } })).body.id;
  };
  const importInto = (groupIds: string[]) => {
    const body = { key: newId(), players: [{ ...person(), groupIds }] };
    return test.call(scene.manager, endpoints.startClubImport, { body });
  };
  const groupsOf = async () => {
    const params = { userId: (await account()).id };
    return (await test.call(scene.manager, endpoints.getClubPlayer, { params })).body.groups.map(({ name }) => name);
  };

  it('have the player once they join, except those deleted meanwhile', async () => {
    const [tuesday, gone] = [await makeGroup('Tuesday'), await makeGroup('Gone')];
    expect((await importInto([tuesday, gone])).status).toBe(202);
    await test.runJobs();
    await test.call(scene.manager, endpoints.deleteClubGroup, { params: { groupId: gone } });
    await accept(lastToken(test.mails, email));
    await test.runJobs();
    expect(await groupsOf()).toEqual(['Tuesday']);
  });

  it('are those made by hand in the own club', async () => {
    const byRule = await makeGroup('Solid', true);
    for (const id of [byRule, newId()]) expect((await importInto([id])).status).toBe(409);
    await makeGroup('Müller’s course');
    const groups = ["muller's course", 'Solid', 'Nothing'];
    const { body } = await test.call(scene.manager, endpoints.checkClubImport, { body: { emails: [], groups } });
    expect(body.groups.map((group) => group?.name ?? null)).toEqual(['Müller’s course', null, null]);
  });
});
