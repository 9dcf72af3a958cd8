// The coach's list of players.

import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import type { CoachedPlayer } from '#contract/people/coaching.ts';
import { recheckFrom } from '#domain/levels/level-verification.ts';
import { levelLanguage, levelText } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { Badge, VerifiedBadge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** A row per player, linked to the player's page; cards on a phone. */
export function PlayersTable({ players }: { players: readonly CoachedPlayer[] }) {
  return (
    <DataTable
      caption="My players"
      rows={players}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: 'Player', primary: true, cell: (player) => <Name player={player} /> },
        { key: 'level', header: 'Level', cell: (player) => <Level player={player} /> },
        { key: 'waiting', header: 'To review', cell: ({ videosWaiting }) => <Waiting count={videosWaiting} /> },
        { key: 'video', header: 'Last video', cell: ({ lastVideoAt }) => <Moment at={lastVideoAt} none="No video" /> },
        {
          key: 'contact',
          header: 'Last contact',
          cell: ({ lastContactAt }) => <Moment at={lastContactAt} none="Not yet" />,
        },
      ]}
    />
  );
}

function Name({ player }: { player: CoachedPlayer }) {
  return (
    <Link
      to="/coach/player/$userId"
      params={{ userId: player.id }}
      className="inline-flex min-h-8 items-center font-medium text-primary wrap-anywhere hover:underline"
      dir="auto"
    >
      <span translate="no">{personName(player)}</span>
    </Link>
  );
}

function Level({ player }: { player: CoachedPlayer }) {
  const { currentLevel, country, isLevelVerified, levelWithdrawn, verifiedAt } = player;
  const now = useNow();
  const isRecheckDue = verifiedAt !== null && Date.parse(recheckFrom(verifiedAt)) <= now.getTime();
  return (
    <div className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <span lang={levelLanguage(country)}>{levelText(currentLevel, country)}</span>
      <span className="flex flex-wrap gap-1 max-sm:justify-end">
        <VerifiedBadge verified={isLevelVerified} withdrawn={levelWithdrawn} />
        {isRecheckDue && (
          <Badge tone="attention" icon={<RefreshCw aria-hidden />}>
            Re-check due
          </Badge>
        )}
      </span>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return <span className="text-ink-muted">None</span>;
  return (
    <Badge tone="attention">
      {count} {count === 1 ? 'video' : 'videos'}
    </Badge>
  );
}

function Moment({ at, none }: { at: string | null; none: string }) {
  return at === null ? <span className="text-ink-muted">{none}</span> : <TimeText at={at} kind="date" />;
}
