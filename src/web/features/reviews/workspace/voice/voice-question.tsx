// Asked once before the first recording: what is recorded, and who hears it.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { agreeToVoice } from './speaking.ts';

/** The coach's consent; then the browser asks for the microphone. */
export function VoiceQuestion() {
  const { store, workspace } = useOpenReview();
  const isAsked = useReviewState((state) => state.isVoiceAsked);
  const close = () => store.askAboutVoice(false);
  const { firstName } = workspace.player;
  return (
    <Dialog open={isAsked} onOpenChange={close} title={t`Speak your notes`} size="sm">
      <div className="grid gap-4">
        <ul className="grid list-disc gap-2 pl-5 text-ink-muted">
          <li>{t`We record your voice only while you hold V, for up to a minute.`}</li>
          <li>
            <Trans>
              The recording is stored with the review. Once you publish, <span translate="no">{firstName}</span> and
              anyone else who can read the review can play it.
            </Trans>
          </li>
          {workspace.canTranscribe ? (
            <li>
              {t`The recording is sent to the transcription server this Pala is set up with, and its words become the text of the note. You check them before you can publish.`}
            </li>
          ) : null}
          <li>
            {t`If you delete the note, we delete the recording after a week.`}
            {!workspace.canTranscribe && <span>{` ${t`We never transcribe it.`}`}</span>}
          </li>
        </ul>
        <p className="text-ink-muted">{t`Your browser will ask whether this site may use the microphone.`}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={close}>
            {t`Not now`}
          </Button>
          <Button
            onClick={() => {
              close();
              void agreeToVoice(workspace);
            }}
          >
            {t`Use the microphone`}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
