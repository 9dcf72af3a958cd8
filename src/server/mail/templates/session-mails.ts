// Emails about training sessions.

import { brand } from '#domain/brand.ts';
import type { NotificationText } from '#domain/messages/notifications/notification-texts.ts';
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

const footnote = `You're getting this email because you train with a coach on ${brand.name}.`;

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
  const details = [`${duration} minutes`, ...(place === null ? [] : [place])];
  const mail = await writeMail({
    to: email,
    subject: `${text.title}: ${title}`,
    preview: text.message,
    heading: text.title,
    paragraphs: [
      `Hello ${firstName}, ${lowered(text.message)}`,
      `${details.join(', ')}.`,
      ...(asksForAnswer
        ? ['Please say whether you’re coming: your coach counts on answers, and silence is not a yes.']
        : []),
    ],
    ...(objectives !== null && { quote: objectives }),
    button: { label: asksForAnswer ? 'Answer' : 'See your sessions', url: link },
    footnote,
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
    paragraphs: [`Hello ${firstName}, ${lowered(text.message)}`],
    button: { label: 'See your sessions', url: link },
    footnote,
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
    paragraphs: [`Hello ${firstName}, ${text.message}`],
    button: { label: 'See your sessions', url: link },
    footnote: `You're getting this email because ${playerName} trains with you on ${brand.name}.`,
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
    paragraphs: [`Hello ${firstName}, ${text.message.replace(/^You /, 'you ')}`],
    button: { label: 'See your sessions', url: link },
    footnote: `You're getting this email because you lead training sessions on ${brand.name}.`,
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
    paragraphs: [`Hello ${firstName}, ${text.message}`],
    button: { label: 'See your sessions', url: link },
    footnote: `You're getting this email because your session is open to members of your club on ${brand.name}.`,
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
    paragraphs: [`Hello ${firstName},`, text.message],
    button: { label, url: link },
    footnote: `You're getting this email because you joined the waiting list of a session on ${brand.name}.`,
    stopUrl,
  });
}

/** The media type repeats the file's method, which tells email programs what to do (RFC 6047). */
function calendarFile(content: string, method: 'PUBLISH' | 'CANCEL') {
  return { name: 'session.ics', mediaType: `text/calendar; charset=utf-8; method=${method}`, content };
}

/** Lower-cases a leading "Your coach"; sentences that begin with a name or a title stay. */
function lowered(sentence: string): string {
  return sentence.replace(/^Your coach/, 'your coach');
}
