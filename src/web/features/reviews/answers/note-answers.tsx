// Below a note: answering it, and what has been answered.

import { Trans } from '@lingui/react/macro';
import { MessageSquareReply } from 'lucide-react';
import type { NoteThread, NoteThreads } from '#contract/messages/note-answers.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { cn } from '#web/ui/class-names.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import type { ThreadPanelProps } from './thread-panel.tsx';
import { threadWords } from './use-note-threads.ts';

const ThreadPanel = lateComponent<ThreadPanelProps>(
  () => import('./thread-panel.tsx').then((part) => part.ThreadPanel),
  <Skeleton className="h-28 rounded-lg" />,
);

export interface NoteAnswersProps {
  videoId: string;
  note: { id: string; timestamp: number };
  /** Of the note; undefined while nobody has answered. */
  thread: NoteThread | undefined;
  answering: NonNullable<NoteThreads['answering']>;
  refusal: string | null;
  isOpen: boolean;
  onToggle: (noteId: string | null) => void;
}

/** A button with the number of answers, and below it the thread while it is open. Not printed: answers are of the two. */
export function NoteAnswers({ isOpen, onToggle, ...panel }: NoteAnswersProps) {
  const { note, thread } = panel;
  const isNew = (thread?.unread ?? 0) > 0;
  const answers = thread ? threadWords(thread) : null;
  const time = formatClockTime(note.timestamp);
  return (
    <div className="grid gap-2 print:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => onToggle(isOpen ? null : note.id)}
        className={cn(
          '-ml-2 inline-flex min-h-11 w-fit items-center gap-1.5 rounded-lg px-2 text-sm font-semibold transition-colors hover:bg-surface-sunken pointer-fine:min-h-8',
          isNew ? 'text-primary' : 'text-ink-muted hover:text-ink',
        )}
      >
        <MessageSquareReply aria-hidden className="size-4" />
        {answers === null ? (
          <Trans>
            Answer<span className="sr-only"> the note at {time}</span>
          </Trans>
        ) : (
          <Trans>
            {answers}
            <span className="sr-only"> to the note at {time}</span>
          </Trans>
        )}
      </button>
      {isOpen && <ThreadPanel key={note.id} {...panel} />}
    </div>
  );
}
