// Charts of a period, each with its table.

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
        title="People"
        summary={`${number('signUps')} signed up; ${number('activePeople')} sent a video or a message, or published a review.`}
        series={[
          { key: 'sign-ups', label: 'Sign-ups', tone: 'pale', values: values('signUps') },
          { key: 'active', label: 'Active people', tone: 'primary', values: values('activePeople') },
        ]}
      />
      <ColumnChart
        {...frame}
        title="Videos and reviews"
        summary={`${number('videos')} videos sent, ${number('reviews')} reviews published.`}
        series={[
          { key: 'videos', label: 'Videos sent', tone: 'pale', values: values('videos') },
          { key: 'reviews', label: 'Reviews published', tone: 'primary', values: values('reviews') },
        ]}
      />
      <ColumnChart
        title="Turnaround"
        summary={turnaroundSummary(turnaround)}
        categoryLabel="From upload to review"
        categories={[
          { key: '24', label: 'Up to 24 h' },
          { key: '48', label: '24 to 48 h' },
          { key: 'later', label: 'Over 48 h' },
        ]}
        series={[
          {
            key: 'reviews',
            label: 'Reviews',
            tone: 'primary',
            values: [turnaround.within24, turnaround.within48, turnaround.later],
          },
        ]}
      />
      <ColumnChart
        {...frame}
        title="Credits"
        summary={`${number('creditsSold')} sold, ${number('creditsGranted')} granted (plans, welcome credits and adjustments), ${number('creditsSpent')} spent.`}
        series={[
          { key: 'sold', label: 'Sold', tone: 'grass', values: atLeastNone(values('creditsSold')) },
          { key: 'granted', label: 'Granted', tone: 'pale', values: atLeastNone(values('creditsGranted')) },
          { key: 'spent', label: 'Spent', tone: 'clay', values: atLeastNone(values('creditsSpent')) },
        ]}
      />
      <ColumnChart
        {...frame}
        title="Messages"
        summary={`${number('messages')} messages between players and coaches.`}
        series={[{ key: 'messages', label: 'Messages', tone: 'primary', values: values('messages') }]}
      />
      {revenue
        .filter(({ payments }) => payments > 0)
        .map(({ currency, cents, refundedCents, steps: byStep }) => {
          const money = (amount: number) => formatMoney({ cents: amount, currency: currency.toUpperCase() });
          return (
            <ColumnChart
              key={currency}
              {...frame}
              title={`Revenue in ${currency.toUpperCase()}`}
              summary={`${money(cents)} received, of which ${money(refundedCents)} was refunded.`}
              format={money}
              series={[{ key: currency, label: 'Revenue', tone: 'grass', values: atLeastNone(byStep) }]}
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
  if (medianHours === null) return 'No reviews were published.';
  const share = roundTo(((within24 + within48) / reviews) * 100, 0);
  return `Half of the reviews took ${hoursText(medianHours)} or less, and ${share}% came within 48 hours. Time with a broken link does not count.`;
}
