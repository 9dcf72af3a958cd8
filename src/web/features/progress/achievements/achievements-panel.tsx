// The achievements panel of the profile: XP, badges and latest achievements.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { badgeProgress } from '#domain/progress/badges.ts';
import { formatNumber } from '#web/lib/format.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { BadgeTile } from './badge-tile.tsx';
import { LatestAchievements } from './latest-achievements.tsx';

export function AchievementsPanel() {
  const { data, isError, error, refetch } = useQuery(query(endpoints.listAchievements));
  if (data) {
    const badges = badgeProgress(data.counts);
    const earned = badges.filter(({ isEarned }) => isEarned);
    return (
      <Card as="section" className="grid gap-6">
        <CardTitle
          className="mb-0"
          action={
            <p className="rounded-full bg-accent px-3 py-0.5 font-semibold text-on-accent">
              {t`${{ xp: formatNumber(data.xpTotal) }} XP`}
            </p>
          }
        >
          {t`Achievements`}
        </CardTitle>
        <section aria-labelledby="badges" className="grid gap-3">
          <h3 id="badges" className="flex flex-wrap items-baseline gap-x-3">
            {t`Badges`}
            <span className="font-sans text-sm font-normal tracking-normal text-ink-muted">
              {t`${{ earned: earned.length }} of ${{ total: badges.length }} earned`}
            </span>
          </h3>
          <ul className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
            {[...earned, ...badges.filter(({ isEarned }) => !isEarned)].map((badge) => (
              <BadgeTile key={badge.id} badge={badge} />
            ))}
          </ul>
        </section>
        <LatestAchievements
          latest={data.latest}
          total={Object.values(data.counts).reduce((sum, count) => sum + count, 0)}
        />
      </Card>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title={t`Your achievements could not be loaded`}
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <Card as="section">
      <CardTitle>{t`Achievements`}</CardTitle>
      <div role="status" aria-busy className="grid gap-2 sm:grid-cols-2 lg:grid-cols-3">
        <span className="sr-only">{t`Loading achievements`}</span>
        {[1, 2, 3, 4, 5, 6].map((badge) => (
          <Skeleton key={badge} className="h-20" />
        ))}
      </div>
    </Card>
  );
}
