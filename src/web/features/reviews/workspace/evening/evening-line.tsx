// The line of an evening of reviews in the workspace: how far, how long, skip and end.

import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Timer } from 'lucide-react';
import { dropVideo, endEvening, isLeft, minutesLeft, skipVideo } from '#domain/reviews/evening/evening-run.ts';
import { Button } from '#web/ui/button.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useEvening } from '../../shared/evening/evening-state.ts';
import { useLeadOn } from '../../shared/evening/use-lead-on.ts';
import { useOpenReview } from '../state/review-context.ts';

/** Nothing for a review that is not of the evening. */
export function EveningLine() {
  const { workspace, store } = useOpenReview();
  const videoId = workspace.video.id;
  const { evening, change } = useEvening();
  const leadOn = useLeadOn();
  const now = useNow();
  if (!evening || !isLeft(evening, videoId)) return null;
  const { done, left } = evening;
  const number = done.length + 1;
  const total = done.length + left.length;
  const minutes = minutesLeft(evening, now);
  return (
    <section
      aria-label={t`Evening of reviews`}
      className="flex flex-wrap items-center justify-between gap-x-3 rounded-lg bg-surface-sunken py-0.5 pr-1 pl-3 text-sm"
    >
      <p className="flex min-w-0 items-center gap-2">
        <Timer aria-hidden className="size-4 shrink-0 text-primary" />
        <span>
          <Trans>
            <span className="font-medium">
              {number} of {total}
            </span>
            , about <Plural value={minutes} one="# minute" other="# minutes" /> left
          </Trans>
        </span>
      </p>
      <span className="flex">
        {store.isReadOnly && (
          <Button
            size="sm"
            variant="ghost"
            onClick={() => void leadOn(change((kept) => kept && dropVideo(kept, videoId, new Date())))}
          >
            {t`Next review`}
          </Button>
        )}
        {!store.isReadOnly && left.length > 1 && (
          <Button
            size="sm"
            variant="ghost"
            title={t`This review comes last`}
            onClick={() => void leadOn(change((kept) => kept && skipVideo(kept, videoId, new Date())))}
          >
            <Trans>
              Skip<span className="sr-only"> this review for now</span>
            </Trans>
          </Button>
        )}
        <Button
          size="sm"
          variant="ghost"
          onClick={() => void leadOn(change((kept) => kept && endEvening(kept, new Date())))}
        >
          <Trans>
            End<span className="sr-only"> the evening</span>
          </Trans>
        </Button>
      </span>
    </section>
  );
}
