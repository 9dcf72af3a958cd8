// Emails about training sessions.

import { msg, plural } from '@lingui/core/runtime-macro';
import { brand } from '#domain/brand.ts';
import { say } from '#domain/language/say.ts';
import type { NotificationText } from '#domain/messages/notifications/notification-texts.ts';
import { yourCoach } from '#domain/messages/notifications/text-parts.ts';
import { writeMail } from '#server/mail/layout.ts';
import type { Mail } from '#server/mail/mailer.ts';

interface SessionMail {
  email: string;
  firstName: string;
  /** What happened: a heading and a sentence. */
  text: NotificationText;
  link: string;
  stopUrl: string;
}

const footnote = () =>
  say(msg`You’re getting this email because you train with a coach on ${{ product: brand.name }}.`);

/** Sent to a player when a session was booked, changed, or is a day away; with a calendar file. */
export async function sessionMail(
  session: SessionMail & {
    title: string;
    /** Minutes. */
    duration: number;
    place: string | null;
    objectives: string | null;
    /** Whether the player still has to say whether they come. */
    asksForAnswer: boolean;
    /** The sessions as an iCalendar file. */
    calendar: string;
  },
): Promise<Mail> {
  const { email, firstName, text, title, duration, place, objectives, asksForAnswer, calendar, link, stopUrl } =
    session;
  const details = [
    say(msg`${plural({ minutes: duration }, { one: '# minute', other: '# minutes' })}`),
    ...(place === null ? [] : [place]),
  ];
  const mail = await writeMail({
    to: email,
    subject: `${text.title}: ${title}`,
    preview: text.message,
    heading: text.title,
    paragraphs: [
      say(msg`Hello ${{ firstName }}, ${{ news: lowered(text.message) }}`),
      `${details.join(', ')}.`,
      ...(asksForAnswer
        ? [say(msg`Please say whether you’re coming: your coach counts on answers, and silence is not a yes.`)]
        : []),
    ],
    ...(objectives !== null && { quote: objectives }),
    button: {
      label: asksForAnswer ? say(msg({ message: 'Answer', context: 'verb' })) : say(msg`See your sessions`),
      url: link,
    },
    footnote: footnote(),
    stopUrl,
  });
  return { ...mail, attachments: [calendarFile(calendar, 'PUBLISH')] };
}

/** Sent to a player when a session was cancelled; with a calendar file that removes it, if available. */
export async function cancelledMail(session: SessionMail & { calendar: string | null }): Promise<Mail> {
  const { email, firstName, text, calendar, link, stopUrl } = session;
  const mail = await writeMail({
    to: email,
    subject: text.title,
    preview: text.message,
    heading: text.title,
    paragraphs: [say(msg`Hello ${{ firstName }}, ${{ news: lowered(text.message) }}`)],
    button: { label: say(msg`See your sessions`), url: link },
    footnote: footnote(),
    stopUrl,
  });
  return { ...mail, ...(calendar !== null && { attachments: [calendarFile(calendar, 'CANCEL')] }) };
}

/** Sent to a coach when a player can't come, or can after all. Without the reason, which is on the session's screen. */
export function answerMail({
  email,
  firstName,
  playerName,
  text,
  link,
  stopUrl,
}: SessionMail & { playerName: string }): Promise<Mail> {
  return writeMail({
    to: email,
    subject: text.title,
    preview: text.message,
    heading: text.title,
    paragraphs: [say(msg`Hello ${{ firstName }}, ${{ news: text.message }}`)],
    button: { label: say(msg`See your sessions`), url: link },
    footnote: say(
      msg`You’re getting this email because ${{ playerName }} trains with you on ${{ product: brand.name }}.`,
    ),
    stopUrl,
  });
}

/** Sent to both coaches when a session changed its coach; their calendars are feeds. */
export function coachChangedMail({ email, firstName, text, link, stopUrl }: SessionMail): Promise<Mail> {
  return writeMail({
    to: email,
    subject: text.title,
    preview: text.message,
    heading: text.title,
    paragraphs: [say(msg`Hello ${{ firstName }},`), text.message],
    button: { label: say(msg`See your sessions`), url: link },
    footnote: say(msg`You’re getting this email because you lead training sessions on ${{ product: brand.name }}.`),
    stopUrl,
  });
}

/** Sent to a coach when a member took a place. */
export function placeTakenMail({ email, firstName, text, link, stopUrl }: SessionMail): Promise<Mail> {
  return writeMail({
    to: email,
    subject: text.title,
    preview: text.message,
    heading: text.title,
    paragraphs: [say(msg`Hello ${{ firstName }}, ${{ news: text.message }}`)],
    button: { label: say(msg`See your sessions`), url: link },
    footnote: say(
      msg`You’re getting this email because your session is open to members of your club on ${{ product: brand.name }}.`,
    ),
    stopUrl,
  });
}

/** Sent to a member in line, when a place is theirs to take or they no longer wait. @param label of the button */
export function waitingMail({
  email,
  firstName,
  text,
  label,
  link,
  stopUrl,
}: SessionMail & { label: string }): Promise<Mail> {
  return writeMail({
    to: email,
    subject: text.title,
    preview: text.message,
    heading: text.title,
    paragraphs: [say(msg`Hello ${{ firstName }},`), text.message],
    button: { label, url: link },
    footnote: say(
      msg`You’re getting this email because you joined the waiting list of a session on ${{ product: brand.name }}.`,
    ),
    stopUrl,
  });
}

/** The media type repeats the file's method, which tells email programs what to do (RFC 6047). */
function calendarFile(content: string, method: 'PUBLISH' | 'CANCEL') {
  return { name: 'session.ics', mediaType: `text/calendar; charset=utf-8; method=${method}`, content };
}

/** Lower-cases a leading "Your coach"; sentences that begin with a name or a title stay. */
function lowered(sentence: string): string {
  const coach = yourCoach();
  return sentence.startsWith(coach) ? coach.charAt(0).toLowerCase() + sentence.slice(1) : sentence;
}
