// A manager asks people in: those without an account get one, those with one are asked, and nobody learns which is which.

import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { clubInvitations, coachConnections, notifications, users } from '#server/db/schema/index.ts';
import { deactivateClub } from '#server/features/clubs/deactivation.commands.ts';
import { lastToken } from '#server/testing/account-forms.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { connect, makeClub, makeCoach, makePerson, makePlayer, makeVideo } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';

const test = useTestApp();
type Person = { id: string };
type Role = 'player' | 'coach_club';

const typed = (email: string, role: Role = 'player') => ({
  firstName: 'Ida',
  lastName: 'Lund',
  email,
  country: 'DK',
  role,
});
const invite = (manager: Person, ...people: ReturnType<typeof typed>[]) =>
  test.call(manager, endpoints.inviteToClub, { body: { people } });
const invitations = async (manager: Person) => (await test.call(manager, endpoints.listClubInvitations)).body.rows;
const requests = async (person: Person) => (await test.call(person, endpoints.listClubRequests)).body;
const accept = (person: Person, id: string) => test.call(person, endpoints.acceptClubRequest, { params: { id } });
const accountOf = async (email: string) =>
  (await test.context.db.select().from(users).where(eq(users.email, email)))[0];
const mailsTo = (email: string) => test.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
const choosePassword = (token: string) =>
  test.call(null, endpoints.setPassword, {
    body: { token, password: 'quiet-harbour-9', confirmPassword: 'quiet-harbour-9' },
  });

describe('someone without an account', () => {
  it.each(['player', 'coach_club'] as const)('gets one as %s of the club, and a link that works once', async (role) => {
    const { club, manager } = await makeClubWithPeople(test.context.db);
    const email = `new-${role}@pala.test`;
    const answer = await invite(manager, typed(email, role));
    expect([answer.status, answer.body.message]).toEqual([202, `The invitation to ${email} is on its way.`]);
    expect(await accountOf(email)).toBeUndefined();
    await test.runJobs();
    expect(await accountOf(email)).toMatchObject({ role, clubId: club.id, accessType: 'club', state: 'unverified' });
    expect(mailsTo(email)).toEqual([`You’re invited to join ${club.name} on Pala`]);
    const token = lastToken(test.mails, email);
    expect((await choosePassword(token)).status).toBeLessThan(300);
    expect((await choosePassword(token)).status).toBe(400);
    expect(await accountOf(email)).toMatchObject({ state: 'active', clubId: club.id });
    expect(await invitations(manager)).toEqual([]);
  });

  it('gets a new link when invited again, and none after a withdrawal', async () => {
    const { manager } = await makeClubWithPeople(test.context.db);
    const email = 'again@pala.test';
    await invite(manager, typed(email));
    await test.runJobs();
    const first = lastToken(test.mails, email);
    const id = (await invitations(manager))[0]?.id ?? '';
    expect((await test.call(manager, endpoints.resendClubInvitation, { params: { id } })).status).toBe(204);
    await test.runJobs();
    const second = lastToken(test.mails, email);
    expect(second).not.toBe(first);
    expect((await choosePassword(first)).status).toBe(400);
    expect((await test.call(manager, endpoints.withdrawClubInvitation, { params: { id } })).status).toBe(204);
    expect((await choosePassword(second)).status).toBe(400);
    expect([await accountOf(email), await invitations(manager)]).toEqual([undefined, []]);
  });

  it('becomes a player or coach of the own club only', async () => {
    const { db } = test.context;
    const { manager } = await makeClubWithPeople(db);
    const other = await makeClub(db);
    for (const role of ['club', 'admin', 'coach_freelance'])
      expect((await invite(manager, typed('x@pala.test', role as Role))).status).toBe(400);
    await invite(manager, { ...typed('y@pala.test'), clubId: other.id } as never);
    await test.runJobs();
    expect((await accountOf('y@pala.test'))?.clubId).toBe(manager.clubId);
  });

  it('accepts up to ten people per call, without duplicates', async () => {
    const { manager } = await makeClubWithPeople(test.context.db);
    const people = (count: number) => Array.from({ length: count }, (_, index) => typed(`many${index}@pala.test`));
    expect((await invite(manager, ...people(11))).status).toBe(400);
    expect((await invite(manager, ...people(2), typed('many0@pala.test'))).error.message).toBe(
      'The same address appears twice.',
    );
    expect((await invite(manager, ...people(10))).body.message).toBe('The invitation to 10 people is on its way.');
    expect(await invitations(manager)).toHaveLength(10);
  });

  it('loses the invitation when the club is deactivated', async () => {
    const { club, manager } = await makeClubWithPeople(test.context.db);
    await invite(manager, typed('late@pala.test'));
    await deactivateClub(test.context, { actorId: null, address: null }, club.id);
    await test.runJobs();
    expect(await accountOf('late@pala.test')).toBeUndefined();
  });
});

describe('someone with an account', () => {
  it('keeps their account and joins by accepting', async () => {
    const { db } = test.context;
    const { club, manager } = await makeClubWithPeople(db);
    const player = await makePlayer(db);
    const video = await makeVideo(db, player);
    const answer = await invite(manager, typed(player.email));
    expect(answer.body.message).toBe(`The invitation to ${player.email} is on its way.`);
    await test.runJobs();
    expect(await accountOf(player.email)).toMatchObject({
      clubId: null,
      accessType: 'direct',
      firstName: player.firstName,
    });
    expect(mailsTo(player.email)).toEqual([`${club.name} has invited you to join on Pala`]);
    const params = { videoId: video.id };
    expect((await test.call(manager, endpoints.getVideo, { params })).status).toBe(404);
    const [request] = await requests(player);
    expect(request).toMatchObject({ clubName: club.name, role: 'player' });
    expect((await accept(player, request?.id ?? '')).status).toBe(204);
    expect(await accountOf(player.email)).toMatchObject({ clubId: club.id, accessType: 'club', role: 'player' });
    expect((await test.call(manager, endpoints.getVideo, { params })).status).toBe(200);
    expect([await requests(player), await invitations(manager)]).toEqual([[], []]);
    expect((await accept(player, request?.id ?? '')).status).toBe(404);
  });

  it('leaves the old club, which loses access, by accepting', async () => {
    const { db } = test.context;
    const [old, next] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    const video = await makeVideo(db, old.known);
    await invite(next.manager, typed(old.known.email));
    await test.runJobs();
    const [request] = await requests(old.known);
    await accept(old.known, request?.id ?? '');
    expect((await accountOf(old.known.email))?.clubId).toBe(next.club.id);
    const sees = async (person: Person) =>
      (await test.call(person, endpoints.getVideo, { params: { videoId: video.id } })).status;
    expect([await sees(old.manager), await sees(old.coach), await sees(next.manager)]).toEqual([404, 404, 200]);
  });

  it('joins as a club coach and keeps their own players', async () => {
    const { db } = test.context;
    const { club, manager } = await makeClubWithPeople(db);
    const [coach, player] = [await makeCoach(db), await makePlayer(db)];
    await connect(db, coach, player);
    await invite(manager, typed(coach.email, 'coach_club'));
    await test.runJobs();
    const [request] = await requests(coach);
    await accept(coach, request?.id ?? '');
    expect(await accountOf(coach.email)).toMatchObject({ role: 'coach_club', clubId: club.id });
    const connections = await db.select().from(coachConnections).where(eq(coachConnections.coachId, coach.id));
    expect(connections.map(({ status }) => status)).toEqual(['active']);
  });

  it('declines without notifying anyone', async () => {
    const { db } = test.context;
    const { manager } = await makeClubWithPeople(db);
    const player = await makePlayer(db);
    await invite(manager, typed(player.email));
    await test.runJobs();
    const before = await invitations(manager);
    const id = (await requests(player))[0]?.id ?? '';
    expect((await test.call(player, endpoints.declineClubRequest, { params: { id } })).status).toBe(204);
    expect([await requests(player), await invitations(manager)]).toEqual([[], before]);
    expect((await accept(player, id)).status).toBe(404);
    const received = await db.select().from(notifications).where(eq(notifications.userId, manager.id));
    expect(received).toEqual([]);
  });

  it('cannot accept a withdrawn, foreign or outdated invitation', async () => {
    const { db } = test.context;
    const [one, two] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
    const [player, stranger] = [await makePlayer(db), await makePlayer(db)];
    await invite(one.manager, typed(player.email));
    await invite(two.manager, typed(player.email));
    await test.runJobs();
    const asked = await requests(player);
    const ofClub = (name: string) => asked.find(({ clubName }) => clubName === name)?.id ?? '';
    const [withdrawn, ended] = [ofClub(one.club.name), ofClub(two.club.name)];
    expect((await accept(stranger, withdrawn)).status).toBe(404);
    await test.call(one.manager, endpoints.withdrawClubInvitation, { params: { id: withdrawn } });
    await deactivateClub(test.context, { actorId: null, address: null }, two.club.id);
    expect([(await accept(player, withdrawn)).status, (await accept(player, ended)).status]).toEqual([404, 404]);
  });

  it.each(['club', 'admin'] as const)('gets no invitation as %s, and the manager sees no difference', async (role) => {
    const { db } = test.context;
    const { manager } = await makeClubWithPeople(db);
    const someone = await makePerson(db, { role, clubId: role === 'club' ? (await makeClub(db)).id : null });
    const [known, fresh] = [
      await invite(manager, typed(someone.email)),
      await invite(manager, typed('fresh@pala.test')),
    ];
    expect(known.body.message.replace(someone.email, '')).toBe(fresh.body.message.replace('fresh@pala.test', ''));
    await test.runJobs();
    expect(mailsTo(someone.email)).toEqual([]);
    const listed = (await invitations(manager)).map(
      ({ id: _id, email: _email, invitedAt: _invitedAt, ...rest }) => rest,
    );
    expect(listed[0]).toEqual(listed[1]);
  });

  it('shows as a member to their own manager', async () => {
    const { manager, known } = await makeClubWithPeople(test.context.db);
    const answer = await invite(manager, typed(known.email));
    expect([answer.status, answer.error.message]).toEqual([409, `${known.email} already belongs to your club.`]);
  });
});

it('another club cannot find the invitation', async () => {
  const { db } = test.context;
  const [own, other] = [await makeClubWithPeople(db), await makeClubWithPeople(db)];
  await invite(own.manager, typed('hers@pala.test'));
  const [row] = await db.select().from(clubInvitations).where(eq(clubInvitations.email, 'hers@pala.test'));
  const params = { id: row?.id ?? '' };
  expect((await test.call(other.manager, endpoints.resendClubInvitation, { params })).status).toBe(404);
  expect((await test.call(other.manager, endpoints.withdrawClubInvitation, { params })).status).toBe(404);
  expect(await invitations(other.manager)).toEqual([]);
});
