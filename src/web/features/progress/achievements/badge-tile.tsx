// One badge, earned or in progress.

import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import type { BadgeProgress } from '#domain/progress/badges.ts';
import { cn } from '#web/ui/class-names.ts';
import { achievementIcons } from './achievement-icons.ts';

/** Icon, name and meaning; an open badge shows its progress. */
export function BadgeTile({ badge }: { badge: BadgeProgress }) {
  const { type, title, words, threshold, count, isEarned } = badge;
  const Icon = achievementIcons[type];
  // Not for streaks, where "0 of 3" would be read as weeks.
  const isCounted = threshold > 1 && type !== 'streak_milestone';
  return (
    <li className={cn('flex items-start gap-3 rounded-lg border p-3', !isEarned && 'border-dashed')}>
      <span
        className={cn(
          'grid size-10 shrink-0 place-items-center rounded-full',
          isEarned ? 'bg-primary text-on-primary' : 'bg-surface-sunken text-ink-muted',
        )}
      >
        <Icon aria-hidden className="size-5" />
      </span>
      <div className="grid min-w-0 grow gap-0.5">
        <p className="flex items-center gap-1.5 font-medium">
          {title}
          {isEarned && <Check aria-hidden className="size-4 shrink-0 text-success" />}
          <span className="sr-only">{isEarned ? t`(earned)` : t`(not earned yet)`}</span>
        </p>
        <p className="text-sm text-ink-muted">{isEarned ? words.earned : words.howTo}</p>
        {!isEarned && isCounted && (
          <div className="mt-1 flex items-center gap-2">
            <div
              role="meter"
              aria-label={t`Progress to ${{ badge: title }}`}
              aria-valuemin={0}
              aria-valuemax={threshold}
              aria-valuenow={count}
              aria-valuetext={t`${{ count }} of ${{ total: threshold }}`}
              className="h-1.5 grow overflow-hidden rounded-full bg-surface-sunken"
            >
              <div className="h-full rounded-full bg-primary" style={{ width: `${(count / threshold) * 100}%` }} />
            </div>
            <span aria-hidden className="text-xs text-ink-muted tabular-nums">
              {t`${{ count }} of ${{ total: threshold }}`}
            </span>
          </div>
        )}
      </div>
    </li>
  );
}
