// A published review: the video, which stays in sight, and what the coach has to say about it.

import { useRef } from 'react';
import type { Video } from '#contract/videos.ts';
import { withoutAiPrefix } from '#domain/skills.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { cn } from '#web/ui/class-names.ts';
import { VideoFrame } from '#web/ui/video/video-frame.tsx';
import { CoachNotes } from './coach-notes.tsx';
import { OverallScore } from './overall-score.tsx';
import { PrintedSources } from './printed-sources.tsx';
import { reviewColumns, stickyVideo } from './review-columns.ts';
import { SkillBreakdown } from './skill-breakdown.tsx';
import { VideoContext } from './video-context.tsx';

interface PublishedReviewProps {
  video: Video;
  controller: VideoController;
  startAt: number;
}

/** The cards in their specified order (specification, section 2), beside the video, which stays in sight down to the last note. */
export function PublishedReview({ video, controller, startAt }: PublishedReviewProps) {
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="grid gap-4 lg:gap-6">
      <PrintedSources video={video} />
      <div className={reviewColumns}>
        <div ref={place} className={cn(stickyVideo, 'print:hidden')}>
          <VideoFrame source={video} controller={controller} startAt={startAt} />
        </div>
        {/* What takes the focus is never hidden behind the video above it. */}
        <div className="grid gap-4 max-lg:**:[a,button]:scroll-mt-[calc(56.25vw+1.5rem)]">
          <VideoContext video={video} />
          <OverallScore video={video} />
          <SkillBreakdown ratings={video.skillRatings} previous={video.previousReview} />
          <TextCard title="Final Summary" text={video.finalSummary} />
          <TextCard title="Overall Strengths" text={video.overallStrengths} />
          <TextCard title="Areas of Improvement" text={video.areasOfImprovement} />
          <TextCard title="Recommendations" text={video.recommendationsForImprovement} />
          <CoachNotes
            video={video}
            controller={controller}
            onGoTo={() => place.current?.scrollIntoView({ block: 'nearest' })}
          />
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
