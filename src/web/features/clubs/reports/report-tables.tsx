// The tables of the report.

import { t } from '@lingui/core/macro';
import type { ClubReport } from '#contract/clubs/club-reports.ts';
import { signed } from '#domain/clubs/report-words.ts';
import { improvementRule } from '#domain/progress/improvement.ts';
import { difference, oneDecimal } from '#domain/round-to.ts';
import { MemberLink } from '#web/lib/links/member-link.tsx';
import { Fold } from '#web/ui/layout/fold.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { CoachLoadTable } from '#web/ui/padel/coach-load-table.tsx';

const ratingOf = (rating: number | null) => (rating === null ? '–' : oneDecimal(rating));

/** Level changes, improved players, coaches and players, folded on a phone; empty ones are left out. */
export function ReportTables({ report }: { report: ClubReport }) {
  const { levels, mostImproved, coaches, players, members, player } = report;
  return (
    <>
      {levels.moves.length > 0 && (
        <Fold
          startsOpen="wide"
          title={t`Level changes`}
          count={levels.moves.length}
          words={t`Verified levels at the start and end of the period, from 1 to 7.`}
        >
          <DataTable
            caption={t`Level changes`}
            rows={levels.moves}
            rowKey={(move) => move.player.id}
            columns={[
              { key: 'player', header: t`Player`, primary: true, cell: (move) => <MemberLink player={move.player} /> },
              { key: 'from', header: t`At the start`, align: 'right', cell: ({ from }) => oneDecimal(from) },
              { key: 'to', header: t`At the end`, align: 'right', cell: ({ to }) => oneDecimal(to) },
              {
                key: 'change',
                header: t({ message: 'Change', context: 'difference' }),
                align: 'right',
                cell: ({ from, to }) => signed(difference(from, to, 'both')),
              },
            ]}
          />
        </Fold>
      )}
      {mostImproved.length > 0 && (
        <Fold
          startsOpen="wide"
          title={t`Most improved`}
          count={mostImproved.length}
          words={t`Average of the first and last ${{ ratings: improvementRule.compared }} overall ratings, for players with at least ${{ reviews: improvementRule.minReviews }} reviews.`}
        >
          <DataTable
            caption={t`Most improved`}
            rows={mostImproved}
            rowKey={(one) => one.player.id}
            columns={[
              { key: 'player', header: t`Player`, primary: true, cell: (one) => <MemberLink player={one.player} /> },
              { key: 'begin', header: t`At the start`, align: 'right', cell: ({ begin }) => oneDecimal(begin) },
              { key: 'end', header: t`At the end`, align: 'right', cell: ({ end }) => oneDecimal(end) },
              {
                key: 'change',
                header: t({ message: 'Change', context: 'difference' }),
                align: 'right',
                cell: ({ change }) => signed(change),
              },
              { key: 'reviews', header: t`Reviews`, align: 'right', cell: ({ reviews }) => reviews },
            ]}
          />
        </Fold>
      )}
      {coaches.length > 0 && (
        <Fold
          startsOpen="wide"
          title={t`Coaches`}
          words={t`Reviews and training sessions in the period, with current players and open reviews.`}
        >
          <CoachLoadTable caption={t`Coach workload in the period`} coaches={coaches} />
        </Fold>
      )}
      {player === null && players.length > 0 && (
        <Fold
          startsOpen="wide"
          title={t`Players`}
          count={players.length}
          words={
            members > players.length
              ? t`The ${{ count: players.length }} most active. The CSV lists all ${{ members }}.`
              : t`Most active first.`
          }
        >
          <DataTable
            caption={t`Player activity in the period`}
            rows={players}
            rowKey={(one) => one.player.id}
            columns={[
              { key: 'player', header: t`Player`, primary: true, cell: (one) => <MemberLink player={one.player} /> },
              { key: 'level', header: t`Level`, align: 'right', cell: ({ level }) => ratingOf(level) },
              { key: 'videos', header: t`Videos`, align: 'right', cell: ({ videos }) => videos },
              { key: 'sessions', header: t`Sessions`, align: 'right', cell: ({ sessions }) => sessions },
              { key: 'reviews', header: t`Reviews`, align: 'right', cell: ({ reviews }) => reviews },
              { key: 'overall', header: t`Overall`, align: 'right', cell: ({ overall }) => ratingOf(overall) },
              {
                key: 'change',
                header: t({ message: 'Change', context: 'difference' }),
                align: 'right',
                cell: ({ change }) => (change === null ? '–' : signed(change)),
              },
            ]}
          />
        </Fold>
      )}
    </>
  );
}
