// Emails to the people who manage a club.

import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { brand } from '#domain/brand.ts';
import { activityWords, counted, levelWords, signed, turnaroundWords } from '#domain/clubs/report-words.ts';
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

/** Sent to managers when an applicant from the club's link has confirmed their address. */
export function applicantMail(
  manager: { email: string; firstName: string },
  applicant: Applicant,
  clubName: string,
  { dashboardUrl, stopUrl }: { dashboardUrl: string; stopUrl: string },
): Promise<Mail> {
  const name = personName(applicant);
  return writeMail({
    to: manager.email,
    subject: `${name} wants to join ${clubName} on ${brand.name}`,
    preview: 'Approve or reject the registration.',
    heading: `Hello ${manager.firstName}`,
    paragraphs: [
      `${name} (${countryName(applicant.country)}) has registered with ${clubName}'s invitation link and is waiting for your approval.`,
    ],
    button: { label: 'Open the club dashboard', url: dashboardUrl },
    footnote: 'Only approve people your club knows. They become members straight away.',
    stopUrl,
  });
}

/** Invites someone with an account to a club: coaches as coaches, players as members. */
export function clubRequestMail(
  person: { email: string; firstName: string; role: Role },
  clubName: string,
  { profileUrl, stopUrl }: { profileUrl: string; stopUrl: string },
): Promise<Mail> {
  const asCoach = isCoach(person.role);
  return writeMail({
    to: person.email,
    subject: `${clubName} has invited you to join on ${brand.name}`,
    preview: 'You can accept or decline.',
    heading: `Hello ${person.firstName}`,
    paragraphs: [
      `${clubName} has invited you to join as ${asCoach ? 'a coach' : 'a member'} on ${brand.name}.`,
      asCoach
        ? "If you accept, you become a club coach and can review its members' videos. You can belong to only one club."
        : "If you accept, the club's managers can see your videos, ratings, goals and sessions, and its coaches can review your videos. You can belong to only one club.",
    ],
    button: { label: 'See the request', url: profileUrl },
    footnote: `You're getting this email because you have a ${brand.name} account.`,
    stopUrl,
  });
}

/** A club's last month for one of its managers, in the words of the report. */
export function monthlyReportMail(
  manager: { email: string; firstName: string },
  report: ClubReport,
  { reportUrl, stopUrl }: { reportUrl: string; stopUrl: string },
): Promise<Mail> {
  const { clubName, period, members, totals, before, turnaround, levels, mostImproved } = report;
  const month = monthName(period.from);
  const improved = mostImproved.slice(0, 3).map(({ player, change }) => `${personName(player)} (${signed(change)})`);
  return writeMail({
    to: manager.email,
    subject: `${clubName} in ${month}`,
    preview: activityWords(totals, before),
    heading: `${clubName} in ${month}`,
    paragraphs: [
      `Your club has ${counted(members, 'member')}.`,
      activityWords(totals, before),
      turnaroundWords(turnaround),
      levelWords(levels),
      ...(improved.length > 0 ? [`Most improved: ${improved.join(', ')}.`] : []),
    ],
    button: { label: 'See the whole report', url: reportUrl },
    footnote: 'You chose the day of this email under Security in your profile.',
    stopUrl,
  });
}

/** "October 2026". */
function monthName(day: string): string {
  return new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day));
}
