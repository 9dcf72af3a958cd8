// The first tab: the course of the scores, strengths, focus areas and the coach's words.

import type { PlayerProgress } from '#contract/players/progress.ts';
import { strengthFrom } from '#domain/skills/skill-averages.ts';
import { ReviewLink } from '#web/lib/review-link.tsx';
import { RatingChart } from '#web/ui/charts/ratings/rating-chart.tsx';
import type { Analytics } from './analytics.ts';
import { CoachWords } from './coach-words.tsx';
import { SkillFigures } from './skill-figures.tsx';

interface OverviewTabProps {
  analytics: Analytics;
  progress: PlayerProgress;
}

/** What the timeframe says at a glance. */
export function OverviewTab({ analytics, progress }: OverviewTabProps) {
  const { overallChart, strengths, focus } = analytics;
  return (
    <div className="grid gap-4 sm:gap-6">
      {overallChart.main.points.length > 0 && (
        <RatingChart title="Overall score" chart={overallChart} link={ReviewLink} />
      )}
      <div className="grid items-stretch gap-4 sm:gap-6 lg:grid-cols-2">
        <SkillFigures
          title="Top Strengths"
          explanation={`Skills whose average is at least the mean of all skills and at least ${strengthFrom}.`}
          skills={strengths}
          empty={`No skill averages ${strengthFrom} or more yet. Your focus areas are where the next half point is.`}
        />
        <SkillFigures
          title="Focus Areas"
          explanation="Skills whose average is below the mean of all skills, the lowest first."
          skills={focus}
          empty="No skill is below the mean: all rated skills are level."
        />
      </div>
      <CoachWords latestTexts={progress.latestTexts} reviews={progress.reviews} />
    </div>
  );
}
