// Recordings that no note has any more go after a while; those whose video is no more, at once.

import type { Context } from '#server/context.ts';
import type { JobHandlers } from '#server/jobs/job-list.ts';
import { deleteVoiceClip, findUnusedVoice, listUnusedVoice, voiceFileKey } from './voice-clips.queries.ts';

/** For how many days a recording stays that no note has: what was deleted, left out or withdrawn can be brought back as long. */
const keptDays = 7;

export const voiceClipJobs = {
  async 'remove-unused-voice'(_, { db, files }) {
    await findUnusedVoice(db);
    // The file before the row: whatever stops this, no file is forgotten.
    for (const { id } of await listUnusedVoice(db, keptDays)) {
      await files.delete(voiceFileKey(id));
      await deleteVoiceClip(db, id);
    }
  },
} satisfies Partial<JobHandlers<Context>>;
