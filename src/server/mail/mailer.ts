// The port through which mail leaves, and the choice of its adapter.

import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '#server/config.ts';

/** A written mail. `to` is one address, never a list. */
export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  attachments?: readonly Attachment[];
  /** Headers besides those that every mail has, by name. */
  headers?: Readonly<Record<string, string>>;
}

/** A file that comes with a mail. */
export interface Attachment {
  name: string;
  mediaType: string;
  content: string;
}

/** A mail as nodemailer takes it. */
export function messageOf({ to, subject, text, html, attachments = [], headers = {} }: Mail, from: string) {
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    html,
    attachments: attachments.map(({ name, mediaType, content }) => ({
      filename: name,
      contentType: mediaType,
      content,
    })),
    // As they are: an address that is broken over two lines is one that not every mail program puts together again.
    headers: Object.entries(headers).map(([key, value]) => ({ key, value: { prepared: true, value } })),
  };
}

export interface Mailer {
  /** Hands the mail over; rejects when it was not accepted, so that the job is tried again. */
  send(mail: Mail): Promise<void>;
}

/** SMTP where a server is configured, files in the outbox folder otherwise. What sends is loaded with the first mail. */
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
