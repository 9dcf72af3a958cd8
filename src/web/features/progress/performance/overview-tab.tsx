// The Performance Overview tab.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { listFormat } from '#domain/language/in-words.ts';
import { whatToWorkOn } from '#domain/progress/what-to-work-on.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { minStrength } from '#domain/skills/skill-averages.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { RatingChart } from '#web/ui/charts/ratings/rating-chart.tsx';
import type { Analytics } from './analytics.ts';
import { CoachWords } from './coach-words.tsx';
import { SkillFigures } from './skill-figures.tsx';
import { textLink } from './text-link.ts';

interface OverviewTabProps {
  analytics: Analytics;
  progress: PlayerProgress;
}

/** The coach's priorities come before the averages (docs/product.md#progress). */
function CoachsPriorities({ progress: { latestTexts } }: { progress: PlayerProgress }) {
  const named = whatToWorkOn(latestTexts?.priorities ?? [], []);
  if (named.length === 0 || !latestTexts) return null;
  const skills = listFormat().format(named.map(({ skill }) => skillLabel(skill)));
  return (
    <p className="rounded-lg bg-primary-soft px-3 py-2 text-sm">
      <Trans>
        Your coach asks you to work on <strong className="font-semibold">{skills}</strong> first.{' '}
        <ReviewLink videoId={latestTexts.videoId} className={textLink}>
          Read why
        </ReviewLink>
      </Trans>
    </p>
  );
}

export function OverviewTab({ analytics, progress }: OverviewTabProps) {
  const { overallChart, strengths, focus } = analytics;
  return (
    <div className="grid gap-4 sm:gap-6">
      {overallChart.main.points.length > 0 && (
        <RatingChart title={t`Overall score`} chart={overallChart} link={ReviewLink} />
      )}
      <div className="grid items-stretch gap-4 sm:gap-6 lg:grid-cols-2">
        <SkillFigures
          title={t`Top Strengths`}
          explanation={t`Skills averaging ${{ rating: oneDecimal(minStrength) }} or more, and no lower than your average across all skills.`}
          skills={strengths}
          empty={t`No skill averages ${{ rating: oneDecimal(minStrength) }} or more yet. Start with your focus areas.`}
        />
        <SkillFigures
          title={t`Focus Areas`}
          explanation={t`Skills below your average across all skills, lowest first.`}
          lead={<CoachsPriorities progress={progress} />}
          skills={focus}
          empty={t`No skill is below your average.`}
        />
      </div>
      <CoachWords latestTexts={progress.latestTexts} reviews={progress.reviews} />
    </div>
  );
}
