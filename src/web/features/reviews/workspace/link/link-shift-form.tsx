// Finds the offset between an old and a new video, from a moment in both or typed seconds.

import { useState } from 'react';
import type { DraftNote, ReviewDocument } from '#contract/reviews/review-document.ts';
import { offsetBetween, offsetRange } from '#domain/reviews/notes/note-shift.ts';
import { formatClockTime, formatPreciseTime } from '#domain/time/clock-time.ts';
import { numberSentence, readTypedNumber } from '#domain/typed-number.ts';
import { useVideoState } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { noteName } from '../skills/evidence-chips.tsx';
import { useOpenReview } from '../state/review-context.ts';
import { moveTimes, outsideWords } from './shift-times.ts';

interface LinkShiftFormProps {
  document: ReviewDocument;
  /** Moves everything by seconds. */
  onApply: (offset: number) => void;
  onCancel: () => void;
}

/** Find a note's moment in the new video, or type seconds; previews the first notes before anything moves. */
export function LinkShiftForm({ document, onApply, onCancel }: LinkShiftFormProps) {
  const { video } = useOpenReview();
  const [typed, setTyped] = useState('0');
  const [noteId, setNoteId] = useState(document.notes[0]?.id);
  const { value: offset } = readTypedNumber(typed, offsetRange);
  const note = document.notes.find(({ id }) => id === noteId) ?? document.notes[0];
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (offset !== null) onApply(offset);
      }}
    >
      {note && (
        <div className="grid items-end gap-2 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
          <SelectField
            label="A moment you recognise in the new video"
            value={note.id}
            options={document.notes.map((one) => ({ value: one.id, label: noteName(one) }))}
            onChange={({ target }) => setNoteId(target.value)}
          />
          <Button
            variant="secondary"
            onClick={() => video.seek(Math.max(note.timestamp + (offset ?? 0), 0), { play: false })}
          >
            Go near it
          </Button>
          <Button
            variant="secondary"
            onClick={() => setTyped(String(offsetBetween(note.timestamp, video.getState().time)))}
          >
            This is the moment
          </Button>
        </div>
      )}
      <NumberField
        range={offsetRange}
        label="Seconds to move everything by"
        help="A negative number if the new video starts later, such as −8.5."
        value={typed}
        error={offset === null ? numberSentence(offsetRange) : undefined}
        isLive
        onChange={(event) => setTyped(event.target.value)}
        className="sm:max-w-xs"
      />
      {offset !== null && <Preview document={document} note={note} offset={offset} />}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={offset === null || undefined}>
          {offset === null ? 'Move everything' : `Move everything by ${signed(offset)} s`}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface PreviewProps {
  document: ReviewDocument;
  note: DraftNote | undefined;
  offset: number;
}

/** The new times of the chosen, first and last note, and what falls outside. */
function Preview({ document, note, offset }: PreviewProps) {
  const { video } = useOpenReview();
  const duration = useVideoState(video, (state) => state.duration);
  const { after, clamped, dropped } = moveTimes(document, offset, duration, '');
  const shown = new Set([note, document.notes[0], document.notes.at(-1)]);
  return (
    <div role="status" className="grid gap-1">
      <ul>
        {[...shown].map(
          (one) =>
            one && (
              <li key={one.id} className="truncate">
                <span translate="no">{formatPreciseTime(one.timestamp)}</span> →{' '}
                <span translate="no" className="font-medium">
                  {formatPreciseTime(after.notes.find(({ id }) => id === one.id)?.timestamp ?? 0)}
                </span>{' '}
                {one.title}
              </li>
            ),
        )}
      </ul>
      {clamped + dropped > 0 && (
        <p>
          {duration !== null && <span>{`The new video is ${formatClockTime(duration)} long. `}</span>}
          <span>{outsideWords({ clamped, dropped })}</span>
        </p>
      )}
    </div>
  );
}

function signed(seconds: number): string {
  return seconds < 0 ? `−${Math.abs(seconds)}` : `+${seconds}`;
}
