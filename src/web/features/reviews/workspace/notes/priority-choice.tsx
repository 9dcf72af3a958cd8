// The priority that the note becomes, chosen by hand (also Alt and a number).

import { cn } from '#web/ui/class-names.ts';
import { useOpenReview } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';
import { runNoteCommand } from './note-form-keys.ts';

/** First, second or, pressed again, none. Without a skill, it says what is missing. */
export function PriorityChoice({ edited }: { edited: EditedNote }) {
  const review = useOpenReview();
  return (
    <div role="group" aria-label="Priority of the review" className="flex items-center gap-1 text-xs text-ink-muted">
      <span aria-hidden>Priority</span>
      {([1, 2] as const).map((rank) => {
        const isChosen = edited.priority === rank;
        return (
          <button
            key={rank}
            type="button"
            aria-label={`Priority ${rank}`}
            aria-pressed={isChosen}
            onClick={() => runNoteCommand(review, { kind: 'priority', rank }, null)}
            className={cn(
              'inline-flex min-h-9 min-w-9 items-center justify-center gap-1 rounded-full border px-2 font-medium pointer-fine:min-h-7 pointer-fine:min-w-7',
              isChosen ? 'border-primary bg-primary-soft text-primary' : 'hover:text-ink',
            )}
          >
            {rank}
          </button>
        );
      })}
    </div>
  );
}
