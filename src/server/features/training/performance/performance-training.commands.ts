// Booking a session of drills for a player's weak skills, as an administrator.

import { msg } from '@lingui/core/runtime-macro';
import type { CoachSession } from '#contract/training/coach-sessions.ts';
import type { NewFocusedSession } from '#contract/training/performance-training.ts';
import { say } from '#domain/language/say.ts';
import { drillById } from '#domain/skills/drills.ts';
import type { Context } from '#server/context.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { bookSessions } from '#server/features/training/booking.commands.ts';
import { invalidField } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { requireVisiblePlayer } from '#server/policy/visibility.ts';
import { insertFocus, listCoachesOf } from './performance-training.queries.ts';

const notTheirCoach = () => say(msg`Please choose a coach of this player.`);
const unknownDrill = () => say(msg`Please choose a drill from the library.`);

/** Books a session with one of the player's coaches under all booking rules, and stores which skills it trains.
 * @param submissionKey identifies the booking, so that a retry books once
 * @throws AppError not_found; invalid_input for another player's coach, an unknown drill, and as `bookSessions`;
 *   session_conflict
 */
export async function bookFocusedSession(
  { db, jobs }: Context,
  actor: Actor,
  by: Author,
  playerId: string,
  { coachId, focus, ...form }: NewFocusedSession,
  submissionKey: string | null,
): Promise<CoachSession> {
  await requireVisiblePlayer(db, actor, playerId);
  const isKnown = focus.every(({ skill, drillId }) => drillById(drillId)?.skills.includes(skill));
  if (!isKnown) throw invalidField('focus', unknownDrill());
  return db.transaction(async (tx) => {
    const coach = (await listCoachesOf(tx, playerId)).find(({ id }) => id === coachId);
    if (!coach) throw invalidField('coachId', notTheirCoach());
    const { id, role, clubId } = coach;
    const booking = { ...form, playerIds: [playerId], repeats: 1 };
    const session = onlyRow(
      await bookSessions({ db: tx, jobs }, { ...actor, id, role, clubId }, booking, submissionKey),
    );
    await insertFocus(tx, { groupId: session.id, playerId }, focus);
    await recordAudit(tx, by, 'training-made-by-administrator', { type: 'user', id: playerId }, { after: { coachId } });
    return session;
  });
}
