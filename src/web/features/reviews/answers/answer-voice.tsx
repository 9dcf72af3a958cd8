// Speaking an answer: the question before the first one, the recording, and the player of what was said.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Mic, Square, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { v7 as newId } from 'uuid';
import { voiceLimits } from '#domain/reviews/voice/voice-clips.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { devicePreference } from '../shared/keys/device-preference.ts';
import { VoicePlayer } from '../voice/voice-player.tsx';
import { canRecord, MicrophoneError, type Recorder, startRecorder } from '../workspace/voice/recorder.ts';
import type { useOwnRecording } from './own-recording.ts';

/** Whether the person has agreed to recording answers: asked once per device. */
export const answerVoiceConsent = devicePreference<boolean>(
  'answer-voice',
  (stored) => stored === 'on',
  (value) => (value ? 'on' : null),
);

/** Update interval of the seconds, in milliseconds. */
const updateMs = 200;

interface AnswerVoiceProps {
  videoId: string;
  /** Who hears it. */
  name: string;
  recording: ReturnType<typeof useOwnRecording>;
  isDisabled: boolean;
}

/** One press starts, the next one stops; it ends by itself after a minute. Renders nothing where nothing can be recorded. */
export function AnswerVoice({ videoId, name, recording, isDisabled }: AnswerVoiceProps) {
  const { clip, keep, discard } = recording;
  const [isAsking, setIsAsking] = useState(false);
  const [seconds, setSeconds] = useState<number | null>(null);
  const [recorder, setRecorder] = useState<Recorder | null>(null);
  /** Aborted when the recording is over, or the screen is left. */
  const over = useRef<AbortController | null>(null);
  useEffect(() => () => over.current?.abort(), []);

  async function start(): Promise<void> {
    if (!answerVoiceConsent.get()) return setIsAsking(true);
    over.current = new AbortController();
    const { signal } = over.current;
    setSeconds(0);
    try {
      const started = await startRecorder({ limits: voiceLimits, signal });
      signal.addEventListener('abort', () => void started.stop());
      setRecorder(started);
    } catch (error) {
      if (signal.aborted) return;
      setSeconds(null);
      const description = error instanceof MicrophoneError ? error.message : t`We couldn’t open the microphone.`;
      toast({ title: t`Not recording`, description, tone: 'danger' });
    }
  }

  async function end(isKept: boolean): Promise<void> {
    setRecorder(null);
    setSeconds(null);
    const recorded = isKept ? await recorder?.stop() : null;
    over.current?.abort();
    if (!isKept) return;
    if (!recorded || recorded.seconds < voiceLimits.minSeconds) {
      toast({ title: t`Nothing was recorded`, description: t`Try again, or write your answer.` });
      return;
    }
    await keep({ ...recorded, id: newId() });
  }

  const isOn = seconds !== null;
  useEffect(() => {
    if (!isOn) return;
    const telling = setInterval(() => {
      const at = recorder?.seconds() ?? 0;
      setSeconds((shown) => (shown === null ? null : at));
      if (at >= voiceLimits.maxSeconds) void end(true);
    }, updateMs);
    return () => clearInterval(telling);
  });

  if (clip) {
    return (
      <span className="flex min-w-0 grow items-center gap-1">
        <VoicePlayer
          key={clip.id}
          videoId={videoId}
          voice={{ id: clip.id, seconds: clip.seconds, bytes: clip.blob.size, mediaType: clip.mediaType }}
          ownAddress={() => Promise.resolve(URL.createObjectURL(clip.blob))}
          noun="answer"
        />
        <IconButton size="sm" label={t`Remove the recording`} disabled={isDisabled} onClick={() => void discard()}>
          <Trash2 aria-hidden className="size-4!" />
        </IconButton>
      </span>
    );
  }
  if (isOn) {
    return (
      <span className="flex flex-wrap items-center gap-2 text-sm">
        <span aria-hidden className="size-3 shrink-0 rounded-full bg-danger motion-safe:animate-pulse" />
        <span className="font-medium">{recorder ? t`Recording` : t`Opening the microphone…`}</span>
        <span role="timer" className="text-ink-muted tabular-nums">
          {`${formatClockTime(seconds)} / ${formatClockTime(voiceLimits.maxSeconds)}`}
        </span>
        <Button
          size="sm"
          variant="secondary"
          icon={<Square aria-hidden className="fill-current" />}
          onClick={() => void end(true)}
        >
          {t`Stop`}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => void end(false)}>
          {t`Discard`}
        </Button>
      </span>
    );
  }
  if (!canRecord()) return <span />;
  return (
    <>
      <Button size="sm" variant="ghost" disabled={isDisabled} icon={<Mic aria-hidden />} onClick={() => void start()}>
        {t`Speak`}
      </Button>
      <VoiceQuestion
        open={isAsking}
        name={name}
        onClose={() => setIsAsking(false)}
        onAgree={() => {
          answerVoiceConsent.set(true);
          setIsAsking(false);
          void start();
        }}
      />
    </>
  );
}

interface VoiceQuestionProps {
  open: boolean;
  name: string;
  onClose: () => void;
  onAgree: () => void;
}

/** Asked once before the first recording: what is recorded, and who hears it. */
function VoiceQuestion({ open, name, onClose, onAgree }: VoiceQuestionProps) {
  return (
    <Dialog open={open} onOpenChange={onClose} title={t`Speak your answers`} size="sm">
      <div className="grid gap-4">
        <ul className="grid list-disc gap-2 pl-5 text-ink-muted">
          <li>{t`We record your voice from Speak to Stop, for up to a minute. You can listen before you send it.`}</li>
          <li>
            <Trans>
              Only you and <span translate="no">{name}</span> can play it. We never transcribe it.
            </Trans>
          </li>
        </ul>
        <p className="text-ink-muted">{t`Your browser will ask whether this site may use the microphone.`}</p>
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="ghost" onClick={onClose}>
            {t`Not now`}
          </Button>
          <Button onClick={onAgree}>{t`Use the microphone`}</Button>
        </div>
      </div>
    </Dialog>
  );
}
