// A player's personal data in when their reviews open.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
import { findOpening, saveOpening } from './openings.queries.ts';

/** For export and erasure. */
export const openingData: PersonalData = {
  references: {
    'review_openings.user_id': { exported: 'as when reviews open', erased: 'deleted' },
  },

  async collect(db, userId) {
    return [
      { key: 'reviewOpening', title: say(msg`When your reviews open`), content: (await findOpening(db, userId)) ?? {} },
    ];
  },

  erase: (tx, { id }) => saveOpening(tx, id, null),
};
