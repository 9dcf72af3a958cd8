// Messages of a club: to whom, each once whatever happens, within limits, and read by those who got them.

import { eq, sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageRecipients } from '#contract/clubs/club-messages.ts';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { clubInvitations, clubMessageRecipients, clubMessages, notifications, users } from '#server/db/schema/index.ts';
import { eraseDue } from '#server/features/accounts/privacy/privacy.commands.ts';
import { makeStopToken } from '#server/features/messages/email-switches/mail-switches.commands.ts';
import { type Mail, messageOf } from '#server/mail/mailer.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { makeAdmin, makeMember, makePlayer } from '#server/testing/factories.ts';
import { openImpersonatingBrowser } from '#server/testing/impersonating-browser.ts';
import { usePushService } from '#server/testing/push.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { deactivateClub } from '../deactivation.commands.ts';
import { clubMessageJobs } from './club-messages.jobs.ts';

const test = useTestApp();
const service = usePushService();
type Person = { id: string; email: string };
type Scene = Awaited<ReturnType<typeof makeClubWithPeople>>;
let scene: Scene;

beforeEach(async () => {
  const { db } = test.context;
  test.context.config.pushServices = [service.origin];
  await test.runJobs();
  await db.delete(clubMessages);
  await db.delete(clubInvitations);
  scene = await makeClubWithPeople(db);
  test.mails.length = 0;
});

const all: MessageRecipients = { to: 'all' };
const chosen = (...people: { id: string }[]): MessageRecipients => ({
  to: 'chosen',
  selection: { ids: people.map(({ id }) => id) },
});
const invited: MessageRecipients = { to: 'invited' };

const count = (recipients: MessageRecipients, manager = scene.manager) =>
  test.call(manager, endpoints.countMessageRecipients, { body: { recipients } });
type Parts = { subject?: string; text?: string; takesReplies?: boolean; picture?: string; expected?: number };
const send = async (recipients: MessageRecipients, parts: Parts = {}, key?: string) =>
  test.call(scene.manager, endpoints.sendClubMessage, {
    body: {
      subject: 'Summer cup',
      text: 'Sign up at https://havnen.example/cup\nuntil Friday.',
      takesReplies: false,
      recipients,
      expected: parts.expected ?? Math.max((await count(recipients)).body.people, 1),
      ...parts,
    },
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const read = async (messageId: string) =>
  (await test.call(scene.manager, endpoints.getClubMessage, { params: { messageId } })).body;
const addresses = () => test.mails.map(({ to }) => to).toSorted();
const emailsOf = (...people: Person[]) => people.map(({ email }) => email).toSorted();
const setState = (person: Person, state: 'suspended' | 'deleted') =>
  test.context.db.update(users).set({ state }).where(eq(users.id, person.id));
async function erase(...people: { id: string }[]) {
  for (const { id } of people)
    await test.context.db
      .update(users)
      .set({ state: 'deleted', deletionRequestedAt: sql`now() - interval '49 hours'` as unknown as string })
      .where(eq(users.id, id));
  await eraseDue(test.context);
}
const person = (email: string) => ({
  firstName: 'Ida',
  lastName: 'Lund',
  email,
  country: 'DK',
  role: 'player' as const,
});
async function invite(...emails: string[]) {
  const body = { people: emails.map(person) };
  expect((await test.call(scene.manager, endpoints.inviteToClub, { body })).status).toBe(202);
  await test.runJobs();
  test.mails.length = 0;
}
const receive = (who: { id: string }, messageId: string) =>
  test.call(who, endpoints.getReceivedClubMessage, { params: { messageId } });
const open = (who: { id: string }, messageId: string) =>
  test.call(who, endpoints.openClubMessage, { params: { messageId } });

/** Makes sending fail for one address in this way. */
function refuse(address: string, error: object) {
  const { send: deliver } = test.context.mailer;
  const fake = vi.spyOn(test.context.mailer, 'send').mockImplementation(async (mail: Mail) => {
    if (mail.to === address || address === 'all') throw Object.assign(new Error('refused'), error);
    await deliver(mail);
  });
  return () => fake.mockRestore();
}
/** Makes everything that waits due. */
const later = (days = 0) =>
  test.context.db.transaction(async (tx) => {
    await tx.update(clubMessageRecipients).set({ dueAt: sql`now() - interval '1 second'` });
    await tx.update(clubMessages).set({ createdAt: sql`${clubMessages.createdAt} - make_interval(days => ${days})` });
  });
async function again() {
  await test.context.jobs.enqueue(test.context.db, 'club-messages', {});
  await test.runJobs();
}

describe('a message to all members', () => {
  it('is one email for each, in the club’s name, with lines, links and nobody else’s address', async () => {
    const { known, unknown, club, manager, coach } = scene;
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
    const devices = [];
    for (const [index, who] of [scene.known, scene.unknown].entries()) {
      const { publicKey } = (await test.call(who, endpoints.getPushSettings)).body;
      const { subscription, received } = service.subscribe(`club-${index}-${newId()}`, publicKey);
      await test.call(who, endpoints.addPushDevice, { body: subscription });
      devices.push(received);
    }
    await test.call(scene.unknown, endpoints.switchPush, { params: { kind: 'club' }, body: { isOn: false } });
    const { id } = (await send(all)).body;
    await test.runJobs();
    await clubMessageJobs['club-message']({ messageId: id }, test.context);
    await test.runJobs();
    expect(devices.map((received) => received.map(({ message }) => [message.title, message.url]))).toEqual([
      [['News from your club', `/player/club-messages/${id}`]],
      [],
    ]);
    for (const who of [scene.known, scene.unknown]) {
      const bell = await test.call(who, endpoints.listNotifications, { params: { userId: who.id } });
      expect(bell.body).toMatchObject([
        { type: 'club_message', title: `Message from ${scene.club.name}`, message: 'Summer cup', clubMessageId: id },
      ]);
    }
  });

  it('reaches nobody who is suspended, leaving, a coach or of another club', async () => {
    const { db } = test.context;
    const [suspended, leaving] = [await makeMember(db, scene.club.id), await makeMember(db, scene.club.id)];
    await setState(suspended, 'suspended');
    await setState(leaving, 'deleted');
    const other = await makeClubWithPeople(db);
    await makePlayer(db);
    expect((await count(all)).body.people).toBe(2);
    expect((await send(chosen(scene.known, suspended, leaving, other.known))).body.people).toBe(1);
    await test.runJobs();
    expect(addresses()).toEqual([scene.known.email]);
    expect((await count(chosen(other.known))).body.people).toBe(0);
    expect((await send(chosen(other.known))).status).toBe(404);
  });
});

describe('recipients', () => {
  it('of a group are its members of that moment, by hand and by rule, under its name of that day', async () => {
    const { manager, known, unknown } = scene;
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
    const third = await makeMember(test.context.db, scene.club.id);
    const selection = {
      filter: { level: 'all' as const, activity: 'all' as const, coach: 'none' },
      except: [third.id],
      expected: 1,
    };
    expect((await send({ to: 'chosen', selection })).body.people).toBe(1);
    await test.runJobs();
    expect(addresses()).toEqual([scene.unknown.email]);
  });

  it('are those whose number was on the screen, or nothing happens', async () => {
    const refused = await send(all, { expected: 3 });
    expect([refused.status, refused.error.message]).toEqual([
      409,
      'It would now go to 2 people. Please check, and send it again.',
    ]);
    expect((await test.call(scene.manager, endpoints.listClubMessages)).body.rows).toEqual([]);
    await test.runJobs();
    expect(test.mails).toEqual([]);
  });

  it('who left, were suspended or erased meanwhile get nothing, and are counted', async () => {
    const { db } = test.context;
    const more = [await makeMember(db, scene.club.id), await makeMember(db, scene.club.id)] as const;
    const { id } = (await send(all)).body;
    const removed = { params: { userId: scene.known.id } };
    expect((await test.call(scene.manager, endpoints.removeClubPlayer, removed)).status).toBe(204);
    await setState(more[0], 'suspended');
    await erase(more[1]);
    await test.runJobs();
    expect(test.mails.filter(({ subject }) => subject === 'Summer cup').map(({ to }) => to)).toEqual([
      scene.unknown.email,
    ]);
    expect(await read(id)).toMatchObject({ people: 4, sent: 1, leftOut: 3, waiting: 0, failed: 0 });
    expect((await receive(scene.known, id)).status).toBe(404);
    const bell = await db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(eq(notifications.kind, 'club-message'));
    expect(bell.map(({ userId }) => userId)).toContain(scene.unknown.id);
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

    expect((await count(invited)).body).toMatchObject({ people: 4, inPala: 0 });
    const { id } = (await send(invited)).body;
    await test.runJobs();
    expect(addresses()).toEqual([fresh, asked.email].toSorted());
    expect(test.mails[0]?.text).toContain(`because ${scene.club.name} has invited you to Pala`);
    expect(test.mails[0]?.text).not.toContain('/player/club-messages/');
    expect(await read(id)).toMatchObject({ people: 4, sent: 4, leftOut: 0, failed: 0, opened: 0, waiting: 0 });
    expect(await test.context.db.select().from(notifications).where(eq(notifications.userId, asked.id))).toHaveLength(
      1,
    );
  });

  it('are those chosen in the tab, and nobody who was withdrawn or has joined', async () => {
    const [one, two, three] = ['a', 'b', 'c'].map((name) => `${name}.${newId()}@pala.test`) as [string, string, string];
    await invite(one, two, three);
    const { rows } = (await test.call(scene.manager, endpoints.listClubInvitations)).body;
    const idOf = (email: string) => rows.find((row) => row.email === email)?.id ?? '';
    const selection = { ids: [idOf(one), idOf(two)] };
    const { id } = (await send({ to: 'invited', selection })).body;
    await test.call(scene.manager, endpoints.withdrawClubInvitation, { params: { id: idOf(one) } });
    await test.runJobs();
    expect(addresses()).toEqual([two]);
    expect(await read(id)).toMatchObject({ people: 2, sent: 2, leftOut: 0 });
    expect((await count(invited)).body.people).toBe(2);
  });

  it('are left alone by a club that may not invite any more', async () => {
    await invite(`a.${newId()}@pala.test`);
    await send(invited);
    await deactivateClub(test.context, { actorId: null, address: null }, scene.club.id);
    await test.runJobs();
    expect(test.mails.filter(({ subject }) => subject === 'Summer cup')).toEqual([]);
  });
});

describe('each recipient gets it once', () => {
  it('however often and wherever the jobs run, and however often it is sent', async () => {
    const members = [];
    for (let index = 0; index < 8; index += 1) members.push(await makeMember(test.context.db, scene.club.id));
    const key = newId();
    const sent = await Promise.all([send(all, {}, key), send(all, {}, key)]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    const messageId = sent[0]?.body.id ?? '';
    await Promise.all([1, 2].map(() => clubMessageJobs['club-message']({ messageId }, test.context)));
    await Promise.all([1, 2, 3].map(() => clubMessageJobs['club-message-mail']({ messageId }, test.context)));
    await test.runJobs();
    await again();
    expect(addresses()).toEqual(emailsOf(scene.known, scene.unknown, ...members));
    expect(await read(messageId)).toMatchObject({ people: 10, sent: 10 });
    expect((await test.call(scene.manager, endpoints.listClubMessages)).body.rows).toHaveLength(1);
  });

  it('an unknown address fails without holding up the others', async () => {
    const restore = refuse(scene.known.email, { code: 'EENVELOPE', responseCode: 550 });
    const { id } = (await send(all)).body;
    await test.runJobs();
    expect(addresses()).toEqual([scene.unknown.email]);
    expect(await read(id)).toMatchObject({ sent: 1, failed: 1, waiting: 0 });
    restore();
    await later();
    await again();
    expect(addresses()).toEqual([scene.unknown.email]);
  });

  it('a full mailbox and a server that is down are tried again', async () => {
    for (const error of [{ code: 'EENVELOPE', responseCode: 452 }, { code: 'ECONNREFUSED' }]) {
      test.mails.length = 0;
      const restore = refuse('responseCode' in error ? scene.known.email : 'all', error);
      const { id } = (await send(all)).body;
      await test.runJobs();
      expect(await read(id)).toMatchObject('responseCode' in error ? { sent: 1, waiting: 1 } : { sent: 0, waiting: 2 });
      restore();
      await later();
      await again();
      expect(addresses()).toEqual(emailsOf(scene.known, scene.unknown));
      expect(await read(id)).toMatchObject({ sent: 2, waiting: 0, failed: 0 });
    }
  });

  it('what could not be sent for three days has failed', async () => {
    const restore = refuse('all', { code: 'ECONNREFUSED' });
    const { id } = (await send(all)).body;
    await test.runJobs();
    await later(4);
    await again();
    restore();
    expect(await read(id)).toMatchObject({ sent: 0, failed: 2, waiting: 0 });
    await later();
    await again();
    expect(test.mails).toEqual([]);
  });
});

describe('emails from the club', () => {
  it('can be switched off: the message is in Pala only, and the manager sees how many', async () => {
    const switchOff = { params: { kind: 'club' as const }, body: { isOn: false } };
    expect((await test.call(scene.known, endpoints.switchMail, switchOff)).status).toBe(204);
    expect((await count(all)).body).toMatchObject({ people: 2, inPala: 1 });
    const { id } = (await send(all)).body;
    await test.runJobs();
    expect(addresses()).toEqual([scene.unknown.email]);
    expect(await read(id)).toMatchObject({ sent: 1, inPala: 1 });
    expect((await receive(scene.known, id)).body.subject).toBe('Summer cup');
  });

  it('are stopped by the link and by one click', async () => {
    await send(all);
    await test.runJobs();
    const link = new URL(/^<(.+)>$/.exec(test.mails[0]?.headers?.['List-Unsubscribe'] ?? '')?.[1] ?? '');
    const answer = await test.app.inject({
      method: 'POST',
      url: `${link.pathname}${link.search}`,
      payload: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    expect([answer.statusCode, (await count(all)).body.inPala]).toEqual([204, 1]);
  });

  it('take answers at the manager’s address only if they want that', async () => {
    await send(all, { takesReplies: true });
    await test.runJobs();
    expect(new Set(test.mails.map(({ replyTo }) => replyTo))).toEqual(new Set([scene.manager.email]));
  });
});

describe('what is written', () => {
  it('ends no line of the email', async () => {
    const hostile = 'Cup\r\nBcc: all@evil.example\r\n\r\n<script>alert(1)</script>';
    const { body } = await send(all, { subject: hostile, text: '<img src=x onerror=alert(1)>\r\n.\r\nQUIT' });
    expect(body.subject).toBe('Cup Bcc: all@evil.example <script>alert(1)</script>');
    await test.runJobs();
    const mail = test.mails[0] as Mail;
    expect([mail.subject.includes('\n'), mail.html.includes('<script>'), mail.html.includes('<img src=x')]).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('is refused when it is empty or too long, by its field', async () => {
    const refusedIn = async (parts: Parts) => Object.keys((await send(all, parts)).error?.fields ?? {});
    expect(await refusedIn({ subject: '\u200b' })).toEqual(['subject']);
    expect(await refusedIn({ subject: 'ø'.repeat(121) })).toEqual(['subject']);
    expect(await refusedIn({ text: ' \n ' })).toEqual(['text']);
    expect(await refusedIn({ text: 'x'.repeat(4001) })).toEqual(['text']);
    expect((await send(all, { subject: 'ø'.repeat(120), text: 'x'.repeat(4000) })).status).toBe(201);
  });

  it('has a picture inside the email, drawn again; a file that is none is refused', async () => {
    const pixels = { create: { width: 2000, height: 1000, channels: 3, background: '#22aa66' } } as const;
    const picture = (await sharp(pixels).withMetadata().png().toBuffer()).toString('base64');
    const { body } = await send(all, { picture });
    await test.runJobs();
    const { picture: attached, html } = test.mails[0] as Mail;
    expect(html).toContain(`src="cid:${attached?.cid}"`);
    const { format, width, height } = await sharp(attached?.jpeg).metadata();
    expect([format, width, height]).toEqual(['jpeg', 1200, 600]);
    const path = files.clubMessagePicture.path.replace('{messageId}', body.id);
    const get = async (who: { id: string }) =>
      (await test.app.inject({ url: path, headers: { cookie: await test.sessionOf(who) } })).statusCode;
    const other = await makeClubWithPeople(test.context.db);
    expect(await Promise.all([scene.known, scene.manager, other.known, other.manager].map(get))).toEqual([
      200, 200, 404, 404,
    ]);
    const refused = await send(all, { picture: Buffer.from('<svg/>').toString('base64') });
    expect([refused.status, Object.keys(refused.error.fields ?? {})]).toEqual([400, ['picture']]);
  });

  it('arrives as one email from the club’s name at the product’s address', async () => {
    await send(all, { subject: 'Årets "cup", <b>' });
    await test.runJobs();
    const { createTransport } = await import('nodemailer');
    const transport = createTransport({ streamTransport: true, buffer: true });
    const { message } = await transport.sendMail(messageOf(test.mails[0] as Mail, 'Pala <no-reply@pala.test>'));
    const parsed = await PostalMime.parse(message as Buffer);
    expect(parsed.from).toEqual({ name: `${scene.club.name} via Pala`, address: 'no-reply@pala.test' });
    expect([parsed.subject, parsed.to?.length]).toEqual(['Årets "cup", <b>', 1]);
  });
});

describe('limits', () => {
  it('are five messages in 24 hours and twenty in 30 days for a club', async () => {
    const { db } = test.context;
    const old = (hours: number, messages: number) =>
      db.insert(clubMessages).values(
        Array.from({ length: messages }, () => ({
          clubId: scene.club.id,
          audience: 'all' as const,
          subject: 'Old',
          text: 'Old',
          takesReplies: false,
          createdAt: sql`now() - make_interval(hours => ${hours})` as unknown as string,
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
      clubId: scene.club.id,
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
    await makeMember(db, scene.club.id);
    expect((await send(all, { expected: 5000 })).error.message).toBe(
      'A message can go to 5,000 people. Please choose fewer.',
    );
    await db.delete(clubMessages);
  }, 120_000);
});

describe('a sent message', () => {
  it('is counted as opened once by each member, and never by an administrator who looks', async () => {
    const { id } = (await send(chosen(scene.known))).body;
    await test.runJobs();
    expect((await receive(scene.known, id)).body).toMatchObject({ clubName: scene.club.name, subject: 'Summer cup' });
    const viewing = await openImpersonatingBrowser(test, await makeAdmin(test.context.db));
    await viewing.view({ userId: scene.known.id });
    const path = endpoints.openClubMessage.path.replace('{messageId}', id);
    const look = await test.app.inject({ method: 'PUT', url: path, headers: { cookie: viewing.cookie } });
    expect([look.statusCode, (await read(id)).opened]).toEqual([403, 0]);
    for (let time = 0; time < 2; time += 1) expect((await open(scene.known, id)).status).toBe(204);
    expect((await read(id)).opened).toBe(1);
    for (const stranger of [scene.unknown, await makePlayer(test.context.db)]) {
      expect((await receive(stranger, id)).status).toBe(404);
      expect((await open(stranger, id)).status).toBe(404);
    }
  });

  it('is found by the club’s managers alone', async () => {
    const { id } = (await send(all)).body;
    const other = await makeClubWithPeople(test.context.db);
    expect((await test.call(other.manager, endpoints.getClubMessage, { params: { messageId: id } })).status).toBe(404);
    expect((await test.call(other.manager, endpoints.listClubMessages)).body.rows).toEqual([]);
    const { rows } = (await test.call(scene.manager, endpoints.listClubMessages)).body;
    expect(rows).toMatchObject([{ id, subject: 'Summer cup', audience: 'all' }]);
  });

  it('stays without a name when its author is erased, and its figures when a member is', async () => {
    const { id } = (await send(all)).body;
    await test.runJobs();
    await open(scene.known, id);
    const { db } = test.context;
    const second = { ...scene.manager, ...(await makeMember(db, scene.club.id)) };
    await db.update(users).set({ role: 'club' }).where(eq(users.id, second.id));
    await erase(scene.manager, scene.known);
    const rows = await db.select().from(clubMessageRecipients).where(eq(clubMessageRecipients.messageId, id));
    expect(rows.map(({ userId }) => userId)).toEqual([scene.unknown.id]);
    const { body } = await test.call(second, endpoints.getClubMessage, { params: { messageId: id } });
    expect(body).toMatchObject({ author: null, people: 2, sent: 2, opened: 1, leftOut: 0 });
  });
});
