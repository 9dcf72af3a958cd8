// The port for sending email, and the choice of its adapter.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';

/** A rendered email. `to` is one address, never a list. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  picture?: MailPicture | null;
  /** Whose name it carries instead of the sender's own; the address stays the sender's. */
  fromName?: string;
  /** Where answers go, if not to the sender. */
  replyTo?: string;
  /** Additional headers, by name. */
  headers?: Readonly<Record<string, string>>;
}

/** A file attached to an email. */
export interface Attachment {
  name: string;
  mediaType: string;
  content: string;
}

/** A picture inside an email. */
interface MailPicture {
  /** By which the email's HTML shows it. */
  cid: string;
  jpeg: Buffer;
}

/** An email in nodemailer's format. */
export function messageOf(mail: Mail, from: string) {
  const { to, subject, text, html, attachments = [], picture, headers = {}, fromName, replyTo } = mail;
  return {
    from: fromName === undefined ? from : { name: fromName, address: /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: [
      ...attachments.map(({ name, mediaType, content }) => ({ filename: name, contentType: mediaType, content })),
      ...(picture
        ? [{ filename: 'picture.jpg', contentType: 'image/jpeg', content: picture.jpeg, cid: picture.cid }]
        : []),
    ],
    // Not folded: some email programs do not rejoin an address broken over two lines.
    headers: Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } })),
  };
}

export interface Mailer {
  /** Sends the email; rejects when it was not accepted, so that the job is retried. */
  send(mail: Mail): Promise<void>;
}

/** SMTP where a server is configured, otherwise files in the outbox folder. The adapter is loaded with the first email. */
export function createMailer(config: Config, log: FastifyBaseLogger): Mailer {
  let loading: Promise<Mailer> | undefined;
  return {
    async send(mail) {
      loading ??= loadMailer(config, log);
      const mailer = await loading;
      await mailer.send(mail);
    },
  };
}

async function loadMailer(config: Config, log: FastifyBaseLogger): Promise<Mailer> {
  if (config.smtpUrl !== null) {
    const { createSmtpMailer } = await import('./smtp-mailer.ts');
    return createSmtpMailer(config.smtpUrl, config.mailFrom);
  }
  const { createOutboxMailer } = await import('./outbox-mailer.ts');
  return createOutboxMailer(config, log);
}
