// Which videos a pair shares. The only thing that being a partner gives: no list, search or screen of anything else asks it, so that
// neither of the two becomes someone whom the other may see.

import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { users, videoPartners, videos } from '#server/db/schema/index.ts';

const build = new QueryBuilder();
const member = alias(users, 'pair_member');

/** That a column names an active player: one who is suspended or leaving shares nothing, and nothing is shared with them. */
export function isActivePlayer(id: PgColumn): SQL {
  return exists(
    build
      .select({ one: sql`1` })
      .from(member)
      .where(and(eq(member.id, id), eq(member.role, 'player'), eq(member.state, 'active'))),
  );
}

/** That the two of a row of `video_partners`, joined with `videos`, share the video now. */
export function isShared(): SQL {
  return and(
    eq(videoPartners.status, 'joined'),
    isActivePlayer(videos.playerId),
    isActivePlayer(videoPartners.partnerId),
  ) as SQL;
}

/** That such a row is of someone who is one of the two. */
export function isSharedBy(personId: string): SQL {
  return and(isShared(), or(eq(videos.playerId, personId), eq(videoPartners.partnerId, personId))) as SQL;
}
