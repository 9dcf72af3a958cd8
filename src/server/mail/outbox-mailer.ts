// Mail without a mail server: each mail becomes an .eml file that any mail program opens.

import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { createTransport } from 'nodemailer';
import { v7 as newId } from 'uuid';
import type { Config } from '#server/config.ts';
import { makeFolder } from '#server/make-folder.ts';
import { type Mailer, messageOf } from './mailer.ts';

/** Writes mails to `dataDir/outbox/`, oldest first by name. In development their links are logged, to be clicked in the terminal. */
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
      // Written aside and moved, so that whoever watches the folder never reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const links = config.environment === 'development' ? (mail.text.match(/https?:\/\/\S+/g) ?? []) : [];
      log.info({ subject: mail.subject, links }, 'mail written to the outbox');
    },
  };
}
