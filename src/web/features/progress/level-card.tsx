// The player's current level.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { BadgeCheck, Undo2 } from 'lucide-react';
import type { PlayerProgress } from '#contract/progress/progress.ts';
import { recheckNote } from '#domain/levels/level-verification.ts';
import { federationLevel, levelLanguage, levelOf, levelText, shortLevel } from '#domain/levels/levels.ts';
import { personName } from '#domain/people/person-name.ts';
import { OwnEveningLevelsButton } from '#web/features/levels/shared/own-evening-levels-button.tsx';
import { WhyLevelButton } from '#web/features/levels/shared/why-level-button.tsx';
import { Badge, VerifiedBadge } from '#web/ui/badge.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { LevelBar } from '#web/ui/padel/level-bar.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { WithdrawnWords } from '#web/ui/padel/withdrawn-words.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useNow } from '#web/ui/use-now.ts';

/** The number of verified levels shown. */
const named = 2;

interface LevelCardProps {
  player: PlayerProgress['player'];
  levelChanges: PlayerProgress['levelChanges'];
  /** Whether it is the player's own page. */
  isOwn: boolean;
}

/** The level on the country's scale, the bar, and the latest verifications. */
export function LevelCard({ player, levelChanges, isOwn }: LevelCardProps) {
  const mappings = useScaleMappings();
  const now = useNow();
  const level = levelOf(player);
  const current = player.isLevelVerified ? levelChanges.findLast(({ withdrawn }) => withdrawn === null) : undefined;
  const recheck = current && recheckNote(current.verifiedAt, now, 'player');
  const latest = levelChanges.toReversed().slice(0, named);
  return (
    <Card as="section" className="grid content-start gap-4">
      <CardTitle
        className="mb-0"
        action={<VerifiedBadge verified={player.isLevelVerified} withdrawn={player.levelWithdrawn} />}
      >
        {t`Current level`}
      </CardTitle>
      <div className="flex flex-wrap items-baseline gap-x-3">
        <span className="font-heading text-3xl leading-none font-semibold tracking-tight first-letter:uppercase">
          {shortLevel(level, player.country, mappings)}
        </span>
        {level !== null && (
          <span className="text-ink-muted" lang={levelLanguage(player.country)}>
            {federationLevel(level, player.country, mappings).label}
          </span>
        )}
      </div>
      {level !== null && <LevelScale level={level} label={levelText(level, player.country, mappings)} />}
      {latest.length === 0 ? (
        <p className="text-sm text-ink-muted">
          {t`A certified coach can verify the level once at least one video has been reviewed.`}
        </p>
      ) : (
        <ul aria-label={t`Verified levels`} className="grid gap-1.5 text-sm text-ink-muted">
          {latest.map((change) => (
            <li key={change.id} className="flex items-start gap-2">
              <Sign isWithdrawn={change.withdrawn !== null} />
              <span>
                <VerifiedWords change={change} country={player.country} />
                {change.withdrawn && (
                  <span>
                    {', '}
                    <Trans>
                      withdrawn <WithdrawnWords {...change.withdrawn} />
                    </Trans>
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
      {recheck && <Badge tone="attention">{recheck}</Badge>}
      <div className="flex flex-wrap gap-2">
        <WhyLevelButton userId={player.id} country={player.country}>
          {isOwn ? t`Why did my level move?` : t`Why this level?`}
        </WhyLevelButton>
        {isOwn && levelChanges.some(({ isFromEvening }) => isFromEvening) && (
          <OwnEveningLevelsButton country={player.country} />
        )}
      </div>
    </Card>
  );
}

function VerifiedWords({ change, country }: { change: LevelCardProps['levelChanges'][number]; country: string }) {
  const coach = personName(change.verifiedBy, t`a former coach`);
  return (
    <span>
      <Trans>
        <span className="font-medium text-ink">
          <LevelText level={change.level} country={country} />
        </span>
        , verified <TimeText at={change.verifiedAt} kind="date" /> by <span translate="no">{coach}</span>
      </Trans>
    </span>
  );
}

function Sign({ isWithdrawn }: { isWithdrawn: boolean }) {
  const className = 'mt-0.5 size-4 shrink-0';
  return isWithdrawn ? (
    <Undo2 aria-hidden className={className} />
  ) : (
    <BadgeCheck aria-hidden className={`${className} text-ink`} />
  );
}

function LevelScale({ level, label }: { level: number; label: string }) {
  return (
    <div className="grid gap-1.5">
      <LevelBar level={level} label={t`Level, ${{ level: label }}`} />
      <div aria-hidden className="flex justify-between text-xs text-ink-muted">
        {Array.from({ length: 8 }, (_, mark) => (
          <span key={mark}>{mark}</span>
        ))}
      </div>
    </div>
  );
}
