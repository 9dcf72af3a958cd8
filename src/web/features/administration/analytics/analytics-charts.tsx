// Charts of a period, each with its table.

import { t } from '@lingui/core/macro';
import type { Analytics, Figures } from '#contract/administration/analytics.ts';
import { formatMoney } from '#domain/payments/money/money.ts';
import { roundTo } from '#domain/round-to.ts';
import { formatNumber } from '#web/lib/format.ts';
import { ColumnChart } from '#web/ui/charts/column-chart.tsx';
import { hoursText, stepCategories, stepName } from './step-words.ts';

/** Five charts, and one per currency. */
export function AnalyticsCharts({ analytics }: { analytics: Analytics }) {
  const { steps, totals, turnaround, revenue } = analytics;
  const frame = { categoryLabel: stepName(analytics.step), categories: stepCategories(analytics) };
  const values = (key: keyof Figures) => steps.map((figures) => figures[key]);
  const number = (key: keyof Figures) => formatNumber(totals[key]);
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <ColumnChart
        {...frame}
        title={t`People`}
        summary={t`${{ signUps: number('signUps') }} signed up; ${{ active: number('activePeople') }} sent a video or a message, or published a review.`}
        series={[
          { key: 'sign-ups', label: t`Sign-ups`, tone: 'pale', values: values('signUps') },
          { key: 'active', label: t`Active people`, tone: 'primary', values: values('activePeople') },
        ]}
      />
      <ColumnChart
        {...frame}
        title={t`Videos and reviews`}
        summary={t`${{ videos: number('videos') }} videos sent, ${{ reviews: number('reviews') }} reviews published.`}
        series={[
          { key: 'videos', label: t`Videos sent`, tone: 'pale', values: values('videos') },
          { key: 'reviews', label: t`Reviews published`, tone: 'primary', values: values('reviews') },
        ]}
      />
      <ColumnChart
        title={t`Turnaround`}
        summary={turnaroundSummary(turnaround)}
        categoryLabel={t`From upload to review`}
        categories={[
          { key: '24', label: t`Up to 24 h` },
          { key: '48', label: t`24 to 48 h` },
          { key: 'later', label: t`Over 48 h` },
        ]}
        series={[
          {
            key: 'reviews',
            label: t`Reviews`,
            tone: 'primary',
            values: [turnaround.within24, turnaround.within48, turnaround.later],
          },
        ]}
      />
      <ColumnChart
        {...frame}
        title={t`Credits`}
        summary={t`${{ sold: number('creditsSold') }} sold, ${{ granted: number('creditsGranted') }} granted (plans, welcome credits and adjustments), ${{ spent: number('creditsSpent') }} spent.`}
        series={[
          { key: 'sold', label: t`Sold`, tone: 'grass', values: atLeastNone(values('creditsSold')) },
          { key: 'granted', label: t`Granted`, tone: 'pale', values: atLeastNone(values('creditsGranted')) },
          { key: 'spent', label: t`Spent`, tone: 'clay', values: atLeastNone(values('creditsSpent')) },
        ]}
      />
      <ColumnChart
        {...frame}
        title={t`Messages`}
        summary={t`${{ messages: number('messages') }} messages between players and coaches.`}
        series={[{ key: 'messages', label: t`Messages`, tone: 'primary', values: values('messages') }]}
      />
      {revenue
        .filter(({ payments }) => payments > 0)
        .map(({ currency, cents, refundedCents, steps: byStep }) => {
          const money = (amount: number) => formatMoney({ cents: amount, currency: currency.toUpperCase() });
          return (
            <ColumnChart
              key={currency}
              {...frame}
              title={t`Revenue in ${{ currency: currency.toUpperCase() }}`}
              summary={t`${{ received: money(cents) }} received, of which ${{ refunded: money(refundedCents) }} was refunded.`}
              format={money}
              series={[{ key: currency, label: t`Revenue`, tone: 'grass', values: atLeastNone(byStep) }]}
            />
          );
        })}
    </div>
  );
}

/** Columns start at 0; negative sums show in the totals only. */
function atLeastNone(values: readonly number[]): number[] {
  return values.map((value) => Math.max(0, value));
}

function turnaroundSummary({ reviews, medianHours, within24, within48 }: Analytics['turnaround']): string {
  if (medianHours === null) return t`No reviews were published.`;
  const share = roundTo(((within24 + within48) / reviews) * 100, 0);
  return t`Half of the reviews took ${{ hours: hoursText(medianHours) }} or less, and ${{ share }}% came within 48 hours. Time with a broken link does not count.`;
}
