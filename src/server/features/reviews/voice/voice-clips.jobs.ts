// Deletes recordings: at once with their video, some days after their last note, and replays that were deleted or replaced.

import type { Context } from '#server/context.ts';
import { deleteReplay, listUnusedReplays, replayFileKey } from '#server/features/reviews/replay/replays.queries.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { deleteVoiceClip, findUnusedVoice, listUnusedVoice, voiceFileKey } from './voice-clips.queries.ts';

/** How many days an unused recording is kept, so that deleted notes can be restored. */
const keptDays = 7;

export const voiceClipJobs = {
  async 'remove-unused-voice'(_, { db, files }) {
    await findUnusedVoice(db);
    // The file before the row, so that no file is forgotten.
    for (const { id } of await listUnusedVoice(db, keptDays)) {
      await files.delete(voiceFileKey(id));
      await deleteVoiceClip(db, id);
    }
    for (const { id } of await listUnusedReplays(db)) {
      await files.delete(replayFileKey(id));
      await deleteReplay(db, id);
    }
  },
} satisfies Partial<JobHandlers<Context>>;
