// Progress towards a target level.

import { t } from '@lingui/core/macro';
import { shortLevel } from '#domain/levels/levels.ts';
import { type GoalProgress, goalDefaults } from '#domain/progress/goal-progress.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { ratingScale } from '#domain/skills/skills.ts';
import { useScaleMappings } from './scale-mappings.ts';

interface GoalBarProps {
  progress: GoalProgress;
  /** ISO 3166 code of the player's country, for its level scale. */
  country: string;
}

/** The percentage, and a bar from start to target. */
export function GoalBar({ progress, country }: GoalBarProps) {
  const { percent } = progress;
  const mappings = useScaleMappings();
  const shown = (level: number) => shortLevel(level, country, mappings);
  // The journey starts at a coach's rating, which is on no federation's scale.
  const start = `${oneDecimal(progress.startLevel)} / 7`;
  const target = shown(progress.targetLevel);
  const now = shown(progress.currentLevel);
  return (
    <div className="grid gap-2">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-heading text-3xl leading-none font-semibold tracking-tight">{percent}%</span>
        <span className="text-sm text-ink-muted">{t`now ${{ level: now }}`}</span>
      </div>
      <div
        role="meter"
        aria-label={t`Goal progress`}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
        aria-valuetext={t`${{ percent }}%, from a rating of ${{ start }} to ${{ target }}, now ${{ level: now }}`}
        className="h-2.5 overflow-hidden rounded-full bg-surface-sunken"
      >
        <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
      </div>
      <div aria-hidden className="flex justify-between gap-3 text-sm text-ink-muted">
        <span>{t`Start ${{ start }}`}</span>
        <span>{t`Target ${{ target }}`}</span>
      </div>
    </div>
  );
}

/** The default target while none is set (docs/product.md#goals). */
export function DefaultTarget({ progress, isOwn }: { progress: GoalProgress; isOwn: boolean }) {
  const rise = oneDecimal(goalDefaults.rise);
  const { max } = ratingScale;
  const isPastTop = progress.targetLevel > max;
  const own = () =>
    isPastTop
      ? t`No target set yet. Until your coach sets one, progress is measured towards ${{ rise }} above your level on the scale of 1 to ${{ max }}, which is past the top.`
      : t`No target set yet. Until your coach sets one, progress is measured towards ${{ rise }} above your level on the scale of 1 to ${{ max }}.`;
  const players = () =>
    isPastTop
      ? t`No target set yet. Until a coach sets one, progress is measured towards ${{ rise }} above the current level on the scale of 1 to ${{ max }}, which is past the top.`
      : t`No target set yet. Until a coach sets one, progress is measured towards ${{ rise }} above the current level on the scale of 1 to ${{ max }}.`;
  return <p className="text-sm text-ink-muted">{isOwn ? own() : players()}</p>;
}
