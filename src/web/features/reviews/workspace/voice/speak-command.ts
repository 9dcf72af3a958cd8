// Speaking a note: what is needed to ask for it. Everything else comes with the first time.

import { latePart } from '#web/lib/late/late.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { OpenReview } from '../state/review-context.ts';
import type { Hold } from './hold.ts';

const loadSpeaking = latePart(() => import('./speaking.ts'));

/** Begins to record, for the note in the editor or a new one; what is being recorded already ends. `hold` is what is held, if anything. */
export function speak(review: OpenReview, hold: Hold | null): void {
  const { recording } = review.store.getState();
  if (recording) return recording.stop();
  loadSpeaking().then(
    ({ startSpeaking }) => startSpeaking(review, hold),
    () => toast({ title: 'Recording is not available', description: 'You may be offline. Type the note.' }),
  );
}
