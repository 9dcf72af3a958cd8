// Mails to the people who manage a club.

import { brand } from '#domain/brand.ts';
import { countryName } from '#domain/people/countries.ts';
import { personName } from '#domain/people/person-name.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface Applicant {
  firstName: string;
  lastName: string;
  country: string;
}

/** Told when somebody who registered with the club's link has confirmed their address and waits for the club. */
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
