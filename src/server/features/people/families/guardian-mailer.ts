// The one place where email for a junior gets its address: the guardian's (docs/product.md#families).

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import { juniorOfAddress } from '#domain/people/families.ts';
import type { Config } from '#server/config.ts';
import { escapeHtml } from '#server/http/pages/escape-html.ts';
import type { Mail, Mailer } from '#server/mail/mailer.ts';

/** The junior whom an email is for, and the guardian who gets it. */
export interface GuardedJunior {
  firstName: string;
  guardianEmail: string;
}

/**
 * Sends email for juniors to their guardians, with the junior's name in front of the subject and above the text. Links to screens lead to
 * "My family", which offers to open them as the junior. Without a guardian nothing is sent.
 */
export function toGuardians(
  mailer: Mailer,
  { publicUrl }: Pick<Config, 'publicUrl'>,
  findJunior: (juniorId: string) => Promise<GuardedJunior | null>,
): Mailer {
  return {
    async send(mail) {
      const juniorId = juniorOfAddress(mail.to);
      if (juniorId === null) return mailer.send(mail);
      const junior = await findJunior(juniorId);
      if (junior !== null) await mailer.send(addressed(mail, juniorId, junior, publicUrl));
    },
  };
}

function addressed(mail: Mail, juniorId: string, { firstName, guardianEmail }: GuardedJunior, publicUrl: string): Mail {
  const lead = say(msg`For ${{ firstName }}:`);
  // Calls of the API, such as the link that stops emails, need no session.
  const host = publicUrl.replaceAll(/[^\w:/]/g, String.raw`\$&`);
  const link = new RegExp(`${host}(/(?!api/|stop-mails)[^\\s"<>)]*)`, 'g');
  const asJunior = (text: string, ampersand: string) =>
    text.replaceAll(link, (_, path: string) => {
      const next = encodeURIComponent(path.replaceAll('&amp;', '&'));
      return `${publicUrl}/family?junior=${juniorId}${ampersand}next=${next}`;
    });
  return {
    ...mail,
    to: guardianEmail,
    subject: `${lead} ${mail.subject}`,
    text: `${lead}\n\n${asJunior(mail.text, '&')}`,
    html: asJunior(mail.html, '&amp;').replace(/<h1\b/, `<p>${escapeHtml(lead)}</p><h1`),
  };
}
