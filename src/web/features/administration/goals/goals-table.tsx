// The list of goals.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { GoalsRow } from '#contract/progress/admin-goals.ts';
import { say } from '#domain/language/say.ts';
import { federationLevel, shortLevel } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { numberText } from '#domain/round-to.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { TimeText } from '#web/ui/time.tsx';
import { None } from '../none.tsx';
import { goalStateWords } from './goal-state-words.ts';

interface GoalsTableProps {
  rows: readonly GoalsRow[];
  onOpen: (playerId: string) => void;
}

const tones = { open: 'neutral', overdue: 'attention', reached: 'success' } as const;

/** A row per player with level, target, date and coach. */
export function GoalsTable({ rows, onOpen }: GoalsTableProps) {
  return (
    <DataTable
      caption={t`Goals`}
      rows={rows}
      rowKey={({ player }) => player.id}
      columns={[
        {
          key: 'player',
          header: t`Player`,
          primary: true,
          cell: ({ player, clubName }) => (
            <span className="grid">
              <span translate="no">{personName(player)}</span>
              <span translate="no" className="text-sm font-normal text-ink-muted">
                {clubName}
              </span>
            </span>
          ),
        },
        {
          key: 'state',
          header: t`State`,
          cell: ({ state }) => <Badge tone={tones[state]}>{say(goalStateWords[state])}</Badge>,
        },
        { key: 'level', header: t`Level`, cell: (row) => <Levels row={row} /> },
        {
          key: 'date',
          header: t({ message: 'By', context: 'date' }),
          cell: ({ targetDate, timeframe }) =>
            targetDate ? (
              <TimeText at={targetDate} kind="date" className="whitespace-nowrap" />
            ) : (
              (timeframe ?? <None />)
            ),
        },
        { key: 'coach', header: t`Set by`, cell: ({ coach }) => (coach ? personName(coach) : <None />) },
        {
          key: 'changed',
          header: t`Changed`,
          cell: ({ updatedAt }) => <TimeText at={updatedAt} kind="date" className="whitespace-nowrap" />,
        },
        {
          key: 'open',
          header: t`Actions`,
          align: 'right',
          hideLabelOnCard: true,
          cell: ({ player }) => (
            <Button variant="secondary" size="sm" className="cards:w-full" onClick={() => onOpen(player.id)}>
              <OpenGoals player={personName(player)} />
            </Button>
          ),
        },
      ]}
    />
  );
}

function OpenGoals({ player }: { player: string }) {
  return (
    <Trans>
      Open
      <span className="sr-only">
        {' '}
        the goals of <span translate="no">{player}</span>
      </span>
    </Trans>
  );
}

/** Current and target level. */
function Levels({ row: { player, targetLevel } }: { row: GoalsRow }) {
  const mappings = useScaleMappings();
  const target = targetLevel === null ? null : federationLevel(Number(targetLevel), player.country, mappings);
  return (
    <span className="whitespace-nowrap">
      {shortLevel(player.currentLevel, player.country, mappings)}
      {target && (
        <>
          <span aria-hidden> → </span>
          <span className="sr-only">{` ${t`towards`} `}</span>
          {numberText(target.value)}
        </>
      )}
    </span>
  );
}
