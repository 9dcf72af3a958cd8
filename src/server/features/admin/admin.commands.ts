// What administrators change.

import type { changeableRoles } from '#contract/administration/admin.ts';
import { mayChangeRole } from '#domain/people/permissions.ts';
import { lockPerson } from '#server/access/locked-person.queries.ts';
import type { Context } from '#server/context.ts';
import { tellAdministrators, tellPeople, tellWhoSees } from '#server/events/tell.ts';
import { type Author, recordAudit } from '#server/features/audit/audit.commands.ts';
import { closeConnectionsOf } from '#server/features/connections/connections.commands.ts';
import { connect } from '#server/features/connections/connections.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { requirePermission } from '#server/http/require-permission.ts';
import { findVideoOwner, isActiveCoach, setRole } from './admin.queries.ts';

/**
 * Makes a player a coach, or a coach a player; their connections end, which were those of the other role, with all that hangs on them.
 *
 * @throws AppError not_found, conflict with the reason
 */
export async function changeRole(
  { db, jobs }: Context,
  by: Author,
  userId: string,
  role: (typeof changeableRoles)[number],
): Promise<void> {
  await db.transaction(async (tx) => {
    const person = orNotFound(await lockPerson(tx, userId));
    requirePermission(mayChangeRole(person));
    await setRole(tx, userId, role);
    await closeConnectionsOf({ jobs }, tx, userId);
    const change = { before: { role: person.role }, after: { role } };
    await recordAudit(tx, by, 'role-changed', { type: 'user', id: userId }, change);
    await tellPeople(tx, ['account'], [userId]);
    await tellAdministrators(tx, ['people']);
  });
}

/** Connects a coach with the player of a video and tells the coach. @throws AppError not_found, invalid_input */
export async function assignCoach({ db, jobs }: Context, by: Author, videoId: string, coachId: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { playerId } = orNotFound(await findVideoOwner(tx, videoId));
    if (!(await isActiveCoach(tx, coachId))) {
      throw new AppError('invalid_input', {
        message: 'Please choose an active coach.',
        fields: { coachId: 'Please choose an active coach.' },
      });
    }
    await connect(tx, coachId, playerId);
    await recordAudit(tx, by, 'coach-assigned', { type: 'video', id: videoId }, { after: { coachId, playerId } });
    await jobs.enqueue(tx, 'coach-assigned', { videoId, coachId });
    await tellWhoSees(tx, ['connection', 'video'], playerId);
  });
}
