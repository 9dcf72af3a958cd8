// Totals of a period.

import type { Analytics } from '#contract/administration/analytics.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { formatNumber } from '#web/lib/format.ts';
import { StatCard } from '#web/ui/layout/card.tsx';
import { hoursText } from './step-words.ts';

/** A card per figure and per currency. */
export function AnalyticsTotals({ analytics: { totals, turnaround, revenue } }: { analytics: Analytics }) {
  const inTime = turnaround.within24 + turnaround.within48;
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard label="Sign-ups" value={formatNumber(totals.signUps)} hint="New accounts" />
      <StatCard
        label="Active people"
        value={formatNumber(totals.activePeople)}
        hint="Sent a video or message, or reviewed"
      />
      <StatCard
        label="Videos sent"
        value={formatNumber(totals.videos)}
        hint={`${formatNumber(totals.reviews)} reviewed`}
      />
      <StatCard
        label="Median turnaround"
        value={turnaround.medianHours === null ? '–' : hoursText(turnaround.medianHours)}
        hint={
          turnaround.reviews === 0
            ? 'No reviews published'
            : `${formatNumber(inTime)} of ${formatNumber(turnaround.reviews)} within 48 h`
        }
      />
      <StatCard
        label="Credits sold"
        value={formatNumber(totals.creditsSold)}
        hint={`${formatNumber(totals.creditsGranted)} more granted`}
      />
      <StatCard label="Credits spent" value={formatNumber(totals.creditsSpent)} hint="On videos" />
      <StatCard label="Messages" value={formatNumber(totals.messages)} hint="Between players and coaches" />
      {revenue.length === 0 ? (
        <StatCard label="Revenue" value="–" hint="No payments" />
      ) : (
        revenue.map(({ currency, cents, refundedCents, payments }) => (
          <StatCard
            key={currency}
            label={`Revenue in ${currency.toUpperCase()}`}
            value={formatMoney({ cents: cents - refundedCents, currency: currency.toUpperCase() })}
            hint={`${formatNumber(payments)} ${payments === 1 ? 'payment' : 'payments'}, after refunds`}
          />
        ))
      )}
    </div>
  );
}
