// Planning and booking sessions.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { CoachSession, NewSession, PlannedMoment, SessionPlan } from '#contract/training/coach-sessions.ts';
import { listInWords } from '#domain/language/in-words.ts';
import { say } from '#domain/language/say.ts';
import type { Permission } from '#domain/people/permissions.ts';
import { isClubMember, isCoach } from '#domain/people/roles.ts';
import { isOver, mayBeginAt, toCome, weeklyMoments } from '#domain/training/schedule.ts';
import { mayHavePlaces } from '#domain/training/session-places.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { answerByBooking } from '#server/features/training/requests/training-requests.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { connect, lockConnections } from '#server/policy/connections.queries.ts';
import { isActiveCoach } from '#server/policy/people.queries.ts';
import { findBooking, insertRows, listBookable, lockPeople } from './booking.queries.ts';
import { listSessionsOf } from './coach-sessions.queries.ts';
import { findConflicts, refuseConflicts } from './conflicts.presenters.ts';
import { openToMembers } from './offers.commands.ts';

/**
 * The dates of a plan and their conflicts. Saves nothing.
 *
 * @throws AppError not_found for a player the coach may not see; invalid_input for one who cannot be booked, or an impossible date
 */
export async function planSessions({ db }: Context, actor: Actor, plan: SessionPlan): Promise<PlannedMoment[]> {
  const coachId = await requireLeader(db, actor, plan);
  const names = await requireBookable(db, actor, plan.playerIds);
  return findConflicts(db, plannedSessions(coachId, plan), names, plan.timeZone, actor);
}

/**
 * Books sessions, notifies their players and closes the request they answer. If an administrator books for a coach, the coach becomes
 * connected with the players.
 *
 * @param by the author in the audit log when an administrator books
 * @param submissionKey identifies the booking, so that a double click or retry books once
 * @throws AppError as `planSessions`; session_conflict with sentences; conflict when the key was used for another booking
 */
export async function bookSessions(
  { db, jobs }: Pick<Context, 'db' | 'jobs'>,
  actor: Actor,
  form: NewSession,
  submissionKey: string | null,
  by: Author | null = null,
): Promise<CoachSession[]> {
  const coachId = await requireLeader(db, actor, form);
  const planned = plannedSessions(coachId, form);
  return db.transaction(async (tx) => {
    await lockPeople(tx, [coachId, ...form.playerIds]);
    // Before looking for conflicts, since a repeated booking would conflict with itself.
    const earlier = submissionKey === null ? null : await findBooking(tx, coachId, submissionKey);
    if (earlier) return earlierBooking(tx, actor, earlier, form);
    await lockConnections(tx, coachId, form.playerIds);
    const names = await requireBookable(tx, actor, form.playerIds);
    const places = form.places ?? form.playerIds.length;
    requirePlaces(places, form.playerIds.length);
    if (!form.despiteConflicts) refuseConflicts(await findConflicts(tx, planned, names, form.timeZone, actor));
    if (form.requestId !== undefined && isOver(planned[0]?.sessionDate as string, new Date())) refuseDate(toCome());
    if (form.requestId !== undefined) await answerByBooking(tx, actor, form.requestId, form.playerIds);
    const { title, duration, place, objectives, notes, timeZone } = form;
    const seriesId = planned.length > 1 ? newId() : null;
    const sessions = planned.map(({ sessionDate }) => ({ groupId: newId(), sessionDate }));
    const rows = sessions.flatMap(({ groupId, sessionDate }) =>
      form.playerIds.map((playerId) => ({
        id: newId(),
        playerId,
        coachId,
        groupId,
        seriesId,
        sessionDate,
        title,
        duration,
        places,
        place,
        objectives,
        notes,
        timeZone,
      })),
    );
    if (!(await insertRows(tx, keyed(rows, submissionKey)))) throw new AppError('conflict');
    if (form.opening) await openToMembers(tx, requireOpener(actor, planned), rows, form.opening.levels);
    // Each player is notified once, about the first future session.
    const next = sessions.find(({ sessionDate }) => !isOver(sessionDate, new Date()));
    for (const { id: sessionId, playerId: userId } of rows.filter(({ groupId }) => groupId === next?.groupId))
      await jobs.enqueue(tx, 'session-booked', { userId, sessionId });
    if (by !== null && actor.role === 'admin') {
      for (const playerId of form.playerIds) await connect(tx, coachId, playerId);
      const after = { title, sessionDate: planned[0]?.sessionDate, sessions: planned.length };
      await recordAudit(tx, by, 'session-booked-by-administrator', { type: 'user', id: coachId }, { after });
      await notifyUsers(tx, ['connection', 'video'], [coachId, ...form.playerIds]);
    }
    await notifyUsers(tx, ['session'], [coachId, ...form.playerIds]);
    return listSessionsOf(
      tx,
      actor,
      sessions.map(({ groupId }) => groupId),
    );
  });
}

function keyed<Row extends object>(rows: readonly Row[], submissionKey: string | null) {
  return rows.map((row, index) => ({ ...row, submissionKey: index === 0 ? submissionKey : null }));
}

/** The club to whose members a coach opens sessions. @throws AppError invalid_input for anyone but a club coach, or a past session */
function requireOpener({ role, clubId }: Actor, [first]: readonly { sessionDate: string }[]): string {
  if (role !== 'coach_club' || clubId === null)
    throw invalidField('opening', say(msg`Only coaches of a club can open a session to its members.`));
  if (first && isOver(first.sessionDate, new Date()))
    throw invalidField('opening', say(msg`Only a session to come can be opened to members.`));
  return clubId;
}

async function earlierBooking(
  tx: Database,
  actor: Actor,
  earlier: { title: string; groupIds: string[] },
  form: NewSession,
) {
  if (earlier.title !== form.title)
    throw new AppError('conflict', { message: say(msg`This submission was already used for another session.`) });
  return listSessionsOf(tx, actor, earlier.groupIds);
}

/** The coach of a booking: coaches themselves, or the coach an administrator names. @throws AppError invalid_input */
async function requireLeader(db: Database, actor: Actor, { coachId }: { coachId?: string | undefined }) {
  if (isCoach(actor.role)) return actor.id;
  if (coachId !== undefined && (await isActiveCoach(db, coachId))) return coachId;
  throw invalidField('coachId', say(msg`Please choose an active coach.`));
}

/** The sessions of a plan, one per week. */
function plannedSessions(coachId: string, { date, time, timeZone, repeats, duration, playerIds }: SessionPlan) {
  const moments = weeklyMoments({ date, time, zone: timeZone }, repeats);
  if (moments === null) throw new AppError('invalid_input', { fields: { date: say(msg`Please enter a valid date.`) } });
  requireDate(mayBeginAt(moments[0] as string, new Date()));
  return moments.map((sessionDate) => ({ sessionDate, duration, coachId, playerIds }));
}

/** @throws AppError invalid_input on the date field if it is not allowed */
export function requireDate(permission: Permission): void {
  if (!permission.allowed) refuseDate(permission.reason);
}

/** @throws AppError invalid_input on the field when there are fewer places than players */
export function requirePlaces(places: number, players: number, offered = 0): void {
  const permission = mayHavePlaces(places, players, offered);
  if (!permission.allowed) throw invalidField('places', permission.reason);
}

/** @throws AppError invalid_input on the date field */
export function refuseDate(reason: string): never {
  throw invalidField('date', reason);
}

/**
 * The players' names, after checking that all of them can be booked.
 *
 * @throws AppError not_found for a player whom the actor may not see; invalid_input for one who is not an active member of a club
 */
export async function requireBookable(
  db: Database,
  actor: Actor,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const players = await listBookable(db, actor, playerIds);
  for (const id of playerIds) orNotFound(players.find((player) => player.id === id));
  const direct = players.filter((player) => player.state !== 'active' || !isClubMember(player));
  if (direct.length > 0) {
    const names = listInWords(direct.map(({ name }) => name));
    const reason =
      direct.length === 1
        ? say(msg`Training sessions are for club members. ${{ name: names }} is not in a club.`)
        : say(msg`Training sessions are for club members. ${{ names }} are not in a club.`);
    throw invalidField('playerIds', reason);
  }
  return new Map(players.map(({ id, name }) => [id, name]));
}
