// Emails of a club's message: each once, whatever happens; what they hold; and how they are stopped.

import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { v7 as newId } from 'uuid';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { files } from '#contract/files.ts';
import { type Mail, messageOf } from '#server/mail/mailer.ts';
import { makeClubWithPeople } from '#server/testing/clubs.ts';
import { makeMember } from '#server/testing/factories.ts';
import { type MessageParts, useMessageDesk } from '#server/testing/message-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { clubMessageJobs } from './club-messages.jobs.ts';

const test = useTestApp();
const desk = useMessageDesk(test);
const { all, count, send, read, receive, addresses, emailsOf, refuse, again } = desk;

describe('each recipient gets it once', () => {
  it('however often and wherever the jobs run, and however often it is sent', async () => {
    const members = [];
    for (let index = 0; index < 8; index += 1) members.push(await makeMember(test.context.db, desk.scene.club.id));
    const key = newId();
    const sent = await Promise.all([send(all, {}, key), send(all, {}, key)]);
    expect(new Set(sent.map(({ body }) => body.id)).size).toBe(1);
    const messageId = sent[0]?.body.id ?? '';
    await Promise.all([1, 2].map(() => clubMessageJobs['club-message']({ messageId }, test.context)));
    await Promise.all([1, 2, 3].map(() => clubMessageJobs['club-message-mail']({ messageId }, test.context)));
    await test.runJobs();
    await again();
    expect(addresses()).toEqual(emailsOf(desk.scene.known, desk.scene.unknown, ...members));
    expect(await read(messageId)).toMatchObject({ people: 10, sent: 10 });
    expect((await test.call(desk.scene.manager, endpoints.listClubMessages)).body.rows).toHaveLength(1);
  });

  it('an unknown address fails without holding up the others', async () => {
    const restore = refuse(desk.scene.known.email, { code: 'EENVELOPE', responseCode: 550 });
    const { id } = (await send(all)).body;
    await test.runJobs();
    expect(addresses()).toEqual([desk.scene.unknown.email]);
    expect(await read(id)).toMatchObject({ sent: 1, failed: 1, waiting: 0 });
    restore();
    await again();
    expect(addresses()).toEqual([desk.scene.unknown.email]);
  });

  it('a full mailbox and a server that is down are tried again', async () => {
    for (const error of [{ code: 'EENVELOPE', responseCode: 452 }, { code: 'ECONNREFUSED' }]) {
      test.mails.length = 0;
      const restore = refuse('responseCode' in error ? desk.scene.known.email : 'all', error);
      const { id } = (await send(all)).body;
      await test.runJobs();
      expect(await read(id)).toMatchObject('responseCode' in error ? { sent: 1, waiting: 1 } : { sent: 0, waiting: 2 });
      restore();
      await again();
      expect(addresses()).toEqual(emailsOf(desk.scene.known, desk.scene.unknown));
      expect(await read(id)).toMatchObject({ sent: 2, waiting: 0, failed: 0 });
    }
  });

  it('what could not be sent for three days has failed', async () => {
    const restore = refuse('all', { code: 'ECONNREFUSED' });
    const { id } = (await send(all)).body;
    await test.runJobs();
    await again(4);
    restore();
    expect(await read(id)).toMatchObject({ sent: 0, failed: 2, waiting: 0 });
    await again();
    expect(test.mails).toEqual([]);
  });
});

describe('emails from the club', () => {
  it('can be switched off: the message is in Pala only, and the manager sees how many', async () => {
    const switchOff = { params: { kind: 'club' as const }, body: { isOn: false } };
    expect((await test.call(desk.scene.known, endpoints.switchMail, switchOff)).status).toBe(204);
    expect((await count(all)).body).toMatchObject({ people: 2, inPala: 1 });
    const { id } = (await send(all)).body;
    await test.runJobs();
    expect(addresses()).toEqual([desk.scene.unknown.email]);
    expect(await read(id)).toMatchObject({ sent: 1, inPala: 1 });
    expect((await receive(desk.scene.known, id)).body.subject).toBe('Summer cup');
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
    expect(new Set(test.mails.map(({ replyTo }) => replyTo))).toEqual(new Set([desk.scene.manager.email]));
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
    const refusedIn = async (parts: MessageParts) => Object.keys((await send(all, parts)).error?.fields ?? {});
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
    expect(await Promise.all([desk.scene.known, desk.scene.manager, other.known, other.manager].map(get))).toEqual([
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
    expect(parsed.from).toEqual({ name: `${desk.scene.club.name} via Pala`, address: 'no-reply@pala.test' });
    expect([parsed.subject, parsed.to?.length]).toEqual(['Årets "cup", <b>', 1]);
  });
});
