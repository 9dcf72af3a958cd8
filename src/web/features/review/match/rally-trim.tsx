// Start and end of a rally, corrected.

import { useId, useState } from 'react';
import type { Rally } from '#domain/review/rallies.ts';
import { videoEnd, withinVideo } from '#domain/videos/video-time.ts';
import { Button } from '#web/ui/button.tsx';
import { TimeField } from '../video/time-field.tsx';
import { useOpenReview } from '../workspace/review-context.ts';

interface RallyTrimProps {
  rally: Rally;
  onChange: (rally: Rally) => void;
}

/** Two times, typed or taken from where the video is. What cannot be is told in place, and the rally stays as it was. */
export function RallyTrim({ rally, onChange }: RallyTrimProps) {
  const { video } = useOpenReview();
  const problemId = useId();
  const [problem, setProblem] = useState<string | null>(null);
  const set = (changes: Partial<Rally>) => {
    const changed = { ...rally, ...changes };
    const found = rallyProblem(changed, video.getState().duration);
    setProblem(found);
    if (found === null) onChange(changed);
    return found;
  };
  const now = () => {
    const { time, duration } = video.getState();
    return withinVideo(time, duration);
  };
  const field = { onProblem: setProblem, problemId };
  return (
    <div className="grid gap-1 px-2 pb-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <span className="flex items-center gap-1">
          <TimeField label="Start, m:ss" seconds={rally.start} onSet={(start) => set({ start })} {...field} />
          <Button size="sm" variant="ghost" className="px-2" onClick={() => set({ start: now() })}>
            Starts now
          </Button>
        </span>
        <span className="flex items-center gap-1">
          <TimeField label="End, m:ss" seconds={rally.end} onSet={(end) => set({ end })} {...field} />
          <Button size="sm" variant="ghost" className="px-2" onClick={() => set({ end: now() })}>
            Ends now
          </Button>
        </span>
      </div>
      <p id={problemId} role="alert" className="text-sm text-danger empty:hidden">
        {problem}
      </p>
    </div>
  );
}

/** The shortest rally, in seconds (domain, rallies.ts drops shorter ones as slips). */
const minSeconds = 0.5;

function rallyProblem({ start, end }: Rally, duration: number | null): string | null {
  if (end > videoEnd(duration)) return 'A rally cannot end after the video does.';
  return end - start < minSeconds ? 'A rally must end after it starts.' : null;
}
