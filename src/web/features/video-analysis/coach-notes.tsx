// The coach's notes, in the order of the video and tied to it.

import { useState } from 'react';
import type { Video } from '#contract/videos.ts';
import { formatClockTime } from '#domain/clock-time.ts';
import { parseVideoLink } from '#domain/video-links.ts';
import type { NoteType } from '#domain/videos.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { useVideoState, type VideoController } from '#web/lib/video/video-controller.ts';
import { Card, CardTitle } from '#web/ui/card.tsx';
import { toast } from '#web/ui/toast.tsx';
import { CoachNote } from './coach-note.tsx';
import { NoteFilter } from './note-filter.tsx';
import { notePlayingNow } from './note-playing-now.ts';

interface CoachNotesProps {
  video: Video;
  controller: VideoController;
  /** Runs when the video has been sent to a note, so that it can be brought into sight. */
  onGoTo: () => void;
}

/** The Coach's Video Notes card. A note's time plays the video there; the note that plays now is marked. */
export function CoachNotes({ video, controller, onGoTo }: CoachNotesProps) {
  const notes = video.annotations.toSorted((a, b) => a.timestamp - b.timestamp);
  const current = useVideoState(controller, (state) =>
    state.status === 'idle' || state.time === 0 ? null : (notePlayingNow(notes, state.time)?.id ?? null),
  );
  const [shownType, setShownType] = useState<NoteType | null>(null);
  const isShown = parseVideoLink(video.videoUrl) !== null;
  if (notes.length === 0) return null;

  const goTo = (seconds: number) => {
    controller.seek(seconds, { play: controller.canControl });
    onGoTo();
    if (!controller.canControl) void tellTime(seconds);
  };

  return (
    <Card as="section" className="pb-2 sm:pb-3">
      <CardTitle className="mb-1">Coach's Video Notes</CardTitle>
      {!controller.canControl && isShown && (
        <p className="mb-2 text-sm text-ink-muted print:hidden">
          Choose a note, then go to its time in the Matchi player.
        </p>
      )}
      <NoteFilter notes={notes} value={shownType} onValueChange={setShownType} />
      <ol className="-mx-2 grid divide-y sm:-mx-3">
        {notes.map((note) => (
          <CoachNote
            key={note.id}
            videoId={video.id}
            note={note}
            isCurrent={note.id === current}
            isHidden={shownType !== null && note.type !== shownType}
            onGoTo={isShown ? () => goTo(note.timestamp) : undefined}
          />
        ))}
      </ol>
    </Card>
  );
}

/** Nobody can drive Matchi's player from outside: the time is copied for the person to go there. */
async function tellTime(seconds: number): Promise<void> {
  const time = formatClockTime(seconds);
  const copied = await copyText(time);
  toast({
    title: `Go to ${time} in the Matchi player`,
    ...(copied && { description: 'The time is on your clipboard.' }),
  });
}
