// Messages of a club: to whom, within which limits, and what becomes of a sent one.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { clubMessageRecipients, clubMessages, notifications, users } from '#server/db/schema/index.ts';
import { deactivateClub } from '#server/features/clubs/deactivation.commands.ts';
import { makeStopToken } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { messageOf } from '#server/mail/mailer.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeAdmin, makeMember, makePlayer } from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { useMessageDesk } from '#server/testing/message-desk.ts';
import { usePushService } from '#server/testing/push.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { clubMessageJobs } from './club-messages.jobs.ts';

const test = useTestApp();
const service = usePushService();
const desk = useMessageDesk(test);
const { all, chosen, count, send, read, receive, open, addresses, emailsOf, setState, erase, invite } = desk;

describe('a message to all members', () => {
  it('is one email for each, in the club’s name, with lines, links and nobody else’s address', async () => {
    const { known, unknown, club, manager, coach } = desk.scene;
    expect((await count(all)).body).toEqual({ people: 2, inPala: 0, refusal: null });
    const { status, body } = await send(all);
    expect([status, body.people, body.waiting, body.author?.id]).toEqual([201, 2, 2, manager.id]);
    await test.runJobs();
    expect(addresses()).toEqual(emailsOf(known, unknown));
    for (const mail of test.mails) {
      expect([mail.subject, mail.fromName, mail.replyTo]).toEqual(['Summer cup', `${club.name} via Pala`, undefined]);
      expect(mail.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
      expect(mail.html).toContain('<a href="https://havnen.example/cup"');
      expect(mail.html).toMatch(/<br\/?>until Friday\./);
      expect(mail.text).toContain(`/player/club-messages/${body.id}`);
      const whole = JSON.stringify(messageOf(mail, 'Pala <no-reply@pala.test>'));
      for (const other of [known, unknown, manager, coach])
        expect(whole.includes(other.email)).toBe(other.email === mail.to);
    }
    expect(await read(body.id)).toMatchObject({ people: 2, sent: 2, waiting: 0, failed: 0, inPala: 0, leftOut: 0 });
  });

  it('is in the bell, and on the devices of those who have not switched that off', async () => {
    test.context.config.pushServices = [service.origin];
    const devices = [];
    for (const [index, who] of [desk.scene.known, desk.scene.unknown].entries()) {
      const { publicKey } = (await test.call(who, endpoints.getPushSettings)).body;
      const { subscription, received } = service.subscribe(`club-${index}-${newId()}`, publicKey);
      await test.call(who, endpoints.addPushDevice, { body: subscription });
      devices.push(received);
    }
    await test.call(desk.scene.unknown, endpoints.switchPush, { params: { kind: 'club' }, body: { isOn: false } });
    const { id } = (await send(all)).body;
    await test.runJobs();
    await clubMessageJobs['club-message']({ messageId: id }, test.context);
    await test.runJobs();
    const shown = devices.map((received) => received.map(({ message }) => [message.title, message.url]));
    expect(shown).toEqual([[['News from your club', `/player/club-messages/${id}`]], []]);
    for (const who of [desk.scene.known, desk.scene.unknown]) {
      const bell = await test.call(who, endpoints.listNotifications, { params: { userId: who.id } });
      expect(bell.body).toMatchObject([
        {
          type: 'club_message',
          title: `Message from ${desk.scene.club.name}`,
          message: 'Summer cup',
          clubMessageId: id,
        },
      ]);
    }
  });

  it('reaches nobody who is suspended, leaving, a coach or of another club', async () => {
    const { db } = test.context;
    const [suspended, leaving] = [await makeMember(db, desk.scene.club.id), await makeMember(db, desk.scene.club.id)];
    await setState(suspended, 'suspended');
    await setState(leaving, 'deleted');
    const other = await makeClubWithPeople(db);
    await makePlayer(db);
    expect((await count(all)).body.people).toBe(2);
    expect((await send(chosen(desk.scene.known, suspended, leaving, other.known))).body.people).toBe(1);
    await test.runJobs();
    expect(addresses()).toEqual([desk.scene.known.email]);
    expect((await count(chosen(other.known))).body.people).toBe(0);
    expect((await send(chosen(other.known))).status).toBe(404);
  });
});

describe('recipients', () => {
  it('of a group are its members of that moment, by hand and by rule, under its name of that day', async () => {
    const { manager, known, unknown } = desk.scene;
    await test.context.db.update(users).set({ currentLevel: '2.0' }).where(eq(users.id, unknown.id));
    await test.context.db.update(users).set({ currentLevel: '5.0' }).where(eq(users.id, known.id));
    const rule = { levels: { from: '1.0' as const, to: '2.5' as const }, coachId: null };
    const { body: group } = await test.call(manager, endpoints.createClubGroup, { body: { name: 'Beginners', rule } });
    const { body } = await send({ to: 'group', groupId: group.id });
    expect([body.people, body.audience, body.groupName]).toEqual([1, 'group', 'Beginners']);
    const params = { groupId: group.id };
    await test.call(manager, endpoints.changeClubGroup, { params, body: { name: 'New name', rule } });
    await test.runJobs();
    expect(addresses()).toEqual([unknown.email]);
    expect((await read(body.id)).groupName).toBe('Beginners');
    const other = await makeClubWithPeople(test.context.db);
    expect((await count({ to: 'group', groupId: group.id }, other.manager)).status).toBe(404);
  });

  it('by a filter are those who match it, less the unchecked ones', async () => {
    const third = await makeMember(test.context.db, desk.scene.club.id);
    const selection = {
      filter: { level: 'all' as const, activity: 'all' as const, coach: 'none' },
      except: [third.id],
      expected: 1,
    };
    expect((await send({ to: 'chosen', selection })).body.people).toBe(1);
    await test.runJobs();
    expect(addresses()).toEqual([desk.scene.unknown.email]);
  });

  it('are those whose number was on the screen, or nothing happens', async () => {
    const refused = await send(all, { expected: 3 });
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'It would now go to 2 people. Please check, and send it again.',
    ]);
    expect((await test.call(desk.scene.manager, endpoints.listClubMessages)).body.rows).toEqual([]);
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });

  it('who left, were suspended or erased meanwhile get nothing, and are counted', async () => {
    const { db } = test.context;
    const more = [await makeMember(db, desk.scene.club.id), await makeMember(db, desk.scene.club.id)] as const;
    const { id } = (await send(all)).body;
    const removed = { params: { userId: desk.scene.known.id } };
    expect((await test.call(desk.scene.manager, endpoints.removeClubPlayer, removed)).status).toBe(204);
    await setState(more[0], 'suspended');
    await erase(more[1]);
    await test.runJobs();
    expect(test.mails.filter(({ subject }) => subject === 'Summer cup').map(({ to }) => to)).toEqual([
      desk.scene.unknown.email,
    ]);
    expect(await read(id)).toMatchObject({ people: 4, sent: 1, leftOut: 3, waiting: 0, failed: 0 });
    expect((await receive(desk.scene.known, id)).status).toBe(404);
    const bell = await db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(eq(notifications.kind, 'club-message'));
    expect(bell.map(({ userId }) => userId)).toContain(desk.scene.unknown.id);
    expect(bell.map(({ userId }) => userId)).not.toContain(more[0].id);
  });
});

describe('people who have not answered an invitation', () => {
  it('get an email of their own, and no account or no shows in the figures', async () => {
    const { db } = test.context;
    const [fresh, stopped, declining, coming] = ['a', 'b', 'c', 'd'].map((name) => `${name}.${newId()}@pala.test`);
    const [decliner, asked] = [
      await makePlayer(db, { email: declining as string }),
      await makePlayer(db, { email: coming as string }),
    ];
    await invite(fresh as string, stopped as string, declining as string, coming as string);
    const [account] = await db
      .select()
      .from(users)
      .where(eq(users.email, stopped as string));
    const token = makeStopToken(test.context, 'invitations', account?.id ?? '');
    await test.call(null, endpoints.stopMails, { body: { kind: 'invitations', token } });
    const requests = await test.call(decliner, endpoints.listClubRequests);
    await test.call(decliner, endpoints.declineClubRequest, { params: { id: requests.body[0]?.id ?? '' } });
    await test.runJobs();
    test.mails.length = 0;

    expect((await count({ to: 'invited' })).body).toMatchObject({ people: 4, inPala: 0 });
    const { id } = (await send({ to: 'invited' })).body;
    await test.runJobs();
    expect(addresses()).toEqual(emailsOf({ email: fresh as string }, asked));
    expect(test.mails[0]?.text).toContain(`because ${desk.scene.club.name} has invited you to Pala`);
    expect(test.mails[0]?.text).not.toContain('/player/club-messages/');
    expect(await read(id)).toMatchObject({ people: 4, sent: 4, leftOut: 0, failed: 0, opened: 0, waiting: 0 });
    expect(await test.context.db.select().from(notifications).where(eq(notifications.userId, asked.id))).toHaveLength(
      1,
    );
  });

  it('are those chosen in the tab, and nobody who was withdrawn or has joined', async () => {
    const [one, two, three] = ['a', 'b', 'c'].map((name) => `${name}.${newId()}@pala.test`) as [string, string, string];
    await invite(one, two, three);
    const { rows } = (await test.call(desk.scene.manager, endpoints.listClubInvitations)).body;
    const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? '';
    const selection = { ids: [idOf(one), idOf(two)] };
    const { id } = (await send({ to: 'invited', selection })).body;
    await test.call(desk.scene.manager, endpoints.withdrawClubInvitation, { params: { id: idOf(one) } });
    await test.runJobs();
    expect(addresses()).toEqual([two]);
    expect(await read(id)).toMatchObject({ people: 2, sent: 2, leftOut: 0 });
    expect((await count({ to: 'invited' })).body.people).toBe(2);
  });

  it('are left alone by a club that may not invite any more', async () => {
    await invite(`a.${newId()}@pala.test`);
    await send({ to: 'invited' });
    await deactivateClub(test.context, { actorId: null, address: null }, desk.scene.club.id);
    await test.runJobs();
    expect(test.mails.filter(({ subject }) => subject === 'Summer cup')).toEqual([]);
  });
});

describe('limits', () => {
  it('are five messages in 24 hours and twenty in 30 days for a club', async () => {
    const { db } = test.context;
    const old = (hours: number, messages: number) =>
      db.insert(clubMessages).values(
        Array.from({ length: messages }, () => ({
          clubId: desk.scene.club.id,
          audience: 'all' as const,
          subject: 'Old',
          text: 'Old',
          takesReplies: false,
          createdAt: new Date(Date.now() - hours * 3_600_000).toISOString(),
        })),
      );
    await old(1, 4);
    expect((await send(all)).status).toBe(201);
    const refused = await send(all);
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'A club can send 5 messages in 24 hours. Please send this one later.',
    ]);
    expect((await count(all)).body.refusal).toMatch(/5 messages in 24 hours/);
    await db.delete(clubMessages);
    await old(25, 20);
    expect((await send(all)).error.message).toMatch(/20 messages in 30 days/);
    await db.delete(clubMessages);
    await old(24 * 31, 20);
    expect((await send(all)).status).toBe(201);
  });

  it('hold when two are sent at the same moment', async () => {
    for (let index = 0; index < 4; index += 1) expect((await send(all)).status).toBe(201);
    const sent = await Promise.all([send(all), send(all)]);
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  });

  it('are 5,000 people, stored in as many statements as two', async () => {
    const { db } = test.context;
    const few = await countStatements(() => send(all, { expected: 2 }));
    const rows = Array.from({ length: 4998 }, () => ({
      email: `${newId()}@pala.test`,
      firstName: 'A',
      lastName: 'B',
      country: 'DK',
      role: 'player' as const,
      state: 'active' as const,
      accessType: 'club' as const,
      clubId: desk.scene.club.id,
    }));
    for (let start = 0; start < rows.length; start += 1000)
      await db.insert(users).values(rows.slice(start, start + 1000));
    let messageId = '';
    const many = await countStatements(async () => {
      const { status, body } = await send(all, { expected: 5000 });
      expect([status, body.people]).toEqual([201, 5000]);
      messageId = body.id;
    });
    expect(many).toBeLessThanOrEqual(few);
    const bell = await countStatements(() => clubMessageJobs['club-message']({ messageId }, test.context));
    expect(bell).toBeLessThan(20);
    await makeMember(db, desk.scene.club.id);
    expect((await send(all, { expected: 5000 })).error.message).toBe(
      'A message can go to 5,000 people. Please choose fewer.',
    );
    await db.delete(clubMessages);
  }, 120_000);
});

describe('a sent message', () => {
  it('is counted as opened once by each member, and never by an administrator who looks', async () => {
    const { id } = (await send(chosen(desk.scene.known))).body;
    await test.runJobs();
    expect((await receive(desk.scene.known, id)).body).toMatchObject({
      clubName: desk.scene.club.name,
      subject: 'Summer cup',
    });
    const viewing = await openImpersonatingBrowser(test, await makeAdmin(test.context.db));
    await viewing.view({ userId: desk.scene.known.id });
    const path = endpoints.openClubMessage.path.replace('{messageId}', id);
    const look = await test.app.inject({ method: 'PUT', url: path, headers: { cookie: viewing.cookie } });
    expect([look.statusCode, (await read(id)).opened]).toEqual([403, 0]);
    for (let time = 0; time < 2; time += 1) expect((await open(desk.scene.known, id)).status).toBe(204);
    expect((await read(id)).opened).toBe(1);
    for (const stranger of [desk.scene.unknown, await makePlayer(test.context.db)]) {
      expect((await receive(stranger, id)).status).toBe(404);
      expect((await open(stranger, id)).status).toBe(404);
    }
  });

  it('is listed for each member who got it, latest first, also once they have left, and reveals no other recipient', async () => {
    const first = (await send(chosen(desk.scene.known))).body;
    const second = (await send(all, { subject: 'Court 3 is closed' })).body;
    await test.runJobs();
    await open(desk.scene.known, first.id);
    const removed = { params: { userId: desk.scene.known.id } };
    expect((await test.call(desk.scene.manager, endpoints.removeClubPlayer, removed)).status).toBe(204);
    const list = (who: { id: string }) => test.call(who, endpoints.listReceivedClubMessages);
    const { body } = await list(desk.scene.known);
    expect(body.rows.map(({ id, isOpened, hasPicture }) => [id, isOpened, hasPicture])).toEqual([
      [second.id, false, false],
      [first.id, true, false],
    ]);
    expect(Object.keys(body.rows[0] ?? {}).toSorted()).toEqual([
      'clubName',
      'excerpt',
      'hasPicture',
      'id',
      'isOpened',
      'sentAt',
      'subject',
    ]);
    expect((await list(desk.scene.unknown)).body.rows.map(({ id }) => id)).toEqual([second.id]);
    expect((await list(await makePlayer(test.context.db))).body.rows).toEqual([]);
    expect((await receive(desk.scene.known, second.id)).status).toBe(200);
    expect((await read(second.id)).leftOut).toBe(0);
  });

  it('is listed a page at a time', async () => {
    const { db } = test.context;
    const rows = await db
      .insert(clubMessages)
      .values(
        Array.from({ length: 31 }, (_, index) => ({
          clubId: desk.scene.club.id,
          audience: 'all' as const,
          subject: `Message ${index}`,
          text: 'Hello',
          takesReplies: false,
        })),
      )
      .returning({ id: clubMessages.id });
    await db
      .insert(clubMessageRecipients)
      .values(rows.map(({ id }) => ({ messageId: id, userId: desk.scene.known.id, state: 'sent' as const })));
    const { body } = await test.call(desk.scene.known, endpoints.listReceivedClubMessages);
    expect(body.rows).toHaveLength(30);
    const after = body.next ?? '';
    const rest = await test.call(desk.scene.known, endpoints.listReceivedClubMessages, { query: { after } });
    expect([rest.body.rows.length, rest.body.next]).toEqual([1, null]);
    expect(new Set([...body.rows, ...rest.body.rows].map(({ id }) => id)).size).toBe(31);
  });

  it('is found by the club’s managers alone', async () => {
    const { id } = (await send(all)).body;
    const other = await makeClubWithPeople(test.context.db);
    expect((await test.call(other.manager, endpoints.getClubMessage, { params: { messageId: id } })).status).toBe(404);
    expect((await test.call(other.manager, endpoints.listClubMessages)).body.rows).toEqual([]);
    const { rows } = (await test.call(desk.scene.manager, endpoints.listClubMessages)).body;
    expect(rows).toMatchObject([{ id, subject: 'Summer cup', audience: 'all' }]);
  });

  it('stays without a name when its author is erased, and its figures when a member is', async () => {
    const { id } = (await send(all)).body;
    await test.runJobs();
    await open(desk.scene.known, id);
    const { db } = test.context;
    const second = { ...desk.scene.manager, ...(await makeMember(db, desk.scene.club.id)) };
    await db.update(users).set({ role: 'club' }).where(eq(users.id, second.id));
    await erase(desk.scene.manager, desk.scene.known);
    const rows = await db.select().from(clubMessageRecipients).where(eq(clubMessageRecipients.messageId, id));
    expect(rows.map(({ userId }) => userId)).toEqual([desk.scene.unknown.id]);
    const { body } = await test.call(second, endpoints.getClubMessage, { params: { messageId: id } });
    expect(body).toMatchObject({ author: null, people: 2, sent: 2, opened: 1, leftOut: 0 });
  });
});
