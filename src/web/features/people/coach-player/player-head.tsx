// The head of a player's page: key facts and frequent actions.

import { Link } from '@tanstack/react-router';
import { BadgeCheck, CalendarPlus, MessagesSquare, RefreshCw } from 'lucide-react';
import type { ReactNode } from 'react';
import type { CoachedPlayerPage } from '#contract/people/coaching.ts';
import { recheckFrom } from '#domain/levels/level-verification.ts';
import { levelLanguage, levelText } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { Badge, VerifiedBadge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { cn } from '#web/ui/class-names.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { EndConnection } from './end-connection.tsx';

/** Fits side by side on a phone. The screen's primary button is in the tab below. */
const action = cn(buttonStyles({ variant: 'secondary' }), 'max-sm:px-2');

export function PlayerHead({ page, onEnded }: { page: CoachedPlayerPage; onEnded: () => void }) {
  const { player, counts, connection, lastVideoAt, lastContactAt } = page;
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <Level page={page} />
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          {player.isClubMember && (
            <Link to="/coach/schedule" search={{ player: player.id }} className={action}>
              <CalendarPlus aria-hidden />
              Schedule session
            </Link>
          )}
          <Link to="/coach/messages" search={{ with: player.id }} className={action}>
            <MessagesSquare aria-hidden />
            Message
          </Link>
          <Link to="/admin/level-verification" search={{ player: player.id }} className={action}>
            <BadgeCheck aria-hidden />
            Verify level
          </Link>
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-4">
        <Fact name="Videos">
          {counts.videos} <span className="font-normal text-ink-muted">({counts.analyzed} reviewed)</span>
        </Fact>
        <Fact name="To review">{counts.waiting === 0 ? 'None' : counts.waiting}</Fact>
        <Fact name="Last video">{lastVideoAt ? <TimeText at={lastVideoAt} kind="date" /> : <span>No video</span>}</Fact>
        <Fact name="Last contact">
          {lastContactAt ? <TimeText at={lastContactAt} kind="date" /> : <span>Not yet</span>}
        </Fact>
      </dl>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-t pt-4 text-sm text-ink-muted">
        <span>
          Connected since <TimeText at={connection.since} kind="date" />
        </span>
        <EndConnection connectionId={connection.id} player={player} onEnded={onEnded} />
      </div>
    </Card>
  );
}

function Level({ page: { player, verification } }: { page: CoachedPlayerPage }) {
  const now = useNow();
  const isRecheckDue = verification !== null && Date.parse(recheckFrom(verification.verifiedAt)) <= now.getTime();
  const by = verification?.verifiedBy;
  return (
    <div className="grid gap-1.5">
      <p className="font-heading text-xl leading-tight font-semibold" lang={levelLanguage(player.country)}>
        {levelText(player.currentLevel, player.country)}
      </p>
      <div className="flex flex-wrap items-center gap-2 text-sm text-ink-muted">
        <VerifiedBadge verified={player.isLevelVerified} withdrawn={player.levelWithdrawn} />
        {isRecheckDue && (
          <Badge tone="attention" icon={<RefreshCw aria-hidden />}>
            Re-check due
          </Badge>
        )}
        {verification && (
          <span>
            <TimeText at={verification.verifiedAt} kind="date" />
            {by && <span>{` by ${personName(by)}`}</span>}
          </span>
        )}
      </div>
    </div>
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
