// One note in the list of all notes.

import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { ListedNote } from '#contract/reviews/notes.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Badge, NoteTypeBadge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { CorrectNoteDialog } from './correct-note-dialog.tsx';

/** The note, a link to its moment, and Correct. */
export function NoteRow({ note }: { note: ListedNote }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { videoId, videoTitle, timestamp, type, skill, comment } = note;
  const title = readableTitle(note.title);
  const name = title || comment.slice(0, 60);
  const time = formatClockTime(timestamp);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-4 py-3 sm:px-6">
      <p className="flex min-h-8 flex-wrap items-center gap-x-2 gap-y-1">
        <NoteTypeBadge type={type} />
        {skill && (
          <Badge>
            <span translate="no">{skillLabel(skill)}</span>
          </Badge>
        )}
        <span className="font-medium wrap-anywhere max-sm:hidden">{title}</span>
      </p>
      <div className="flex items-start gap-1">
        <Link
          to="/player/video-analysis/$videoId"
          params={{ videoId }}
          search={{ t: Math.floor(timestamp) }}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          <Trans>
            <span className="max-sm:sr-only">Go to </span>
            <span translate="no">{time}</span>
            <span className="sr-only"> of {videoTitle}</span>
          </Trans>
        </Link>
        <Button variant="ghost" size="sm" onClick={() => setIsCorrecting(true)}>
          <Pencil aria-hidden className="sm:hidden" />
          <Trans>
            <span className="max-sm:sr-only">Correct</span>
            <span className="sr-only"> the note {name}</span>
          </Trans>
        </Button>
      </div>
      <div className="col-span-2 grid gap-1">
        {title && <p className="font-medium wrap-anywhere sm:hidden">{title}</p>}
        {comment && <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere max-sm:text-sm">{comment}</p>}
      </div>
      <CorrectNoteDialog note={note} open={isCorrecting} onOpenChange={setIsCorrecting} />
    </li>
  );
}
