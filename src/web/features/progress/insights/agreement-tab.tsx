// The Coach agreement tab.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Scale } from 'lucide-react';
import { endpoints } from '#contract/endpoints.ts';
import type { Agreement } from '#contract/progress/performance-insights.ts';
import { signed } from '#domain/clubs/report-words.ts';
import { agreementWords, biasWords, blindWords, certaintyWords } from '#domain/levels/agreement-words.ts';
import { personName } from '#domain/people/person-name.ts';
import { query } from '#web/lib/http/api.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { Loaded } from './loaded.tsx';

/** The bias of each coach with its interval. */
export function AgreementTab() {
  const read = useQuery(query(endpoints.getCoachAgreement));
  return (
    <div className="grid gap-4">
      <Loaded read={read}>{(agreement) => <Coaches agreement={agreement} />}</Loaded>
      <details className="max-w-[70ch] text-sm text-ink-muted">
        <summary className="min-h-11 cursor-pointer py-2.5">{t`How this is calculated`}</summary>
        <Trans>
          Each review is explained by the player’s level on that day, which walks on from match to match, by how its
          coach rates, and by chance. Coaches who rate the same players, or the same reference clips, can be compared.
          What is shown is how much higher than the others a coach rates the same play, pulled towards 0 while there is
          little to go by. The interval contains the true value in 95 of 100 cases. A difference is clear if its
          interval leaves 0 out. Measured levels take it into account. Two blind reviews of one match tell coaches apart
          best, because both saw the same play; for the player they count as one match.
        </Trans>
      </details>
    </div>
  );
}

function Coaches({ agreement: { coaches, alone, computedAt, blind } }: { agreement: Agreement }) {
  if (coaches.length === 0) {
    return (
      <EmptyState title={t`Nothing to compare yet`} icon={<Scale aria-hidden />}>
        {t`Coaches can be compared once two of them have rated the same player or reference clips.`}
      </EmptyState>
    );
  }
  const groups = new Set(coaches.map(({ group }) => group));
  const reach = Math.max(...coaches.flatMap(({ interval }) => [Math.abs(interval.from), Math.abs(interval.to)]), 0.5);
  return (
    <Card as="section">
      <CardTitle className="mb-1">{t`Coaches, highest ratings first`}</CardTitle>
      <p className="mb-4 max-w-[70ch] text-pretty">
        {agreementWords(coaches.map(({ coach, ...line }) => ({ name: personName(coach), ...line })))}
      </p>
      {blindWords(blind) !== null && <p className="mb-4 max-w-[70ch] text-pretty">{blindWords(blind)}</p>}
      <DataTable
        caption={t`How coaches rate the same players`}
        rows={coaches}
        rowKey={({ coach }) => coach.id}
        columns={[
          { key: 'coach', header: t`Coach`, primary: true, cell: ({ coach }) => personName(coach) },
          ...(groups.size > 1
            ? [{ key: 'group', header: t`Group`, cell: ({ group }: { group: number }) => group + 1 }]
            : []),
          { key: 'bias', header: t`Compared with others`, cell: biasWords },
          { key: 'certainty', header: t`Certainty`, cell: certaintyWords },
          {
            key: 'mark',
            header: t`Low to high`,
            hideLabelOnCard: true,
            cell: ({ bias, interval }) => <BiasMark bias={bias} interval={interval} reach={reach} />,
          },
          {
            key: 'interval',
            header: t`95% interval`,
            align: 'right',
            cell: ({ interval }) => t`${{ from: signed(interval.from) }} to ${{ to: signed(interval.to) }}`,
          },
          { key: 'players', header: t`Players`, align: 'right', cell: ({ players }) => players },
          { key: 'reviews', header: t`Reviews`, align: 'right', cell: ({ reviews }) => reviews },
          { key: 'clips', header: t`Clips`, align: 'right', cell: ({ clips }) => clips },
        ]}
      />
      <p className="mt-3 text-sm text-ink-muted">
        {groups.size > 1 && (
          <span>{`${t`Coaches are only compared within a group, because no player or clip links the groups.`} `}</span>
        )}
        {alone > 0 && (
          <span>{`${plural(alone, {
            one: '# coach shares no player with another, so nothing can be said of their ratings.',
            other: '# coaches share no player with another, so nothing can be said of them.',
          })} `}</span>
        )}
        {computedAt && (
          <span>
            <Trans>
              Computed <TimeText at={computedAt} kind="datetime" />.
            </Trans>
          </span>
        )}
      </p>
    </Card>
  );
}

interface BiasMarkProps {
  bias: number;
  interval: { from: number; to: number };
  /** The largest value on either side. */
  reach: number;
}

/** Decorative, since the table has the numbers. */
function BiasMark({ bias, interval, reach }: BiasMarkProps) {
  const xOf = (value: number) => 50 + (45 * Math.min(Math.max(value, -reach), reach)) / reach;
  return (
    <svg viewBox="0 0 100 12" aria-hidden className="block h-4 w-full min-w-32" preserveAspectRatio="none">
      <path d="M50 0V12" className="stroke-line-strong" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      <path
        d={`M${xOf(interval.from)} 6H${xOf(interval.to)}`}
        className="stroke-primary"
        strokeWidth="2"
        vectorEffect="non-scaling-stroke"
      />
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
