// The Benchmarks tab: the player's percentiles in the level band (docs/product.md#progress).

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { Benchmarks } from '#contract/progress/benchmarks.ts';
import { benchmarkRules } from '#domain/progress/benchmarks.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillLabel, skillTiers } from '#domain/skills/skills.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** A placeholder while too few players can be compared. */
export function BenchmarksTab({ userId }: { userId: string }) {
  const { data, error, refetch } = useQuery(query(endpoints.getBenchmarks, { params: { userId } }));
  if (error) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-72 rounded-xl" />;
  if (data.among === null) {
    return (
      <EmptyState title={t`Peer benchmarking coming soon...`} icon={<Users aria-hidden />}>
        {t`Compare players in the same level band once there are enough of them for a fair comparison.`}
      </EmptyState>
    );
  }
  return <Percentiles band={data.band} among={data.among} />;
}

function comparedWords(skill: string, percent: number, others: number): string {
  return t`${{ skill }}: higher than ${{ percent }} percent of ${plural(others, { one: '# other', other: '# others' })}`;
}

function Percentiles({ band, among }: { band: Benchmarks['band']; among: NonNullable<Benchmarks['among']> }) {
  const label = skillTiers.find(({ id }) => id === band)?.label ?? '';
  const { group, skills } = among;
  const { months } = benchmarkRules;
  return (
    <Card as="section" className="grid gap-5">
      <div>
        <CardTitle className="mb-1">{t`Among players at ${{ level: label }}`}</CardTitle>
        <p className="max-w-[70ch] text-sm text-ink-muted">
          {group === 'club'
            ? t`The percentage of other players in this level band, in the club, with a lower rating. We compare each player’s latest rating from the last ${{ months }} months; equal ratings count half.`
            : t`The percentage of other players in this level band, with or without a club, with a lower rating. We compare each player’s latest rating from the last ${{ months }} months; equal ratings count half.`}
        </p>
      </div>
      <ul className="grid gap-x-10 gap-y-5 md:grid-cols-2">
        {skills.map(({ skillName, rating, percentile, players }) => (
          <li key={skillName} className="grid gap-1.5">
            <span className="flex items-baseline justify-between gap-4">
              <span translate="no" className="font-medium">
                {skillLabel(skillName)}
              </span>
              <span className="text-sm text-ink-muted">
                <Trans>
                  {{ rating: oneDecimal(rating) }}, higher than{' '}
                  <span className="font-heading text-lg font-semibold text-ink">{percentile}%</span>
                </Trans>
              </span>
            </span>
            <span
              role="meter"
              aria-label={comparedWords(skillLabel(skillName), percentile, players - 1)}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={percentile}
              className="relative h-2.5 rounded-full bg-surface-sunken"
            >
              <span className="block h-full rounded-full bg-primary" style={{ width: `${percentile}%` }} />
              {/* The middle of the band. */}
              <span className="absolute inset-y-0 left-1/2 w-0.5 bg-line-strong" />
            </span>
            <span className="text-xs text-ink-muted">{t`Among ${plural(players, { one: '# player', other: '# players' })}`}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
