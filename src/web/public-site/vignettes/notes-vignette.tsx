// A picture of video analysis: notes on a timeline.

import { t } from '@lingui/core/macro';
import { exampleNotes } from '#web/lib/example-review.ts';
import { ExampleNote, NoteTimeline } from './note-timeline.tsx';
import { Vignette } from './vignette.tsx';

const open = 2;

/** A timeline with three of its notes. */
export function NotesVignette() {
  return (
    <Vignette
      label={t`Example: a video timeline with a mark for every coach note. Three notes are open, each with its time and type.`}
    >
      <NoteTimeline open={open} />
      <div className="mt-5 grid grid-cols-3 gap-6">
        {exampleNotes.slice(open, open + 3).map((note) => (
          <ExampleNote key={note.at} note={note} className="flex-col gap-1.5 *:first:w-auto *:first:text-left" />
        ))}
      </div>
    </Vignette>
  );
}
