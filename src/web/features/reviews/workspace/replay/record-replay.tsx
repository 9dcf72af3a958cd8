// The replay in the workspace: its dialog, what shows while it is recorded, and what was not sent yet.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleDot, Play, Square, Trash2 } from 'lucide-react';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { OwnReplay } from '#contract/reviews/replays.ts';
import { replayLimits } from '#domain/reviews/replay/replay-log.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { Switch } from '#web/ui/fields/switch.tsx';
import { lateDialog } from '#web/ui/late-component.tsx';
import { ConfirmDialog, Dialog } from '#web/ui/overlays/dialog.tsx';
import { TimeText } from '#web/ui/time.tsx';
import type { ReviewReplayProps } from '../../replay/review-replay.tsx';
import { devicePreference, usePreference } from '../../shared/keys/device-preference.ts';
import { useOpenReview } from '../state/review-context.ts';
import { MicrophoneLevel } from '../voice/microphone-level.tsx';
import { canRecord } from '../voice/recorder.ts';
import { createReplayDesk, type ReplayDesk } from './replay-desk.ts';

const ReviewReplay = lateDialog<ReviewReplayProps>(() =>
  import('../../replay/review-replay.tsx').then((part) => part.ReviewReplay),
);

/** Whether the coach wants the voice recorded too. */
const withVoice = devicePreference<boolean>(
  'replay-voice',
  (stored) => stored !== 'off',
  (value) => (value ? null : 'off'),
);

/** Renders nothing but a dialog while nothing is recorded or waiting. */
export function RecordReplay() {
  const review = useOpenReview();
  const { store, workspace } = review;
  const client = useQueryClient();
  const own = query(endpoints.getOwnReplay, { params: { videoId: workspace.video.id } });
  const { data: replay = null } = useQuery(own);
  const [desk] = useState(() => createReplayDesk(review, (stored) => client.setQueryData(own.queryKey, stored)));
  useEffect(() => desk.open(), [desk]);
  const { phase, kept } = useSyncExternalStore(desk.subscribe, desk.getState);
  const isThere = replay !== null;
  useEffect(() => {
    if (phase === 'idle') store.setReplay({ replayState: isThere ? 'there' : 'none' });
  }, [store, phase, isThere]);
  return (
    <>
      {phase === 'recording' || phase === 'ending' ? <RecordingBar desk={desk} /> : kept && <KeptBar desk={desk} />}
      <ReplayDialog desk={desk} replay={replay} />
    </>
  );
}

function Bar({ label, tone, children }: { label: string; tone: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      className={`flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl px-3 py-2 text-sm ${tone}`}
    >
      {children}
    </section>
  );
}

/** Shown all the time while a replay is recorded. */
function RecordingBar({ desk }: { desk: ReplayDesk }) {
  const { seconds, level, hasVoice, phase } = useSyncExternalStore(desk.subscribe, desk.getState);
  const [isAsking, setIsAsking] = useState(false);
  return (
    <Bar label={t`Recording of a replay`} tone="bg-danger-soft">
      <span aria-hidden className="size-3 shrink-0 rounded-full bg-danger motion-safe:animate-pulse" />
      <span className="font-medium">{hasVoice ? t`Recording with your voice` : t`Recording without voice`}</span>
      {hasVoice && <MicrophoneLevel level={level} />}
      <span role="timer" className="tabular-nums">
        <span translate="no">{formatClockTime(seconds)}</span> /{' '}
        <span translate="no">{formatClockTime(replayLimits.maxSeconds)}</span>
      </span>
      <span className="ml-auto flex gap-1">
        <Button size="sm" variant="ghost" onClick={() => setIsAsking(true)}>
          {t`Discard`}
        </Button>
        <Button
          size="sm"
          variant="secondary"
          busy={phase === 'ending'}
          icon={<Square aria-hidden className="fill-current" />}
          onClick={desk.stop}
        >
          {t`Stop`}
        </Button>
      </span>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Discard this recording?`}
        description={t`You can’t undo this.`}
        confirmLabel={t`Discard recording`}
        danger
        onConfirm={() => {
          setIsAsking(false);
          void desk.discard();
        }}
      />
    </Bar>
  );
}

/** A replay that only this browser has: cut off, on its way, or refused. */
function KeptBar({ desk }: { desk: ReplayDesk }) {
  const { kept, problem } = useSyncExternalStore(desk.subscribe, desk.getState);
  if (!kept) return null;
  const length = formatClockTime(Math.round(kept.log.seconds));
  const isCut = !kept.isKept;
  return (
    <Bar label={t`Unsent replay`} tone="bg-surface-sunken">
      <p role="status" className="min-w-0 flex-1 basis-56">
        {isCut
          ? t`Your recording of a replay (${{ duration: length }}) was cut off. What was recorded is still on this device.`
          : problem
            ? t`Your replay (${{ duration: length }}) has not been sent. ${{ problem }}`
            : t`Sending your replay (${{ duration: length }})…`}
      </p>
      {(isCut || problem) && (
        <span className="flex gap-1">
          <Button size="sm" variant="ghost" onClick={() => void desk.drop()}>
            {t`Discard`}
          </Button>
          <Button size="sm" variant="secondary" onClick={isCut ? () => void desk.keep() : desk.retry}>
            {isCut ? t`Keep it` : t`Try again`}
          </Button>
        </span>
      )}
    </Bar>
  );
}

/** The review's replay, and recording one, which replaces it. */
function ReplayDialog({ desk, replay }: { desk: ReplayDesk; replay: OwnReplay | null }) {
  const { store, workspace } = useOpenReview();
  const { isAsked, phase, microphone } = useSyncExternalStore(desk.subscribe, desk.getState);
  const isVoiceWanted = usePreference(withVoice) && canRecord();
  const [isWatching, setIsWatching] = useState(false);
  const { firstName } = workspace.player;
  const close = () => desk.ask(false);
  return (
    <>
      <Dialog
        open={isAsked}
        onOpenChange={close}
        title={replay ? t`Replay` : t`Record a replay`}
        size="sm"
        footer={
          !store.isReadOnly && (
            <>
              <Button variant="ghost" onClick={close}>
                {t`Not now`}
              </Button>
              <Button
                busy={phase === 'starting'}
                icon={<CircleDot aria-hidden />}
                onClick={() => void desk.start(isVoiceWanted)}
              >
                {replay ? t`Replace it` : t`Start recording`}
              </Button>
            </>
          )
        }
      >
        <div className="grid gap-4">
          {replay && (
            <Existing
              replay={replay}
              onWatch={() => {
                close();
                setIsWatching(true);
              }}
            />
          )}
          {!store.isReadOnly && (
            <>
              {replay && <h3 className="border-t pt-3 text-base">{t`Record it again`}</h3>}
              <p className="text-sm text-ink-muted">
                {replay
                  ? t`A new replay takes the place of this one.`
                  : t`Take ${{ firstName }} through the video: we record where you play, pause and jump, the notes you open and what you draw on the court board, for up to ten minutes. The video itself is not copied.`}
              </p>
              <Switch
                label={t`With my voice`}
                help={
                  canRecord()
                    ? t`${{ firstName }} and everyone else who may read the review can hear it once you publish.`
                    : t`This browser can’t record sound.`
                }
                checked={isVoiceWanted}
                disabled={!canRecord()}
                onCheckedChange={withVoice.set}
              />
              {microphone && (
                <p role="alert" className="text-sm text-danger">
                  {microphone}
                </p>
              )}
            </>
          )}
        </div>
      </Dialog>
      {replay && (
        <ReviewReplay
          open={isWatching}
          onOpenChange={setIsWatching}
          replayId={replay.id}
          video={{ ...workspace.video, annotations: notesOf(store.getState().document.notes) }}
        />
      )}
    </>
  );
}

type DraftNotes = ReturnType<ReturnType<typeof useOpenReview>['store']['getState']>['document']['notes'];

/** The notes as they are now, as the player will read them. */
function notesOf(notes: DraftNotes) {
  return notes.map(({ pair = null, ...note }) => ({ ...note, pair }));
}

function Existing({ replay, onWatch }: { replay: OwnReplay; onWatch: () => void }) {
  const { store, workspace } = useOpenReview();
  const [isAsking, setIsAsking] = useState(false);
  const removal = useCall(endpoints.deleteReplay);
  const params = { videoId: workspace.video.id, replayId: replay.id };
  const { firstName } = workspace.player;
  const remove = () =>
    removal.mutateAsync({ params }).then(
      () => setIsAsking(false),
      (error: unknown) => failureToast(t`Replay not deleted`, error, t`Please try again.`),
    );
  const duration = formatClockTime(Math.round(replay.seconds));
  return (
    <div className="grid gap-3">
      <p className="text-sm">
        {replay.hasVoice ? (
          <Trans>
            <span className="font-semibold">
              <span translate="no">{duration}</span> with your voice
            </span>
            , recorded <TimeText at={replay.recordedAt} kind="datetime" />.
          </Trans>
        ) : (
          <Trans>
            <span className="font-semibold">
              <span translate="no">{duration}</span> without voice
            </span>
            , recorded <TimeText at={replay.recordedAt} kind="datetime" />.
          </Trans>
        )}{' '}
        {replay.isPublished ? (
          <span>
            <Trans>
              <span translate="no">{firstName}</span> can watch it.
            </Trans>
          </span>
        ) : (
          <span>{t`It goes out when you publish the review.`}</span>
        )}
      </p>
      <span className="flex flex-wrap gap-2">
        <Button size="sm" variant="secondary" icon={<Play aria-hidden />} onClick={onWatch}>
          {t`Watch`}
        </Button>
        {!store.isReadOnly && (
          <Button size="sm" variant="ghost" icon={<Trash2 aria-hidden />} onClick={() => setIsAsking(true)}>
            {t`Delete`}
          </Button>
        )}
      </span>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setIsAsking}
        title={t`Delete this replay?`}
        description={
          replay.isPublished
            ? t`${{ firstName }} can no longer watch it, starting now. You can’t undo this.`
            : t`You can’t undo this.`
        }
        confirmLabel={t`Delete replay`}
        danger
        busy={removal.isPending}
        onConfirm={() => void remove()}
      />
    </div>
  );
}
