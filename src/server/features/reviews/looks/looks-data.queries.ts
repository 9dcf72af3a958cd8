// A player's personal data in looks at their own videos.

import { msg } from '@lingui/core/runtime-macro';
import { eq } from 'drizzle-orm';
import { say } from '#domain/language/say.ts';
import { lookChoices } from '#server/db/schema/index.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
import { listLookRecords } from './looks.queries.ts';

/** For export and erasure. */
export const lookData: PersonalData = {
  references: {
    'look_choices.user_id': { exported: 'with the looks', erased: 'deleted' },
  },

  async collect(db, userId) {
    return [
      { key: 'looks', title: say(msg`Your own looks at your videos`), content: await listLookRecords(db, userId) },
    ];
  },

  async erase(tx, { id }) {
    // The looks are deleted with their videos.
    await tx.delete(lookChoices).where(eq(lookChoices.userId, id));
  },
};
