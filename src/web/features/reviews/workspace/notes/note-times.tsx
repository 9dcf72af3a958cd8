// Start and end of the note in the editor.

import { t } from '@lingui/core/macro';

import { Minus, Plus, X } from 'lucide-react';
import { defaultLead, limitFor, movedTo, noteRangeProblem } from '#domain/reviews/notes/note-ranges.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { TimeField, useTimeProblem } from '#web/ui/fields/time-field.tsx';
import { usePreference } from '../../shared/keys/device-preference.ts';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { Key } from '../shared/key.tsx';
import { defaultRange } from '../state/range-preference.ts';
import { useOpenReview } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';
import { endNoteHere } from './chosen-note.ts';

interface NoteTimesProps {
  edited: EditedNote;
  /** Enter was pressed in a field with a valid time. */
  onDone: () => void;
}

/**
 * Moves the note with its length by a second, to the video's position, or to a typed m:ss; the video follows. An end makes it a range.
 * Invalid times show a message and change nothing.
 */
export function NoteTimes({ edited, onDone }: NoteTimesProps) {
  const review = useOpenReview();
  const { store, video } = review;
  const keysOn = useKeysOn();
  const isUsual = usePreference(defaultRange);
  const start = useTimeProblem();
  const end = useTimeProblem();
  const { timestamp, endTimestamp } = edited;

  const moveTo = (seconds: number) => {
    start.field.onProblem(null);
    const moved = movedTo(edited, seconds, limitFor(edited, video.getState().duration));
    store.editTo({ timestamp: moved.timestamp, endTimestamp: moved.endTimestamp });
    if (video.canControl) video.seek(moved.timestamp, { play: false });
  };
  const setStart = (seconds: number) => {
    const found = noteRangeProblem(
      { timestamp: seconds, endTimestamp: null },
      limitFor(edited, video.getState().duration),
    );
    if (found === null) moveTo(seconds);
    return found;
  };
  const setEnd = (seconds: number) => {
    const found = noteRangeProblem({ timestamp, endTimestamp: seconds }, limitFor(edited, video.getState().duration));
    if (found === null) store.editTo({ endTimestamp: seconds });
    return found;
  };
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 text-sm">
        <div role="group" aria-label={t`Time of the note`} className="flex items-center gap-0.5">
          <IconButton size="sm" label={t`1 second earlier`} onClick={() => moveTo(timestamp - 1)}>
            <Minus aria-hidden className="size-4!" />
          </IconButton>
          <TimeField label={t`Time, m:ss`} seconds={timestamp} onSet={setStart} onDone={onDone} {...start.field} />
          <IconButton size="sm" label={t`1 second later`} onClick={() => moveTo(timestamp + 1)}>
            <Plus aria-hidden className="size-4!" />
          </IconButton>
          <Button size="sm" variant="ghost" className="px-2" onClick={() => moveTo(video.getState().time)}>
            {t`Set to now`}
          </Button>
        </div>
        <div role="group" aria-label={t`End of the note`} className="flex items-center gap-0.5">
          <span aria-hidden className="mr-1.5 text-ink-muted">
            {t({ message: 'to', context: 'between two times' })}
          </span>
          <TimeField label={t`End, m:ss`} seconds={endTimestamp} onSet={setEnd} onDone={onDone} {...end.field} />
          <Button size="sm" variant="ghost" className="px-2" onClick={() => endNoteHere(review)}>
            {t`Ends now`}
            {keysOn && (
              <Key isInNoteForm className="max-lg:hidden">
                E
              </Key>
            )}
          </Button>
          {endTimestamp !== null && (
            <IconButton
              size="sm"
              label={t`Remove the end`}
              onClick={() => {
                end.field.onProblem(null);
                store.editTo({ endTimestamp: null });
              }}
            >
              <X aria-hidden className="size-4!" />
            </IconButton>
          )}
        </div>
      </div>
      {edited.before === null && (
        <label className="inline-flex min-h-9 cursor-pointer items-center gap-2 justify-self-start text-xs text-ink-muted pointer-fine:min-h-6">
          <input
            type="checkbox"
            checked={isUsual}
            onChange={({ target }) => {
              defaultRange.set(target.checked);
              store.editTo({ lead: target.checked ? defaultLead : null });
            }}
            className="size-4 accent-primary"
          />
          {t`By default, 4 s before to 2 s after`}
        </label>
      )}
      {start.sentence}
      {end.sentence}
    </div>
  );
}
