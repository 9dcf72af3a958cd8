// What the server writes for a Danish or Spanish reader has no English word: every email, notification, document, picture and calendar.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { v7 as newId } from 'uuid';
import { describe, expect, it, vi } from 'vitest';
import { secondFactorChanges } from '#domain/accounts/second-factor-changes.ts';
import { readCatalogue } from '#domain/language/catalogue.ts';
import { notificationText } from '#domain/messages/notifications/notification-texts.ts';
import { subscriptionChanges } from '#domain/payments/subscriptions/subscription-changes.ts';
import { startBoard } from '#domain/reviews/court/court-board.ts';
import { drills } from '#domain/skills/drills.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { writeCalendar, writeCancellation } from '#server/features/training/calendar-file.ts';
import type { Mail } from '#server/mail/mailer.ts';
import * as accounts from '#server/mail/templates/account-mails.ts';
import * as clips from '#server/mail/templates/clip-mails.ts';
import * as clubs from '#server/mail/templates/club-mails.ts';
import * as clubMessages from '#server/mail/templates/club-message-mail.ts';
import * as connections from '#server/mail/templates/connection-mails.ts';
import * as deletions from '#server/mail/templates/deletion-mails.ts';
import * as families from '#server/mail/templates/family-mails.ts';
import * as invitations from '#server/mail/templates/invitation-mails.ts';
import * as messages from '#server/mail/templates/message-mails.ts';
import * as pairs from '#server/mail/templates/pair-mails.ts';
import * as payments from '#server/mail/templates/payment-mails.ts';
import * as reviews from '#server/mail/templates/review-mails.ts';
import * as secondFactor from '#server/mail/templates/second-factor-mail.ts';
import * as sessions from '#server/mail/templates/session-mails.ts';
import * as takedowns from '#server/mail/templates/takedown-mails.ts';
import * as trainingRequests from '#server/mail/templates/training-request-mails.ts';
import { translationsFolder } from '#server/paths.ts';
import { clubReport, documentFacts, draw, writeNamed } from '#server/testing/documents-and-pictures.ts';
import { makeCoach, makePlayer, reviewDocument } from '#server/testing/factories.ts';
import { pdfLines } from '#server/testing/pdf-text.ts';
import { reportDesk } from '#server/testing/report-desk.ts';
import { useTestApp } from '#server/testing/test-app.ts';
import { notificationNames, notificationSentences } from '../../testing/notification-sentences.ts';
import { inLanguage } from './in-language.ts';

type Language = 'da' | 'es';
const readers: Language[] = ['da', 'es'];

/** Words that certificates are given. */
const given = 'Solid Intermediate+, March';
/** A word that people might have typed: it is in no language. */
const typed = 'Zzq';
const [first, second] = [true, false];
const person = { email: 'z@z.zz', firstName: typed, lastName: typed, country: 'DK' };
const player = { ...person, role: 'player' } as const;
const coach = { ...person, role: 'coach_freelance' } as const;
const [link, stopUrl] = ['https://z.zz', 'https://z.zz/z'];
const text = { title: typed, message: typed };
const session = { ...person, text, link, stopUrl };
const report = clubReport(typed);
const pair = { to: person.email, player: person, link, days: 7, stopUrl };

const mailsOf = {
  ...accounts,
  ...clips,
  ...clubs,
  ...clubMessages,
  ...connections,
  ...deletions,
  ...families,
  ...invitations,
  ...messages,
  ...pairs,
  ...payments,
  ...reviews,
  ...secondFactor,
  ...sessions,
  ...takedowns,
  ...trainingRequests,
};

/** Every email in each of its forms; the type asks for each. */
const mails: { [K in keyof typeof mailsOf]: (mail: (typeof mailsOf)[K]) => Promise<Mail>[] } = {
  verificationMail: (mail) => [mail(person, link)],
  alreadyRegisteredMail: (mail) => [mail(person, link)],
  accountApprovedMail: (mail) => [mail(person, link)],
  accountRejectedMail: (mail) => [mail({ ...person, reason: typed })],
  passwordResetMail: (mail) => [mail(person, link)],
  commonPasswordMail: (mail) => [mail(person, link)],
  googleLinkedMail: (mail) => [mail(person)],
  passwordChangedMail: (mail) => [mail(person)],
  clipsWaitingMail: (mail) => [mail(session)],
  applicantMail: (mail) => [mail(person, person, typed, { dashboardUrl: link, stopUrl })],
  clubRequestMail: (mail) => [player, coach].map((one) => mail(one, typed, { profileUrl: link, stopUrl })),
  monthlyReportMail: (mail) => [mail(person, report, { reportUrl: link, stopUrl })],
  clubMessageMail: (mail) =>
    [link, null].map((openUrl) => {
      const message = { clubName: typed, subject: typed, text: typed, picture: Buffer.from(''), replyTo: null };
      return mail(person.email, message, { openUrl, stopUrl });
    }),
  coachInvitationMail: (mail) => [mail(player, coach, link, 72)],
  connectionRequestedMail: (mail) => [mail(player, coach, link, stopUrl), mail(coach, player, link, stopUrl)],
  connectionAcceptedMail: (mail) => [mail(player, coach, link, stopUrl), mail(coach, player, link, stopUrl)],
  deletionRequestedMail: (mail) =>
    [first, second].map((isByAdministrator) =>
      mail(person, { until: '2027-01-03T12:00:00Z', loginUrl: link, isByAdministrator }),
    ),
  deletionUndoneMail: (mail) => [mail(person, link)],
  guardianRequestMail: (mail) => [72, null].map((hours) => mail(person, typed, [typed, typed], { link, hours })),
  juniorMessageMail: (mail) => [mail(person, typed, typed, link)],
  juniorDeletionMail: (mail) => [mail({ ...person, guardian: person }, link)],
  handoverMail: (mail) => [mail(person, person, link)],
  invitationReminderMail: (mail) =>
    [20, 48, 120].flatMap((hours) => [player, coach].map((one) => mail(one, typed, { link, hours, stopUrl }))),
  requestReminderMail: (mail) => [player, coach].map((one) => mail(one, typed, { profileUrl: link, stopUrl })),
  invitationMail: (mail) => [typed, null].flatMap((club) => [player, coach].map((one) => mail(one, club, link, 72))),
  unreadMessagesMail: (mail) => {
    const conversation = { name: typed, count: 1, firstLines: typed, link };
    const several = [conversation, { ...conversation, count: 3, link: stopUrl }];
    return [[conversation], several].map((conversations) => mail({ ...person, conversations, stopUrl }));
  },
  pairInvitationMail: (mail) => [typed, null].map((firstName) => mail({ ...pair, firstName })),
  pairNotesMail: (mail) => [mail(person, person, link, stopUrl)],
  receiptMail: (mail) => [mail({ ...person, title: typed, what: typed, amounts: [], seller: typed, link, stopUrl })],
  subscriptionMail: (mail) =>
    subscriptionChanges.flatMap((change) =>
      [typed, null].map((graceEnd) =>
        mail({ ...person, change, plan: typed, price: typed, periodEnd: typed, graceEnd, link, stopUrl }),
      ),
    ),
  reviewPublishedMail: (mail) =>
    [{ overallScore: '4.5', firstLines: typed }, null].map((said) =>
      mail({ ...person, coachName: typed, videoTitle: typed, said, link, stopUrl }),
    ),
  secondFactorMail: (mail) =>
    secondFactorChanges.map((change) => mail(person, change, { recoveryCodes: 3, securityUrl: link })),
  sessionMail: (mail) =>
    [first, second].map((asksForAnswer) =>
      mail({ ...session, title: typed, duration: 90, place: typed, objectives: typed, asksForAnswer, calendar: '' }),
    ),
  cancelledMail: (mail) => [mail({ ...session, calendar: '' })],
  answerMail: (mail) => [mail({ ...session, playerName: typed })],
  coachChangedMail: (mail) => [mail(session)],
  placeTakenMail: (mail) => [mail(session)],
  waitingMail: (mail) => [mail({ ...session, label: typed })],
  takedownConfirmMail: (mail) => [mail({ ...person, name: typed, page: '/z' }, link)],
  takedownAnswerMail: (mail) =>
    [first, second].map((isGranted) => mail({ ...person, name: typed, page: '/z', answer: typed, isGranted })),
  trainingRequestedMail: (mail) => [
    mail({ player: person, coach: person, wish: typed, days: ['monday', 'saturday'], duration: 60, link, stopUrl }),
  ],
  trainingDeclinedMail: (mail) =>
    [typed, null].map((reason) => mail({ player: person, coach: person, reason, link, stopUrl })),
};

/** The words of a text, without addresses. */
function wordsOf(texts: string): string[] {
  return (
    texts
      .replaceAll(/\S*(?:@|:\/\/)\S*/g, ' ')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  );
}

/** The names of months and days. */
function daysIn(language: string): string {
  const day = new Intl.DateTimeFormat(language, { weekday: 'long', month: 'long' });
  return Array.from({ length: 366 }, (_, index) => day.format(Date.UTC(2028, 0, 1 + index))).join(' ');
}

/** The words that the product has in English and in no translation. */
const englishOnly = Object.fromEntries(
  readers.map((language) => {
    const entries = readCatalogue(readFileSync(join(translationsFolder, `${language}.po`), 'utf8'));
    const english = wordsOf([daysIn('en'), ...entries.map((entry) => entry.english)].join(' '));
    const translated = new Set(wordsOf([daysIn(language), ...entries.map((entry) => entry.translation)].join(' ')));
    return [language, new Set(english.filter((word) => !translated.has(word)))];
  }),
) as Record<Language, Set<string>>;

/** The English words in what was written, but for those that people typed. */
function englishIn(language: Language, written: string, typedWords = ''): string[] {
  const own = new Set(wordsOf(typedWords));
  return [...new Set(wordsOf(written))].filter((word) => englishOnly[language].has(word) && !own.has(word));
}

const test = useTestApp();

/** A review with every kind of entry. */
function fullReview() {
  const note = (timestamp: number, type: 'strength' | 'improvement') => {
    const moment = { timestamp, endTimestamp: timestamp + 4, board: startBoard };
    return { id: newId(), ...moment, type, skill: 'bandeja', title: typed, comment: typed } as const;
  };
  return reviewDocument({
    notes: [note(12, 'strength'), note(83.4, 'improvement')],
    ratings: skillNames.map((skillName) => ({ skillName, rating: 3.5, comment: typed, evidence: [] })),
    overallStrengths: typed,
    areasOfImprovement: typed,
    recommendationsForImprovement: typed,
    finalSummary: typed,
    priorities: [{ skill: 'bandeja', focus: typed, drillId: drills[0]?.id ?? '' }],
    rallies: Array.from({ length: 12 }, (_, index) => ({ start: index * 30, end: index * 30 + 10 })),
    codes: Array.from({ length: 14 }, (_, timestamp) => {
      return {
        id: newId(),
        timestamp,
        stroke: 'bandeja',
        zone: 'net',
        outcome: timestamp < 12 ? 'continues' : 'winner',
      };
    }),
  });
}

/** A document as text, a line for each of its lines. */
const readPdf = (file: Buffer) =>
  pdfLines(file)
    .map((runs) => runs.flatMap(({ letters }) => letters).join(''))
    .join('\n');

describe.each(readers)('in %s', (language) => {
  it.each(Object.keys(mails) as (keyof typeof mails)[])('the email %s', async (name) => {
    const samples = mails[name] as (mail: unknown) => Promise<Mail>[];
    for (const mail of await inLanguage(language, () => Promise.all(samples(mailsOf[name])))) {
      expect(mail.html).toContain(`lang="${language}"`);
      // The preview is only in the HTML.
      const seen = mail.html.replaceAll(/<style>[^]*?<\/style>|<[^>]*alt="([^"]*)"[^>]*>|<[^>]+>|&\w+;/g, ' $1 ');
      expect(englishIn(language, [mail.subject, mail.fromName ?? '', mail.text, seen].join('\n'))).toEqual([]);
    }
  });

  it.each(notificationSentences.map(([event, english]) => [english, event] as const))(
    'the notification “%s”',
    (_, event) => {
      const { title, message } = inLanguage(language, () => notificationText(event, notificationNames, []));
      const typedWords = JSON.stringify([event.facts, ...notificationNames.values()]);
      expect(englishIn(language, `${title} ${message}`, typedWords)).toEqual([]);
    },
  );

  it.each(Object.keys(documentFacts) as (keyof typeof documentFacts)[])('the document %s', async (kind) => {
    const file = await inLanguage(language, () => writeNamed(kind, typed));
    expect(englishIn(language, readPdf(file), given)).toEqual([]);
  });

  it('the report of a review, as it is downloaded', async () => {
    const { db } = test.context;
    const [owner, reviewer] = [
      await makePlayer(db, { firstName: typed, language }),
      await makeCoach(db, { firstName: typed }),
    ];
    const desk = reportDesk(test);
    await desk.publish(reviewer, owner, fullReview(), { title: typed });
    const video = await desk.publish(reviewer, owner, fullReview(), { title: typed });
    const { rawPayload } = await desk.download(owner, video.id);
    expect(readPdf(rawPayload)).toContain(typed);
    expect(englishIn(language, readPdf(rawPayload))).toEqual([]);
  });

  it.each(Object.keys(draw))('the picture %s', async (kind) => {
    // Every text that is drawn is first taken apart into its signs.
    const drawn = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    await inLanguage(language, async () => draw[kind]?.(typed));
    const texts = drawn.mock.calls.map(([part]) => part);
    drawn.mockRestore();
    expect(texts.join(' ')).toContain(typed);
    expect(englishIn(language, texts.join('\n'), given)).toEqual([]);
  });

  it('a calendar', () => {
    const entry = {
      id: '1',
      title: typed,
      sessionDate: '2026-11-24T17:30:00Z',
      duration: 60,
      place: typed,
      objectives: typed,
      notes: typed,
      revision: 0,
      changedAt: '2026-11-20T17:30:00Z',
      coach: typed,
      places: 4,
      players: [
        { name: typed, answer: 'cant' as const },
        { name: typed, answer: null },
      ],
    };
    const publisher = { publicUrl: link, mailFrom: person.email };
    const off = { ...entry, players: entry.players.slice(0, 1) };
    const files = inLanguage(language, () => [
      writeCalendar([entry], 'coach_club', publisher, [entry]),
      writeCalendar([entry, off], 'player', publisher),
      writeCancellation([entry], publisher),
    ]);
    const values = files
      .join('')
      .replaceAll(/\r\n[ \t]/g, '')
      .match(/(?<=^(?:NAME|SUMMARY|DESCRIPTION|X-WR-CALNAME)\S*:).*/gm);
    expect(englishIn(language, String(values).replaceAll(String.raw`\n`, ' '))).toEqual([]);
  });
});

it('every file of emails is walked', () => {
  const files = readdirSync(join(import.meta.dirname, '../mail/templates')).filter((name) => !name.includes('.test.'));
  const imports = readFileSync(import.meta.filename, 'utf8');
  expect(files.filter((name) => !imports.includes(`mail/templates/${name}`))).toEqual([]);
});
