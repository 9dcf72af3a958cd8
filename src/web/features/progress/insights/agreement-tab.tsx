// The Coach agreement tab.

import { useQuery } from '@tanstack/react-query';
import { Scale, TriangleAlert } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { Agreement } from '#contract/progress/performance-insights.ts';
import { signed } from '#domain/clubs/report-words.ts';
import { agreementWords, biasWords, certaintyWords } from '#domain/levels/agreement/agreement-words.ts';
import { fewPairs, maxDaysApart } from '#domain/levels/agreement/coach-agreement.ts';
import { agedUncertainty } from '#domain/levels/agreement/level-uncertainty.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillLabel, skillNames } from '#domain/skills/skills.ts';
import { query } from '#web/lib/http/api.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { Loaded } from './loaded.tsx';
import type { InsightsProps } from './performance-insights-screen.tsx';

/** The bias of each coach with its interval, overall or in one skill. */
export function AgreementTab({ search, onSearchChange }: InsightsProps) {
  const skill = search.skill ?? 'overall';
  const read = useQuery(query(endpoints.getCoachAgreement, { query: { skill } }));
  const level = useQuery(query(endpoints.getLevelUncertainty));
  return (
    <div className="grid gap-4">
      <FilterSelect
        label="Rating"
        className="justify-self-start"
        value={skill}
        onValueChange={(next) => onSearchChange({ tab: 'agreement', skill: next === 'overall' ? undefined : next })}
        options={skillNames.map((value) => ({ value, label: skillLabel(value) }))}
      />
      <Loaded read={read}>{(agreement) => <Coaches agreement={agreement} />}</Loaded>
      {level.data?.halfWidths && (
        <p className="max-w-[70ch] text-sm">
          A level suggested from three overall ratings is accurate to about{' '}
          <strong className="font-semibold">±{oneDecimal(level.data.halfWidths[2] ?? 0)}</strong> (95%); from one
          rating, to ±{oneDecimal(level.data.halfWidths[0] ?? 0)}. Without new ratings the uncertainty grows: after a
          year, those three are accurate to ±{oneDecimal(agedUncertainty(level.data.halfWidths[2] ?? 0, 365))}.
        </p>
      )}
      <details className="max-w-[70ch] text-sm text-ink-muted">
        <summary className="min-h-11 cursor-pointer py-2.5">How this is calculated</summary>
        Two consecutive reviews of a player within {maxDaysApart} days form a pair. A least-squares model attributes the
        difference in their ratings to the two coaches and to players’ progress in between; pairs by the same coach
        count towards progress only. Bias is how much higher a coach rates than the average of the coaches compared. The
        interval contains the true value in 95 of 100 cases and is clustered by player. A difference is clear if its
        interval leaves 0 out.
      </details>
    </div>
  );
}

function Coaches({ agreement: { coaches, pairs, monthlyChange } }: { agreement: Agreement }) {
  if (coaches.length === 0) {
    return (
      <EmptyState title="Nothing to compare yet" icon={<Scale aria-hidden />}>
        Coaches can be compared once two of them have rated the same player within {maxDaysApart} days.
      </EmptyState>
    );
  }
  const groups = new Set(coaches.map(({ group }) => group));
  const reach = Math.max(...coaches.map(({ bias, interval }) => Math.max(Math.abs(bias), ...ends(interval))), 0.5);
  return (
    <Card as="section">
      <CardTitle className="mb-1">Coaches, highest ratings first</CardTitle>
      <p className="mb-4 max-w-[70ch] text-pretty">
        {agreementWords(coaches.map(({ coach, ...line }) => ({ name: personName(coach), ...line })))}
      </p>
      {pairs < fewPairs && (
        <p role="note" className="mb-4 flex gap-2 rounded-lg bg-attention-soft p-3 text-sm text-attention">
          <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          Only {pairs === 1 ? '1 pair' : `${pairs} pairs`} of reviews. With fewer than {fewPairs}, these figures are
          unreliable.
        </p>
      )}
      <DataTable
        caption="How coaches rate the same players"
        rows={coaches}
        rowKey={({ coach }) => coach.id}
        columns={[
          { key: 'coach', header: 'Coach', primary: true, cell: ({ coach }) => personName(coach) },
          ...(groups.size > 1
            ? [{ key: 'group', header: 'Group', cell: ({ group }: { group: number }) => group + 1 }]
            : []),
          { key: 'bias', header: 'Compared with average', cell: biasWords },
          { key: 'certainty', header: 'Certainty', cell: certaintyWords },
          {
            key: 'mark',
            header: 'Low to high',
            hideLabelOnCard: true,
            cell: ({ bias, interval }) => <BiasMark bias={bias} interval={interval} reach={reach} />,
          },
          {
            key: 'interval',
            header: '95% interval',
            align: 'right',
            cell: ({ interval }) => (interval ? `${signed(interval.from)} to ${signed(interval.to)}` : '–'),
          },
          { key: 'pairs', header: 'Reviews compared', align: 'right', cell: ({ pairs: own }) => <Pairs count={own} /> },
          { key: 'players', header: 'Players', align: 'right', cell: ({ players }) => players },
        ]}
      />
      <p className="mt-3 text-sm text-ink-muted">
        {groups.size > 1 && (
          <span>{'Coaches are only compared within a group, because no player links the groups. '}</span>
        )}
        <span>Players change by </span>
        {signed(monthlyChange)} in 30 days, whichever coach rates them.
      </p>
    </Card>
  );
}

function Pairs({ count }: { count: number }) {
  if (count >= fewPairs) return count;
  return (
    <span className="inline-flex items-center gap-1 text-attention">
      <TriangleAlert aria-label="Few" className="size-4" />
      {count}
    </span>
  );
}

function ends(interval: { from: number; to: number } | null): number[] {
  return interval ? [Math.abs(interval.from), Math.abs(interval.to)] : [];
}

interface BiasMarkProps {
  bias: number;
  interval: { from: number; to: number } | null;
  /** The largest value on either side. */
  reach: number;
}

/** Decorative, since the table has the numbers. */
function BiasMark({ bias, interval, reach }: BiasMarkProps) {
  const xOf = (value: number) => 50 + (45 * Math.min(Math.max(value, -reach), reach)) / reach;
  return (
    <svg viewBox="0 0 100 12" aria-hidden className="block h-4 w-full min-w-32" preserveAspectRatio="none">
      <path d="M50 0V12" className="stroke-line-strong" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      {interval && (
        <path
          d={`M${xOf(interval.from)} 6H${xOf(interval.to)}`}
          className="stroke-primary"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={`M${xOf(bias)} 2V10`}
        className="stroke-primary"
        strokeWidth="4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
