// The coach's notes, in the order of the video and tied to it.

import { useState } from 'react';
import type { Annotation } from '#contract/videos/videos.ts';
import { noteAt } from '#domain/review/note-ranges.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { cn } from '#web/ui/class-names.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { CoachNote } from './coach-note.tsx';
import { isChosen, type NoteChoice } from './note-choices.ts';
import { NoteFilter } from './note-filter.tsx';
import type { Place } from './use-go-to.ts';

interface CoachNotesProps {
  videoId: string;
  /** In the order of the video. */
  notes: readonly Annotation[];
  controller: VideoController;
  /** Sends the video to a note; left out where no video can be shown. */
  onGoTo: ((place: Place) => void) | undefined;
}

/** From how many notes on those out of sight are not laid out (500 of them cost a phone some tenths of a second), and how that is said. */
const manyNotes = 60;
const lazyRows =
  '*:[contain-intrinsic-size:auto_7.5rem] *:[content-visibility:auto] print:*:[content-visibility:visible]';

/** The Coach's Video Notes card. A note's time plays the video there; the note that plays now is marked. */
export function CoachNotes({ videoId, notes, controller, onGoTo }: CoachNotesProps) {
  const current = useVideoState(controller, (state) =>
    state.status === 'idle' || state.time === 0 ? null : (noteAt(notes, state.time)?.id ?? null),
  );
  const [choice, setChoice] = useState<NoteChoice | null>(null);
  if (notes.length === 0) return null;
  return (
    <Card as="section" className="pb-2 sm:pb-3">
      <CardTitle className="mb-1">Coach's Video Notes</CardTitle>
      {!controller.canControl && onGoTo && (
        <p className="mb-2 text-sm text-ink-muted print:hidden">
          Choose a note, then go to its time in the Matchi player.
        </p>
      )}
      <NoteFilter notes={notes} value={choice} onValueChange={setChoice} />
      <ol className={cn('-mx-2 grid divide-y sm:-mx-3', notes.length >= manyNotes && lazyRows)}>
        {notes.map((note) => (
          <CoachNote
            key={note.id}
            videoId={videoId}
            note={note}
            isCurrent={note.id === current}
            isHidden={!isChosen(note, choice)}
            onGoTo={onGoTo}
          />
        ))}
      </ol>
    </Card>
  );
}
