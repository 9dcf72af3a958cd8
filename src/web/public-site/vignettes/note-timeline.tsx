// A timeline with the notes of the example review.

import { formatClockTime } from '#domain/time/clock-time.ts';
import type { NoteType } from '#domain/videos/videos.ts';
import { exampleLength, exampleNotes } from '#web/lib/example-review.ts';
import { NoteTypeBadge } from '#web/ui/badge.tsx';
import { cn } from '#web/ui/class-names.ts';

const markColours: Record<NoteType, string> = {
  technique: 'bg-tier-solid',
  positioning: 'bg-tier-getting',
  strategy: 'bg-tier-advanced',
  strength: 'bg-success',
  improvement: 'bg-attention',
};

/** A timeline with a mark for each note; the video is at the note with index `open`. */
export function NoteTimeline({ open }: { open: number }) {
  const current = exampleNotes[open];
  const share = (at: number) => `${(at / exampleLength) * 100}%`;
  return (
    <div className="grid gap-2">
      <div className="relative h-7">
        <div className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-surface-sunken" />
        <div
          className="absolute left-0 top-1/2 h-1.5 -translate-y-1/2 rounded-full bg-primary"
          style={{ width: share(current?.at ?? 0) }}
        />
        {exampleNotes.map(({ at, type }, index) => (
          <span
            key={at}
            className={cn(
              'absolute top-1/2 -translate-1/2 rounded-full ring-3 ring-surface-raised',
              index === open ? 'size-5' : 'size-3',
              markColours[type],
            )}
            style={{ left: share(at) }}
          />
        ))}
      </div>
      <div className="flex justify-between text-xs text-ink-muted">
        <span translate="no">{formatClockTime(current?.at ?? 0)}</span>
        <span translate="no">{formatClockTime(exampleLength)}</span>
      </div>
    </div>
  );
}

/** A note with its time, type and text. */
export function ExampleNote({ note, className }: { note: (typeof exampleNotes)[number]; className?: string }) {
  return (
    <div className={cn('flex gap-3', className)}>
      <span translate="no" className="w-11 shrink-0 pt-0.5 text-right text-sm font-semibold text-primary">
        {formatClockTime(note.at)}
      </span>
      <div className="grid gap-1.5">
        <NoteTypeBadge type={note.type} />
        <p className="text-sm">{note.text}</p>
      </div>
    </div>
  );
}
