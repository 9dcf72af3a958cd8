// The thread of a note: what the player and the coach wrote or said, and where the next answer is written.

import { t } from '@lingui/core/macro';
import { useEffect, useEffectEvent, useRef } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { Message } from '#contract/messages/messages.ts';
import type { NoteThread, NoteThreads } from '#contract/messages/note-answers.ts';
import { answerWords } from '#domain/messages/note-answers.ts';
import { isCoach } from '#domain/people/roles.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { usePages } from '#web/lib/http/use-pages.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { MessageText } from '#web/ui/message-text.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { SpokenNote } from '../voice/spoken-note.tsx';
import { AnswerForm } from './answer-form.tsx';

export interface ThreadPanelProps {
  videoId: string;
  note: { id: string; timestamp: number };
  thread: NoteThread | undefined;
  answering: NonNullable<NoteThreads['answering']>;
  /** Why nobody can answer an open note now. */
  refusal: string | null;
}

/** The latest answers, older ones by a button; the coach can close the thread and open it again. */
export function ThreadPanel({ videoId, note, thread, answering, refusal }: ThreadPanelProps) {
  const { id: ownId, role } = useCurrentUser();
  const params = { videoId, noteId: note.id };
  const { rows, error, retry, hasMore, isLoadingMore, loadMore } = usePages(endpoints.listNoteAnswers, { params });
  useReading(params, rows?.find(({ senderId, readAt }) => senderId !== ownId && readAt === null)?.id);
  const closing = useCall(endpoints.closeNoteThread, {
    onError: (failed) => failureToast(t`Error`, failed, t`The thread could not be changed`),
  });
  const { firstName } = answering.other;
  const isClosed = thread?.closedAt != null;
  // A closed thread takes no answer: one on its way arrives before, or keeps the thread open.
  const sending = useRef<Promise<boolean>>(null);
  const close = async (next: boolean) => {
    if ((await sending.current) !== false) closing.mutate({ params, body: { isClosed: next } });
  };
  return (
    <section aria-label={t`Answers`} className="grid gap-3 rounded-lg border bg-surface p-3">
      {rows === undefined ? (
        error ? (
          <ErrorState title={t`The answers could not be loaded`} message={errorSentence(error)} onRetry={retry} />
        ) : (
          <Skeleton className="h-12 rounded-lg" />
        )
      ) : (
        rows.length > 0 && (
          <>
            {hasMore && (
              <Button variant="ghost" size="sm" busy={isLoadingMore} onClick={loadMore} className="justify-self-center">
                {t`Earlier answers`}
              </Button>
            )}
            <div role="log" aria-label={t`Answers between you and ${{ name: firstName }}`}>
              <ol className="grid gap-2.5">
                {rows.toReversed().map((answer) => (
                  <Answer
                    key={answer.id}
                    videoId={videoId}
                    answer={answer}
                    isOwn={answer.senderId === ownId}
                    name={firstName}
                  />
                ))}
              </ol>
            </div>
          </>
        )
      )}
      <AnswerForm
        videoId={videoId}
        noteId={note.id}
        name={firstName}
        refusal={refusalOf(thread, refusal, role === 'player')}
        freeUntil={role === 'player' ? answering.freeUntil : null}
        onSend={(arrives) => {
          sending.current = arrives.finally(() => {
            sending.current = null;
          });
        }}
      />
      {thread && !thread.isRemoved && isCoach(role) && (
        <Button
          variant="ghost"
          size="sm"
          busy={closing.isPending}
          onClick={() => void close(!isClosed)}
          className="justify-self-start"
        >
          {isClosed ? t`Open the thread again` : t`Close the thread`}
        </Button>
      )}
    </section>
  );
}

/** Why this thread takes no answer now. */
function refusalOf(thread: NoteThread | undefined, refusal: string | null, isPlayer: boolean): string | null {
  if (thread?.isRemoved) return t`A revision of the review removed this note. The thread can only be read.`;
  if (thread?.closedAt != null) {
    return isPlayer ? t`Your coach has closed this thread.` : t`You have closed this thread. Open it again to answer.`;
  }
  return refusal;
}

interface AnswerProps {
  videoId: string;
  answer: Message;
  isOwn: boolean;
  name: string;
}

function Answer({ videoId, answer: { content, voice, createdAt }, isOwn, name }: AnswerProps) {
  const words = answerWords(content, voice);
  return (
    <li className={cn('grid gap-1 border-l-2 pl-3', isOwn ? 'border-primary' : 'border-line-strong')}>
      <p className="flex flex-wrap items-baseline gap-x-2 text-xs text-ink-muted">
        <span className="font-semibold text-ink">{isOwn ? t`You` : <span translate="no">{name}</span>}</span>
        <TimeText at={createdAt} />
      </p>
      {words && (
        <p className="text-sm">
          <MessageText text={words} />
        </p>
      )}
      {voice && <SpokenNote videoId={videoId} voice={voice} noun="answer" />}
    </li>
  );
}

/** Marks the thread as read as soon as its window is visible. */
function useReading(params: { videoId: string; noteId: string }, newestUnread: string | undefined): void {
  const read = useCall(endpoints.readNoteAnswers);
  const readNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') read.mutate({ params });
  });
  useEffect(() => {
    if (newestUnread === undefined) return;
    readNow();
    document.addEventListener('visibilitychange', readNow);
    return () => document.removeEventListener('visibilitychange', readNow);
  }, [newestUnread]);
}
