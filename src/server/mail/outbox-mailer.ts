// Email without an SMTP server: each one becomes an .eml file.

import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { v7 as newId } from 'uuid';
import type { Config } from '#server/config.ts';
import { makeFolder } from '#server/make-folder.ts';
import { type Mailer, messageOf } from './mailer.ts';

/** Writes emails to `dataDir/outbox/`, named so that the oldest sort first. In development their links are logged for the terminal. */
export function createOutboxMailer(
  config: Pick<Config, 'dataDir' | 'mailFrom' | 'environment'>,
  log: FastifyBaseLogger,
): Mailer {
  const folder = join(config.dataDir, 'outbox');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, config.mailFrom));
      makeFolder(folder);
      const file = join(folder, `${newId()}.eml`);
      // Written aside and moved, so that programs watching the folder never read half an email.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const links = config.environment === 'development' ? (mail.text.match(/https?:\/\/\S+/g) ?? []) : [];
      log.info({ subject: mail.subject, links }, 'mail written to the outbox');
    },
  };
}
