// The head of a player's page: the stamp, the level, frequent actions and key facts.

import { Link } from '@tanstack/react-router';
import { BadgeCheck, CalendarPlus, MessagesSquare, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoachedPlayerPage } from '#contract/people/coaching.ts';
import { recheckNote } from '#domain/levels/level-verification.ts';
import { personName } from '#domain/people/person-name.ts';
import { Badge, JuniorBadge, VerifiedBadge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { PartLink } from './part-link.tsx';
import { PlayerMenu } from './player-menu.tsx';

interface HeadProps {
  page: CoachedPlayerPage;
}

/** Whether it is a junior, the level is verified, and a re-check is due. */
export function PlayerStamp({ page: { player, verification } }: HeadProps) {
  const now = useNow();
  const recheck = verification && recheckNote(verification.verifiedAt, now, 'coach');
  return (
    <>
      <JuniorBadge player={player} />
      <VerifiedBadge verified={player.isLevelVerified} withdrawn={player.levelWithdrawn} />
      {recheck && (
        <Badge tone="attention" icon={<RefreshCw aria-hidden />}>
          {recheck}
        </Badge>
      )}
    </>
  );
}

/** The level with its verification, and the club. */
export function PlayerStanding({ page: { player, verification } }: HeadProps) {
  const by = verification?.verifiedBy;
  return (
    <div className="grid gap-0.5">
      <p className="font-heading text-lg leading-tight font-semibold text-ink">
        <LevelText level={player.currentLevel} country={player.country} />
      </p>
      <p className="flex flex-wrap gap-x-1 text-sm">
        {verification && (
          <span>
            Verified <TimeText at={verification.verifiedAt} kind="date" />
            {by && <span>{` by ${personName(by)}`}</span>}
            <span className="max-sm:hidden"> ·</span>
          </span>
        )}
        <span>{player.isClubMember && player.clubName ? `Member of ${player.clubName}` : 'Not in a club'}</span>
      </p>
    </div>
  );
}

/** Four in one line on a phone. */
const action = cn(buttonStyles({ variant: 'secondary' }), 'max-sm:px-1 max-sm:[&_svg]:hidden');

/** What a coach does most with a player, and a menu with the rest. */
export function PlayerActions({ page, onEnded }: HeadProps & { onEnded: () => void }) {
  const { id, isClubMember } = page.player;
  return (
    <>
      {isClubMember && (
        <Link to="/coach/schedule" search={{ player: id }} className={action}>
          <CalendarPlus aria-hidden />
          <span>
            Schedule<span className="max-sm:sr-only"> session</span>
          </span>
        </Link>
      )}
      <Link to="/coach/messages" search={{ with: id }} className={action}>
        <MessagesSquare aria-hidden />
        Message
      </Link>
      <Link to="/admin/level-verification" search={{ player: id }} className={action}>
        <BadgeCheck aria-hidden />
        Verify level
      </Link>
      <PlayerMenu page={page} onEnded={onEnded} />
    </>
  );
}

/** What came last, and how much there is. */
export function PlayerFacts({ page: { counts, connection, lastVideoAt, lastContactAt } }: HeadProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y py-3 text-sm sm:flex sm:flex-wrap sm:justify-between">
      <Fact name="To review">
        {counts.waiting === 0 ? <span>None</span> : <PartLink part="videos">{counts.waiting} waiting</PartLink>}
      </Fact>
      <Fact name="Last video">{lastVideoAt ? <TimeText at={lastVideoAt} kind="date" /> : <span>No video</span>}</Fact>
      <Fact name="Last contact">
        {lastContactAt ? <TimeText at={lastContactAt} kind="date" /> : <span>Not yet</span>}
      </Fact>
      <Fact name="Videos">
        {counts.videos} <span className="font-normal text-ink-muted">({counts.analyzed} reviewed)</span>
      </Fact>
      <Fact name="Connected since">
        <TimeText at={connection.since} kind="date" />
      </Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-base font-medium">{children}</dd>
    </div>
  );
}
