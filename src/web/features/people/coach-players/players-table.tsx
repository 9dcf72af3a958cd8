// The coach's list of players.

import { plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { RefreshCw } from 'lucide-react';
import type { CoachedPlayer } from '#contract/people/coaching.ts';
import { recheckFrom } from '#domain/levels/level-verification.ts';
import { personName } from '#domain/people/person-name.ts';
import { Badge, JuniorBadge, VerifiedBadge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** A row per player, linked to the player's page; cards on a phone. */
export function PlayersTable({ players }: { players: readonly CoachedPlayer[] }) {
  return (
    <DataTable
      caption={t`My players`}
      rows={players}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: t`Player`, primary: true, cell: (player) => <Name player={player} /> },
        { key: 'level', header: t`Level`, cell: (player) => <Level player={player} /> },
        { key: 'waiting', header: t`To review`, cell: ({ videosWaiting }) => <Waiting count={videosWaiting} /> },
        {
          key: 'video',
          header: t`Last video`,
          cell: ({ lastVideoAt }) => <Moment at={lastVideoAt} none={t`No video`} />,
        },
        {
          key: 'contact',
          header: t`Last contact`,
          cell: ({ lastContactAt }) => <Moment at={lastContactAt} none={t`Not yet`} />,
        },
      ]}
    />
  );
}

function Name({ player }: { player: CoachedPlayer }) {
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <Link
        to="/coach/player/$userId"
        params={{ userId: player.id }}
        className="inline-flex min-h-8 items-center font-medium text-primary wrap-anywhere hover:underline"
        dir="auto"
      >
        <span translate="no">{personName(player)}</span>
      </Link>
      <JuniorBadge player={player} />
    </span>
  );
}

function Level({ player }: { player: CoachedPlayer }) {
  const { currentLevel, country, isLevelVerified, levelWithdrawn, verifiedAt } = player;
  const now = useNow();
  const isRecheckDue = verifiedAt !== null && Date.parse(recheckFrom(verifiedAt)) <= now.getTime();
  return (
    <div className="grid justify-items-start gap-1 max-sm:justify-items-end">
      <LevelText level={currentLevel} country={country} />
      <span className="flex flex-wrap gap-1 max-sm:justify-end">
        <VerifiedBadge verified={isLevelVerified} withdrawn={levelWithdrawn} />
        {isRecheckDue && (
          <Badge tone="attention" icon={<RefreshCw aria-hidden />}>
            {t`Re-check due`}
          </Badge>
        )}
      </span>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  if (count === 0) return <span className="text-ink-muted">{t`None`}</span>;
  return <Badge tone="attention">{plural(count, { one: '# video', other: '# videos' })}</Badge>;
}

function Moment({ at, none }: { at: string | null; none: string }) {
  return at === null ? <span className="text-ink-muted">{none}</span> : <TimeText at={at} kind="date" />;
}
