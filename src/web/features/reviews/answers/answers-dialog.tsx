// All threads of a review for its coach: those that wait first, then every other note.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { NoteThread, NoteThreads } from '#contract/messages/note-answers.ts';
import type { Annotation } from '#contract/videos/videos.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NoteAnswers } from './note-answers.tsx';
import { ThreadTitle } from './removed-notes.tsx';

export interface AnswersDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  videoId: string;
  /** The published notes. */
  notes: readonly Pick<Annotation, 'id' | 'timestamp' | 'title'>[];
  threads: readonly NoteThread[];
  answering: NonNullable<NoteThreads['answering']>;
  refusal: string | null;
  /** The note whose thread is open. */
  openThread: string | null;
  onThread: (noteId: string | null) => void;
}

/** Each note with its thread; one is open at a time. */
export function AnswersDialog({ open, onOpenChange, ...list }: AnswersDialogProps) {
  const { firstName } = list.answering.other;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`Answers to your notes`}
      description={
        <span>
          <Trans>
            Only you and <span translate="no">{firstName}</span> can read them.
          </Trans>
        </span>
      }
    >
      <Threads {...list} />
    </Dialog>
  );
}

function Threads(props: Omit<AnswersDialogProps, 'open' | 'onOpenChange'>) {
  const { videoId, notes, threads, answering, refusal, openThread, onThread } = props;
  // As on opening: an answered thread stays where the coach is writing.
  const [waiting] = useState(() => new Set(threads.flatMap((one) => (one.isAwaiting ? [one.noteId] : []))));
  const known = new Set(threads.map(({ noteId }) => noteId));
  const others = notes
    .filter(({ id }) => !known.has(id))
    .toSorted((a, b) => a.timestamp - b.timestamp)
    .map((note) => ({ key: note.id, place: note, thread: undefined }));
  const listed = threads.map((thread) => ({ key: thread.noteId, place: thread, thread }));
  const groups = [
    { title: t`Waiting for you`, items: listed.filter(({ key }) => waiting.has(key)) },
    {
      title: t`Answered or closed`,
      items: listed.filter(({ key, thread }) => !waiting.has(key) && !thread.isRemoved),
    },
    { title: t`Removed by a revision`, items: listed.filter(({ thread }) => thread.isRemoved) },
    { title: t`Other notes`, items: others },
  ].filter(({ items }) => items.length > 0);
  return (
    <div className="grid gap-6">
      {groups.map(({ title, items }) => (
        <section key={title} aria-label={title} className="grid gap-1">
          <h3 className="text-sm text-ink-muted">{title}</h3>
          <ul className="grid divide-y">
            {items.map(({ key, place, thread }) => (
              <li key={key} className="grid gap-1 py-2.5">
                <ThreadTitle thread={place} />
                <NoteAnswers
                  videoId={videoId}
                  note={{ id: key, timestamp: place.timestamp }}
                  {...{ thread, answering, refusal }}
                  isOpen={openThread === key}
                  onToggle={onThread}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
