// A published review: the video, which stays in sight, and what the coach has to say about it.

import { useEffect, useMemo, useRef } from 'react';
import type { Video } from '#contract/videos/videos.ts';
import { ralliesInWords } from '#domain/review/rallies.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { parseVideoLink } from '#domain/videos/video-links.ts';
import type { ThenAndNowProps } from '#web/lib/then-and-now/then-and-now.tsx';
import { useGuidedPlayback } from '#web/lib/video/guided-playback.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { cn } from '#web/ui/class-names.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { CountedStrokes } from './counted-strokes.tsx';
import { MovementPart } from './movement-part.tsx';
import { CoachNotes } from './notes/coach-notes.tsx';
import { useGoTo, useLinkedStretch } from './notes/use-go-to.ts';
import { OverallScore } from './overall-score.tsx';
import { PrintedSources } from './printed-sources.tsx';
import { RalliesBar } from './rallies-bar.tsx';
import { reviewColumns, stickyColumn, stickyVideo } from './review-columns.ts';
import { SkillBreakdown } from './skill-breakdown.tsx';
import { VideoContext } from './video-context.tsx';
import { WorkFirst } from './work-first.tsx';

/** An extra below the fold, which comes late. */
const ThenAndNow = lateComponent<ThenAndNowProps>(
  () => import('#web/lib/then-and-now/then-and-now.tsx').then((part) => part.ThenAndNow),
  null,
);

interface PublishedReviewProps {
  video: Video;
  controller: VideoController;
  startAt: number;
}

/**
 * The cards in their order (docs/product.md#screens), with what to work on first at the top and the counts before the notes,
 * beside the video, which stays in sight down to the last note.
 */
export function PublishedReview({ video, controller, startAt }: PublishedReviewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const { skillRatings, previousReview, annotations, rallies } = video;
  const notes = useMemo(() => annotations.toSorted((a, b) => a.timestamp - b.timestamp), [annotations]);
  const guide = useGuidedPlayback(controller);
  useEffect(() => guide.setRallies(rallies), [guide, rallies]);
  useLinkedStretch(guide, notes, controller.canControl ? startAt : 0);
  const goTo = useGoTo(video, { controller, guide, frame });
  const isShown = parseVideoLink(video.videoUrl) !== null;
  const onGoTo = isShown ? goTo : undefined;
  return (
    <div className="grid gap-4 lg:gap-6">
      <PrintedSources video={video} />
      <div className={reviewColumns}>
        <div className={cn(stickyColumn, 'print:hidden')}>
          <div ref={frame} className={stickyVideo}>
            <VideoFrame source={video} controller={controller} startAt={startAt} />
          </div>
          {isShown && !controller.canControl && startAt > 0 && (
            <p className="text-sm text-ink-muted">
              This link leads to <strong className="font-semibold text-ink">{formatClockTime(startAt)}</strong>: go
              there in the Matchi player.
            </p>
          )}
          {isShown && <RalliesBar {...{ rallies, controller, guide }} onGoTo={goTo} />}
        </div>
        {/* What takes the focus is never hidden behind the video above it. */}
        <div className="grid gap-4 max-lg:**:[a,button]:scroll-mt-[calc(56.25vw+1.5rem)]">
          <VideoContext video={video} />
          <OverallScore video={video} />
          <WorkFirst priorities={video.priorities} />
          {video.previousReview !== null && (
            <ThenAndNow
              now={{ ...video, videoId: video.id, notes }}
              onOpen={() => controller.canControl && controller.pause()}
              className="justify-self-start print:hidden"
            />
          )}
          <SkillBreakdown ratings={skillRatings} previous={previousReview} {...{ notes, onGoTo }} />
          <TextCard title="Final Summary" text={video.finalSummary} />
          <TextCard title="Overall Strengths" text={video.overallStrengths} />
          <TextCard title="Areas of Improvement" text={video.areasOfImprovement} />
          <TextCard title="Recommendations" text={video.recommendationsForImprovement} />
          {rallies.length > 0 && <p className="hidden print:block">{ralliesInWords(rallies)}</p>}
          <CountedStrokes codes={video.codes} />
          <MovementPart video={video} />
          <CoachNotes videoId={video.id} {...{ notes, controller, onGoTo }} />
        </div>
      </div>
    </div>
  );
}

function TextCard({ title, text }: { title: string; text: string | null }) {
  if (!text?.trim()) return null;
  return (
    <Card as="section" className="print:break-inside-avoid">
      <CardTitle className="mb-2">{title}</CardTitle>
      <p className="max-w-[70ch] whitespace-pre-line">{withoutAiPrefix(text)}</p>
    </Card>
  );
}
