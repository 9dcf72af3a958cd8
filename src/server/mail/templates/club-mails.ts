// Emails to the people who manage a club.

import { msg, plural } from '@lingui/core/runtime-macro';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { brand } from '#domain/brand.ts';
import { activityWords, levelWords, signed, turnaroundWords } from '#domain/clubs/report-words.ts';
import { localeInForce, say } from '#domain/language/say.ts';
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
    subject: say(msg`${{ name }} wants to join ${{ clubName }} on ${{ product: brand.name }}`),
    preview: say(msg`Approve or reject the registration.`),
    heading: say(msg`Hello ${{ firstName: manager.firstName }}`),
    paragraphs: [
      say(
        msg`${{ name }} (${{ country: countryName(applicant.country) }}) has registered with ${{ clubName }}’s invitation link and is waiting for your approval.`,
      ),
    ],
    button: { label: say(msg`Open the club dashboard`), url: dashboardUrl },
    footnote: say(msg`Only approve people your club knows. They become members straight away.`),
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
    subject: say(msg`${{ clubName }} has invited you to join on ${{ product: brand.name }}`),
    preview: say(msg`You can accept or decline.`),
    heading: say(msg`Hello ${{ firstName: person.firstName }}`),
    paragraphs: [
      asCoach
        ? say(msg`${{ clubName }} has invited you to join as a coach on ${{ product: brand.name }}.`)
        : say(msg`${{ clubName }} has invited you to join as a member on ${{ product: brand.name }}.`),
      asCoach
        ? say(
            msg`If you accept, you become a club coach and can review its members’ videos. You can belong to only one club.`,
          )
        : say(
            msg`If you accept, the club’s managers can see your videos, ratings, goals and sessions, and its coaches can review your videos. You can belong to only one club.`,
          ),
    ],
    button: { label: say(msg`See the request`), url: profileUrl },
    footnote: say(msg`You’re getting this email because you have a ${{ product: brand.name }} account.`),
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
    subject: say(msg`${{ clubName }} in ${{ month }}`),
    preview: activityWords(totals, before),
    heading: say(msg`${{ clubName }} in ${{ month }}`),
    paragraphs: [
      say(msg`${plural({ members }, { one: 'Your club has # member.', other: 'Your club has # members.' })}`),
      activityWords(totals, before),
      turnaroundWords(turnaround),
      levelWords(levels),
      ...(improved.length > 0 ? [say(msg`Most improved: ${{ players: improved.join(', ') }}.`)] : []),
    ],
    button: { label: say(msg`See the whole report`), url: reportUrl },
    footnote: say(msg`You chose the day of this email under Security in your profile.`),
    stopUrl,
  });
}

/** "October 2026". */
function monthName(day: string): string {
  return new Intl.DateTimeFormat(localeInForce(), { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(day),
  );
}
