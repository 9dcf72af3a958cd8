// The recording of the note in the editor.

import { t } from '@lingui/core/macro';
import { Square, Trash2 } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { voiceLimits } from '#domain/reviews/voice/voice-clips.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import type { EditedNote, Recording } from '../state/review-state.ts';
import { HeardNote } from './heard-note.tsx';
import { MicrophoneLevel } from './microphone-level.tsx';
import { OwnVoicePlayer } from './own-voice-player.tsx';

/** Level and length while recording; then its player, and a way to remove it. */
export function NoteVoice({ edited }: { edited: EditedNote }) {
  const { store } = useOpenReview();
  const recording = useReviewState((state) => state.recording);
  if (recording?.noteId === edited.id) return <Recorded recording={recording} />;
  return (
    <>
      {edited.voice && (
        <div className="flex items-center gap-1">
          <OwnVoicePlayer key={edited.voice.id} voice={edited.voice} />
          <IconButton size="sm" label={t`Remove the recording`} onClick={() => store.editTo({ voice: null })}>
            <Trash2 aria-hidden className="size-4!" />
          </IconButton>
        </div>
      )}
      <HeardNote edited={edited} />
    </>
  );
}

function Recorded({ recording }: { recording: Recording }) {
  const { phase, seconds, level } = useSyncExternalStore(recording.subscribe, recording.getState);
  return (
    <div className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-lg bg-danger-soft px-3 py-1.5 text-sm">
      <span aria-hidden className="size-3 shrink-0 rounded-full bg-danger motion-safe:animate-pulse" />
      <span className="font-medium">{phase === 'starting' ? t`Opening the microphone…` : t`Recording`}</span>
      <MicrophoneLevel level={level} />
      <span role="timer" className="tabular-nums">
        <span translate="no">{formatClockTime(seconds)}</span> /{' '}
        <span translate="no">{formatClockTime(voiceLimits.maxSeconds)}</span>
      </span>
      <span className="flex gap-1">
        <Button size="sm" variant="ghost" onClick={recording.discard}>
          {t`Discard`}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          icon={<Square aria-hidden className="fill-current" />}
          onClick={recording.stop}
        >
          {t`Stop`}
        </Button>
      </span>
    </div>
  );
}
