// Corrects the start and end of a rally.

import { t } from '@lingui/core/macro';
import type { Rally } from '#domain/reviews/notes/rallies.ts';
import { videoEnd, withinVideo } from '#domain/videos/video-time.ts';
import { Button } from '#web/ui/button.tsx';
import { TimeField, useTimeProblem } from '#web/ui/fields/time-field.tsx';
import { useOpenReview } from '../state/review-context.ts';

interface RallyTrimProps {
  rally: Rally;
  onChange: (rally: Rally) => void;
}

/** Two times, typed or set to the video's position. Invalid times show a message and change nothing. */
export function RallyTrim({ rally, onChange }: RallyTrimProps) {
  const { video } = useOpenReview();
  const start = useTimeProblem();
  const end = useTimeProblem();
  const set = (changes: Partial<Rally>) => {
    const changed = { ...rally, ...changes };
    // Marks may lie after the end: a live video can become shorter.
    const found = rallyProblem(changed, Math.max(videoEnd(video.getState().duration), rally.end));
    if (found === null) onChange(changed);
    return found;
  };
  const now = () => {
    const { time, duration } = video.getState();
    return withinVideo(time, duration);
  };
  return (
    <div data-rally-times className="grid gap-1 px-2 pb-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex items-center gap-1">
          <TimeField
            label={t`Start, m:ss`}
            seconds={rally.start}
            onSet={(seconds) => set({ start: seconds })}
            {...start.field}
          />
          <Button
            size="sm"
            variant="ghost"
            className="px-2"
            onClick={() => start.field.onProblem(set({ start: now() }))}
          >
            {t`Starts now`}
          </Button>
        </span>
        <span className="flex items-center gap-1">
          <TimeField
            label={t`End, m:ss`}
            seconds={rally.end}
            onSet={(seconds) => set({ end: seconds })}
            {...end.field}
          />
          <Button size="sm" variant="ghost" className="px-2" onClick={() => end.field.onProblem(set({ end: now() }))}>
            {t`Ends now`}
          </Button>
        </span>
      </div>
      {start.sentence}
      {end.sentence}
    </div>
  );
}

/** The shortest rally in seconds (domain, rallies.ts drops shorter ones as slips). */
const minSeconds = 0.5;

function rallyProblem({ start, end }: Rally, last: number): string | null {
  if (end > last) return t`A rally cannot end after the video does.`;
  return end - start < minSeconds ? t`A rally must end after it starts.` : null;
}
