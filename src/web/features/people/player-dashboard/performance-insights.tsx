// The Performance Insights panel: what matters at the player's level. Loaded after the first paint, since its texts are large.

import { t } from '@lingui/core/macro';
import { levelOf } from '#domain/levels/levels.ts';
import { recommendedActions } from '#domain/progress/recommended-actions.ts';
import type { WorkOn } from '#domain/progress/what-to-work-on.ts';
import { insight, unratedInsight } from '#domain/skills/insights.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import type { DashboardPlayer } from './dashboard-read.ts';

interface PerformanceInsightsProps {
  user: DashboardPlayer;
  /** Said beside the latest review, and left out here. */
  workOn: readonly WorkOn[];
}

/** The insight for the level, and the recommended actions that are about no single skill. */
export function PerformanceInsights({ user, workOn }: PerformanceInsightsProps) {
  const level = levelOf(user);
  const { title, text } = level === null ? unratedInsight : insight(level);
  const actions = recommendedActions(level, workOn).filter(({ skill }) => skill === null);
  return (
    <Card as="section" className="@container">
      <CardTitle>{t`Performance Insights`}</CardTitle>
      <div className="grid gap-x-8 gap-y-4 @3xl:grid-cols-2">
        <div className="grid content-start gap-1">
          <h3>{title}</h3>
          <p className="max-w-[70ch] text-ink-muted">{text}</p>
        </div>
        <div className="grid content-start gap-1">
          <h3>{t`Recommended actions`}</h3>
          <ul className="grid list-disc gap-1.5 pl-5 marker:text-primary">
            {actions.map((action) => (
              <li key={action.text} className="max-w-[70ch]">
                {action.text}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Card>
  );
}
