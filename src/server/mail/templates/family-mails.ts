// Emails about juniors: to guardians, and to juniors who get an account of their own.

import { deletionGraceHours } from '#domain/accounts/account-deletion.ts';
import { brand } from '#domain/brand.ts';
import { handoverHours } from '#domain/people/families.ts';
import { personName } from '#domain/people/person-name.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Recipient {
  email: string;
  firstName: string;
}

/** "Emma", "Emma and Noah", "Emma, Noah and Ida". */
function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names).replace(', and ', ' and ');
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
  const names = listed(juniors);
  return writeMail({
    to: person.email,
    subject: `${clubName} asks you to look after ${names} on ${brand.name}`,
    preview: 'You can accept or decline for each.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      `${clubName} would like ${names} to play on ${brand.name}, where coaches review padel matches on video. A junior has no sign-in of their own: you would use ${brand.name} for them, and see every message a coach writes.`,
      hours === null
        ? 'Accept or decline for each under My family. Nothing about a junior is stored in an account before you accept.'
        : `Choose a password, then accept or decline for each under My family. The link works once, for ${hours} hours.`,
    ],
    button: { label: hours === null ? 'Open My family' : 'Choose your password', url: link },
    footnote: `${clubName} gave us your address for this. Not yours to answer? You can ignore this email: we tell no one.`,
  });
}

/** A coach's message to a junior, as a copy for the guardian; it cannot be switched off. */
export function juniorMessageMail(junior: Recipient, coachName: string, content: string, link: string): Promise<Mail> {
  return writeMail({
    to: junior.email,
    subject: `A message from ${coachName}`,
    preview: content,
    heading: `${coachName} wrote to ${junior.firstName}`,
    paragraphs: [],
    quote: content,
    button: { label: 'Read and reply', url: link },
    footnote: 'Guardians get a copy of every message that a coach writes to their junior.',
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
    subject: `${name}'s ${brand.name} account will be deleted`,
    preview: `You can keep it within ${deletionGraceHours} hours.`,
    heading: `Hello ${guardian.firstName}`,
    paragraphs: [
      `You asked us to delete ${name}'s account. No one can see it any longer.`,
      `Changed your mind? Choose Keep account under My family within ${deletionGraceHours} hours. After that we delete the data for good.`,
    ],
    button: { label: 'Open My family', url: familyUrl },
    footnote: `If this wasn't you, change your password and write to ${brand.supportMail}.`,
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
    subject: `Your own ${brand.name} account`,
    preview: 'Choose a password to take it over.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      `${personName(guardian)} has looked after your ${brand.name} account so far. Choose a password and it is yours alone, with everything in it.`,
      `From then on ${guardian.firstName} can no longer open it, and we ask you again what may be shown in public. The link works once, for ${handoverHours} hours.`,
    ],
    button: { label: 'Choose your password', url: link },
    footnote: 'Not yours? You can ignore this email: nothing changes until the link is used.',
  });
}
