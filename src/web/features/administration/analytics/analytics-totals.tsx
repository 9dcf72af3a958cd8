// Totals of a period.

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
    <section aria-label="Totals" className="grid gap-3">
      <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
        <StatCard label="Sign-ups" {...count('signUps')} hint="New accounts" />
        <StatCard label="Active people" {...count('activePeople')} hint="Sent a video or message, or reviewed" />
        <StatCard label="Videos sent" {...count('videos')} hint={`${formatNumber(totals.reviews)} reviewed`} />
        <StatCard
          label="Median turnaround"
          value={turnaround.medianHours === null ? '–' : hoursText(turnaround.medianHours)}
          change={<TurnaroundChange now={turnaround.medianHours} before={before.turnaround.medianHours} />}
          hint={
            turnaround.reviews === 0
              ? 'No reviews published'
              : `${formatNumber(inTime)} of ${formatNumber(turnaround.reviews)} within 48 h`
          }
        />
        <StatCard
          label="Credits sold"
          {...count('creditsSold')}
          hint={`${formatNumber(totals.creditsGranted)} more granted`}
        />
        <StatCard label="Credits spent" {...count('creditsSpent')} hint="On videos" />
        <StatCard label="Messages" {...count('messages')} hint="Between players and coaches" />
        {revenue.length === 0 ? (
          <StatCard label="Revenue" value="–" hint="No payments" />
        ) : (
          revenue.map(({ currency, cents, refundedCents, payments, before: earlier }) => {
            const money = (amount: number) => formatMoney({ cents: amount, currency: currency.toUpperCase() });
            return (
              <StatCard
                key={currency}
                label={`Revenue in ${currency.toUpperCase()}`}
                value={money(cents - refundedCents)}
                change={<PeriodChange now={cents - refundedCents} before={earlier} format={money} />}
                hint={`${formatNumber(payments)} ${payments === 1 ? 'payment' : 'payments'}, after refunds`}
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
