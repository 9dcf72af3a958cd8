// Emails about juniors: to guardians, and to juniors who get an account of their own.

import { msg } from '@lingui/core/runtime-macro';
import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { brand } from '#domain/brand.ts';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import { handoverHours } from '#domain/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

/**
 * Asks someone to be the guardian of juniors.
 *
 * @param hours for which the link of a new account works; null for an existing one
 */
export function guardianRequestMail(
  person: Recipient,
  clubName: string,
  juniors: readonly string[],
  { link, hours }: { link: string; hours: number | null },
): Promise<Mail> {
  const names = listInWords(juniors);
  return writeMail({
    to: person.email,
    subject: say(msg`${{ clubName }} asks you to look after ${{ names }} on ${{ product: brand.name }}`),
    preview: say(msg`You can accept or decline for each.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      say(
        msg`${{ clubName }} would like ${{ names }} to play on ${{ product: brand.name }}, where coaches review padel matches on video. A junior has no sign-in of their own: you would use ${{ product: brand.name }} for them, and see every message a coach writes.`,
      ),
      hours === null
        ? say(
            msg`Accept or decline for each under My family. Nothing about a junior is stored in an account before you accept.`,
          )
        : say(
            msg`Choose a password, then accept or decline for each under My family. The link works once, for ${{ hours }} hours.`,
          ),
    ],
    button: { label: hours === null ? say(msg`Open My family`) : say(msg`Choose your password`), url: link },
    footnote: say(
      msg`${{ clubName }} gave us your address for this. Not yours to answer? You can ignore this email: we tell no one.`,
    ),
  });
}

/** A coach's message to a junior, as a copy for the guardian; it cannot be switched off. */
export function juniorMessageMail(junior: Recipient, coachName: string, content: string, link: string): Promise<Mail> {
  return writeMail({
    to: junior.email,
    subject: say(msg`A message from ${{ coachName }}`),
    preview: content,
    heading: say(msg`${{ coachName }} wrote to ${{ firstName: junior.firstName }}`),
    paragraphs: [],
    quote: content,
    button: { label: say(msg`Read and reply`), url: link },
    footnote: say(msg`Guardians get a copy of every message that a coach writes to their junior.`),
  });
}

/** Sent to the guardian who asked for a junior's deletion. */
export function juniorDeletionMail(
  { guardian, ...junior }: { firstName: string; lastName: string; guardian: Recipient },
  familyUrl: string,
): Promise<Mail> {
  const name = personName(junior);
  return writeMail({
    to: guardian.email,
    subject: say(msg`${{ name }}’s ${{ product: brand.name }} account will be deleted`),
    preview: say(msg`You can keep it within ${{ hours: deletionGraceHours }} hours.`),
    heading: say(msg`Hello ${{ firstName: guardian.firstName }}`),
    paragraphs: [
      say(msg`You asked us to delete ${{ name }}’s account. No one can see it any longer.`),
      say(
        msg`Changed your mind? Choose Keep account under My family within ${{ hours: deletionGraceHours }} hours. After that we delete the data for good.`,
      ),
    ],
    button: { label: say(msg`Open My family`), url: familyUrl },
    footnote: say(msg`If this wasn’t you, change your password and write to ${{ supportMail: brand.supportMail }}.`),
  });
}

/** Gives someone who has been a junior an account of their own. */
export function handoverMail(
  person: Recipient,
  guardian: { firstName: string; lastName: string },
  link: string,
): Promise<Mail> {
  return writeMail({
    to: person.email,
    subject: say(msg`Your own ${{ product: brand.name }} account`),
    preview: say(msg`Choose a password to take it over.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      say(
        msg`${{ guardian: personName(guardian) }} has looked after your ${{ product: brand.name }} account so far. Choose a password and it is yours alone, with everything in it.`,
      ),
      say(
        msg`From then on ${{ guardian: guardian.firstName }} can no longer open it, and we ask you again what may be shown in public. The link works once, for ${{ hours: handoverHours }} hours.`,
      ),
    ],
    button: { label: say(msg`Choose your password`), url: link },
    footnote: say(msg`Not yours? You can ignore this email: nothing changes until the link is used.`),
  });
}
