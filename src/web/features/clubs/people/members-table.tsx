// The club's members in a table; on a phone one line of 64 px for each.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClubPlayer } from '#contract/clubs/club-players.ts';
import type { MemberOrder } from '#domain/clubs/club-lists.ts';
import { notRated, type ScaleMappings, shortLevel } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { formatDay } from '#web/lib/format.ts';
import { Badge, JuniorBadge, TierBadge, VerifiedBadge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { ChoiceCell } from './bulk-bar.tsx';
import { CoachMenu } from './coach-menu.tsx';
import { PlayerActions } from './player-actions.tsx';
import type { Chosen } from './use-chosen.ts';

interface MembersTableProps {
  players: readonly ClubPlayer[];
  chosen: Chosen;
  /** The skill whose newest rating each row shows, and by which it is ordered. */
  skill?: SingleSkill | undefined;
  order: MemberOrder;
  onOrderChange: (order: MemberOrder) => void;
}

const cell = 'px-3 py-2 align-middle text-left';
const wide = 'max-lg:hidden';
const notOnPhone = 'max-sm:hidden';

/** A row per member: name with address, level, coach chosen in the row, groups, last active. */
export function MembersTable({ players, chosen, skill, order, onOrderChange }: MembersTableProps) {
  const sorting = { order, onOrderChange, isFixed: skill !== undefined };
  return (
    <div className="relative min-w-0 rounded-xl border bg-surface-raised shadow-raised">
      <table className="w-full text-sm sm:table-fixed">
        <caption className="sr-only">{t`Members of the club`}</caption>
        <thead className="max-sm:sr-only">
          <tr className="border-b">
            <th scope="col" className="w-12">
              <span className="sr-only">{t`Select`}</span>
            </th>
            <Heading by="name" {...sorting}>
              {t`Player`}
            </Heading>
            {skill && (
              <th scope="col" className={cn(headingStyles, 'w-28')}>
                <span translate="no">{skillLabel(skill)}</span>
              </th>
            )}
            <Heading by="level" {...sorting} className="w-44 lg:w-60">
              {t`Level`}
            </Heading>
            <Heading by="coach" {...sorting} className="w-44 lg:w-52">
              {t`Coach`}
            </Heading>
            <th scope="col" className={cn(headingStyles, wide, skill ? 'w-32' : 'w-44')}>
              {t`Groups`}
            </th>
            <Heading by="active" {...sorting} className={cn(wide, 'w-32')}>
              {t`Last active`}
            </Heading>
            <th scope="col" className="w-14">
              <span className="sr-only">{t`Actions`}</span>
            </th>
          </tr>
        </thead>
        <tbody className="divide-y">
          {players.map((player) => (
            <Row key={player.id} player={player} chosen={chosen} skill={skill} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const headingStyles = 'px-3 py-2 text-left text-xs font-medium text-ink-muted';

interface HeadingProps {
  by: 'name' | 'level' | 'coach' | 'active';
  order: MemberOrder;
  onOrderChange: (order: MemberOrder) => void;
  /** Ordered by a skill's rating. */
  isFixed: boolean;
  className?: string;
  children: ReactNode;
}

/** A heading that orders by its column: the first press upwards (last active: latest first), the next the other way round. */
function Heading({ by, order, onOrderChange, isFixed, className, children }: HeadingProps) {
  const isUp = !isFixed && order === by;
  const isDown = !isFixed && order === `-${by}`;
  const first: MemberOrder = by === 'active' ? '-active' : by;
  const next: MemberOrder = isUp ? `-${by}` : isDown ? by : first;
  return (
    <th
      scope="col"
      aria-sort={isUp ? 'ascending' : isDown ? 'descending' : undefined}
      className={cn(headingStyles, className)}
    >
      {isFixed ? (
        children
      ) : (
        <button
          type="button"
          onClick={() => onOrderChange(next)}
          className="-mx-2 inline-flex min-h-8 cursor-pointer items-center gap-1 rounded-lg px-2 hover:text-ink"
        >
          {children}
          {isUp && <ArrowUp aria-hidden className="size-3.5" />}
          {isDown && <ArrowDown aria-hidden className="size-3.5" />}
        </button>
      )}
    </th>
  );
}

function Row({ player, chosen, skill }: { player: ClubPlayer; chosen: Chosen; skill: SingleSkill | undefined }) {
  const { id, email, rating } = player;
  const mappings = useScaleMappings();
  const name = personName(player);
  return (
    <tr className="h-15.75 hover:bg-surface-sunken/50 has-checked:bg-primary-soft">
      <ChoiceCell id={id} label={t`Select ${{ name }}, ${{ email }}`} chosen={chosen} />
      <th scope="row" className={cn(cell, 'py-1 font-normal max-sm:w-full max-sm:max-w-0 max-sm:px-0')}>
        <span className="flex min-w-0 items-center gap-2">
          <Link
            to="/club/player/$userId"
            params={{ userId: id }}
            className="min-w-0 truncate font-medium text-primary hover:underline"
            dir="auto"
          >
            <span translate="no">{name}</span>
          </Link>
          <JuniorBadge player={player} />
          {player.isSuspended && <Badge tone="attention">{t`Suspended`}</Badge>}
        </span>
        <span className="block text-xs wrap-anywhere text-ink-muted max-sm:truncate" translate="no">
          {email}
        </span>
        <span className="block truncate text-xs text-ink-muted sm:hidden">{phoneLine(player, mappings)}</span>
      </th>
      {skill && (
        <td className={cn(cell, notOnPhone)}>
          {rating !== undefined && (
            <span className="inline-flex flex-wrap items-center gap-x-2 gap-y-1">
              <span className="min-w-7 font-heading text-base font-semibold">{oneDecimal(rating)}</span>
              <TierBadge rating={rating} />
            </span>
          )}
        </td>
      )}
      <td className={cn(cell, notOnPhone)}>
        <Level player={player} />
      </td>
      <td className={cn(cell, notOnPhone)}>
        <CoachMenu player={player} />
      </td>
      <td className={cn(cell, wide)}>
        <Groups player={player} />
      </td>
      <td className={cn(cell, wide, 'whitespace-nowrap')}>
        <LastActiveDay day={player.lastActiveOn} />
      </td>
      <td className="w-14 px-2 text-right align-middle">
        <PlayerActions player={player} isRow />
      </td>
    </tr>
  );
}

/** The rest of the row in one line: the rating where the list is about one, level and coaches. */
function phoneLine({ rating, currentLevel, country, coaches }: ClubPlayer, mappings: ScaleMappings): string {
  return [
    rating === undefined ? null : oneDecimal(rating),
    shortLevel(currentLevel, country, mappings),
    coaches.map((coach) => personName(coach)).join(', ') || t`No coach`,
  ]
    .filter((part) => part !== null)
    .join(' · ');
}

function Level({ player: { currentLevel, country, isLevelVerified, levelWithdrawn } }: { player: ClubPlayer }) {
  if (currentLevel === null) return <span className="text-ink-muted">{notRated()}</span>;
  return (
    <div className="grid justify-items-start gap-0.5">
      <span className="max-w-full truncate">
        <LevelText level={currentLevel} country={country} />
      </span>
      <VerifiedBadge verified={isLevelVerified} withdrawn={levelWithdrawn} />
    </div>
  );
}

function Groups({ player: { groups } }: { player: ClubPlayer }) {
  if (groups.length === 0) return <span className="text-ink-muted">{t`None`}</span>;
  return (
    <span className="line-clamp-2">
      {groups.map(({ id, name }, index) => (
        <span key={id}>
          {index > 0 && <span>, </span>}
          <Link to="/club/groups/$groupId" params={{ groupId: id }} className="text-primary hover:underline">
            {name}
          </Link>
        </span>
      ))}
    </span>
  );
}

/** The day of someone's last activity; the time stays private. */
export function LastActiveDay({ day }: { day: string | null }) {
  return day === null ? (
    <span className="text-ink-muted">{t`Never`}</span>
  ) : (
    <time dateTime={day} className="whitespace-nowrap">
      {formatDay(day)}
    </time>
  );
}
