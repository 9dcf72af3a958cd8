// The partner of a video's player, who sees the notes on the pair.

import { index, snakeCase, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { pairStatuses } from '#domain/videos/pairs/pair-invitations.ts';
import { users } from './accounts.ts';
import { instant, now, oneOf, primaryId } from './columns.ts';
import { videos } from './videos.ts';

/** The partner of a video, invited or joined. Declining, leaving or being removed deletes the row, and the link opens nothing. */
export const videoPartners = snakeCase.table(
  'video_partners',
  {
    /** What the link of the invitation proves; another invitation is another link. */
    id: primaryId(),
    videoId: uuid()
      .notNull()
      .references(() => videos.id, { onDelete: 'cascade' }),
    status: text({ enum: pairStatuses }).notNull().default('invited'),
    /**
     * The invited email address, trimmed and lower case; null for a link that the player passes on. Cleared on joining.
     */
    email: text(),
    /**
     * Lists the invitation: the account of that address, or the person who registered with the link. Others may accept.
     */
    offeredToId: uuid().references(() => users.id, { onDelete: 'set null' }),
    /** The partner who joined. */
    partnerId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    createdAt: instant().notNull().default(now),
    joinedAt: instant(),
  },
  (table) => [
    uniqueIndex('video_partners_video_key').on(table.videoId),
    index('video_partners_partner_index').on(table.partnerId),
    index('video_partners_offered_index').on(table.offeredToId),
    oneOf('video_partners_status_check', table.status, pairStatuses),
  ],
);
