// SQL of a club's messages.

import { and, count, desc, eq, exists, isNotNull, isNull, lt, lte, ne, type SQL, sql } from 'drizzle-orm';
import type { MessageRecipients } from '#contract/clubs/club-messages.ts';
import { clubMessageLimits, lastTryDays, type RecipientState } from '#domain/clubs/club-messages.ts';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { namedPerson } from '#server/db/people-columns.ts';
import {
  clubInvitations,
  clubMessageRecipients,
  clubMessages,
  clubs,
  stoppedMails,
  users,
} from '#server/db/schema/index.ts';
import { isListed, isSelectedInvitation } from '#server/features/clubs/people/invitations/club-invitations.queries.ts';
import { isSelectedMember } from '#server/features/clubs/people/players.queries.ts';
import { isInGroup } from '#server/policy/groups.ts';
import { isActiveMemberOf } from '#server/policy/membership.ts';

/** Messages per page. */
const pageSize = 30;

/** Minutes for which one try of an email keeps other servers from making it: many times as long as the slowest. */
const tryMinutes = 10;

/** Locks an active club until the transaction ends, so that its messages are counted one at a time; false when there is none. */
export async function lockWritingClub(tx: Database, clubId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: clubs.id })
    .from(clubs)
    .where(and(eq(clubs.id, clubId), isNull(clubs.deactivatedAt)))
    .for('no key update');
  return rows.length === 1;
}

/** How many messages a club has sent in 24 hours, and in 30 days. */
export async function countMessages(db: Database, clubId: string) {
  const since = (days: number) => sql`${clubMessages.createdAt} > now() - make_interval(days => ${days})`;
  return onlyRow(
    await db
      .select({ day: sql<number>`(count(*) filter (where ${since(1)}))::int`, month: sql<number>`count(*)::int` })
      .from(clubMessages)
      .where(and(eq(clubMessages.clubId, clubId), since(clubMessageLimits.monthDays))),
  );
}

/** Active members of a message's recipients. */
function isMeant(db: Database, clubId: string, recipients: Exclude<MessageRecipients, { to: 'invited' }>): SQL {
  const isOne =
    recipients.to === 'all'
      ? undefined
      : recipients.to === 'group'
        ? isInGroup(users, recipients.groupId)
        : isSelectedMember(db, clubId, recipients.selection);
  return and(isActiveMemberOf(users, clubId), isOne) as SQL;
}

/** Open invitations of a message's recipients, whatever their owners have answered: the club does not see that. */
function isAsked(
  db: Database,
  clubId: string,
  { selection, state }: Extract<MessageRecipients, { to: 'invited' }>,
): SQL {
  if (selection !== undefined) return isSelectedInvitation(db, clubId, selection);
  return and(isListed(db, clubId, { state }), eq(clubInvitations.role, 'player')) as SQL;
}

/** How many people a message would go to, and how many of them have switched off emails from their club. */
export async function countRecipients(db: Database, clubId: string, recipients: MessageRecipients) {
  if (recipients.to === 'invited') {
    const [row] = await db
      .select({ people: count() })
      .from(clubInvitations)
      .where(isAsked(db, clubId, recipients));
    return { people: row?.people ?? 0, inPala: 0 };
  }
  const stopped = db
    .select({ one: sql`1` })
    .from(stoppedMails)
    .where(and(eq(stoppedMails.userId, users.id), eq(stoppedMails.kind, 'club')));
  return onlyRow(
    await db
      .select({ people: count(), inPala: sql<number>`(count(*) filter (where ${exists(stopped)}))::int` })
      .from(users)
      .where(isMeant(db, clubId, recipients)),
  );
}

/** The message that a browser has sent under this name; null for none. */
export async function findSubmitted(db: Database, clubId: string, submissionKey: string): Promise<string | null> {
  const [row] = await db
    .select({ id: clubMessages.id })
    .from(clubMessages)
    .where(and(eq(clubMessages.clubId, clubId), eq(clubMessages.submissionKey, submissionKey)));
  return row?.id ?? null;
}

export async function insertMessage(tx: Database, values: typeof clubMessages.$inferInsert): Promise<string> {
  return onlyRow(await tx.insert(clubMessages).values(values).returning({ id: clubMessages.id })).id;
}

/**
 * Stores whom a message goes to, in one statement.
 *
 * @param limit most of them
 * @returns how many they are
 */
export async function insertRecipients(
  tx: Database,
  clubId: string,
  messageId: string,
  recipients: MessageRecipients,
  limit: number,
): Promise<number> {
  const [column, people] =
    recipients.to === 'invited'
      ? [
          sql.raw('invitation_id'),
          sql`select ${messageId}::uuid, ${clubInvitations.id} from ${clubInvitations}
            where ${isAsked(tx, clubId, recipients)} limit ${limit}`,
        ]
      : [
          sql.raw('user_id'),
          sql`select ${messageId}::uuid, ${users.id} from ${users}
            where ${isMeant(tx, clubId, recipients)} limit ${limit}`,
        ];
  const { rows } = (await tx.execute(sql`
    with added as (insert into ${clubMessageRecipients} (message_id, ${column}) ${people} returning 1)
    select count(*)::int as people from added`)) as { rows: { people: number }[] };
  const { people: total } = onlyRow(rows);
  await tx.update(clubMessages).set({ people: total }).where(eq(clubMessages.id, messageId));
  return total;
}

const waiting = sql<number>`(select count(*)::int from ${clubMessageRecipients}
  where ${clubMessageRecipients.messageId} = ${clubMessages.id} and ${clubMessageRecipients.state} = 'waiting')`;

const listed = {
  id: clubMessages.id,
  sentAt: clubMessages.createdAt,
  audience: clubMessages.audience,
  groupName: clubMessages.groupName,
  subject: clubMessages.subject,
  people: clubMessages.people,
  waiting,
  sent: clubMessages.sent,
  inPala: clubMessages.inPala,
  failed: clubMessages.failed,
  opened: clubMessages.opened,
};

/** A page of a club's messages, latest first. */
export async function listMessages(db: Database, clubId: string, after?: string) {
  const found = await db
    .select(listed)
    .from(clubMessages)
    .where(and(eq(clubMessages.clubId, clubId), after === undefined ? undefined : lt(clubMessages.id, after)))
    .orderBy(desc(clubMessages.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}
export type MessageRow = Awaited<ReturnType<typeof listMessages>>['rows'][number];

/** A message of the club as it was written; null for others. */
export async function findMessage(db: Database, clubId: string, id: string) {
  const [row] = await db
    .select({
      ...listed,
      text: clubMessages.text,
      hasPicture: sql<boolean>`${clubMessages.picture} is not null`,
      takesReplies: clubMessages.takesReplies,
      author: namedPerson(users),
    })
    .from(clubMessages)
    .leftJoin(users, and(eq(users.id, clubMessages.authorId), isNull(users.erasedAt)))
    .where(and(eq(clubMessages.id, id), eq(clubMessages.clubId, clubId)));
  return row ?? null;
}

const received = {
  id: clubMessages.id,
  clubName: clubs.name,
  subject: clubMessages.subject,
  hasPicture: sql<boolean>`${clubMessages.picture} is not null`,
  sentAt: clubMessages.createdAt,
};

/** A page of the messages that someone got, latest first. */
export async function listReceived(db: Database, userId: string, after?: string) {
  const found = await db
    .select({
      ...received,
      excerpt: sql<string>`left(${clubMessages.text}, 240)`,
      isOpened: sql<boolean>`${clubMessageRecipients.openedAt} is not null`,
    })
    .from(clubMessageRecipients)
    .innerJoin(clubMessages, eq(clubMessages.id, clubMessageRecipients.messageId))
    .innerJoin(clubs, eq(clubs.id, clubMessages.clubId))
    .where(and(wasReceivedBy(userId), after === undefined ? undefined : lt(clubMessages.id, after)))
    .orderBy(desc(clubMessages.id))
    .limit(limitOf(pageSize));
  return takePage(found, pageSize);
}

/** A message that someone got; null for others. */
export async function findReceived(db: Database, userId: string, id: string) {
  const [row] = await db
    .select({ ...received, text: clubMessages.text })
    .from(clubMessageRecipients)
    .innerJoin(clubMessages, eq(clubMessages.id, clubMessageRecipients.messageId))
    .innerJoin(clubs, eq(clubs.id, clubMessages.clubId))
    .where(and(eq(clubMessages.id, id), wasReceivedBy(userId)));
  return row ?? null;
}

const wasReceivedBy = (userId: string) =>
  and(eq(clubMessageRecipients.userId, userId), ne(clubMessageRecipients.state, 'left-out'));

/** The picture of a message that someone got, or that their club sent; null for none. */
export async function findPicture(db: Database, of: { userId: string } | { clubId: string }, id: string) {
  const isTheirs =
    'clubId' in of
      ? eq(clubMessages.clubId, of.clubId)
      : exists(
          db
            .select({ one: sql`1` })
            .from(clubMessageRecipients)
            .where(and(eq(clubMessageRecipients.messageId, clubMessages.id), wasReceivedBy(of.userId))),
        );
  const [row] = await db
    .select({ picture: clubMessages.picture })
    .from(clubMessages)
    .where(and(eq(clubMessages.id, id), isTheirs));
  return row?.picture ?? null;
}

/** Counts a message as opened by one of its recipients, once; false when they did not get it. */
export async function markOpened(tx: Database, userId: string, messageId: string): Promise<boolean> {
  const found = await tx
    .select({ id: clubMessageRecipients.id, openedAt: clubMessageRecipients.openedAt })
    .from(clubMessageRecipients)
    .where(and(eq(clubMessageRecipients.messageId, messageId), wasReceivedBy(userId)))
    .for('update');
  const [recipient] = found;
  if (recipient?.openedAt === null) {
    await tx
      .update(clubMessageRecipients)
      .set({ openedAt: sql`now()` })
      .where(eq(clubMessageRecipients.id, recipient.id));
    await tx
      .update(clubMessages)
      .set({ opened: sql`${clubMessages.opened} + 1` })
      .where(eq(clubMessages.id, messageId));
  }
  return recipient !== undefined;
}

/** A message whose members have not been notified yet, locked until the transaction ends; null if they have been. */
export async function lockUnnotified(tx: Database, id: string) {
  const [row] = await tx
    .select({ id: clubMessages.id, clubId: clubMessages.clubId, subject: clubMessages.subject, clubName: clubs.name })
    .from(clubMessages)
    .innerJoin(clubs, eq(clubs.id, clubMessages.clubId))
    .where(and(eq(clubMessages.id, id), isNull(clubMessages.notifiedAt)))
    .for('update', { of: clubMessages });
  return row ?? null;
}

export async function markNotified(tx: Database, id: string): Promise<void> {
  await tx.update(clubMessages).set({ notifiedAt: sql`now()` }).where(eq(clubMessages.id, id));
}

/** The recipients of a message who are active members now. */
export async function listMembersOf(db: Database, message: { id: string; clubId: string }): Promise<string[]> {
  const rows = await db
    .select({ id: users.id })
    .from(clubMessageRecipients)
    .innerJoin(users, eq(users.id, clubMessageRecipients.userId))
    .where(and(eq(clubMessageRecipients.messageId, message.id), isActiveMemberOf(users, message.clubId)))
    .orderBy(users.id);
  return rows.map(({ id }) => id);
}

/** A message with all that its emails hold; the address of its author if they take replies and still manage the club. */
export async function findToSend(db: Database, id: string) {
  const [row] = await db
    .select({
      id: clubMessages.id,
      clubId: clubMessages.clubId,
      clubName: clubs.name,
      subject: clubMessages.subject,
      text: clubMessages.text,
      picture: clubMessages.picture,
      replyTo: users.email,
    })
    .from(clubMessages)
    .innerJoin(clubs, eq(clubs.id, clubMessages.clubId))
    .leftJoin(
      users,
      and(
        eq(users.id, clubMessages.authorId),
        eq(clubMessages.takesReplies, true),
        eq(users.clubId, clubMessages.clubId),
        eq(users.role, 'club'),
        eq(users.state, 'active'),
      ),
    )
    .where(eq(clubMessages.id, id));
  return row ?? null;
}
export type MessageToSend = NonNullable<Awaited<ReturnType<typeof findToSend>>>;

/** Messages with emails that are due. */
export async function listDueMessages(db: Database): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: clubMessageRecipients.messageId })
    .from(clubMessageRecipients)
    .innerJoin(
      clubMessages,
      and(eq(clubMessages.id, clubMessageRecipients.messageId), isNotNull(clubMessages.notifiedAt)),
    )
    .where(and(eq(clubMessageRecipients.state, 'waiting'), lte(clubMessageRecipients.dueAt, sql`now()`)));
  return rows.map(({ id }) => id);
}

/** Claims the next recipient of a message whose email is due, so that no other server sends it; null for none. */
export async function claimNext(db: Database, messageId: string) {
  const { id, userId, invitationId, tries, state, dueAt } = clubMessageRecipients;
  const next = db.$with('next').as(
    db
      .select({ id })
      .from(clubMessageRecipients)
      .where(and(eq(clubMessageRecipients.messageId, messageId), eq(state, 'waiting'), lte(dueAt, sql`now()`)))
      .orderBy(dueAt, id)
      .limit(1)
      .for('update', { skipLocked: true }),
  );
  const [claimed] = await db
    .with(next)
    .update(clubMessageRecipients)
    .set({ tries: sql`${tries} + 1`, dueAt: sql`now() + make_interval(mins => ${tryMinutes})` })
    .from(next)
    .where(eq(id, next.id))
    .returning({ id, userId, invitationId, tries });
  return claimed ?? null;
}
export type ClaimedRecipient = NonNullable<Awaited<ReturnType<typeof claimNext>>>;

const countedAs = { sent: 'sent', 'in-pala': 'in_pala', failed: 'failed' } as const;

/** Records what came of a message for a recipient, and counts it once. */
export async function settleRecipient(
  db: Database,
  id: string,
  state: Exclude<RecipientState, 'waiting'>,
): Promise<void> {
  if (state === 'left-out') {
    await db.update(clubMessageRecipients).set({ state }).where(eq(clubMessageRecipients.id, id));
    return;
  }
  const counter = sql.raw(countedAs[state]);
  await db.execute(sql`
    with settled as (
      update ${clubMessageRecipients} set state = ${state} where id = ${id} and state = 'waiting' returning message_id)
    update ${clubMessages} set ${counter} = ${counter} + 1 from settled where ${clubMessages.id} = settled.message_id`);
}

/** Puts a recipient's next try off. @param seconds from now */
export async function postponeRecipient(db: Database, id: string, seconds: number): Promise<void> {
  await db
    .update(clubMessageRecipients)
    .set({ dueAt: sql`now() + make_interval(secs => ${seconds})` })
    .where(eq(clubMessageRecipients.id, id));
}

/** Gives up emails that could not be sent for days. */
export async function failOldRecipients(db: Database): Promise<void> {
  await db.execute(sql`
    with old as (
      update ${clubMessageRecipients} set state = 'failed' from ${clubMessages}
      where ${clubMessages.id} = ${clubMessageRecipients.messageId} and ${clubMessageRecipients.state} = 'waiting'
        and ${clubMessages.createdAt} < now() - make_interval(days => ${lastTryDays})
      returning ${clubMessageRecipients.messageId}),
    counts as (select message_id, count(*)::int as people from old group by message_id)
    update ${clubMessages} set failed = failed + counts.people from counts where ${clubMessages.id} = counts.message_id`);
}

/** The address of an invitation of the club; null once it is gone. */
export async function findInvitedAddress(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ email: clubInvitations.email })
    .from(clubInvitations)
    .where(eq(clubInvitations.id, id));
  return row?.email ?? null;
}
