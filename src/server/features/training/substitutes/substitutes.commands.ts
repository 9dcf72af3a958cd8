// Handing sessions over to another coach of the club.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { SessionHandOver } from '#contract/training/substitutes.ts';
import { say } from '#domain/language/say.ts';
import { mayHandOver } from '#domain/training/training.ts';
import type { Context } from '#server/context.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { sessionGone } from '#server/features/training/change.commands.ts';
import { giveRows, lockSession, type SessionRow } from '#server/features/training/change.queries.ts';
import { findConflicts, refuseConflicts } from '#server/features/training/conflicts.presenters.ts';
import { areMembersOf, isHandedOverBy, lockSubstitute } from '#server/features/training/substitutes.queries.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/guards/require-permission.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { clubOf } from '#server/policy/membership.ts';

/**
 * Hands a session, or also others of its series, to another coach of the club, and notifies both coaches and the players
 * (docs/product.md#training). Answers stay; reasons, which were written to the coach before, are deleted.
 *
 * @throws AppError not_found; conflict when it was changed or handed over in the meantime, has begun, or has a player who is not a member;
 *   invalid_input for someone who is no other active coach of the club; session_conflict
 */
export async function handOverSession(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  actor: Actor,
  groupId: string,
  { coachId, scope, revision, despiteConflicts }: SessionHandOver,
  by: Author,
): Promise<void> {
  const clubId = clubOf(actor);
  await db.transaction(async (tx) => {
    // Before the sessions, like a coach who leaves; with the coach locked, nobody books the same time at once.
    const name = await lockSubstitute(tx, clubId, coachId);
    const isOwn = isHandedOverBy(actor);
    const { first, rows } = orNotFound(await lockSession(tx, actor, groupId, scope, isOwn), sessionGone());
    if (first.revision !== revision) throw new AppError('conflict');
    if (name === null || first.coachId === coachId) refuseCoach();
    const former = first.coachId as string;
    for (const row of rows) requirePermission(mayHandOver(row, new Date()));
    await requireMembers(tx, clubId, rows);
    const groups = [...Map.groupBy(rows, (row) => row.groupId).values()].map(([row]) => row as SessionRow);
    // The players’ time stays, so only the coach’s own is asked about, without what is booked then.
    const planned = groups.map(({ groupId: id, sessionDate, duration }) => {
      return { id, coachId, playerIds: [], sessionDate, duration };
    });
    const names = new Map([[coachId, name]]);
    if (!despiteConflicts) refuseConflicts(await findConflicts(tx, planned, names, first.timeZone, actor, 'busy'));
    await giveRows(
      tx,
      rows.map(({ id }) => id),
      { coachId, clubId },
    );
    const after = { title: first.title, sessionDate: first.sessionDate, sessions: groups.length, coachId };
    await recordAudit(tx, by, 'session-handed-over', { type: 'user', id: former }, { after });
    const changeId = newId();
    for (const [userId, own] of Map.groupBy(rows, ({ playerId }) => playerId)) {
      const [{ id: sessionId }] = own as [SessionRow];
      await jobs.enqueue(tx, 'session-handed-over', {
        userId,
        sessionId,
        changeId,
        formerId: former,
        sessions: own.length,
      });
    }
    const change = { sessionId: rows[0]?.id as string, changeId, sessions: groups.length };
    await jobs.enqueueAll(tx, 'session-coach-changed', [
      { ...change, userId: coachId, otherId: former, isYours: true },
      { ...change, userId: former, otherId: coachId, isYours: false },
    ]);
    await notifyUsers(tx, ['session'], [coachId, former, ...rows.map(({ playerId }) => playerId)]);
  });
}

async function requireMembers(tx: Context['db'], clubId: string, rows: readonly SessionRow[]): Promise<void> {
  const playerIds = [...new Set(rows.map(({ playerId }) => playerId))];
  if (await areMembersOf(tx, clubId, playerIds)) return;
  const message = say(msg`Only a session whose players are all members of the club can be handed over.`);
  throw new AppError('conflict', { message });
}

function refuseCoach(): never {
  throw invalidField('coachId', say(msg`Please choose another active coach of the club.`));
}
