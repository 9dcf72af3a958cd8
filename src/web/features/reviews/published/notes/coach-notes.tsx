// The coach's notes by time, tied to the video.

import { plural, t } from '@lingui/core/macro';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { NoteThreads } from '#contract/messages/note-answers.ts';
import type { Annotation } from '#contract/videos/videos.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { useOpenThread } from '../../answers/use-note-threads.ts';
import { pauseVideo } from '../../voice/pause-video.ts';
import { CoachNote } from './coach-note.tsx';
import { isChosen, type NoteChoice } from './note-choices.ts';
import { NoteFilter } from './note-filter.tsx';
import { useCurrentNote } from './use-current-note.ts';
import type { Place } from './use-go-to.ts';

interface CoachNotesProps {
  videoId: string;
  /** Path of the screen, for links to a note. */
  page: string;
  title?: string;
  /** By time. */
  notes: readonly Annotation[];
  controller: VideoController;
  /** A note to show; pass a new object each time. */
  asked: { note: Annotation } | null;
  /** Seeks the video to a note; left out if no video can be shown. */
  onGoTo: ((place: Place) => void) | undefined;
  /** The threads of the review's notes; left out for readers who do not answer. */
  answers?: NoteThreads | undefined;
}

/** From how many notes on, those off screen are not laid out (500 of them cost a phone some tenths of a second). */
const manyNotes = 60;
const lazyRows =
  '*:[contain-intrinsic-size:auto_7.5rem] *:[content-visibility:auto] print:*:[content-visibility:visible]';

/** On narrow screens only the first notes show, so that the rest of the review is near. */
const firstNotes = 5;
const firstAlone = cn('max-lg:[&>li:nth-child(n+6)]:hidden print:[&>li]:grid!');

/** The Coach's Video Notes card. A note's time plays the video there; the playing note is marked and kept in view. */
export function CoachNotes(props: CoachNotesProps) {
  const { videoId, page, title = t`Coach's Video Notes`, notes, controller, asked, onGoTo, answers } = props;
  const list = useRef<HTMLOListElement>(null);
  const current = useCurrentNote(controller, notes);
  const [choice, setChoice] = useState<NoteChoice | null>(null);
  const [hasAll, setHasAll] = useState(notes.length <= firstNotes + 1);
  useFollowed(list, current);
  const onListen = useCallback(() => pauseVideo(controller), [controller]);
  const { linked, open, setOpen } = useOpenThread();
  const threads = useMemo(() => new Map(answers?.threads.map((thread) => [thread.noteId, thread])), [answers]);
  // Found once the threads are there: the address may name one of the notes.
  const found = answers === undefined ? undefined : linked;
  const [goneTo, setGoneTo] = useState<typeof found>(undefined);
  if (found !== goneTo) {
    setGoneTo(found);
    setHasAll(true);
  }
  useEffect(() => {
    if (found !== undefined) rowOf(list.current, found)?.scrollIntoView({ block: 'center' });
  }, [found]);
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) {
    setShown(asked);
    setHasAll(true);
    if (!isChosen(asked.note, choice)) setChoice(null);
  }
  useEffect(() => {
    if (asked) rowOf(list.current, asked.note.id)?.scrollIntoView({ block: 'nearest' });
  }, [asked]);
  return (
    <Card as="section" className="flex flex-col pb-2 sm:pb-3 lg:h-full print:block print:h-auto">
      <CardTitle className="mb-1">{title}</CardTitle>
      {!controller.canControl && onGoTo && (
        <p className="mb-2 text-sm text-ink-muted print:hidden">
          {t`Choose a note, then go to its time in the Matchi player.`}
        </p>
      )}
      <NoteFilter
        notes={notes}
        value={choice}
        onValueChange={(next) => {
          setHasAll(true);
          setChoice(next);
        }}
        className={hasAll ? undefined : 'max-lg:hidden'}
      />
      <ol
        ref={list}
        className={cn(
          '-mx-2 grid content-start divide-y sm:-mx-3 lg:min-h-0 lg:grow lg:overflow-y-auto lg:overscroll-contain print:overflow-visible',
          notes.length >= manyNotes && lazyRows,
          !hasAll && firstAlone,
        )}
      >
        {notes.map((note) => (
          <CoachNote
            key={note.id}
            videoId={videoId}
            page={page}
            note={note}
            isCurrent={note.id === current}
            isHidden={!isChosen(note, choice)}
            onGoTo={onGoTo}
            onListen={onListen}
            answers={answers}
            thread={threads.get(note.id)}
            isAnswering={open === note.id}
            onAnswer={setOpen}
          />
        ))}
      </ol>
      {!hasAll && (
        <Button variant="secondary" className="my-2 lg:hidden print:hidden" onClick={() => setHasAll(true)}>
          {plural({ count: notes.length }, { one: 'Show # note', other: 'Show all # notes' })}
        </Button>
      )}
    </Card>
  );
}

function rowOf(list: HTMLElement | null, noteId: string): HTMLElement | null {
  return list?.querySelector<HTMLElement>(`[data-note="${noteId}"]`) ?? null;
}

/** Scrolls the list to the playing note, unless someone points at the list. The page itself does not scroll. */
function useFollowed(list: RefObject<HTMLOListElement | null>, current: string | null): void {
  useEffect(() => {
    const frame = list.current;
    const row = current === null ? null : rowOf(frame, current);
    if (!frame || !row || frame.scrollHeight <= frame.clientHeight) return;
    if (frame.matches(':hover') && matchMedia('(hover: hover)').matches) return;
    const seen = frame.getBoundingClientRect();
    const { top, bottom, height } = row.getBoundingClientRect();
    if (top >= seen.top && bottom <= seen.bottom) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    frame.scrollTo({
      top: frame.scrollTop + top - seen.top - Math.max(0, (seen.height - height) / 3),
      behavior: calm ? 'auto' : 'smooth',
    });
  }, [list, current]);
}
