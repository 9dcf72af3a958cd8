// Choosing the reviews a level is based on.

import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { useState } from 'react';
import type { LevelReview } from '#contract/levels/levels.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { newestFirst } from '#domain/time/moments.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { TimeText } from '#web/ui/time.tsx';

/** How many are shown at first. */
const shownFirst = 5;

interface ReviewChoiceProps {
  id: string;
  reviews: readonly LevelReview[];
  /** Video ids of the chosen reviews. */
  chosen: readonly string[];
  onChosenChange: (chosen: string[]) => void;
  error: string | undefined;
}

function Reviewed({ review }: { review: LevelReview }) {
  const rating = oneDecimal(Number(review.rating));
  return (
    <Trans>
      overall {rating}, reviewed <TimeText at={review.publishedAt} kind="date" />
    </Trans>
  );
}

/** Checkboxes, latest review first. */
export function ReviewChoice({ id, reviews, chosen, onChosenChange, error }: ReviewChoiceProps) {
  const [isWhole, setIsWhole] = useState(false);
  const latest = newestFirst(reviews, ({ publishedAt }) => publishedAt);
  const shown = isWhole ? latest : latest.slice(0, shownFirst);
  return (
    <fieldset id={id} tabIndex={-1} aria-describedby={error && `${id}-error`} className="grid gap-1.5">
      <legend>
        <h2 className="text-lg">{t`Based on these reviews`}</h2>
      </legend>
      <ul className="-mb-2 divide-y">
        {shown.map((review) => (
          <li key={review.videoId} className="flex items-center gap-3 py-2 text-sm">
            <input
              type="checkbox"
              id={`${id}-${review.videoId}`}
              checked={chosen.includes(review.videoId)}
              onChange={({ target }) =>
                onChosenChange(
                  target.checked ? [...chosen, review.videoId] : chosen.filter((one) => one !== review.videoId),
                )
              }
              className="size-5 shrink-0 accent-primary"
            />
            <label htmlFor={`${id}-${review.videoId}`} className="grid min-h-9 min-w-0 grow content-center">
              <span className="wrap-anywhere">{review.title}</span>
              <span className="text-ink-muted">
                <Reviewed review={review} />
              </span>
            </label>
            <ReviewLink
              videoId={review.videoId}
              aria-label={t`Read review: ${{ title: review.title }}`}
              className="shrink-0 font-medium text-primary hover:underline"
            >
              {t`Read`}
            </ReviewLink>
          </li>
        ))}
      </ul>
      {!isWhole && latest.length > shownFirst && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setIsWhole(true)}>
          {plural({ count: latest.length }, { one: 'Show # review', other: 'Show all # reviews' })}
        </Button>
      )}
      {error && (
        <p id={`${id}-error`} className="flex items-start gap-1.5 text-sm text-danger">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
