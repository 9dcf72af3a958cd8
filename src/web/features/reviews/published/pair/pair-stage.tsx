// The video with the notes on the pair beside it, and their chart below.

import { plural, t } from '@lingui/core/macro';
import { MessageSquareText } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import type { PairPage } from '#contract/videos/pairs.ts';
import type { Annotation } from '#contract/videos/videos.ts';
import { zoneDepth } from '#domain/reviews/court/court.ts';
import { minMarks } from '#domain/reviews/movement/figures.ts';
import type { PairMovement } from '#domain/reviews/movement/pair-movement.ts';
import { maxGapSeconds } from '#domain/reviews/movement/path.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { SpacingLine, ZoneShares } from '#web/ui/padel/movement-figures.tsx';
import { ShorterVideo } from '#web/ui/video/shorter-video.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { useGuidedPlayback } from '../../playback/guided-playback.ts';
import { useLinkedStretch } from '../../playback/linked-stretch.ts';
import { CoachNotes } from '../notes/coach-notes.tsx';
import { NoteTimeline } from '../notes/note-timeline.tsx';
import { useGoTo } from '../notes/use-go-to.ts';
import { notesRail, reviewParts, reviewStage, stickyVideo, videoColumn } from '../review-layout.ts';
import { PairChart } from './pair-chart.tsx';

interface PairStageProps {
  pair: PairPage;
  controller: VideoController;
  startAt: number;
}

const noRallies = { rallies: [] };

/** Notes play as in a review; nothing else of the review is shown. */
export function PairStage({ pair, controller, startAt }: PairStageProps) {
  const { video, notes, matches, movement } = pair;
  const frame = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ note: Annotation } | null>(null);
  const guide = useGuidedPlayback(controller);
  useLinkedStretch(guide, notes, controller.canControl ? startAt : 0);
  const goTo = useGoTo(noRallies, { controller, guide, frame });
  const show = useCallback(
    (note: Annotation) => {
      goTo(note);
      setAsked({ note });
    },
    [goTo],
  );
  const isShown = parseVideoLink(video.videoUrl) !== null;
  return (
    <div className={reviewParts}>
      <div className={reviewStage}>
        <div className={videoColumn}>
          <div ref={frame} className={stickyVideo}>
            <VideoFrame source={video} controller={controller} startAt={startAt} />
          </div>
          {isShown && notes.length > 0 && (
            <>
              <NoteTimeline {...{ notes, controller }} rallies={[]} onChoose={show} />
              <ShorterVideo controller={controller} marked={{ notes, rallies: [], codes: [] }} />
            </>
          )}
        </div>
        {notes.length > 0 ? (
          <div className={notesRail}>
            <CoachNotes
              videoId={video.id}
              title={t`Notes on the pair`}
              page={`/player/pair/${video.id}`}
              {...{ notes, controller, asked }}
              onGoTo={isShown ? goTo : undefined}
            />
          </div>
        ) : (
          <EmptyState
            icon={<MessageSquareText aria-hidden />}
            title={t`No notes on the pair yet`}
            className="content-center bg-surface-raised"
          >
            {video.status === 'Analyzed'
              ? t`The coach hasn’t written any about the two of you in this match.`
              : t`Once the review is published, you’ll both see the coach’s notes on the pair here.`}
          </EmptyState>
        )}
      </div>
      <div className="grid items-start gap-4 lg:grid-cols-2 lg:gap-6 print:block">
        <PairChart matches={matches} />
        <PairMovementCard movement={movement} />
      </div>
    </div>
  );
}

/** Spacing and time in zones, both players combined; never one of them alone. */
function PairMovementCard({ movement }: { movement: PairMovement | null }) {
  return (
    <Card as="section" className="grid gap-4 print:break-inside-avoid">
      <CardTitle className="mb-0">{t`How you moved together`}</CardTitle>
      {movement === null ? (
        <p className="text-ink-muted">
          {t`Once the coach has marked both of you on court in this video, you’ll see your spacing and your time at the net, in transition and at the back.`}
        </p>
      ) : (
        <>
          {movement.spacing && <SpacingLine pair={t`The two of you`} spacing={movement.spacing} />}
          {movement.zones && <ZoneShares shares={movement.zones.shares} />}
          <p className="max-w-[70ch] text-xs text-ink-muted">
            <span>
              {movement.zones
                ? t`Both players’ time together, from positions marked by hand (${plural({ count: movement.zones.marks }, { one: '# connected mark', other: '# connected marks' })}).`
                : t`Both players’ time together, from positions marked by hand.`}
            </span>{' '}
            {t`Between marks at most ${{ seconds: maxGapSeconds }} s apart we assume a straight line.`}{' '}
            {t`Net: within ${{ meters: zoneDepth.net }} m of the net. Transition: from there to the service line. Back: behind the service line.`}{' '}
            {t`Figures need at least ${{ minimum: minMarks }} connected marks per player.`}
          </p>
        </>
      )}
    </Card>
  );
}
