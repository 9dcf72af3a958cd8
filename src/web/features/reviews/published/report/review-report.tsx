// Skills, summary and counts of a review. Loads after the first paint, since it is below the fold.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Annotation, Video } from '#contract/videos/videos.ts';
import { isBlank } from '#domain/plain-text.ts';
import { ralliesInWords } from '#domain/reviews/notes/rallies.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { courtInWords } from '#domain/videos/match-context.ts';
import { formatDay } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { videoTypeLabels } from '#web/lib/video/video-words.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { LinkedComparison } from '../../shared/then-and-now/linked-comparison.tsx';
import { ThenAndNow } from '../../shared/then-and-now/then-and-now.tsx';
import { LookBeside } from '../look/look-beside.tsx';
import type { Place } from '../notes/use-go-to.ts';
import { clearOfBar, lazyRender } from '../review-layout.ts';
import { CountedStrokes } from './counted-strokes.tsx';
import { OverallScore } from './overall-score.tsx';
import { SinceLast } from './since-last.tsx';
import { SkillBreakdown } from './skill-breakdown.tsx';
import { WorkFirst } from './work-first.tsx';

interface ReviewReportProps {
  video: Video;
  /** By time. */
  notes: readonly Annotation[];
  /** Seeks the video to a note; left out if no video can be shown. */
  onGoTo: ((place: Place) => void) | undefined;
  /** Called before a dialog covers the screen's player, which must not play behind it. */
  onCompare: () => void;
}

const part = cn(clearOfBar, 'grid gap-4 outline-none lg:gap-6 print:block print:*:not-first:mt-4');

/** The cards in order (docs/product.md#screens), each part with its own address. */
export function ReviewReport({ video, notes, onGoTo, onCompare }: ReviewReportProps) {
  const { skillRatings, previousReview, rallies } = video;
  const current = { video, notes, onOpen: onCompare };
  return (
    <>
      <LinkedComparison now={{ ...video, videoId: video.id, notes }} />
      <div
        id="skills"
        tabIndex={-1}
        className={cn(part, lazyRender, 'items-start lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]')}
      >
        <div className="grid gap-4 lg:gap-6 print:block print:*:not-first:mt-4">
          <VideoContext video={video} />
          <OverallScore video={video}>
            {previousReview !== null && (
              <ThenAndNow
                now={{ ...video, videoId: video.id, notes }}
                reviewed={{ ...video, ratings: skillRatings, previous: previousReview }}
                onOpen={onCompare}
                className="justify-self-start print:hidden"
              />
            )}
          </OverallScore>
          <SinceLast current={current} />
          <WorkFirst current={current} />
          {video.look === 'sent' && <LookBeside {...{ video, notes, onGoTo }} />}
        </div>
        <SkillBreakdown ratings={skillRatings} previous={previousReview} {...{ notes, onGoTo }} />
      </div>
      <div id="summary" tabIndex={-1} className={cn(part, 'lg:grid-cols-2')}>
        <TextCard title={t`Final Summary`} text={video.finalSummary} />
        <TextCard title={t`Overall Strengths`} text={video.overallStrengths} />
        <TextCard title={t`Areas of Improvement`} text={video.areasOfImprovement} />
        <TextCard title={t`Recommendations`} text={video.recommendationsForImprovement} />
      </div>
      <div id="counts" tabIndex={-1} className={cn(part, video.codes.length > 0 && lazyRender)}>
        {rallies.length > 0 && <p className="hidden print:block">{ralliesInWords(rallies)}</p>}
        <CountedStrokes codes={video.codes} />
        <MovementPart video={video} />
      </div>
    </>
  );
}

function TextCard({ title, text }: { title: string; text: string | null }) {
  if (text === null || isBlank(text)) return null;
  return (
    <Card as="section" className="print:break-inside-avoid">
      <CardTitle className="mb-2">{title}</CardTitle>
      <p className="max-w-[70ch] whitespace-pre-line">{withoutAiPrefix(text)}</p>
    </Card>
  );
}

const MovementReport = lateComponent(
  () => import('#web/ui/padel/movement-report.tsx').then((module) => module.MovementReport),
  <Skeleton className="h-56" />,
);

/** The Movement card; renders nothing without published marks. */
function MovementPart({ video }: { video: Video }) {
  const { data: movement } = useQuery(query(endpoints.getMovement, { params: { videoId: video.id } }));
  const { firstName } = video.player;
  const names = useMemo(() => ({ player: firstName }), [firstName]);
  if (!movement) return null;
  return (
    <Card as="section" className="print:break-inside-avoid">
      <CardTitle className="mb-2">{t`Movement`}</CardTitle>
      <MovementReport tracks={movement.tracks} names={names} />
    </Card>
  );
}

/** The Video Context card; renders nothing without any of its five details (docs/product.md#screens). */
function VideoContext({ video }: { video: Video }) {
  const facts = [
    [t`Type`, video.videoType && videoTypeLabels[video.videoType]],
    [t`Date`, video.eventDate && formatDay(video.eventDate)],
    [t`Venue`, video.venue],
    [t`Court`, courtInWords(video.courtDescription)],
    [t`What to look at`, video.reportType],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]));
  if (facts.length === 0) return null;
  return (
    <Card as="section" className="print:break-inside-avoid">
      <CardTitle>{t`Video Context`}</CardTitle>
      <dl className="grid gap-x-6 gap-y-3 text-sm sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="sm:col-span-2 sm:grid sm:grid-cols-subgrid">
            <dt className="text-ink-muted">{name}</dt>
            <dd className="max-w-[70ch] font-medium wrap-anywhere whitespace-pre-line">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
