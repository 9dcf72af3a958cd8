// Confirms and announces awards of a season, one manager at a time.

import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import { awardFacts, decideAward } from '#domain/publicity/awards/award-rules.ts';
import type { Season } from '#domain/publicity/awards/season.ts';
import { momentsOf } from '#domain/time/period.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { findGroup } from '#server/features/clubs/people/groups/club-groups.queries.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import { listShownMembers } from '#server/policy/publicity.ts';
import { type GivenAward, givenAwards } from './awards.presenters.ts';
import {
  deleteUnannounced,
  insertAwards,
  listAnnouncedAwards,
  listConfirmedAwards,
  listMemberIds,
  lockClub,
  markAnnounced,
} from './awards.queries.ts';
import { listSeasons } from './season-figures.queries.ts';

/** A season of a club, or of one of its groups (null for the whole club), in a time zone. */
export interface ClubSeason {
  clubId: string;
  groupId: string | null;
  season: Season;
  timeZone: string;
}

/** Facts of awards in the audit log, which words them for its reader. */
function inAudit(awards: readonly AwardCategory[], season: Season, group?: string) {
  return { awards, season, ...(group !== undefined && { group }) };
}

/** The group of a season; null for the whole club. @throws AppError not_found for a group of another club */
export async function readSeasonGroup(db: Database, { clubId, groupId }: ClubSeason) {
  return groupId === null ? null : orNotFound(await findGroup(db, clubId, groupId));
}

/** Each member's season. */
export function readSeasons(db: Database, { clubId, groupId, season, timeZone }: ClubSeason) {
  const { start, end } = momentsOf(season, timeZone);
  return listSeasons(
    db,
    { clubId, groupId, playerId: null, start: start.toISOString(), end: end.toISOString() },
    timeZone,
  );
}

/**
 * Confirms an award with its current result. Confirmed awards stay as they were.
 *
 * @throws AppError not_found for a deleted club, conflict when no one wins
 */
export async function confirmAward(
  { db }: Context,
  author: Author,
  { category, ...of }: ClubSeason & { category: AwardCategory },
): Promise<void> {
  const { clubId, groupId, season, timeZone } = of;
  await db.transaction(async (tx) => {
    orNotFound(await lockClub(tx, clubId));
    const group = await readSeasonGroup(tx, of);
    const confirmed = await listConfirmedAwards(tx, clubId, season, groupId);
    if (confirmed.some((one) => one.category === category)) return;
    const outcome = decideAward(category, await readSeasons(tx, of));
    if (outcome.kind === 'refused') throw new AppError('conflict', { message: outcome.reason });
    await insertAwards(
      tx,
      outcome.winners.map((winner) => ({
        clubId,
        seasonFrom: season.from,
        seasonTo: season.to,
        timeZone,
        category,
        groupId,
        groupName: group?.name ?? null,
        winnerId: winner.player.id,
        facts: awardFacts(outcome, winner),
        confirmedById: author.actorId,
      })),
    );
    await recordAudit(
      tx,
      author,
      'award-confirmed',
      { type: 'club', id: clubId },
      { after: inAudit([category], season, group?.name) },
    );
  });
}

/** Withdraws a confirmed award, unless it is announced. */
export async function discardAward(
  { db }: Context,
  author: Author,
  { clubId, groupId, season, category }: ClubSeason & { category: AwardCategory },
): Promise<void> {
  await db.transaction(async (tx) => {
    orNotFound(await lockClub(tx, clubId));
    const gone = await deleteUnannounced(tx, clubId, season, groupId, category);
    if (gone === 0) return;
    await recordAudit(
      tx,
      author,
      'award-discarded',
      { type: 'club', id: clubId },
      { before: inAudit([category], season) },
    );
  });
}

/**
 * Announces the confirmed awards of a season; a job notifies the members.
 *
 * @returns the number of announced awards; 0 when someone else was quicker
 */
export async function announceAwards(
  { db, jobs }: Context,
  author: Author,
  { clubId, groupId, season }: ClubSeason,
): Promise<number> {
  return db.transaction(async (tx) => {
    orNotFound(await lockClub(tx, clubId));
    const awards = await markAnnounced(tx, clubId, season, groupId);
    if (awards.length === 0) return 0;
    const categories = [...new Set(awards.map(({ category }) => category))];
    await jobs.enqueue(tx, 'awards-announced', { clubId, groupId, ...season, awardIds: awards.map(({ id }) => id) });
    await notifyUsers(tx, ['achievement'], await listMemberIds(tx, clubId));
    await recordAudit(
      tx,
      author,
      'awards-announced',
      { type: 'club', id: clubId },
      { after: inAudit(categories, season) },
    );
    return categories.length;
  });
}

/**
 * A club's announced award for the public.
 *
 * @throws AppError not_found for unannounced awards and other clubs
 */
export async function readGivenAward(db: Database, clubId: string, awardId: string): Promise<GivenAward> {
  const [rows, members] = await Promise.all([listAnnouncedAwards(db, clubId), listShownMembers(db, clubId)]);
  return orNotFound(givenAwards(rows, members, awardId)[0]);
}
