// A published review: the video with the notes beside it, and the report below.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Annotation, Video } from '#contract/videos/videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { addressFor } from '#domain/reader-addresses.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Afterwards } from '#web/ui/layout/afterwards.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { useNoteThreads } from '../answers/use-note-threads.ts';
import { useGuidedPlayback } from '../playback/guided-playback.ts';
import { useLinkedStretch } from '../playback/linked-stretch.ts';
import { CoachNotes } from './notes/coach-notes.tsx';
import { NoteTimeline } from './notes/note-timeline.tsx';
import { useGoTo } from './notes/use-go-to.ts';
import { PartsBar } from './parts-bar.tsx';
import { RalliesBar } from './rallies-bar.tsx';
import { notesRail, reviewParts, reviewStage, stickyVideo, videoColumn } from './review-layout.ts';

interface PublishedReviewProps {
  video: Video;
  controller: VideoController;
  startAt: number;
}

const ReviewReport = lateComponent(
  () => import('./report/review-report.tsx').then((part) => part.ReviewReport),
  <div id="skills" className="grid gap-4 lg:grid-cols-2 lg:gap-6">
    <Skeleton className="h-96 rounded-xl" />
    <Skeleton className="h-96 rounded-xl" />
  </div>,
);

const ShorterVideo = lateComponent(
  () => import('#web/ui/video/shorter-video.tsx').then((part) => part.ShorterVideo),
  null,
);

const RemovedNotes = lateComponent(
  () => import('../answers/removed-notes.tsx').then((part) => part.RemovedNotes),
  null,
);

/** Shows notes on arrival, and a bar that leads to the other parts (docs/product.md#screens). */
export function PublishedReview({ video, controller, startAt }: PublishedReviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { role } = useCurrentUser();
  const { annotations, rallies } = video;
  const start = formatClockTime(startAt);
  const answers = useNoteThreads(video.id);
  const notes = useMemo(() => annotations.toSorted((a, b) => a.timestamp - b.timestamp), [annotations]);
  const marked = useMemo(() => ({ notes, rallies, codes: [] }), [notes, rallies]);
  const parts = useMemo(() => partsOf(video), [video]);
  const [asked, setAsked] = useState<{ note: Annotation } | null>(null);
  const guide = useGuidedPlayback(controller);
  useEffect(() => guide.setRallies(rallies), [guide, rallies]);
  useLinkedStretch(guide, notes, controller.canControl ? startAt : 0);
  const goTo = useGoTo(video, { controller, guide, frame });
  const show = useCallback(
    (note: Annotation) => {
      goTo(note);
      setAsked({ note });
    },
    [goTo],
  );
  const isShown = parseVideoLink(video.videoUrl) !== null;
  const onGoTo = isShown ? goTo : undefined;
  return (
    <div className={reviewParts}>
      <PrintedSources video={video} />
      <PartsBar parts={parts} />
      <div className={reviewStage}>
        <div className={videoColumn}>
          <div ref={frame} className={stickyVideo}>
            <VideoFrame source={video} controller={controller} startAt={startAt} />
          </div>
          {isShown && !controller.canControl && startAt > 0 && (
            <p className="text-sm text-ink-muted">
              <Trans>
                This link leads to{' '}
                <strong translate="no" className="font-semibold text-ink">
                  {start}
                </strong>
                : go there in the Matchi player.
              </Trans>
            </p>
          )}
          {isShown && (
            <Afterwards>
              {notes.length > 0 && <NoteTimeline {...{ notes, rallies, controller }} onChoose={show} />}
              <ShorterVideo controller={controller} marked={marked} />
              <RalliesBar {...{ rallies, controller, guide }} onGoTo={goTo} />
            </Afterwards>
          )}
        </div>
        {notes.length > 0 && (
          <div id="notes" tabIndex={-1} className={notesRail}>
            <RenderLast>
              <CoachNotes
                videoId={video.id}
                page={addressFor('review', role, video.id)}
                {...{ notes, controller, asked, onGoTo, answers }}
              />
            </RenderLast>
          </div>
        )}
      </div>
      <RenderLast>
        <ReviewReport {...{ video, notes, onGoTo }} onCompare={() => controller.canControl && controller.pause()} />
        <RemovedNotes videoId={video.id} />
      </RenderLast>
    </div>
  );
}

/** The parts that this review has. */
function partsOf({ annotations, codes }: Video) {
  return [
    ...(annotations.length > 0 ? [{ id: 'notes', label: t`Notes` }] : []),
    { id: 'skills', label: t`Skills` },
    { id: 'summary', label: t`Summary` },
    ...(codes.length > 0 ? [{ id: 'counts', label: t`Counts` }] : []),
  ];
}

/**
 * Renders its children last: a phone lays out title and video, then what is below, then notes and report, and can handle a press in
 * between.
 */
function RenderLast({ children }: { children: ReactNode }) {
  return (
    <Afterwards>
      <OneDrawingLater>{children}</OneDrawingLater>
    </Afterwards>
  );
}

function OneDrawingLater({ children }: { children: ReactNode }) {
  const [isTime, setIsTime] = useState(false);
  useEffect(() => startTransition(() => setIsTime(true)), []);
  return isTime ? children : null;
}

/** The player, and the addresses of the video and the review, in print only. */
function PrintedSources({ video }: { video: Pick<Video, 'id' | 'videoUrl' | 'player'> }) {
  return (
    <dl className="hidden grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-sm print:grid">
      <dt className="text-ink-muted">{t`Player`}</dt>
      <dd translate="no" className="font-semibold wrap-anywhere">
        {personName(video.player)}
      </dd>
      <dt className="text-ink-muted">{t`Video`}</dt>
      <dd className="wrap-anywhere">{video.videoUrl}</dd>
      <dt className="text-ink-muted">{t`Review`}</dt>
      <dd className="wrap-anywhere">{window.location.origin + addressFor('review', 'player', video.id)}</dd>
    </dl>
  );
}
