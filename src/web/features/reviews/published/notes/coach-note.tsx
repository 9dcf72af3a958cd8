// One note of the coach.

import { t } from '@lingui/core/macro';
import { useLingui } from '@lingui/react';
import { Link as LinkSign, Play, UsersRound } from 'lucide-react';
import { memo } from 'react';
import type { NoteThread, NoteThreads } from '#contract/messages/note-answers.ts';
import type { Annotation } from '#contract/videos/videos.ts';
import { withoutSpokenTitle } from '#domain/reviews/voice/voice-clips.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockRange, formatClockTime } from '#domain/time/clock-time.ts';
import { pairSubjectLabel } from '#domain/videos/pairs/pair-subjects.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { Badge, NoteTypeBadge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { NoteAnswers } from '../../answers/note-answers.tsx';
import { SpokenNote } from '../../voice/spoken-note.tsx';
import { NoteBoard } from './note-board.tsx';
import type { Place } from './use-go-to.ts';

interface CoachNoteProps {
  videoId: string;
  /** Path of the screen, for links to the note; null for the example review, which has none. */
  page: string | null;
  note: Annotation;
  /** Whether the video is at this note. */
  isCurrent: boolean;
  /** Whether a filter hides it; print shows all notes. */
  isHidden: boolean;
  /** Seeks the video; left out if no video can be shown. */
  onGoTo?: ((place: Place) => void) | undefined;
  /** Pauses the video before a spoken note plays; returns how to resume it. */
  onListen?: (() => (() => void) | undefined) | undefined;
  /** The threads of the review; left out for readers who do not answer. */
  answers?: NoteThreads | undefined;
  thread?: NoteThread | undefined;
  /** Whether its thread is open. */
  isAnswering?: boolean;
  onAnswer?: ((noteId: string | null) => void) | undefined;
}

/** Time or range, type, skill, title, comment and court board, with a link to this moment. Memoised, since there may be hundreds. */
export const CoachNote = memo(function CoachNote(props: CoachNoteProps) {
  useLingui();
  const {
    videoId,
    page,
    note,
    isCurrent,
    isHidden,
    onGoTo,
    onListen,
    answers,
    thread,
    isAnswering = false,
    onAnswer,
  } = props;
  // The player stands for the generated title of a spoken note.
  const title = withoutSpokenTitle(withoutAiPrefix(note.title), note.voice);
  return (
    <li
      data-note={note.id}
      aria-current={isCurrent || undefined}
      className={cn(
        'relative grid gap-1.5 px-2 py-3 transition-colors sm:px-3 print:grid print:break-inside-avoid',
        isHidden && 'hidden',
        isCurrent && 'bg-surface-sunken/70 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary',
      )}
    >
      <div className="flex items-start gap-2.5">
        <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5">
          <NoteTime note={note} title={title} isCurrent={isCurrent} onGoTo={onGoTo} />
          <NoteTypeBadge type={note.type} />
          {note.skill && (
            <Badge>
              <span className="sr-only">{`${t`Skill:`} `}</span>
              {skillLabel(note.skill)}
            </Badge>
          )}
          {note.pair && (
            <Badge icon={<UsersRound aria-hidden />}>
              <span className="sr-only">{`${t`About the pair:`} `}</span>
              {pairSubjectLabel(note.pair)}
            </Badge>
          )}
          {isCurrent && <span className="sr-only">{t`Shown in the video now.`}</span>}
        </div>
        {page !== null && (
          <IconButton
            label={t`Copy link to ${{ time: formatClockTime(note.timestamp) }}`}
            size="sm"
            className="ml-auto self-start text-ink-muted print:hidden"
            onClick={() => void copyLink(page, note.timestamp)}
          >
            <LinkSign aria-hidden className="size-4!" />
          </IconButton>
        )}
      </div>
      {title && (
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">{title}</h3>
      )}
      {note.comment && (
        <p className="max-w-[70ch] wrap-anywhere whitespace-pre-line text-ink-muted">{withoutAiPrefix(note.comment)}</p>
      )}
      {note.voice && <SpokenNote videoId={videoId} voice={note.voice} onPlay={onListen} />}
      {note.board && <NoteBoard board={note.board} />}
      {answers?.answering && onAnswer && (
        <NoteAnswers
          {...{ videoId, note, thread }}
          answering={answers.answering}
          refusal={answers.refusal}
          isOpen={isAnswering}
          onToggle={onAnswer}
        />
      )}
    </li>
  );
});

type NoteTimeProps = Pick<CoachNoteProps, 'note' | 'isCurrent' | 'onGoTo'> & { title: string };

/** The button that plays the note; plain text if nothing can be played. */
function NoteTime({ note, title, isCurrent, onGoTo }: NoteTimeProps) {
  const time = formatClockRange(note.timestamp, note.endTimestamp);
  if (!onGoTo) return <span className="text-sm font-semibold">{time}</span>;
  const action = note.endTimestamp === null ? t`Play at ${{ time }}` : t`Play ${{ time }}`;
  return (
    <button
      type="button"
      onClick={() => onGoTo(note)}
      aria-label={title ? `${action}: ${title}` : action}
      className={cn(
        'inline-flex min-h-11 min-w-20 items-center justify-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold tabular-nums transition-colors pointer-fine:min-h-9 print:min-h-0 print:min-w-10 print:justify-start print:bg-transparent print:px-0 print:text-ink',
        isCurrent
          ? 'bg-primary text-on-primary hover:bg-primary-hover'
          : 'bg-surface-sunken hover:bg-primary hover:text-on-primary',
      )}
    >
      <Play aria-hidden className="size-3.5 shrink-0 fill-current print:hidden" />
      {time}
    </button>
  );
}

async function copyLink(page: string, timestamp: number): Promise<void> {
  const link = `${window.location.origin}${page}?t=${Math.floor(timestamp)}`;
  const copied = await copyText(link);
  toast(
    copied
      ? {
          title: t`Link copied`,
          description: t`It opens the video at ${{ time: formatClockTime(timestamp) }}.`,
          tone: 'success',
        }
      : { title: t`Copy this link`, description: link },
  );
}
