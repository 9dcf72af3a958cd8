// Imports players: confirmed in one transaction, carried out in atomic batches.

import { msg } from '@lingui/core/runtime-macro';
import type { ImportedPlayer, ImportQuestion } from '#contract/clubs/club-import.ts';
import { findNamedCoach } from '#domain/clubs/named-coach.ts';
import { say } from '#domain/language/say.ts';
import { searchText } from '#domain/search-text.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { lockActiveClub } from '#server/features/accounts/joining.queries.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { listNamedCoaches } from '#server/features/clubs/people/coaches.queries.ts';
import { listNamedGroups } from '#server/features/clubs/people/groups/club-groups.queries.ts';
import { notifyManagers, processLocked } from '#server/features/clubs/people/invitations/club-invitations.commands.ts';
import {
  findMembersAndInvited,
  lockOpenInvitations,
  ofImport,
  storeInvitations,
} from '#server/features/clubs/people/invitations/club-invitations.queries.ts';
import {
  askImportedGuardians,
  type ImportedJunior,
  requireImportable,
} from '#server/features/people/families/club-juniors.commands.ts';
import { findKnownJuniors } from '#server/features/people/families/club-juniors.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { clubImportLimit, consumeRateLimit } from '#server/http/sessions/rate-limits.ts';
import { countDone, findImport, finishImport, insertImport } from './club-import.queries.ts';

/** Rows of a statement and of a batch: 5,000 players are ten batches. */
const pieceSize = 500;

/**
 * Stores all players of an import and queues it, or stores none; guardians of juniors are asked instead. Idempotent by key.
 *
 * @throws AppError conflict for players who already belong to the club; invalid_input for a duplicate address and
 *   for impossible juniors; too_many_requests
 */
export async function startImport(
  { db, jobs, config }: Context,
  by: Author,
  clubId: string,
  { key, players }: { key: string; players: readonly ImportedPlayer[] },
) {
  const earlier = await findImport(db, clubId, key);
  if (earlier !== null) return earlier;
  await consumeRateLimit(db, config, clubImportLimit, clubId);
  const juniors = players.filter((player): player is ImportedJunior => player.adultOn !== undefined);
  const others = players.filter(({ adultOn }) => adultOn === undefined);
  requireImportable(juniors);
  const emails = others.map(({ email }) => email);
  if (new Set(emails).size < emails.length)
    throw new AppError('invalid_input', { message: say(msg`The same address appears twice.`) });
  return db.transaction(async (tx) => {
    orNotFound(await lockActiveClub(tx, clubId));
    const { members } = await findMembersAndInvited(tx, clubId, emails);
    const known = await findKnownJuniors(tx, clubId, juniors);
    const already = members.length + known.filter((one) => one === 'member').length;
    if (already > 0) {
      const message = say(
        msg`${{ already }} of these players already belong to your club. Please check the file again.`,
      );
      throw new AppError('conflict', { message });
    }
    const coaches = new Set((await listNamedCoaches(tx, clubId)).map(({ id }) => id));
    if (players.some(({ coachId }) => coachId !== undefined && !coaches.has(coachId))) {
      const message = say(msg`A coach in this file no longer belongs to your club. Please check the file again.`);
      throw new AppError('conflict', { message });
    }
    const groups = new Set((await listNamedGroups(tx, clubId)).map(({ id }) => id));
    if (players.some(({ groupIds = [] }) => groupIds.some((id) => !groups.has(id)))) {
      const message = say(msg`A group in this file is no longer there. Please check the file again.`);
      throw new AppError('conflict', { message });
    }
    const started = await insertImport(tx, {
      clubId,
      startedById: by.actorId,
      submissionKey: key,
      total: players.length,
      // Each guardian's email has its own job from here on.
      done: juniors.length,
    });
    // Confirmed twice at once: the other one is running.
    if (started === null) return orNotFound(await findImport(tx, clubId, key));
    for (let from = 0; from < others.length; from += pieceSize) {
      const piece = others.slice(from, from + pieceSize).map((player) => ({ ...player, role: 'player' as const }));
      await storeInvitations(tx, piece, { clubId, invitedById: by.actorId, importId: started.id });
    }
    await askImportedGuardians({ jobs }, tx, by, { clubId, importId: started.id }, juniors);
    const change = { after: { importId: started.id, invited: others.length } };
    await recordAudit(tx, by, 'club-invited', { type: 'club', id: clubId }, change);
    await jobs.enqueue(tx, 'club-import', { importId: started.id });
    await notifyManagers(tx, clubId);
    return started;
  });
}

/** What the club knows of a file's addresses and coaches (docs/product.md#people-of-a-club). */
export async function checkImport(db: Database, clubId: string, { emails, coaches, groups, juniors }: ImportQuestion) {
  const known = await findMembersAndInvited(db, clubId, emails);
  const knownCoaches = coaches.length === 0 ? [] : await listNamedCoaches(db, clubId);
  const knownGroups = groups.length === 0 ? [] : await listNamedGroups(db, clubId);
  return {
    ...known,
    juniors: await findKnownJuniors(db, clubId, juniors),
    coaches: coaches.map((cell) => findNamedCoach(cell, knownCoaches)),
    groups: groups.map((name) => knownGroups.find((group) => searchText(group.name) === searchText(name)) ?? null),
  };
}

/** Carries out an import batch by batch; after an interruption it resumes. */
export async function processImport(context: Context, importId: string): Promise<void> {
  for (let isMore = true; isMore; ) isMore = await carryOutPiece(context, importId);
}

/** One batch in one transaction; false when none is left. */
async function carryOutPiece(context: Context, importId: string): Promise<boolean> {
  return context.db.transaction(async (tx) => {
    const piece = await lockOpenInvitations(tx, ofImport(importId), pieceSize);
    await processLocked(context, tx, piece);
    const clubId = await countDone(tx, importId, piece.length);
    const isMore = piece.length === pieceSize;
    if (!isMore) await finishImport(tx, importId);
    if (clubId !== null) await notifyManagers(tx, clubId);
    return isMore;
  });
}
