// The chosen skill of the table: its tier, values to take over, rubric, and what follows.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect, useRef } from 'react';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel } from '#domain/skills/skills.ts';
import { TierBadge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { skillId } from './skill-groups.ts';
import { SkillRubric } from './skill-rubric.tsx';

interface SkillDetailProps {
  skill: SkillName;
  rating: number | null;
  /** The rating before, and where it is from. */
  previous?: { rating: number; from: string } | null;
  /** A value to take over with one press, if any. */
  suggested: number | null;
  /** Whether what is typed is no rating. */
  isUnread: boolean;
  onChoose: (rating: number | null) => void;
  children?: ReactNode;
}

/** Below its row, or in a wide panel beside the table. The key L is heard in the row's number. */
const frame = [
  'grid grid-cols-[minmax(0,1fr)] content-start gap-1.5 px-2 pt-1 pb-3 [--last-key:0.35] peer-has-[input:focus]:[--last-key:1]',
  '@min-[38rem]:col-start-2 @min-[38rem]:row-span-full @min-[38rem]:row-start-1',
].join(' ');

/** Looks of the small buttons among the details. */
export const smallButton = 'px-2 text-xs pointer-fine:min-h-7';

/** Where the rubric starts for a player without a rating: the middle of the scale. */
const middle = 3.5;

/** The rubric at the rating, before it is given at the one before. */
export function SkillDetail({ skill, rating, previous = null, suggested, isUnread, ...rest }: SkillDetailProps) {
  const { onChoose, children } = rest;
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    // Below its row in a narrow panel: comes into view with it, but not by itself.
    const isRating = document.getElementById(skillId(skill))?.contains(document.activeElement);
    if (isRating) section.current?.scrollIntoView({ block: 'nearest' });
  }, [skill]);
  const label = skillLabel(skill);
  return (
    <section ref={section} aria-label={t`About ${{ skill: label }}`} className={frame}>
      <div className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-muted">
        {rating !== null && <TierBadge rating={rating} />}
        {previous && (
          <span>{t`Last time ${{ rating: oneDecimal(previous.rating) }}, ${{ source: previous.from }}`}</span>
        )}
        {suggested !== null && <span>{t`Average of the rated skills ${{ rating: oneDecimal(suggested) }}`}</span>}
        <span className="ml-auto flex flex-wrap text-ink empty:hidden">
          {suggested !== null && suggested !== rating && (
            <Button size="sm" variant="ghost" className={smallButton} onClick={() => onChoose(suggested)}>
              {t`Use ${{ rating: oneDecimal(suggested) }}`}
            </Button>
          )}
          {previous !== null && previous.rating !== rating && (
            <Button size="sm" variant="ghost" className={smallButton} onClick={() => onChoose(previous.rating)}>
              {t`As last time`}
              <kbd
                aria-hidden
                className="rounded-sm border border-current/40 px-1.5 font-sans leading-4.5 font-medium opacity-(--last-key) pocket:hidden"
              >
                L
              </kbd>
            </Button>
          )}
          {(rating !== null || isUnread) && (
            <Button size="sm" variant="ghost" className={smallButton} onClick={() => onChoose(null)}>
              <Trans>
                Clear<span className="sr-only"> {label}</span>
              </Trans>
            </Button>
          )}
        </span>
      </div>
      <SkillRubric skill={skill} rating={rating} from={previous?.rating ?? middle} />
      {children}
    </section>
  );
}
