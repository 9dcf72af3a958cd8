// One note in the list of all notes.

import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { ListedNote } from '#contract/reviews/notes.ts';
import { personName } from '#domain/people/person-name.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Badge, NoteTypeBadge } from '#web/ui/badge.tsx';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { CorrectNoteDialog } from './correct-note-dialog.tsx';

/** The note with its source, a link to its moment, and Correct. */
export function NoteCard({ note }: { note: ListedNote }) {
  const [isCorrecting, setIsCorrecting] = useState(false);
  const { videoId, videoTitle, timestamp, type, skill, title, comment, player, coach, publishedAt, revisedAt } = note;
  const name = title || comment.slice(0, 60);
  return (
    <li className="grid gap-2 rounded-xl border bg-surface-raised p-4 shadow-raised sm:grid-cols-[1fr_auto] sm:gap-x-6">
      <div className="grid min-w-0 content-start gap-1.5">
        <p className="flex flex-wrap items-center gap-2">
          <NoteTypeBadge type={type} />
          {skill && (
            <Badge>
              <span translate="no">{skillLabel(skill)}</span>
            </Badge>
          )}
          <span className="font-medium wrap-anywhere">{title}</span>
        </p>
        {comment && <p className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{comment}</p>}
        <p className="text-sm wrap-anywhere text-ink-muted">
          <span translate="no">{personName(coach)}</span> for <span translate="no">{personName(player)}</span>, “
          {videoTitle}”, <TimeText at={publishedAt} kind="date" />
          {revisedAt && (
            <span>
              , updated <TimeText at={revisedAt} kind="date" />
            </span>
          )}
        </p>
      </div>
      <div className="flex gap-2 max-sm:*:grow sm:grid sm:content-start">
        <Link
          to="/player/video-analysis/$videoId"
          params={{ videoId }}
          search={{ t: Math.floor(timestamp) }}
          className={buttonStyles({ variant: 'secondary', size: 'sm' })}
        >
          Go to {formatClockTime(timestamp)}
          <span className="sr-only"> of {videoTitle}</span>
        </Link>
        <Button variant="ghost" size="sm" onClick={() => setIsCorrecting(true)}>
          Correct<span className="sr-only"> the note {name}</span>
        </Button>
      </div>
      <CorrectNoteDialog note={note} open={isCorrecting} onOpenChange={setIsCorrecting} />
    </li>
  );
}
