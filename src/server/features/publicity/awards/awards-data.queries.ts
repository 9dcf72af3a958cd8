// A player's awards and a manager's confirmations, for export and erasure.

import { msg } from '@lingui/core/runtime-macro';
import { asc, eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { clubAwards, clubs } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';

/** Awards of a person. */
export const awardData: PersonalData = {
  references: {
    'club_awards.winner_id': { exported: 'yes', erased: 'deleted' },
    'club_awards.confirmed_by_id': { exported: 'no: it is the winner’s', erased: 'set to null' },
  },

  async collect(db, userId) {
    const { seasonFrom, seasonTo, category, groupName, facts, announcedAt } = clubAwards;
    const content = await db
      .select({ club: clubs.name, seasonFrom, seasonTo, category, groupName, facts, announcedAt })
      .from(clubAwards)
      .innerJoin(clubs, eq(clubs.id, clubAwards.clubId))
      .where(eq(clubAwards.winnerId, userId))
      .orderBy(asc(clubAwards.id));
    return [{ key: 'awards', title: say(msg`Awards of your club`), content }];
  },

  async erase(tx, { id }) {
    await tx.delete(clubAwards).where(eq(clubAwards.winnerId, id));
    await tx.update(clubAwards).set({ confirmedById: null }).where(eq(clubAwards.confirmedById, id));
  },
};
