// Threads of notes that a revision removed: they stay readable below the review.

import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { NoteThread } from '#contract/messages/note-answers.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { NoteAnswers } from './note-answers.tsx';
import { useNoteThreads, useOpenThread } from './use-note-threads.ts';

/** Renders nothing while every answered note is in the review. */
export function RemovedNotes({ videoId }: { videoId: string }) {
  const found = useNoteThreads(videoId);
  const { linked, open, setOpen } = useOpenThread();
  const card = useRef<HTMLDivElement>(null);
  const removed = found?.threads.filter(({ isRemoved }) => isRemoved) ?? [];
  const isLinked = removed.some(({ noteId }) => noteId === linked);
  useEffect(() => {
    if (isLinked) card.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  if (!found?.answering || removed.length === 0) return null;
  const { answering, refusal } = found;
  return (
    <div ref={card} className="print:hidden">
      <Card as="section">
        <CardTitle className="mb-1">{t`Answers to removed notes`}</CardTitle>
        <p className="text-sm text-ink-muted">
          {t`A revision removed these notes from the review. You can still read what you wrote to each other.`}
        </p>
        <ul className="mt-2 grid divide-y">
          {removed.map((thread) => (
            <li key={thread.noteId} className="grid gap-1 py-3">
              <ThreadTitle thread={thread} />
              <NoteAnswers
                videoId={videoId}
                note={{ id: thread.noteId, timestamp: thread.timestamp }}
                {...{ thread, answering, refusal }}
                isOpen={open === thread.noteId}
                onToggle={setOpen}
              />
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}

/** Time and title of a thread's note. */
export function ThreadTitle({ thread: { timestamp, title } }: { thread: Pick<NoteThread, 'timestamp' | 'title'> }) {
  return (
    <p className="font-semibold wrap-anywhere">
      <span translate="no">{`${formatClockTime(timestamp)} ${readableTitle(title)}`}</span>
    </p>
  );
}
