// The club's list of players.

import { Link } from '@tanstack/react-router';
import type { ClubPlayer } from '#contract/clubs/club-players.ts';
import { levelLanguage, levelText } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { formatNumber } from '#web/lib/format.ts';
import { Badge, TierBadge, VerifiedBadge } from '#web/ui/badge.tsx';
import { DataTable } from '#web/ui/layout/table.tsx';
import { LastActive } from './coaches-table.tsx';
import { PlayerActions } from './player-actions.tsx';

interface PlayersTableProps {
  players: readonly ClubPlayer[];
  /** The skill whose newest rating each row shows. */
  skill: SingleSkill | undefined;
}

/** A row per member, a card on phones. */
export function PlayersTable({ players, skill }: PlayersTableProps) {
  return (
    <DataTable
      caption="Members of the club"
      rows={players}
      rowKey={({ id }) => id}
      columns={[
        { key: 'name', header: 'Player', primary: true, cell: (player) => <Name player={player} /> },
        ...(skill
          ? [{ key: 'rating', header: skillLabel(skill), cell: (player: ClubPlayer) => <Mark player={player} /> }]
          : []),
        { key: 'level', header: 'Level', cell: (player) => <Level player={player} /> },
        { key: 'videos', header: 'Videos', cell: (player) => <Videos player={player} /> },
        { key: 'coaches', header: 'Coaches', cell: (player) => <Coaches player={player} /> },
        { key: 'active', header: 'Last active', cell: ({ lastActiveAt }) => <LastActive at={lastActiveAt} /> },
        {
          key: 'actions',
          header: 'Actions',
          align: 'right',
          hideLabelOnCard: true,
          cell: (player) => <PlayerActions player={player} />,
        },
      ]}
    />
  );
}

function Name({ player }: { player: ClubPlayer }) {
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link
        to="/club/player/$userId"
        params={{ userId: player.id }}
        className="inline-flex min-h-8 items-center font-medium text-primary wrap-break-word hover:underline"
        dir="auto"
      >
        <span translate="no">{personName(player)}</span>
      </Link>
      {player.isSuspended && <Badge tone="attention">Suspended</Badge>}
    </span>
  );
}

function Mark({ player: { rating } }: { player: ClubPlayer }) {
  if (rating === undefined) return null;
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2.5 gap-y-1">
      <span className="min-w-8 font-heading text-base font-semibold">{oneDecimal(rating)}</span>
      <TierBadge rating={rating} />
    </span>
  );
}

function Level({ player: { currentLevel, country, isLevelVerified, levelWithdrawn } }: { player: ClubPlayer }) {
  return (
    <div className="grid justify-items-start gap-1 cards:justify-items-end">
      <span lang={levelLanguage(country)}>{levelText(currentLevel, country)}</span>
      <VerifiedBadge verified={isLevelVerified} withdrawn={levelWithdrawn} />
    </div>
  );
}

function Videos({ player: { id, videos, videosWaiting } }: { player: ClubPlayer }) {
  if (videos === 0) return <span className="text-ink-muted">None</span>;
  return (
    <span className="grid">
      <Link
        to="/club/videos"
        search={{ player: id }}
        className="inline-flex min-h-8 items-center font-medium text-primary hover:underline cards:justify-end"
      >
        {formatNumber(videos)} {videos === 1 ? 'video' : 'videos'}
      </Link>
      {videosWaiting > 0 && <span className="text-xs text-ink-muted">{formatNumber(videosWaiting)} to review</span>}
    </span>
  );
}

function Coaches({ player: { coaches } }: { player: ClubPlayer }) {
  if (coaches.length === 0) return <span className="text-ink-muted">None</span>;
  return <span className="wrap-anywhere">{coaches.map((coach) => personName(coach)).join(', ')}</span>;
}
