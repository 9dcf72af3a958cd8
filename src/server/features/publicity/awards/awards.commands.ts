// Confirms and announces awards of a season, one manager at a time.

import { type AwardCategory, awardName } from '#domain/publicity/awards/award-categories.ts';
import { awardFacts, decideAward } from '#domain/publicity/awards/award-rules.ts';
import { type Season, seasonWords } from '#domain/publicity/awards/season.ts';
import { momentsOf } from '#domain/time/period.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { notifyUsers } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
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

/** A club's season in a time zone. */
export interface ClubSeason {
  clubId: string;
  season: Season;
  timeZone: string;
}

/** Facts of awards in the audit log. */
function inAudit(categories: readonly AwardCategory[], season: Season) {
  return { awards: categories.map((one) => awardName(one)), season: seasonWords(season) };
}

/** Each member's season. */
export function readSeasons(db: Database, { clubId, season, timeZone }: ClubSeason) {
  const { start, end } = momentsOf(season, timeZone);
  return listSeasons(db, { clubId, playerId: null, start: start.toISOString(), end: end.toISOString() }, timeZone);
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
  const { clubId, season, timeZone } = of;
  await db.transaction(async (tx) => {
    orNotFound(await lockClub(tx, clubId));
    const confirmed = await listConfirmedAwards(tx, clubId, season);
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
      { after: inAudit([category], season) },
    );
  });
}

/** Withdraws a confirmed award, unless it is announced. */
export async function discardAward(
  { db }: Context,
  author: Author,
  { clubId, season, category }: ClubSeason & { category: AwardCategory },
): Promise<void> {
  await db.transaction(async (tx) => {
    orNotFound(await lockClub(tx, clubId));
    const gone = await deleteUnannounced(tx, clubId, season, category);
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
  { clubId, season }: ClubSeason,
): Promise<number> {
  return db.transaction(async (tx) => {
    orNotFound(await lockClub(tx, clubId));
    const awards = await markAnnounced(tx, clubId, season);
    if (awards.length === 0) return 0;
    const categories = [...new Set(awards.map(({ category }) => category))];
    await jobs.enqueue(tx, 'awards-announced', { clubId, ...season, awardIds: awards.map(({ id }) => id) });
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
