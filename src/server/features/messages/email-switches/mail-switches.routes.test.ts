// Emails that are not wanted: switched off in the profile, by the link in an email, and by one click of the email program.

import { eq } from 'drizzle-orm';
import { v7 as newId } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import type { MailKind } from '#domain/messages/mail/mail-kinds.ts';
import { stoppedMails, users } from '#server/db/schema/index.ts';
import { connect, makeClub, makeCoach, makeMember, makePerson, makePlayer } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { makeStopToken } from './mail-switches.commands.ts';

const test = useTestApp();
type Person = { id: string };
let player: Person;

beforeEach(async () => {
  await test.runJobs();
  test.mails.length = 0;
  player = await makePlayer(test.context.db);
});

const turn = (person: Person, kind: MailKind, isOn: boolean) =>
  test.call(person, endpoints.switchMail, { params: { kind }, body: { isOn } });
const switches = async (person: Person) => (await test.call(person, endpoints.listMailSwitches)).body;
const stopped = async ({ id }: Person) =>
  (await test.context.db.select().from(stoppedMails).where(eq(stoppedMails.userId, id))).map(({ kind }) => kind);

describe('the switches', () => {
  it('cover the kinds of a role, all on at first', async () => {
    const { db } = test.context;
    const manager = await makePerson(db, { role: 'club', clubId: (await makeClub(db)).id });
    const kindsOf = async (person: Person) => (await switches(person)).map(({ kind, isOn }) => isOn && kind);
    expect(await kindsOf(player)).toEqual([
      'reviews',
      'messages',
      'sessions',
      'connections',
      'pairs',
      'payments',
      'invitations',
      'club',
    ]);
    expect(await kindsOf(await makeCoach(db))).toEqual(['messages', 'requests', 'connections', 'invitations', 'clips']);
    expect(await kindsOf(manager)).toEqual(['applicants']);
  });

  it('keep the choice for this person only', async () => {
    const other = await makePlayer(test.context.db);
    for (const isOn of [false, false]) expect((await turn(player, 'sessions', isOn)).status).toBe(204);
    expect((await switches(player)).filter(({ isOn }) => !isOn)).toEqual([{ kind: 'sessions', isOn: false }]);
    expect((await switches(other)).every(({ isOn }) => isOn)).toBe(true);
    await turn(player, 'sessions', true);
    expect(await stopped(player)).toEqual([]);
  });

  it('refuse unknown kinds, such as account emails', async () => {
    expect((await turn(player, 'passwords' as MailKind, false)).status).toBe(404);
  });
});

/** The address that the latest mail carries in its headers. */
function stopLink(): URL {
  const headers = test.mails.at(-1)?.headers ?? {};
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  return new URL(/^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '');
}

/** Sends the player an email about a session, and one that cannot be switched off. */
async function bookSession(): Promise<void> {
  const { db } = test.context;
  const [coach, member] = [await makeCoach(db), await makeMember(db, (await makeClub(db)).id)];
  player = member;
  await connect(db, coach, member);
  const body = {
    title: 'Volleys',
    playerIds: [member.id],
    date: new Date(Date.now() + 5 * 86_400_000).toISOString().slice(0, 10),
    time: '18:30',
    timeZone: 'UTC',
    duration: 60,
  };
  expect((await test.call(coach, endpoints.createSessions, { body })).status).toBe(201);
  await test.runJobs();
}

describe('an email of a switchable kind', () => {
  it('has unsubscribe headers and a link', async () => {
    await bookSession();
    expect(stopLink().pathname).toBe('/stop-mails');
    expect(test.mails[0]?.text).toContain(`Stop these emails ${stopLink().href}`);
  });

  it('is not sent when the kind is off, while the bell still notifies', async () => {
    await bookSession();
    test.mails.length = 0;
    await turn(player, 'sessions', false);
    await test.context.jobs.enqueue(test.context.db, 'session-cancelled', {
      userId: player.id,
      changeId: newId(),
      coachId: null,
      title: 'Volleys',
      sessionDate: new Date(Date.now() + 5 * 86_400_000).toISOString(),
      timeZone: 'UTC',
      sessions: 1,
    });
    await test.runJobs();
    expect(test.mails).toEqual([]);
    const bell = await test.call(player, endpoints.listNotifications, { params: { userId: player.id } });
    expect(bell.body).toHaveLength(2);
  });
});

describe('an account email', () => {
  it('has neither the headers nor the link', async () => {
    await test.context.jobs.enqueue(test.context.db, 'password-changed-mail', { userId: player.id });
    await test.runJobs();
    expect(test.mails[0]?.headers).toBeUndefined();
    expect(test.mails[0]?.text).not.toContain('Stop these emails');
  });
});

describe('the link of an email', () => {
  const tokenOf = (kind: MailKind, person: Person) => makeStopToken(test.context, kind, person.id);
  const stop = (kind: MailKind, token: string) => test.call(null, endpoints.stopMails, { body: { kind, token } });

  it('stops its kind without signing in, again and again', async () => {
    const token = tokenOf('messages', player);
    for (let time = 0; time < 2; time += 1) expect((await stop('messages', token)).status).toBe(204);
    expect(await stopped(player)).toEqual(['messages']);
  });

  it('stops nothing else, and always gets the same answer', async () => {
    const good = await stop('messages', tokenOf('messages', await makePlayer(test.context.db)));
    const [id, proof] = tokenOf('reviews', player).split('.');
    const wrong: [MailKind, string][] = [
      ['messages', `${id}.${proof}`],
      ['reviews', `${id}.`],
      ['reviews', `${id}`],
      ['reviews', `${(await makePlayer(test.context.db)).id}.${proof}`],
      ['reviews', `${newId()}.${proof}`],
      ['reviews', makeStopToken({ sessionSecret: 'another secret' }, 'reviews', player.id)],
    ];
    for (const [kind, token] of wrong) {
      const { raw } = await stop(kind, token);
      expect([token, raw.statusCode, raw.body]).toEqual([token, good.status, good.raw.body]);
    }
    expect(await stopped(player)).toEqual([]);
  });

  it('stores nothing for an erased person', async () => {
    await test.context.db.update(users).set({ erasedAt: new Date().toISOString() }).where(eq(users.id, player.id));
    await stop('messages', tokenOf('messages', player));
    expect(await stopped(player)).toEqual([]);
  });
});

describe('one-click unsubscribing', () => {
  const oneClick = 'List-Unsubscribe=One-Click';
  const form = 'application/x-www-form-urlencoded';
  const post = (url: URL | string, type = form, payload = oneClick, headers: Record<string, string> = {}) =>
    test.app.inject({
      method: 'POST',
      url: typeof url === 'string' ? url : `${url.pathname}${url.search}`,
      payload,
      headers: { 'content-type': type, ...headers },
    });

  it.each([
    [form, oneClick],
    [
      'multipart/form-data; boundary=x',
      `--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--`,
    ],
  ])('stops the kind as %s, from any site', async (type, payload) => {
    await bookSession();
    const marks = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };
    const answer = await post(stopLink(), type, payload, marks);
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(await stopped(player)).toEqual(['sessions']);
  });

  it('gives the same answer for invalid and incomplete links', async () => {
    await bookSession();
    const link = stopLink();
    link.searchParams.set('kind', 'messages');
    for (const url of [link, '/stop-mails', '/stop-mails?kind=x&token=y', '/stop-mails?token=a&token=b']) {
      const answer = await post(url);
      expect([answer.statusCode, answer.body, answer.headers['set-cookie']]).toEqual([204, '', undefined]);
    }
    expect(await stopped(player)).toEqual([]);
  });

  it('accepts only a small form, the only cross-site request allowed', async () => {
    expect((await post('/stop-mails', form, 'x'.repeat(5000))).statusCode).toBe(413);
    expect((await post('/api/mails/stop')).statusCode).toBe(415);
    const foreign = { origin: 'https://mail.example' };
    expect((await post('/api/mails/stop', 'application/json', '{}', foreign)).statusCode).toBe(403);
  });
});
