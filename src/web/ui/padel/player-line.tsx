// A player in one line: name, level and verification.

import { personName } from '#domain/people/person-name.ts';
import { VerifiedBadge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { LevelText } from './level-text.tsx';
import type { Withdrawn } from './withdrawn-words.tsx';

interface PlayerLineProps {
  player: {
    firstName: string;
    lastName: string;
    country: string;
    currentLevel: string | null;
    isLevelVerified: boolean;
    levelWithdrawn: Withdrawn | null;
  };
  className?: string;
}

/** The level is on the scale of the player's country. */
export function PlayerLine({ player, className }: PlayerLineProps) {
  return (
    <div className={cn('flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1 text-sm', className)}>
      <span translate="no" className="font-medium wrap-anywhere">
        {personName(player)}
      </span>
      <span className="text-ink-muted">
        <LevelText level={player.currentLevel} country={player.country} />
      </span>
      <VerifiedBadge verified={player.isLevelVerified} withdrawn={player.levelWithdrawn} />
    </div>
  );
}
