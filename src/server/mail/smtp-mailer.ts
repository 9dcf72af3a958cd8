// Email through an SMTP server.

import { createTransport } from 'nodemailer';
import { type Mailer, messageOf } from './mailer.ts';

/** Sends through the server at `url` (smtp:// or smtps://, with user and password in the address where needed). */
export function createSmtpMailer(url: string, from: string): Mailer {
  const transport = transportTo(url);
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, from));
    },
  };
}

/** Checks that the server at `url` accepts the login. @throws Error with its reason */
export async function verifySmtp(url: string): Promise<void> {
  const transport = transportTo(url);
  try {
    await transport.verify();
  } finally {
    transport.close();
  }
}

function transportTo(url: string) {
  const address = new URL(url);
  return createTransport({
    host: address.hostname,
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    ...(address.username !== '' && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    // A hanging server must not hold a job for ever; the queue retries later.
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
}
