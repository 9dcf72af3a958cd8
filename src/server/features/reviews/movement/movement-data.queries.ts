// Movement analyses as personal data of the player and of the person who marked.

import { msg } from '@lingui/core/runtime-macro';
import { say } from '#domain/language/say.ts';
import type { PersonalData } from '#server/policy/personal-data.ts';
import { clearMarker, listPublishedOf, listSavedBy } from './movement.queries.ts';

/** For export and erasure. */
export const movementData: PersonalData = {
  references: {
    'movement_analyses.saved_by': { exported: 'with the player’s name', erased: 'kept with the video, without a name' },
  },

  async collect(db, userId) {
    return [
      { key: 'movement', title: say(msg`Movement in your videos`), content: await listPublishedOf(db, userId) },
      { key: 'movementMarked', title: say(msg`Movement you marked`), content: await listSavedBy(db, userId) },
    ];
  },

  async erase(tx, { id }) {
    // Marks in a player's own videos are deleted with the videos.
    await clearMarker(tx, id);
  },
};
