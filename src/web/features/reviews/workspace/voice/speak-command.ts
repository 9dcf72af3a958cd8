// Starting a spoken note. The rest loads on first use.

import { t } from '@lingui/core/macro';
import { latePart } from '#web/lib/late/late.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { OpenReview } from '../state/review-context.ts';
import type { Hold } from './hold.ts';

const loadSpeaking = latePart(() => import('./speaking.ts'));

/** Starts recording, for the note in the editor or a new one; ends a running recording. `hold` is the held key or button, if any. */
export function speak(review: OpenReview, hold: Hold | null): void {
  const { recording } = review.store.getState();
  if (recording) return recording.stop();
  loadSpeaking().then(
    ({ startSpeaking }) => startSpeaking(review, hold),
    () => toast({ title: t`Recording is not available`, description: t`You may be offline. Type the note.` }),
  );
}
