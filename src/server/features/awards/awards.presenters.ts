// Awards as they leave the server.

import type { AnnouncedAward, ConfirmedAward } from '#contract/clubs/awards.ts';
import type { listAnnouncedAwards, listConfirmedAwards } from './awards.queries.ts';

/** An award as the manager's screen shows it. */
export function presentConfirmed(award: Awaited<ReturnType<typeof listConfirmedAwards>>[number]): ConfirmedAward {
  const { id, winner, mayBeShown, facts, confirmedAt, announcedAt } = award;
  const { figure, working } = facts;
  return { id, winner: { ...winner, mayBeShown }, figure, working, confirmedAt, announcedAt };
}

/** An award as a member reads it: who wishes not to be named is named to nobody else. */
export function presentAnnounced(
  award: Awaited<ReturnType<typeof listAnnouncedAwards>>[number],
  readerId: string,
): AnnouncedAward {
  const { id, category, seasonFrom, seasonTo, facts, winner, mayBeShown, confirmedAt, announcedAt } = award;
  const { figure, working } = facts;
  return {
    id,
    category,
    season: { from: seasonFrom, to: seasonTo },
    figure,
    working,
    winner: mayBeShown || winner.id === readerId ? winner : null,
    announcedAt: announcedAt ?? confirmedAt,
  };
}
