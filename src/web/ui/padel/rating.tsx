// A rating, read-only.

import { ArrowRight } from 'lucide-react';
import { notRated } from '#domain/levels/levels.ts';
import { difference, oneDecimal } from '#domain/round-to.ts';
import { ratingScale, skillTier } from '#domain/skills/skills.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ratingInWords } from './rating-in-words.ts';
import { tierStyles } from './tier-styles.ts';

interface RatingProps {
  /** The skill's name. */
  label: string;
  /** 0–7; null if unrated. */
  rating: number | null;
  /** The previous rating, drawn as a ghost mark. */
  previous?: number | null;
  /** Whether the previous rating is also shown as a number. */
  showPrevious?: boolean;
  comment?: string | null;
  showTier?: boolean;
  className?: string;
}

/** Number, tier, bar to 7 with a ghost mark for the previous rating, and the coach's comment. */
export function Rating(props: RatingProps) {
  const { label, rating, previous, comment, showPrevious = false, showTier = true, className } = props;
  return (
    <div className={cn('grid gap-2', className)}>
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="font-medium">{label}</span>
        {rating === null ? (
          <span className="text-sm text-ink-muted">{notRated()}</span>
        ) : (
          <span className="ml-auto flex items-center gap-2.5">
            {showTier && <TierBadge rating={rating} />}
            <RatingChange rating={rating} previous={previous ?? null} />
            {showPrevious && previous != null && <PreviousNumber previous={previous} />}
            <span className="min-w-8 text-right font-heading text-lg leading-none font-semibold">
              {oneDecimal(rating)}
            </span>
          </span>
        )}
      </div>
      {rating !== null && <RatingBar label={label} rating={rating} previous={previous ?? null} />}
      {comment && <p className="max-w-[70ch] text-sm whitespace-pre-line text-ink-muted">{comment}</p>}
    </div>
  );
}

/** A rating's change with its sign; renders nothing without one. The bar says the same in words. */
export function RatingChange({ rating, previous }: { rating: number; previous: number | null }) {
  const change = previous === null ? 0 : difference(previous, rating, 'both');
  if (change === 0) return null;
  return (
    <span
      aria-hidden
      className={cn('text-xs font-medium whitespace-nowrap', change > 0 ? 'text-success' : 'text-attention')}
    >
      {change > 0 ? '+' : '−'}
      {oneDecimal(Math.abs(change))}
    </span>
  );
}

/** "4.2 →" before the current number. */
function PreviousNumber({ previous }: { previous: number }) {
  return (
    // The bar says the same in words.
    <span aria-hidden className="-mr-2 flex items-center gap-1 text-sm text-ink-muted tabular-nums">
      {oneDecimal(previous)}
      <ArrowRight className="size-3.5" />
    </span>
  );
}

interface RatingBarProps {
  label: string;
  rating: number;
  previous: number | null;
}

/** The bar alone, if the number is elsewhere. */
export function RatingBar({ label, rating, previous }: RatingBarProps) {
  const tier = skillTier(rating);
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={ratingScale.min}
      aria-valuemax={ratingScale.max}
      aria-valuenow={rating}
      aria-valuetext={ratingInWords(rating, previous)}
      className="relative h-2 rounded-full bg-surface-sunken"
    >
      <div className={cn('h-full rounded-full', tierStyles[tier.id].fill)} style={{ width: share(rating) }} />
      {previous !== null && (
        <div
          className="absolute -inset-y-0.5 w-1 -translate-x-1/2 rounded-full bg-ink ring-2 ring-surface-raised"
          style={{ left: share(previous) }}
        />
      )}
    </div>
  );
}

/** A rating's position on the bar. */
function share(rating: number): string {
  return `${(rating / ratingScale.max) * 100}%`;
}
