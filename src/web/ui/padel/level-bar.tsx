// A player's level on the scale.

import { t } from '@lingui/core/macro';
import { levelBarPercent } from '#domain/levels/levels.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { cn } from '#web/ui/class-names.ts';

interface LevelBarProps {
  /** On the internal scale, 1.0–7.0. */
  level: number;
  /** The accessible name, such as "DPF 4.5 · Solid Intermediate+". */
  label: string;
  className?: string;
}

/** A level as a bar to 7. */
export function LevelBar({ level, label, className }: LevelBarProps) {
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={7}
      aria-valuenow={level}
      aria-valuetext={t`${{ rating: oneDecimal(level) }} of 7`}
      className={cn('relative h-2.5 overflow-hidden rounded-full bg-surface-sunken', className)}
    >
      <div className="h-full rounded-full bg-primary" style={{ width: `${levelBarPercent(level)}%` }} />
    </div>
  );
}
