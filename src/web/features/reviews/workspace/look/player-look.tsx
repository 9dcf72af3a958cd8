// What the player marked and rated before the review, for the coach.

import { plural, t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { oneDecimal } from '#domain/round-to.ts';
import { type SkillName, skillLabel, skillNames } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { cn } from '#web/ui/class-names.ts';
import { goTo } from '../state/review-actions.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { usePlayerLook } from '../state/use-player-look.ts';

/** Beside the notes: the same moments with their words, in a part that folds. */
export function LookMoments() {
  const review = useOpenReview();
  const look = usePlayerLook();
  const [isOpen, setIsOpen] = useState(true);
  const bodyId = useId();
  if (look === null || look.moments.length === 0) return null;
  const { firstName } = review.workspace.player;
  const title = t`${{ firstName }} looked first`;
  return (
    <section aria-label={title} className="mb-2 rounded-xl border border-dashed bg-surface-raised text-sm">
      <h2 className="font-sans text-sm tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => setIsOpen(!isOpen)}
          className="flex min-h-11 w-full items-center gap-2 rounded-xl px-3 text-left pointer-fine:min-h-9"
        >
          <ChevronDown
            aria-hidden
            className={cn('size-4 shrink-0 text-ink-muted transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="font-medium">
            <Trans>
              <span translate="no">{firstName}</span> looked first
            </Trans>
          </span>
          <span className="ml-auto font-normal text-ink-muted">
            {plural({ count: look.moments.length }, { one: '# moment', other: '# moments' })}
          </span>
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen} className="grid gap-1 px-3 pb-3">
        {look.isOldLink && (
          <p className="text-ink-muted">{t`Marked on the link before it was replaced: the seconds may not fit.`}</p>
        )}
        <ul className="grid gap-1">
          {look.moments.map(({ timestamp, text }) => (
            <li key={`${timestamp} ${text}`} className="flex items-baseline gap-3">
              {look.isOldLink ? (
                <span translate="no" className="text-ink-muted tabular-nums">
                  {formatClockTime(timestamp)}
                </span>
              ) : (
                <button
                  type="button"
                  translate="no"
                  aria-label={t`Go to ${{ time: formatClockTime(timestamp) }}`}
                  onClick={() => goTo(review, timestamp)}
                  className="min-h-11 rounded-md font-medium text-primary tabular-nums underline underline-offset-2 pointer-fine:min-h-7"
                >
                  {formatClockTime(timestamp)}
                </button>
              )}
              <span className={cn('min-w-0 wrap-anywhere', !text && 'text-ink-muted')}>{text || t`No words`}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Beside the table of skills: each of the player's own ratings, once the coach has rated that skill, so that it sways nobody. */
export function LookRatings() {
  const { firstName } = useOpenReview().workspace.player;
  const look = usePlayerLook();
  const given = useReviewState((state) => state.document.ratings);
  const own = (look?.ratings ?? {}) as Partial<Record<SkillName, number>>;
  const rated = skillNames.filter((skill) => own[skill] !== undefined);
  if (rated.length === 0) return null;
  const shown = rated.flatMap((skill) => {
    const rating = given.find(({ skillName }) => skillName === skill)?.rating;
    return rating === undefined
      ? []
      : [{ skill, rating: oneDecimal(rating), playersRating: oneDecimal(own[skill] ?? 0) }];
  });
  const count = rated.length;
  const left = count - shown.length;
  return (
    <section
      aria-label={t`Own ratings of ${{ firstName }}`}
      className="grid gap-2 rounded-xl border border-dashed p-3 text-sm"
    >
      <p>
        <span className="font-medium">
          <Trans>
            <span translate="no">{firstName}</span> rated <Plural value={count} one="# skill" other="# skills" />.
          </Trans>
        </span>{' '}
        <span className="text-ink-muted">
          {left > 0
            ? plural(left, {
                one: 'You see each once you have rated it: # to go.',
                other: 'You see each once you have rated it: # to go.',
              })
            : t`You have rated all of them.`}
        </span>
      </p>
      {shown.length > 0 && (
        <ul className="grid gap-x-6 gap-y-1 @min-[30rem]:grid-cols-2">
          {shown.map(({ skill, rating, playersRating }) => (
            <li key={skill} className="flex justify-between gap-3">
              <span translate="no">{skillLabel(skill)}</span>
              <span className="tabular-nums">
                <Trans>
                  <span translate="no" className="text-ink-muted">
                    {firstName}
                  </span>{' '}
                  {playersRating}
                  <span className="text-ink-muted">, you</span> {rating}
                </Trans>
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
