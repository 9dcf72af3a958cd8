// Less common controls: notes, frames, speed, shortcuts.

import { t } from '@lingui/core/macro';
import { ChevronFirst, ChevronLast, CircleDot, Keyboard, StepBack, StepForward } from 'lucide-react';
import { numberText } from '#domain/round-to.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { IconButton } from '#web/ui/button.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { goToNeighbour, stepFrame, toggleReplay } from '../state/review-actions.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';

interface FineControlsProps {
  onLegend: () => void;
}

/** Buttons for the brackets, comma and full stop, < and >, and the list of shortcuts. */
export function FineControls({ onLegend }: FineControlsProps) {
  const review = useOpenReview();
  return (
    <div className="flex flex-wrap items-center text-ink-muted">
      <IconButton
        size="sm"
        label={t`Previous note`}
        className="@max-[40rem]/foot:hidden"
        onClick={() => goToNeighbour(review, -1)}
      >
        <ChevronFirst aria-hidden />
      </IconButton>
      <IconButton
        size="sm"
        label={t`Next note`}
        className="@max-[40rem]/foot:hidden"
        onClick={() => goToNeighbour(review, 1)}
      >
        <ChevronLast aria-hidden />
      </IconButton>
      {review.video.canControl && (
        <>
          <IconButton
            size="sm"
            label={t`Previous frame`}
            className="@max-[46rem]/foot:hidden"
            onClick={() => stepFrame(review, -1)}
          >
            <StepBack aria-hidden />
          </IconButton>
          <IconButton
            size="sm"
            label={t`Next frame`}
            className="@max-[46rem]/foot:hidden"
            onClick={() => stepFrame(review, 1)}
          >
            <StepForward aria-hidden />
          </IconButton>
        </>
      )}
      <Speed />
      <RecordButton />
      <IconButton size="sm" label={t`Keyboard shortcuts`} onClick={onLegend}>
        <Keyboard aria-hidden />
      </IconButton>
    </div>
  );
}

/** Does the same as C. In a read-only review, only where there is a replay to watch. */
function RecordButton() {
  const review = useOpenReview();
  const state = useReviewState(({ replayState }) => replayState);
  if (review.store.isReadOnly && state === 'none') return null;
  const isOn = state === 'recording';
  return (
    <IconButton
      size="sm"
      label={isOn ? t`Stop recording the replay` : state === 'there' ? t`Replay` : t`Record a replay`}
      aria-pressed={isOn}
      className={isOn ? 'bg-danger-soft text-danger' : state === 'there' ? 'text-primary' : undefined}
      onClick={() => toggleReplay(review)}
    >
      <CircleDot aria-hidden />
    </IconButton>
  );
}

function Speed() {
  const { video } = useOpenReview();
  const rate = useVideoState(video, (state) => state.rate);
  const rates = useVideoState(video, (state) => state.rates);
  return (
    <FilterSelect
      label={t`Speed`}
      className="text-ink sm:mx-1.5 pointer-fine:fit:min-h-8"
      value={String(rate)}
      onValueChange={(value) => video.setRate(Number(value))}
      options={rates.map((one) => ({ value: String(one), label: `${numberText(one)}×` }))}
    />
  );
}
