// The tables of the report.

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
          title="Level changes"
          count={levels.moves.length}
          words="Verified levels at the start and end of the period, from 1 to 7."
        >
          <DataTable
            caption="Level changes"
            rows={levels.moves}
            rowKey={(move) => move.player.id}
            columns={[
              { key: 'player', header: 'Player', primary: true, cell: (move) => <MemberLink player={move.player} /> },
              { key: 'from', header: 'At the start', align: 'right', cell: ({ from }) => oneDecimal(from) },
              { key: 'to', header: 'At the end', align: 'right', cell: ({ to }) => oneDecimal(to) },
              {
                key: 'change',
                header: 'Change',
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
          title="Most improved"
          count={mostImproved.length}
          words={`Average of the first and last ${improvementRule.compared} overall ratings, for players with at least ${improvementRule.minReviews} reviews.`}
        >
          <DataTable
            caption="Most improved"
            rows={mostImproved}
            rowKey={(one) => one.player.id}
            columns={[
              { key: 'player', header: 'Player', primary: true, cell: (one) => <MemberLink player={one.player} /> },
              { key: 'begin', header: 'At the start', align: 'right', cell: ({ begin }) => oneDecimal(begin) },
              { key: 'end', header: 'At the end', align: 'right', cell: ({ end }) => oneDecimal(end) },
              { key: 'change', header: 'Change', align: 'right', cell: ({ change }) => signed(change) },
              { key: 'reviews', header: 'Reviews', align: 'right', cell: ({ reviews }) => reviews },
            ]}
          />
        </Fold>
      )}
      {coaches.length > 0 && (
        <Fold
          startsOpen="wide"
          title="Coaches"
          words="Reviews and training sessions in the period, with current players and open reviews."
        >
          <CoachLoadTable caption="Coach workload in the period" coaches={coaches} />
        </Fold>
      )}
      {player === null && players.length > 0 && (
        <Fold
          startsOpen="wide"
          title="Players"
          count={players.length}
          words={
            members > players.length
              ? `The ${players.length} most active. The CSV lists all ${members}.`
              : 'Most active first.'
          }
        >
          <DataTable
            caption="Player activity in the period"
            rows={players}
            rowKey={(one) => one.player.id}
            columns={[
              { key: 'player', header: 'Player', primary: true, cell: (one) => <MemberLink player={one.player} /> },
              { key: 'level', header: 'Level', align: 'right', cell: ({ level }) => ratingOf(level) },
              { key: 'videos', header: 'Videos', align: 'right', cell: ({ videos }) => videos },
              { key: 'sessions', header: 'Sessions', align: 'right', cell: ({ sessions }) => sessions },
              { key: 'reviews', header: 'Reviews', align: 'right', cell: ({ reviews }) => reviews },
              { key: 'overall', header: 'Overall', align: 'right', cell: ({ overall }) => ratingOf(overall) },
              {
                key: 'change',
                header: 'Change',
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
