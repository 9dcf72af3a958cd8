// Which videos a pair shares. Partnership gives access to nothing else, so that
// partners stay invisible to each other elsewhere.

import { and, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn, QueryBuilder } from 'drizzle-orm/pg-core';
import { users, videoPartners, videos } from '#server/db/schema/index.ts';

const build = new QueryBuilder();
const member = alias(users, 'pair_member');

/** Whether a column refers to an active player; others neither share nor see shared videos. */
export function isActivePlayer(id: PgColumn): SQL {
  return exists(
    build
      .select({ one: sql`1` })
      .from(member)
      .where(and(eq(member.id, id), eq(member.role, 'player'), eq(member.state, 'active'))),
  );
}

/** Whether the two players of a `video_partners` row, joined with `videos`, share the video. */
export function isShared(): SQL {
  return and(
    eq(videoPartners.status, 'joined'),
    isActivePlayer(videos.playerId),
    isActivePlayer(videoPartners.partnerId),
  ) as SQL;
}

/** Whether such a row involves a person. */
export function isSharedBy(personId: string): SQL {
  return and(isShared(), or(eq(videos.playerId, personId), eq(videoPartners.partnerId, personId))) as SQL;
}
