// Sends messages of a club to its members and invited people (docs/product.md#messages-of-a-club).

import { msg } from '@lingui/core/runtime-macro';
import type {
  ClubMessage,
  ClubMessageText,
  MessageRecipients,
  WholeClubMessage,
} from '#contract/clubs/club-messages.ts';
import { maxMessageRecipients, whyNoMoreMessages } from '#domain/clubs/club-messages.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { listClubManagers } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { findGroup } from '#server/features/clubs/people/groups/club-groups.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { takePicture } from '#server/http/take-picture.ts';

import * as queries from './club-messages.queries.ts';

/** Size of a stored picture in pixels, and its format, small enough for thousands of emails. */
const pictureBox = { width: 1200, height: 1200, fit: 'inside', format: 'jpeg' } as const;

/** A sent message with its figures. Of invited people nobody counts as left out: that would show who declined. */
export function presentMessage(row: queries.MessageRow): ClubMessage {
  const { people, waiting, sent, inPala, failed } = row;
  const rest = people - waiting - sent - inPala - failed;
  return row.audience === 'invited' ? { ...row, sent: sent + rest, leftOut: 0 } : { ...row, leftOut: rest };
}

/** @throws AppError not_found for a message of another club */
export async function readMessage(db: Database, clubId: string, id: string): Promise<WholeClubMessage> {
  const row = orNotFound(await queries.findMessage(db, clubId, id));
  const { text, hasPicture, takesReplies, author } = row;
  return { ...presentMessage(row), text, hasPicture, takesReplies, author };
}

/**
 * The number of people of a message, and why the club can send none at the moment.
 *
 * @throws AppError not_found for a group of another club
 */
export async function countPeople(db: Database, clubId: string, recipients: MessageRecipients) {
  await groupNameOf(db, clubId, recipients);
  const people = await queries.countRecipients(db, clubId, recipients);
  return { ...people, refusal: whyNoMoreMessages(await queries.countMessages(db, clubId)) };
}

async function groupNameOf(db: Database, clubId: string, recipients: MessageRecipients): Promise<string | null> {
  return recipients.to === 'group' ? orNotFound(await findGroup(db, clubId, recipients.groupId)).name : null;
}

type NewMessage = ClubMessageText & {
  recipients: MessageRecipients;
  expected: number;
  picture?: string | null | undefined;
};

/**
 * Stores a message with its recipients; jobs notify and email them. A constant number of statements, however many they are.
 *
 * @param submissionKey what the browser called it: sent again, it has one effect
 * @throws AppError conflict beyond the club's limits, or when it would go to another number of people than the manager saw; not_found for
 * nobody, a group of another club and a deactivated club; invalid_input for a file that is not a picture
 */
export async function sendMessage(
  { db, jobs }: Context,
  by: Author,
  clubId: string,
  authorId: string,
  { recipients, expected, picture, ...written }: NewMessage,
  submissionKey: string | null,
): Promise<WholeClubMessage> {
  const drawn = picture ? await takePicture(picture, pictureBox, 'picture') : null;
  return db.transaction(async (tx) => {
    if (!(await queries.lockWritingClub(tx, clubId))) throw new AppError('not_found');
    const earlier = submissionKey === null ? null : await queries.findSubmitted(tx, clubId, submissionKey);
    if (earlier !== null) return readMessage(tx, clubId, earlier);
    const refusal = whyNoMoreMessages(await queries.countMessages(tx, clubId));
    if (refusal !== null) throw new AppError('conflict', { message: refusal });
    const id = await queries.insertMessage(tx, {
      clubId,
      authorId,
      submissionKey,
      audience: recipients.to,
      groupName: await groupNameOf(tx, clubId, recipients),
      picture: drawn,
      ...written,
    });
    const people = await queries.insertRecipients(tx, clubId, id, recipients, maxMessageRecipients + 1);
    requireExpected(people, expected);
    await recordAudit(tx, by, 'club-message-sent', { type: 'club', id: clubId }, { after: { people } });
    await jobs.enqueue(tx, 'club-message', { messageId: id });
    await notifyWriters(tx, clubId);
    return readMessage(tx, clubId, id);
  });
}

/** @throws AppError not_found for nobody; conflict for too many, or others than expected */
function requireExpected(people: number, expected: number): void {
  if (people === 0) throw new AppError('not_found', { message: say(msg`Nobody would get this message.`) });
  if (people > maxMessageRecipients) {
    const most = maxMessageRecipients.toLocaleString('en');
    throw new AppError('conflict', { message: say(msg`A message can go to ${{ most }} people. Please choose fewer.`) });
  }
  if (people !== expected) {
    const message = say(
      msg`It would now go to ${{ count: people.toLocaleString(languageInForce()) }} people. Please check, and send it again.`,
    );
    throw new AppError('conflict', { message });
  }
}

/** Says to the club's managers that their list of messages has changed. */
export async function notifyWriters(tx: Database, clubId: string): Promise<void> {
  const managers = await listClubManagers(tx, clubId);
  await notifyUsers(
    tx,
    ['club-message'],
    managers.map(({ id }) => id),
  );
}

/** Counts a message as opened by a member, once. @throws AppError not_found for a message that they did not get */
export async function openMessage({ db }: Context, userId: string, messageId: string): Promise<void> {
  await db.transaction(async (tx) => {
    if (!(await queries.markOpened(tx, userId, messageId))) throw new AppError('not_found');
    await notifyUsers(tx, ['club-message'], [userId]);
  });
}
