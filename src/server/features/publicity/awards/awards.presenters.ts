// Awards in responses.

import type { AnnouncedAward, ConfirmedAward } from '#contract/publicity/awards.ts';
import { shownName } from '#domain/levels/certificates.ts';
import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import type { listShownMembers } from '#server/policy/publicity.ts';
import type { listAnnouncedAwards, listConfirmedAwards } from './awards.queries.ts';

/** An award for the manager. */
export function presentConfirmed(award: Awaited<ReturnType<typeof listConfirmedAwards>>[number]): ConfirmedAward {
  const { id, winner, mayBeShown, isMember, facts, confirmedAt, announcedAt } = award;
  const { figure, working } = facts;
  return { id, winner: winner && { ...winner, mayBeShown, isMember }, figure, working, confirmedAt, announcedAt };
}

/**
 * An award for a member: winners who prefer not to be named are hidden from others.
 *
 * @param readerId null for the club's manager, who sees all winners
 */
export function presentAnnounced(
  award: Awaited<ReturnType<typeof listAnnouncedAwards>>[number],
  readerId: string | null,
): AnnouncedAward {
  const { id, category, seasonFrom, seasonTo, groupName, facts, winner, mayBeShown, confirmedAt, announcedAt } = award;
  const { figure, working } = facts;
  return {
    id,
    category,
    season: { from: seasonFrom, to: seasonTo },
    groupName,
    figure,
    working,
    winner: readerId === null || mayBeShown || winner?.id === readerId ? winner : null,
    announcedAt: announcedAt ?? confirmedAt,
  };
}

/** An announced award with all its winners, for the public. */
export interface GivenAward {
  /** Id of one winner's row. */
  id: string;
  category: AwardCategory;
  from: string;
  to: string;
  figure: number;
  /** Winners who agreed to be public, in their chosen form of name. */
  names: string[];
  /** Number of further winners. */
  unnamed: number;
}

/**
 * Announced awards of the whole club, each with all its winners. Those of a group stay within the club: its name is not for the public.
 *
 * @param wanted the id of a winner's row, for one award only
 */
export function givenAwards(
  rows: Awaited<ReturnType<typeof listAnnouncedAwards>>,
  members: Awaited<ReturnType<typeof listShownMembers>>,
  wanted?: string,
): GivenAward[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  // Former members and accounts pending deletion are hidden from the public.
  const ofMembers = rows.filter(({ isMember, groupId }) => isMember && groupId === null);
  const groups = Map.groupBy(
    ofMembers,
    ({ category, seasonFrom, seasonTo }) => `${category} ${seasonFrom} ${seasonTo}`,
  );
  return [...groups.values()]
    .filter((group) => wanted === undefined || group.some(({ id }) => id === wanted))
    .map((group) => {
      const [first] = group as [(typeof group)[number]];
      const names = group.flatMap(({ winner }) => {
        const member = winner && byId.get(winner.id);
        return member?.isPublic ? [shownName(member, member.nameStyle)] : [];
      });
      const { id, category, seasonFrom: from, seasonTo: to, facts } = first;
      return { id, category, from, to, figure: facts.figure, names, unnamed: group.length - names.length };
    });
}
