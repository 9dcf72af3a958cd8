// Awards as they leave the server.

import { createHash } from 'node:crypto';
import { files } from '#contract/files.ts';
import type { AnnouncedAward, ConfirmedAward } from '#contract/publicity/awards.ts';
import type { PostPicture } from '#contract/publicity/posts.ts';
import { shownName } from '#domain/levels/certificates.ts';
import type { AwardCategory } from '#domain/publicity/awards/award-categories.ts';
import { cardFormatNames } from '#domain/publicity/spotlights.ts';
import type { listShownMembers } from '#server/policy/publicity.ts';
import type { listAnnouncedAwards, listConfirmedAwards } from './awards.queries.ts';

/** An award as the manager's screen shows it. */
export function presentConfirmed(award: Awaited<ReturnType<typeof listConfirmedAwards>>[number]): ConfirmedAward {
  const { id, winner, mayBeShown, isMember, facts, confirmedAt, announcedAt } = award;
  const { figure, working } = facts;
  return { id, winner: winner && { ...winner, mayBeShown, isMember }, figure, working, confirmedAt, announcedAt };
}

/**
 * An award as a member reads it: who wishes not to be named is named to nobody else.
 *
 * @param readerId null for the club's manager, who knows the winners
 */
export function presentAnnounced(
  award: Awaited<ReturnType<typeof listAnnouncedAwards>>[number],
  readerId: string | null,
): AnnouncedAward {
  const { id, category, seasonFrom, seasonTo, facts, winner, mayBeShown, confirmedAt, announcedAt } = award;
  const { figure, working } = facts;
  return {
    id,
    category,
    season: { from: seasonFrom, to: seasonTo },
    figure,
    working,
    winner: readerId === null || mayBeShown || winner?.id === readerId ? winner : null,
    announcedAt: announcedAt ?? confirmedAt,
  };
}

/** An announced award with all who won it, as everybody may read it. */
export interface GivenAward {
  /** Of one of its winners' rows. */
  id: string;
  category: AwardCategory;
  from: string;
  to: string;
  figure: number;
  /** Winners who agreed to be shown to everybody, as they want to be named. */
  names: string[];
  /** How many more won. */
  unnamed: number;
}

/**
 * Announced awards, each once: who shares one stands with the others.
 *
 * @param wanted the id of one winner's row, for that award alone
 */
export function givenAwards(
  rows: Awaited<ReturnType<typeof listAnnouncedAwards>>,
  members: Awaited<ReturnType<typeof listShownMembers>>,
  wanted?: string,
): GivenAward[] {
  const byId = new Map(members.map((member) => [member.id, member]));
  // Who has left the club, or is leaving, stands in nothing that leaves it.
  const ofMembers = rows.filter(({ isMember }) => isMember);
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

/** Where the pictures of an award are; another address for other words. */
export function awardPictures(award: GivenAward): PostPicture[] {
  const key = createHash('sha256').update(JSON.stringify(award)).digest('base64url').slice(0, 12);
  return cardFormatNames.map((format) => {
    const path = files.awardPicture.path.replace('{awardId}', award.id).replace('{format}', format);
    return { format, address: `${path}?shows=${key}` };
  });
}
