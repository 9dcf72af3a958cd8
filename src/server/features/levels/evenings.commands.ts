// Ranking evenings: making one, who stands where, the coach's drafts, and the levels at the end (docs/product.md#ranking-evenings).

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { CitedMoment, CourtStretch, LevelEvening, NewRankingEvening } from '#contract/levels/ranking-evenings.ts';
import { say } from '#domain/language/say.ts';
import {
  byTime,
  eveningDay,
  eveningLimits,
  missingWords,
  movedMoment,
  movedStretches,
  stretchProblem,
} from '#domain/levels/ranking-evening.ts';
import { personName } from '#domain/people/person-name.ts';
import { canonicalVideoUrl, parseVideoLink } from '#domain/videos/video-links.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, invalidField, orNotFound } from '#server/http/app-error.ts';
import type { Actor } from '#server/http/sessions/sessions.ts';
import { clubOf } from '#server/policy/membership.ts';
import {
  changePlayers,
  clearDraftsExcept,
  deleteEvening,
  insertEvening,
  lockActiveCoach,
  lockClubForEvenings,
  lockEvening,
  lockMembers,
  markFinished,
  saveDraft,
  saveStretches,
  setCourts,
  settleTimes,
  updateEvening,
} from './evening-writes.queries.ts';
import { listCourts, listDrafts, listEveningPlayers, listEveningReaders, listEvidence } from './evenings.queries.ts';
import { listVerifications, lockLevelOf } from './level-case.queries.ts';
import { decideLevel } from './levels.commands.ts';

const inAudit = (clubId: string) => ({ type: 'club', id: clubId }) as const;

/** Who makes or changes an evening. */
interface Maker {
  actor: Actor;
  author: Author;
}

/** @throws AppError invalid_input for a coach outside the club; coaches make evenings for themselves alone */
async function requireCoach(tx: Database, actor: Actor, clubId: string, coachId: string): Promise<void> {
  if (actor.role !== 'club' && coachId !== actor.id)
    throw invalidField('coachId', say(msg`You can only plan your own evenings.`));
  if (!(await lockActiveCoach(tx, clubId, coachId)))
    throw invalidField('coachId', say(msg`Please choose a coach of your club.`));
}

/** @throws AppError invalid_input for people who are not active members */
function requireMembers(playerIds: readonly string[], members: ReadonlySet<string>): void {
  if (playerIds.some((id) => !members.has(id)))
    throw invalidField('playerIds', say(msg`Please choose only active members of your club.`));
}

/** @throws AppError invalid_input for the id of a court that is not there */
function courtRows(eveningId: string, courts: NewRankingEvening['courts'], known: ReadonlySet<string>) {
  return courts.map(({ id, name, videoUrl }, place) => {
    if (id !== null && !known.has(id))
      throw invalidField(`courts.${place}.name`, say(msg`This court was removed meanwhile.`));
    const source = orNotFound(parseVideoLink(videoUrl));
    const { provider } = source;
    return { id: id ?? newId(), eveningId, place, name, provider, videoUrl: canonicalVideoUrl(source) };
  });
}

async function notifyReaders(tx: Database, clubId: string, ...coachIds: (string | null)[]): Promise<void> {
  await notifyUsers(tx, ['level'], await listEveningReaders(tx, clubId, coachIds));
}

/** @throws AppError not_found; invalid_input; conflict beyond the number of open evenings */
export async function createEvening(
  { db, jobs }: Context,
  { actor, author }: Maker,
  { title, heldOn, coachId, courts, playerIds }: NewRankingEvening,
): Promise<string> {
  const clubId = clubOf(actor);
  return db.transaction(async (tx) => {
    if ((await lockClubForEvenings(tx, clubId)) >= eveningLimits.open) {
      const message = say(
        msg`A club can have up to ${{ open: eveningLimits.open }} open evenings. Finish or delete one first.`,
      );
      throw new AppError('conflict', { message });
    }
    await requireCoach(tx, actor, clubId, coachId);
    requireMembers(playerIds, await lockMembers(tx, clubId, playerIds));
    const id = await insertEvening(tx, { clubId, coachId, title, heldOn });
    await checkLinks(tx, jobs, await setCourts(tx, id, courtRows(id, courts, new Set())));
    await changePlayers(tx, id, { added: playerIds, removed: [] });
    await recordAudit(tx, author, 'ranking-evening-created', inAudit(clubId), { after: { title, coachId } });
    if (coachId !== actor.id) await jobs.enqueue(tx, 'evening-assigned', { eveningId: id, coachId });
    await notifyReaders(tx, clubId, coachId);
    return id;
  });
}

/**
 * Changes an open evening over the version it builds on. Players and courts whose moments are cited stay; players who are not active
 * members now keep their place, so that a suspension loses nothing.
 *
 * @returns the next version
 * @throws AppError not_found; invalid_input; conflict when it was changed since, or is finished
 */
export async function changeEvening(
  { db, jobs }: Context,
  { actor }: Maker,
  id: string,
  { version, evening: { title, heldOn, coachId, courts, playerIds } }: { version: number; evening: NewRankingEvening },
): Promise<number> {
  return db.transaction(async (tx) => {
    const before = await lockOpen(tx, actor, id);
    if (before.version !== version) {
      throw new AppError('conflict', {
        message: say(msg`Someone has changed this evening in the meantime. Load it again first.`),
      });
    }
    await requireCoach(tx, actor, before.clubId, coachId);
    const drafts = await listDrafts(tx, id);
    const known = new Set(drafts.map(({ playerId }) => playerId));
    const members = await lockMembers(tx, before.clubId, [...new Set([...known, ...playerIds])]);
    requireMembers(playerIds, members);
    const removed = drafts.filter(({ playerId }) => members.has(playerId) && !playerIds.includes(playerId));
    if (removed.some(({ level, moments }) => level !== null || moments.length > 0))
      throw invalidField(
        'playerIds',
        say(msg`The coach has begun to rank someone you took out. They can be left out as “did not play”.`),
      );
    const rows = courtRows(id, courts, new Set((await listCourts(tx, id)).map((court) => court.id)));
    const kept = new Set(rows.map((court) => court.id));
    if (drafts.some(({ moments }) => moments.some(({ courtId }) => !kept.has(courtId))))
      throw invalidField('courts', say(msg`Moments of a court that you removed are cited, so it has to stay.`));
    await checkLinks(tx, jobs, await setCourts(tx, id, rows));
    await changePlayers(tx, id, {
      added: playerIds.filter((playerId) => !known.has(playerId)),
      removed: removed.map(({ playerId }) => playerId),
    });
    await updateEvening(tx, id, { title, heldOn, coachId, version: version + 1 });
    const isNewCoach = coachId !== before.coachId;
    if (isNewCoach && coachId !== actor.id) await jobs.enqueue(tx, 'evening-assigned', { eveningId: id, coachId });
    await notifyReaders(tx, before.clubId, before.coachId, coachId);
    return version + 1;
  });
}

/** Deletes an open evening with its drafts. @throws AppError not_found; conflict when it is finished */
export async function removeEvening({ db }: Context, { actor, author }: Maker, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const { clubId, coachId, title } = await lockOpen(tx, actor, id);
    await deleteEvening(tx, id);
    await recordAudit(tx, author, 'ranking-evening-deleted', inAudit(clubId), { before: { title } });
    await notifyReaders(tx, clubId, coachId);
  });
}

/**
 * Says who stands where on a court.
 *
 * @returns the next version
 * @throws AppError not_found; invalid_input naming the stretch; conflict when it was changed since, or the evening is finished
 */
export async function setStretches(
  { db }: Context,
  actor: Actor,
  { eveningId, courtId }: { eveningId: string; courtId: string },
  { version, stretches }: { version: number; stretches: CourtStretch[] },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { clubId, coachId } = await lockOpen(tx, actor, eveningId);
    const courts = await listCourts(tx, eveningId);
    orNotFound(courts.find(({ id }) => id === courtId));
    const others = courts.filter(({ id }) => id !== courtId).reduce((sum, court) => sum + court.stretches.length, 0);
    if (others + stretches.length > eveningLimits.stretches)
      throw invalidField(
        'stretches',
        say(msg`An evening has at most ${{ stretches: eveningLimits.stretches }} stretches.`),
      );
    const players = new Set((await listDrafts(tx, eveningId)).map(({ playerId }) => playerId));
    const problem = stretchProblem(stretches, players);
    if (problem) throw invalidField(`stretches.${problem.index}.${problem.field}`, problem.sentence);
    const saved = await saveStretches(tx, courtId, version, byTime(stretches));
    if (saved === null) {
      throw new AppError('conflict', {
        message: say(msg`Someone has changed who stands on this court in the meantime.`),
      });
    }
    await notifyReaders(tx, clubId, coachId);
    return saved;
  });
}

/**
 * Saves the coach's draft of a player's level.
 *
 * @returns the next version
 * @throws AppError not_found; invalid_input; conflict when it was saved since, or the evening is finished
 */
export async function setDraft(
  { db }: Context,
  actor: Actor,
  of: { eveningId: string; playerId: string },
  {
    version,
    level,
    moments,
    isLeftOut,
  }: { version: number; level: number | null; moments: CitedMoment[]; isLeftOut: boolean },
): Promise<number> {
  return db.transaction(async (tx) => {
    const { clubId } = await lockOpen(tx, actor, of.eveningId, true);
    const known = await lockMembers(tx, clubId, [of.playerId]);
    const drafts = await listDrafts(tx, of.eveningId);
    if (!known.has(of.playerId) || !drafts.some(({ playerId }) => playerId === of.playerId))
      throw new AppError('not_found');
    const courts = new Set((await listCourts(tx, of.eveningId)).map(({ id }) => id));
    const strange = moments.findIndex(({ courtId }) => !courts.has(courtId));
    if (strange >= 0)
      throw invalidField(`moments.${strange}.courtId`, say(msg`Please choose a court of this evening.`));
    const draft = { level: level === null ? null : level.toFixed(1), moments, isLeftOut };
    const saved = await saveDraft(tx, { ...of, version }, draft);
    if (saved !== null) return saved;
    throw new AppError('conflict', { message: say(msg`This level was changed in another window.`) });
  });
}

/**
 * Moves a court's cited moments and stretches by seconds, once its link was replaced; each then has a new version.
 *
 * @throws AppError not_found; conflict when its times belong to its link already, or the evening is finished
 */
export async function moveTimes(
  { db }: Context,
  actor: Actor,
  { eveningId, courtId }: { eveningId: string; courtId: string },
  { offset, duration }: { offset: number; duration: number | null },
): Promise<void> {
  await db.transaction(async (tx) => {
    const { clubId, coachId } = await lockOpen(tx, actor, eveningId);
    const court = orNotFound((await listCourts(tx, eveningId)).find(({ id }) => id === courtId));
    if (court.timedFor === null)
      throw new AppError('conflict', { message: say(msg`The times of this court already fit its video.`) });
    if (offset !== 0) {
      await saveStretches(tx, courtId, court.version, movedStretches(court.stretches, offset, duration));
      for (const { playerId, version, moments, level, isLeftOut } of await listDrafts(tx, eveningId)) {
        if (!moments.some((moment) => moment.courtId === courtId)) continue;
        const moved = moments.map((moment) =>
          moment.courtId === courtId ? { ...moment, at: movedMoment(moment.at, offset, duration) } : moment,
        );
        await saveDraft(tx, { eveningId, playerId, version }, { level, isLeftOut, moments: moved });
      }
    }
    await settleTimes(tx, courtId);
    await notifyReaders(tx, clubId, coachId);
  });
}

/**
 * Verifies the levels of everyone who is not left out, or requests their second opinions, by the same rules as a single verification:
 * all of them, or none. Players who are not active members now get no level, and drafts without a level are deleted.
 *
 * @throws AppError not_found; conflict naming who is missing something, or when it is finished already
 */
export async function finishEvening(
  { db, jobs }: Context,
  { actor, author }: Maker,
  id: string,
): Promise<{ verified: number; waiting: number }> {
  return db.transaction(async (tx) => {
    const { clubId, coachId, title, heldOn } = await lockOpen(tx, actor, id);
    if (!(await lockActiveCoach(tx, clubId, actor.id))) throw new AppError('not_found');
    const everyone = await listDrafts(tx, id);
    await lockMembers(
      tx,
      clubId,
      everyone.map(({ playerId }) => playerId),
    );
    const ranked = (await listEveningPlayers(tx, id)).filter(({ draft }) => !draft.isLeftOut);
    const missing = ranked.flatMap(({ player, draft }) => {
      const words = missingWords({ ...draft, level: draft.level === null ? null : Number(draft.level) });
      return words === '' ? [] : [say(msg`${{ player: personName(player) }} has ${{ missing: words }}`)];
    });
    if (missing.length > 0) throw new AppError('conflict', { message: `${missing.join('; ')}.` });
    if (ranked.length === 0)
      throw new AppError('conflict', { message: say(msg`Nobody would get a level. Delete the evening instead.`) });
    let waiting = 0;
    for (const { player, draft } of ranked.toSorted((one, other) => (one.player.id < other.player.id ? -1 : 1))) {
      const before = orNotFound(await lockLevelOf(tx, player.id));
      const past = await listVerifications(tx, player.id);
      const cited = draft.moments.length;
      const note = say(
        msg`Ranking evening of ${{ day: eveningDay(heldOn) }} (${{ title }}): ${{ cited }} cited moments.`,
      );
      const evidence = { reviewIds: [], reviews: 0, cited, eveningId: id };
      const level = Number(draft.level);
      const reasons = await decideLevel(
        tx,
        jobs,
        { actor, author, playerId: player.id },
        { before, past, level, note, evidence },
      ).catch((error: unknown) => {
        if (!(error instanceof AppError)) throw error;
        throw new AppError(error.code, { message: `${personName(player)}: ${error.message}` });
      });
      if (reasons.length > 0) waiting += 1;
    }
    await clearDraftsExcept(
      tx,
      id,
      ranked.map(({ player }) => player.id),
    );
    await markFinished(tx, id);
    const counts = { title, members: ranked.length };
    await recordAudit(tx, author, 'ranking-evening-finished', inAudit(clubId), { after: counts });
    await notifyReaders(tx, clubId, coachId);
    return { verified: ranked.length - waiting, waiting };
  });
}

/** Locks an evening of the actor. @throws AppError not_found; conflict when it is finished */
async function lockOpen(tx: Database, actor: Actor, id: string, isShared = false) {
  const evening = orNotFound(await lockEvening(tx, actor, id, isShared));
  if (evening.finishedAt !== null)
    throw new AppError('conflict', { message: say(msg`This evening is already finished.`) });
  return evening;
}

async function checkLinks(tx: Database, jobs: Context['jobs'], courtIds: readonly string[]): Promise<void> {
  await jobs.enqueueAll(
    tx,
    'check-evening-link',
    courtIds.map((courtId) => ({ courtId })),
  );
}

/** The evenings that a player's levels rest on, with the moments cited for them, by the evening's id. */
export async function readEvidence(db: Database, playerId: string): Promise<Map<string, LevelEvening>> {
  const evenings = await listEvidence(db, playerId);
  return new Map(
    evenings.map(({ eveningId, title, heldOn, moments, courts }) => {
      const shown = moments.flatMap(({ courtId, ...moment }) => {
        const court = courts.find(({ id }) => id === courtId);
        return court ? [{ ...moment, court: court.name, videoUrl: court.videoUrl }] : [];
      });
      return [eveningId, { title, heldOn, moments: shown }];
    }),
  );
}
