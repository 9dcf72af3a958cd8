// Mail to a real SMTP server on this machine: it arrives once, and comes later when the server was down.

import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterEach, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { createOutboxMailer } from './outbox-mailer.ts';
import { createSmtpMailer } from './smtp-mailer.ts';
import { reviewPublishedMail } from './templates/review-mails.ts';

const open: { close(done?: () => void): unknown }[] = [];
afterEach(async () => {
  for (const server of open.splice(0)) await new Promise<void>((resolve) => server.close(() => resolve()));
});

/** As long as such an address gets. */
const stopUrl = `https://pala.test/stop-mails?kind=reviews&token=${'a1-B2_'.repeat(14)}`;

const mail = () =>
  reviewPublishedMail({
    email: 'søren@pala.test',
    firstName: 'Søren',
    coachName: 'Ana “La Víbora” Ruiz',
    videoTitle: '<b>Final</b> & more',
    said: { overallScore: '4.2', firstLines: 'Great lobs.' },
    link: 'http://pala.test/player/video-analysis/1',
    stopUrl,
  });

interface Received {
  raw: string;
  from: string;
  to: string[];
}

async function smtpServer(): Promise<{ url: string; received: Received[] }> {
  const received: Received[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          raw: Buffer.concat(chunks).toString(),
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map((one) => one.address),
        });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  return { url: `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`, received };
}

it('an email arrives with sender, one recipient, HTML, text and intact characters', async () => {
  const { url, received } = await smtpServer();
  await createSmtpMailer(url, 'Pala <no-reply@pala.test>').send(await mail());
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({ from: 'no-reply@pala.test', to: ['søren@pala.test'] });
  const parsed = await PostalMime.parse(received[0]?.raw ?? '');
  expect(parsed.subject).toBe('Your review is ready: <b>Final</b> & more');
  expect(parsed.text).toContain('Hello Søren, Ana “La Víbora” Ruiz has reviewed “<b>Final</b> & more”.');
  expect(parsed.html).toContain('&lt;b&gt;Final&lt;/b&gt;');
  expect(parsed.html).toContain('href="http://pala.test/player/video-analysis/1"');
});

it('an email has unsubscribe headers and a link', async () => {
  const { url, received } = await smtpServer();
  await createSmtpMailer(url, 'Pala <no-reply@pala.test>').send(await mail());
  const raw = received[0]?.raw ?? '';
  expect(raw).toContain(`List-Unsubscribe: <${stopUrl}>\r\n`);
  expect(raw).toContain('\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
  const parsed = await PostalMime.parse(raw);
  expect(parsed.html).toContain(`href="${stopUrl.replaceAll('&', '&amp;')}"`);
  expect(parsed.text).toContain(`Stop these emails ${stopUrl}`);
});

it('an email has its attachments', async () => {
  const { url, received } = await smtpServer();
  const attachments = [{ name: 'session.ics', mediaType: 'text/calendar', content: 'BEGIN:VCALENDAR' }];
  await createSmtpMailer(url, 'Pala <no-reply@pala.test>').send({ ...(await mail()), attachments });
  const { attachments: files } = await PostalMime.parse(received[0]?.raw ?? '', { attachmentEncoding: 'utf8' });
  expect(files).toMatchObject([
    { filename: 'session.ics', mimeType: 'text/calendar', content: expect.stringContaining('BEGIN:VCALENDAR') },
  ]);
});

it('sending rejects when the server hangs up, so that the job is retried', async () => {
  const server: Server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  open.push(server);
  const { port } = server.address() as { port: number };
  await expect(createSmtpMailer(`smtp://127.0.0.1:${port}`, 'x@pala.test').send(await mail())).rejects.toThrow();
});

it('an email becomes a readable file when no server is configured', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'pala-mail-'));
  const mailer = createOutboxMailer(
    { dataDir, mailFrom: 'Pala <no-reply@pala.test>', environment: 'production' },
    createLog('silent'),
  );
  await mailer.send(await mail());
  const files = readdirSync(join(dataDir, 'outbox'));
  expect(files).toHaveLength(1);
  const parsed = await PostalMime.parse(readFileSync(join(dataDir, 'outbox', files[0] as string)));
  expect(parsed.to?.[0]?.address).toBe('søren@pala.test');
  expect(parsed.text).toContain('http://pala.test/player/video-analysis/1');
  expect(parsed.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe(`<${stopUrl}>`);
});
