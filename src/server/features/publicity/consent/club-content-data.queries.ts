// A person's part in club content, for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import type { Database } from '#server/db/database.ts';
import { clubs, contentBlocks, contentChoices, spotlights, takedowns } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Publicity choices. */
export const clubContentData: PersonalData = {
  references: {
    'content_choices.user_id': { exported: 'yes', erased: 'deleted: without a yes nothing is public' },
    'spotlights.player_id': { exported: 'yes, without the picture', erased: 'deleted' },
    'spotlights.coach_id': { exported: 'not: it quotes a review, which is', erased: 'kept, by a “Former coach”' },
    'content_blocks.user_id': {
      exported: 'not: made of a request of someone else',
      erased: 'deleted: nothing is left to block',
    },
    'takedowns.answered_by_id': { exported: 'in the audit log', erased: 'kept, by nobody’s name' },
  },

  async collect(db, userId) {
    const { choice, nameStyle, decidedAt } = contentChoices;
    const content = await db
      .select({ club: clubs.name, choice, nameStyle, decidedAt })
      .from(contentChoices)
      .innerJoin(clubs, eq(clubs.id, contentChoices.clubId))
      .where(eq(contentChoices.userId, userId));
    return [
      { key: 'contentChoices', title: say(msg`Club publicity`), content },
      { key: 'spotlights', title: say(msg`Cards about you`), content: await listCards(db, userId) },
    ];
  },

  async erase(tx, { id, email }) {
    await tx.delete(contentChoices).where(eq(contentChoices.userId, id));
    await tx.delete(spotlights).where(eq(spotlights.playerId, id));
    await tx.delete(contentBlocks).where(eq(contentBlocks.userId, id));
    // The takedown stays, its requester is forgotten.
    await tx.update(takedowns).set({ name: 'Deleted user', email: '' }).where(eq(takedowns.email, email));
  },
};

function listCards(db: Database, userId: string) {
  const { sentence, agreedAt, declinedAt, createdAt } = spotlights;
  return db
    .select({ club: clubs.name, sentence, agreedAt, declinedAt, createdAt })
    .from(spotlights)
    .innerJoin(clubs, eq(clubs.id, spotlights.clubId))
    .where(eq(spotlights.playerId, userId));
}
