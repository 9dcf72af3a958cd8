// Pairs as personal data: invitations, and shared videos.

import { msg } from '@lingui/core/runtime-macro';
import { and, asc, eq, isNotNull, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { say } from '#domain/language/say.ts';
import { fullName } from '#server/db/people-columns.ts';
import { users, videoPartners, videos } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
import { endPairsOf } from './pairs.commands.ts';

const player = alias(users, 'player');
const partner = alias(users, 'partner');

/** For export and erasure: to each of the two only that they share, and with whom. */
export const pairData: PersonalData = {
  references: {
    'video_partners.partner_id': {
      exported: 'with the other’s name',
      erased: 'deleted: the video is not shared any more',
    },
    'video_partners.offered_to_id': { exported: 'by the inviter, while pending', erased: 'forgotten' },
  },

  async collect(db, userId) {
    const { status, email, createdAt, joinedAt } = videoPartners;
    const invited = await db
      .select({ video: videos.title, status, email, partner: fullName(partner), invitedAt: createdAt, joinedAt })
      .from(videoPartners)
      .innerJoin(videos, eq(videos.id, videoPartners.videoId))
      .leftJoin(partner, eq(partner.id, videoPartners.partnerId))
      .where(eq(videos.playerId, userId))
      .orderBy(asc(videoPartners.id));
    const shared = await db
      .select({ video: videos.title, player: fullName(player), status, joinedAt })
      .from(videoPartners)
      .innerJoin(videos, eq(videos.id, videoPartners.videoId))
      .innerJoin(player, eq(player.id, videos.playerId))
      .where(
        or(
          and(eq(videoPartners.partnerId, userId), isNotNull(joinedAt)),
          and(eq(videoPartners.offeredToId, userId), eq(status, 'invited')),
        ),
      )
      .orderBy(asc(videoPartners.id));
    return [
      { key: 'partnersInvited', title: say(msg`Partners in your videos`), content: invited },
      { key: 'pairMatches', title: say(msg`Matches of others that you share`), content: shared },
    ];
  },

  async erase(tx, { id, email }) {
    await endPairsOf(tx, id);
    // Invitations to their address, from anyone.
    await tx.delete(videoPartners).where(eq(videoPartners.email, email));
  },
};
