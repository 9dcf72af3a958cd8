// One note of the coach.

import { Link as LinkSign, Play } from 'lucide-react';
import type { Annotation } from '#contract/videos.ts';
import { formatClockTime } from '#domain/clock-time.ts';
import { withoutAiPrefix } from '#domain/skills.ts';
import { copyText } from '#web/lib/copy-text.ts';
import { NoteTypeBadge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/toast.tsx';

interface CoachNoteProps {
  videoId: string;
  note: Annotation;
  /** Whether the video is at this note now. */
  isCurrent: boolean;
  /** Whether the reader has chosen others; on paper all of them stand. */
  isHidden: boolean;
  /** Sends the video there; left out where no video can be shown. */
  onGoTo?: (() => void) | undefined;
}

/** Time, type, title and comment, with a link that opens the video there. */
export function CoachNote({ videoId, note, isCurrent, isHidden, onGoTo }: CoachNoteProps) {
  const time = formatClockTime(note.timestamp);
  const title = withoutAiPrefix(note.title);
  return (
    <li
      aria-current={isCurrent || undefined}
      className={cn(
        'relative grid gap-1.5 px-2 py-3 transition-colors sm:px-3 print:grid print:break-inside-avoid',
        isHidden && 'hidden',
        isCurrent && 'bg-surface-sunken/70 before:absolute before:inset-y-0 before:left-0 before:w-1 before:bg-primary',
      )}
    >
      <div className="flex items-center gap-2.5">
        {onGoTo ? (
          <button
            type="button"
            onClick={onGoTo}
            aria-label={title ? `Play at ${time}: ${title}` : `Play at ${time}`}
            className={cn(
              'inline-flex min-h-11 min-w-20 items-center justify-center gap-1.5 rounded-lg px-2.5 text-sm font-semibold transition-colors pointer-fine:min-h-9 print:min-h-0 print:min-w-10 print:justify-start print:bg-transparent print:px-0 print:text-ink',
              isCurrent
                ? 'bg-primary text-on-primary hover:bg-primary-hover'
                : 'bg-surface-sunken hover:bg-primary hover:text-on-primary',
            )}
          >
            <Play aria-hidden className="size-3.5 shrink-0 fill-current print:hidden" />
            {time}
          </button>
        ) : (
          <span className="text-sm font-semibold">{time}</span>
        )}
        <NoteTypeBadge type={note.type} />
        {isCurrent && <span className="sr-only">This note is about what the video shows now.</span>}
        <IconButton
          label={`Copy link to ${time}`}
          size="sm"
          className="ml-auto text-ink-muted print:hidden"
          onClick={() => void copyLink(videoId, note.timestamp)}
        >
          <LinkSign aria-hidden className="size-4!" />
        </IconButton>
      </div>
      {title && (
        <h3 className="font-sans text-base leading-snug font-semibold tracking-normal wrap-anywhere">{title}</h3>
      )}
      {note.comment && (
        <p className="max-w-[70ch] whitespace-pre-line text-ink-muted">{withoutAiPrefix(note.comment)}</p>
      )}
    </li>
  );
}

async function copyLink(videoId: string, timestamp: number): Promise<void> {
  const link = `${window.location.origin}/player/video-analysis/${videoId}?t=${Math.floor(timestamp)}`;
  const copied = await copyText(link);
  toast(
    copied
      ? { title: 'Link copied', description: `It opens the video at ${formatClockTime(timestamp)}.`, tone: 'success' }
      : { title: 'Copy this link', description: link },
  );
}
