// Asked once before the first recording: what is recorded, and who hears it.

import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { agreeToVoice } from './speaking.ts';

/** What a coach agrees to; then the browser asks for the microphone. */
export function VoiceQuestion() {
  const { store, workspace } = useOpenReview();
  const isAsked = useReviewState((state) => state.isVoiceAsked);
  const close = () => store.askAboutVoice(false);
  const { firstName } = workspace.player;
  return (
    <Dialog open={isAsked} onOpenChange={close} title="Speak your notes" size="sm">
      <div className="grid gap-4">
        <ul className="grid list-disc gap-2 pl-5 text-ink-muted">
          <li>Your voice is recorded while you hold V, a minute at most, and never otherwise.</li>
          <li>
            The recording is stored with the review. You and <span translate="no">{firstName}</span> hear it once the
            review is published, and whoever else may read the review.
          </li>
          <li>Delete the note, and the recording goes after a week. Nobody turns it into text.</li>
        </ul>
        <p className="text-ink-muted">Your browser asks next whether this site may use the microphone.</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={close}>
            Not now
          </Button>
          <Button
            onClick={() => {
              close();
              void agreeToVoice();
            }}
          >
            Use the microphone
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
