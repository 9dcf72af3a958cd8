// The head of a player's page: the stamp, the level, frequent actions and key facts.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
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
            {by ? (
              <Trans>
                Verified <TimeText at={verification.verifiedAt} kind="date" /> by {{ coach: personName(by) }}
              </Trans>
            ) : (
              <Trans>
                Verified <TimeText at={verification.verifiedAt} kind="date" />
              </Trans>
            )}
            <span className="max-sm:hidden"> ·</span>
          </span>
        )}
        <span>
          {player.isClubMember && player.clubName ? t`Member of ${{ club: player.clubName }}` : t`Not in a club`}
        </span>
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
            <Trans>
              Schedule<span className="max-sm:sr-only"> session</span>
            </Trans>
          </span>
        </Link>
      )}
      <Link to="/coach/messages" search={{ with: id }} className={action}>
        <MessagesSquare aria-hidden />
        {t({ message: 'Message', context: 'verb' })}
      </Link>
      <Link to="/admin/level-verification" search={{ player: id }} className={action}>
        <BadgeCheck aria-hidden />
        {t`Verify level`}
      </Link>
      <PlayerMenu page={page} onEnded={onEnded} />
    </>
  );
}

/** What came last, and how much there is. */
export function PlayerFacts({ page: { player, counts, connection, lastVideoAt, lastContactAt } }: HeadProps) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-3 border-y py-3 text-sm sm:flex sm:flex-wrap sm:justify-between">
      <Fact name={t`To review`}>
        {counts.waiting === 0 ? (
          <span>{t`None`}</span>
        ) : (
          <PartLink userId={player.id} part="videos">
            {plural({ count: counts.waiting }, { one: '# waiting', other: '# waiting' })}
          </PartLink>
        )}
      </Fact>
      <Fact name={t`Last video`}>
        {lastVideoAt ? <TimeText at={lastVideoAt} kind="date" /> : <span>{t`No video`}</span>}
      </Fact>
      <Fact name={t`Last contact`}>
        {lastContactAt ? <TimeText at={lastContactAt} kind="date" /> : <span>{t`Not yet`}</span>}
      </Fact>
      <Fact name={t`Videos`}>
        {counts.videos}{' '}
        <span className="font-normal text-ink-muted">
          {plural({ count: counts.analyzed }, { one: '(# reviewed)', other: '(# reviewed)' })}
        </span>
      </Fact>
      <Fact name={t`Connected since`}>
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
