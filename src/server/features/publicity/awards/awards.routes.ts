// Endpoints of a club's awards.

import { isClubMember } from '#domain/people/roles.ts';
import { awardCategories } from '#domain/publicity/awards/award-categories.ts';
import { decideAward } from '#domain/publicity/awards/award-rules.ts';
import { cardFormats } from '#domain/publicity/spotlights.ts';
import { findClub } from '#server/features/accounts/joining.queries.ts';
import { authorOf } from '#server/features/administration/audit/audit.commands.ts';
import { readClubBrand } from '#server/features/clubs/brand/club-brand.commands.ts';
import { orNotFound } from '#server/http/app-error.ts';
import type { Handlers } from '#server/http/table/serve.ts';
import type { FileHandlers } from '#server/http/table/serve-files.ts';
import { clubOf } from '#server/policy/membership.ts';
import {
  announceAwards,
  confirmAward,
  discardAward,
  readGivenAward,
  readSeasonGroup,
  readSeasons,
} from './awards.commands.ts';
import { presentAnnounced, presentConfirmed } from './awards.presenters.ts';
import { listAnnouncedAwards, listConfirmedAwards } from './awards.queries.ts';

/** The requested season of the manager's club. */
function seasonOf(
  actor: { clubId: string | null },
  asked: { from: string; to: string; timeZone: string; groupId?: string | undefined },
) {
  const { from, to, timeZone, groupId = null } = asked;
  return { clubId: clubOf(actor), groupId, season: { from, to }, timeZone };
}

export const awardHandlers = {
  async getSeasonAwards({ actor, query, context: { db } }) {
    const of = seasonOf(actor, query);
    const group = await readSeasonGroup(db, of);
    const [club, seasons, confirmed, announced] = await Promise.all([
      findClub(db, of.clubId),
      readSeasons(db, of),
      listConfirmedAwards(db, of.clubId, of.season, of.groupId),
      listAnnouncedAwards(db, of.clubId),
    ]);
    const awards = awardCategories.map((category) => {
      const outcome = decideAward(category, seasons);
      const hasWinner = outcome.kind === 'won';
      return {
        category,
        refused: hasWinner ? null : outcome.reason,
        winners: hasWinner ? outcome.winners : [],
        runnersUp: hasWinner ? outcome.runnersUp : [],
        candidates: outcome.candidates.length,
        confirmed: confirmed.filter((one) => one.category === category).map(presentConfirmed),
      };
    });
    return {
      clubName: orNotFound(club).name,
      groupName: group?.name ?? null,
      awards,
      announced: announced.map((award) => presentAnnounced(award, null)),
    };
  },

  async confirmAward({ body, context, ...call }) {
    await confirmAward(context, authorOf(call), { ...seasonOf(call.actor, body), category: body.category });
  },

  async discardAward({ body, context, ...call }) {
    await discardAward(context, authorOf(call), { ...seasonOf(call.actor, body), category: body.category });
  },

  async announceAwards({ body, context, ...call }) {
    return { announced: await announceAwards(context, authorOf(call), seasonOf(call.actor, body)) };
  },

  async listClubAwards({ actor, context: { db } }) {
    if (!isClubMember(actor) || actor.clubId === null) return [];
    const awards = await listAnnouncedAwards(db, actor.clubId);
    return awards.map((award) => presentAnnounced(award, actor.id));
  },
} satisfies Partial<Handlers>;

/** Reads consent each time, so that a withdrawal applies to the next picture. */
export const awardFiles = {
  async awardPicture({ actor, params, context: { db } }) {
    const clubId = clubOf(actor);
    const [award, club, style] = await Promise.all([
      readGivenAward(db, clubId, params.awardId),
      findClub(db, clubId),
      readClubBrand(db, clubId),
    ]);
    const facts = { award, clubName: orNotFound(club).name, style };
    return {
      facts: { ...facts, format: params.format },
      name: `award-${params.format}.png`,
      make: async () => (await import('./award-picture.ts')).drawAward(facts, cardFormats[params.format]),
    };
  },
} satisfies Partial<FileHandlers>;
