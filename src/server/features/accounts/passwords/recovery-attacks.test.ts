// Forgotten and changed passwords under attack: races over one link, forged hosts, guesses, an SMTP server that hangs.

import { createServer, type Socket } from 'node:net';
import { eq } from 'drizzle-orm';
import { describe, expect, it, vi } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { accountLinks, users } from '#server/db/schema/index.ts';
import { createSmtpMailer } from '#server/mail/smtp-mailer.ts';
import { hashPassword } from '#server/security/password-hashing.ts';
import { atOnce, lastToken, registrationForm, sessionCookie } from '#server/testing/account-forms.ts';
import { makePerson } from '#server/testing/factories.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { makeResetToken } from './passwords.commands.ts';

vi.mock('#server/security/password-hashing.ts', { spy: true });

const test = useTestApp({ RATE_LIMITS: 'on' });

const personWith = async (password: string, columns = {}) =>
  makePerson(test.context.db, { passwordHash: await hashPassword(password), ...columns });
const login = (email: string, password: string) => test.call(null, endpoints.login, { body: { email, password } });
const forgot = (email: unknown, headers = {}) =>
  test.call(null, endpoints.forgotPassword, { body: { email } as never, headers });
const set = (token: string, password: string) =>
  test.call(null, endpoints.setPassword, { body: { token, password, confirmPassword: password } });
const change = (person: { id: string }, currentPassword: string, newPassword: string) =>
  test.call(person, endpoints.changePassword, {
    body: { currentPassword, newPassword, confirmNewPassword: newPassword },
  });
const statusOf = async (cookie: string) =>
  (await test.app.inject({ url: '/api/auth/user', headers: { cookie } })).statusCode;
const subjectsTo = (email: string) => test.mails.filter((mail) => mail.to === email).map((mail) => mail.subject);
const lastMailTo = (email: string) => test.mails.findLast(({ to }) => to === email);
const winnersOf = (answers: { status: number }[]) =>
  answers.flatMap((answer, index) => (answer.status === 200 ? [index] : []));

describe('one link', () => {
  it('that was made up costs no hashing', async () => {
    vi.mocked(hashPassword).mockClear();
    const answers = await atOnce(20, (index) => set(`guess-${index}`, 'new-password'));
    expect(new Set(answers.map(({ error }) => error.code))).toEqual(new Set(['invalid_link']));
    expect(hashPassword).not.toHaveBeenCalled();
  });

  it('sets one password when used twenty times concurrently, and emails the owner once', async () => {
    const person = await personWith('old-password');
    const token = await makeResetToken(test.context, person.id);
    const answers = await atOnce(20, (index) => set(token, `password-${index}`));
    const winners = winnersOf(answers);
    expect(winners).toHaveLength(1);
    for (const [index, answer] of answers.entries())
      if (index !== winners[0]) expect([answer.status, answer.error.code]).toEqual([400, 'invalid_link']);
    expect((await login(person.email, `password-${winners[0]}`)).status).toBe(200);
    expect((await login(person.email, 'old-password')).status).toBe(401);
    await test.runJobs();
    expect(subjectsTo(person.email)).toEqual(['Your Pala password was changed']);
  });

  it('is the only valid one after many concurrent requests', async () => {
    const person = await personWith('old-password');
    const tokens = await atOnce(20, () => makeResetToken(test.context, person.id));
    const left = await test.context.db.select().from(accountLinks).where(eq(accountLinks.userId, person.id));
    expect(left).toHaveLength(1);
    const answers = await atOnce(20, (index) => set(tokens[index] as string, `password-${index}`));
    expect(winnersOf(answers)).toHaveLength(1);
  });

  it('is invalid once the password is set or changed, even concurrently', async () => {
    const person = await personWith('old-password');
    const [tokens] = await Promise.all([
      atOnce(5, () => makeResetToken(test.context, person.id)),
      change(person, 'old-password', 'new-password'),
    ]);
    const current = (await login(person.email, 'new-password')).status;
    expect(current).toBe(200);
    const left = await test.context.db.select().from(accountLinks).where(eq(accountLinks.userId, person.id));
    expect(left.length).toBeLessThanOrEqual(1);
    expect(winnersOf(await atOnce(5, (index) => set(tokens[index] as string, 'another-one')))).toHaveLength(
      left.length,
    );
  });
});

describe('a changed password', () => {
  it('comes from exactly one of twenty concurrent changes, whose session continues', async () => {
    const person = await personWith('old-password');
    const answers = await atOnce(20, (index) => change(person, 'old-password', `password-${index}`));
    const winners = winnersOf(answers);
    expect(winners).toHaveLength(1);
    for (const answer of answers) expect([200, 400, 401, 429]).toContain(answer.status);
    const winner = answers[winners[0] as number] as (typeof answers)[number];
    expect(await statusOf(sessionCookie(winner))).toBe(200);
    expect((await login(person.email, `password-${winners[0]}`)).status).toBe(200);
    await test.runJobs();
    expect(subjectsTo(person.email)).toEqual(['Your Pala password was changed']);
  });

  it('ends sessions being started with the old one', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await personWith('old-password');
      const token = await makeResetToken(test.context, person.id);
      const [signedIn, reset] = await Promise.all([
        atOnce(8, () => login(person.email, 'old-password')),
        set(token, 'new-password'),
      ]);
      expect(reset.status).toBe(200);
      const cookies = signedIn.filter((answer) => answer.status === 200).map(sessionCookie);
      expect(await Promise.all(cookies.map(statusOf))).toEqual(cookies.map(() => 401));
    }
  });

  it('comes from either the link or the change, and only the winner has a session', async () => {
    for (let round = 0; round < 5; round += 1) {
      const person = await personWith('old-password');
      const token = await makeResetToken(test.context, person.id);
      const [changed, reset] = await Promise.all([
        change(person, 'old-password', 'changed'),
        set(token, 'by-the-link'),
      ]);
      const isReset = reset.status === 200;
      expect((await login(person.email, isReset ? 'by-the-link' : 'changed')).status).toBe(200);
      if (changed.status === 200) expect(await statusOf(sessionCookie(changed))).toBe(isReset ? 401 : 200);
    }
  });

  it('is guessed ten times at most, also at the same moment and with a session', async () => {
    const person = await personWith('old-password');
    const answers = await atOnce(30, (index) => change(person, `guess-${index}`, 'new-password'));
    expect(answers.filter((answer) => answer.status === 400)).toHaveLength(10);
    const refused = await change(person, 'old-password', 'new-password');
    expect(refused.status).toBe(429);
    expect(Number(refused.raw.headers['retry-after'])).toBeGreaterThanOrEqual(1);
  });
});

describe('a reset', () => {
  it('starts no session, and activates no suspended, waiting, unconfirmed or deleted account', async () => {
    for (const state of ['suspended', 'pending', 'unverified'] as const) {
      const person = await personWith('old-password', { state });
      const answer = await set(await makeResetToken(test.context, person.id), 'new-password');
      expect([answer.status, answer.raw.headers['set-cookie']]).toEqual([200, undefined]);
      const [row] = await test.context.db.select().from(users).where(eq(users.id, person.id));
      expect(row?.state).toBe(state);
      expect((await login(person.email, 'new-password')).status).toBe(403);
    }
    const gone = await personWith('old-password', { state: 'deleted' });
    expect((await set(await makeResetToken(test.context, gone.id), 'new-password')).error.code).toBe('invalid_link');
  });

  it('stores no token: what the database holds opens nothing', async () => {
    const person = await personWith('old-password');
    const token = await makeResetToken(test.context, person.id);
    const [link] = await test.context.db.select().from(accountLinks).where(eq(accountLinks.userId, person.id));
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(link)).not.toContain(token);
    expect((await set(link?.tokenHash ?? '', 'new-password')).error.code).toBe('invalid_link');
  });
});

describe('an email with a link', () => {
  it.each([
    { host: 'evil.example' },
    { 'x-forwarded-host': 'evil.example' },
    { 'x-forwarded-proto': 'javascript', 'x-forwarded-port': '1' },
    { forwarded: 'host=evil.example;proto=https' },
    { 'x-original-url': 'http://evil.example/', 'x-rewrite-url': '//evil.example' },
    { referer: 'https://evil.example/' },
  ])('leads to the public address, whatever the request says: %j', async (headers) => {
    const person = await makePerson(test.context.db);
    expect((await forgot(person.email, headers)).status).toBe(200);
    const form = registrationForm() as { email: string };
    await test.call(null, endpoints.register, { body: form as never, headers: headers as never });
    await test.runJobs();
    for (const [email, path] of [
      [person.email, '/set-password?token='],
      [form.email, '/api/auth/verify-email?token='],
    ] as const) {
      const mail = lastMailTo(email);
      expect(mail?.text).toContain(`http://pala.test${path}`);
      expect(`${mail?.html}${mail?.text}`).not.toMatch(/evil|javascript/);
    }
  });

  it('goes to exactly one address; anything else is refused', async () => {
    const victim = await makePerson(test.context.db, { email: 'victim@pala.test' });
    await test.runJobs();
    const sent = test.mails.length;
    const odd = [
      ['victim@pala.test', 'evil@pala.test'],
      'victim@pala.test,evil@pala.test',
      'victim@pala.test;evil@pala.test',
      'victim@pala.test evil@pala.test',
      'victim@pala.test\nBcc: evil@pala.test',
      'victim@pala.test%0aBcc:evil@pala.test',
      '<victim@pala.test>',
      'victim@pala.test\0',
      { $ne: null },
      { email: 'victim@pala.test' },
      null,
      true,
    ];
    for (const email of odd) expect([email, (await forgot(email)).status]).toEqual([email, 400]);
    await test.runJobs();
    expect(test.mails.length).toBe(sent);
    await forgot(` ${victim.email.toUpperCase()} `);
    await test.runJobs();
    expect(test.mails.slice(sent).map((mail) => mail.to)).toEqual([victim.email]);
    expect(lastToken(test.mails, victim.email)).toMatch(/^[\w-]{43}$/);
  });

  it('does not delay answers while the SMTP server hangs', async () => {
    const person = await makePerson(test.context.db);
    const held = new Set<Socket>();
    let arrived: () => void;
    const arrival = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const silent = createServer((socket) => {
      held.add(socket.once('close', () => held.delete(socket)));
      arrived();
    });
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { mailer } = test.context;
    test.context.mailer = createSmtpMailer(
      `smtp://127.0.0.1:${(silent.address() as { port: number }).port}`,
      'no-reply@pala.test',
    );
    try {
      const first = await forgot(person.email);
      const mailing = test.runJobs().then(
        () => 'sent',
        () => 'failed',
      );
      await arrival;
      const answers = [first, await forgot(person.email), await forgot('nobody@pala.test'), await login('x@x.dk', 'x')];
      expect(held.size).toBe(1);
      expect(answers.map((answer) => answer.status)).toEqual([200, 200, 200, 401]);
      expect(new Set(answers.slice(0, 3).map((answer) => answer.raw.body)).size).toBe(1);
      for (const socket of held) socket.destroy();
      expect(await mailing).toBe('failed');
    } finally {
      test.context.mailer = mailer;
      silent.close();
    }
  });
});
