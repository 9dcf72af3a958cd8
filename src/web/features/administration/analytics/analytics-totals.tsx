// Totals of a period.

import { plural, t } from '@lingui/core/macro';
import type { Analytics, Figures } from '#contract/administration/analytics.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { comparedWords } from '#domain/time/period.ts';
import { formatNumber } from '#web/lib/format.ts';
import { StatCard } from '#web/ui/layout/card.tsx';
import { PeriodChange } from '#web/ui/layout/period-change.tsx';
import { hoursText, shownHours } from './step-words.ts';

/** A card per figure and per currency, each with its change since the previous period. */
export function AnalyticsTotals({ analytics }: { analytics: Analytics }) {
  const { totals, before, turnaround, revenue } = analytics;
  const inTime = turnaround.within24 + turnaround.within48;
  const count = (figure: keyof Figures) => ({
    value: formatNumber(totals[figure]),
    change: <PeriodChange now={totals[figure]} before={before.totals[figure]} />,
  });
  return (
    <section aria-label={t`Totals`} className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard label={t`Sign-ups`} {...count('signUps')} hint={t`New accounts`} />
        <StatCard label={t`Active people`} {...count('activePeople')} hint={t`Sent a video or message, or reviewed`} />
        <StatCard
          label={t`Videos sent`}
          {...count('videos')}
          hint={plural({ count: totals.reviews }, { one: '# reviewed', other: '# reviewed' })}
        />
        <StatCard
          label={t`Median turnaround`}
          value={turnaround.medianHours === null ? '–' : hoursText(turnaround.medianHours)}
          change={<TurnaroundChange now={turnaround.medianHours} before={before.turnaround.medianHours} />}
          hint={
            turnaround.reviews === 0
              ? t`No reviews published`
              : t`${{ inTime: formatNumber(inTime) }} of ${{ total: formatNumber(turnaround.reviews) }} within 48 h`
          }
        />
        <StatCard
          label={t`Credits sold`}
          {...count('creditsSold')}
          hint={plural({ count: totals.creditsGranted }, { one: '# more granted', other: '# more granted' })}
        />
        <StatCard label={t`Credits spent`} {...count('creditsSpent')} hint={t`On videos`} />
        <StatCard label={t`Messages`} {...count('messages')} hint={t`Between players and coaches`} />
        {revenue.length === 0 ? (
          <StatCard label={t`Revenue`} value="–" hint={t`No payments`} />
        ) : (
          revenue.map(({ currency, cents, refundedCents, payments, before: earlier }) => {
            const money = (amount: number) => formatMoney({ cents: amount, currency: currency.toUpperCase() });
            return (
              <StatCard
                key={currency}
                label={t`Revenue in ${{ currency: currency.toUpperCase() }}`}
                value={money(cents - refundedCents)}
                change={<PeriodChange now={cents - refundedCents} before={earlier} format={money} />}
                hint={plural(
                  { count: payments },
                  { one: '# payment, after refunds', other: '# payments, after refunds' },
                )}
              />
            );
          })
        )}
      </div>
      <p className="text-sm text-ink-muted">{comparedWords(analytics)}</p>
    </section>
  );
}

/** Only between two medians: a period without reviews has none. */
function TurnaroundChange({ now, before }: { now: number | null; before: number | null }) {
  if (now === null || before === null) return null;
  return <PeriodChange now={shownHours(now)} before={shownHours(before)} format={hoursText} isLowerBetter />;
}
