// Mails to the people who manage a club.

import { brand } from '#domain/brand.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { isCoach, type Role } from '#domain/people/roles.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Applicant {
  firstName: string;
  lastName: string;
  country: string;
}

/** Told when someone who registered with the club's link has confirmed their address and waits for the club. */
export function applicantMail(
  manager: { email: string; firstName: string },
  applicant: Applicant,
  clubName: string,
  { dashboardUrl, stopUrl }: { dashboardUrl: string; stopUrl: string },
): Promise<Mail> {
  const name = personName(applicant);
  return writeMail({
    to: manager.email,
    subject: `${name} wants to join ${clubName} at ${brand.name}`,
    preview: 'Approve or reject the registration.',
    heading: `Hello ${manager.firstName}`,
    paragraphs: [
      `${name} (${countryName(applicant.country)}) has registered with the invitation link of ${clubName} and waits for your approval.`,
    ],
    button: { label: 'Open the club dashboard', url: dashboardUrl },
    footnote: 'Approve only people whom your club knows: they become members of the club at once.',
    stopUrl,
  });
}

/** Tells someone who has an account that a club asks them in. What they are asked in as follows from what they are. */
export function clubRequestMail(
  person: { email: string; firstName: string; role: Role },
  clubName: string,
  { profileUrl, stopUrl }: { profileUrl: string; stopUrl: string },
): Promise<Mail> {
  const asCoach = isCoach(person.role);
  return writeMail({
    to: person.email,
    subject: `${clubName} asks you in at ${brand.name}`,
    preview: 'Accept or decline: you decide.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      `${clubName} would like you as ${asCoach ? 'one of its coaches' : 'a member'} at ${brand.name}.`,
      asCoach
        ? 'If you accept, you are a club coach and the videos of its members are offered to you. You can only be of one club.'
        : 'If you accept, the managers of the club see your videos, ratings, goals and sessions, and its coaches can review your videos. You can only be of one club.',
    ],
    button: { label: 'See the request', url: profileUrl },
    footnote: `You get this mail because you have an account at ${brand.name}.`,
    stopUrl,
  });
}
