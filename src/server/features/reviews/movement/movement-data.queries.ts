// What movement analyses hold of the player, and of whoever marked.

import type { PersonalData } from '#server/policy/personal-data.ts';
import { forgetMarker, listPublishedOf, listSavedBy } from './movement.queries.ts';

/** Movement analyses, as export and erasure see them. */
export const movementData: PersonalData = {
  references: {
    'movement_analyses.saved_by': { exported: 'with the player’s name', erased: 'kept with the video, without a name' },
  },

  async collect(db, userId) {
    return [
      { key: 'movement', title: 'Movement in your videos', content: await listPublishedOf(db, userId) },
      { key: 'movementMarked', title: 'Movement you marked', content: await listSavedBy(db, userId) },
    ];
  },

  async erase(tx, { id }) {
    // Marks in a player's own videos go with the videos.
    await forgetMarker(tx, id);
  },
};
