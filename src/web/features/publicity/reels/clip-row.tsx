// One clip of a reel: player, caption, edges, position.

import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ArrowDown, ArrowUp, GripVertical, X } from 'lucide-react';
import { personName } from '#domain/people/person-name.ts';
import { reelTextLimits } from '#domain/publicity/clips.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { EdgeField } from './edge-field.tsx';
import type { DraftClip, ReelDraft } from './use-reel-draft.ts';

interface ClipRowProps {
  clip: DraftClip;
  /** Counted from 0. */
  index: number;
  draft: ReelDraft;
}

/** Marks clips of players who have not agreed, which the public page leaves out. */
export function ClipRow({ clip, index, draft }: ClipRowProps) {
  const { attributes, listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id: clip.key });
  const number = index + 1;
  const length = formatClockTime(clip.end - clip.start);
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      className={cn(
        'grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2 gap-y-2 rounded-lg border bg-surface-raised p-2.5',
        isDragging && 'relative z-10 shadow-raised',
      )}
    >
      <button
        type="button"
        {...attributes}
        {...listeners}
        aria-label={t`Move clip ${{ number }}`}
        className="grid min-h-11 w-8 cursor-grab touch-none place-items-center rounded-md text-ink-muted hover:bg-surface-sunken"
      >
        <GripVertical aria-hidden className="size-5" />
      </button>
      <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-sm">
        <span className="text-ink-muted tabular-nums">{number}</span>
        <span translate="no" className="min-w-0 font-semibold wrap-anywhere" dir="auto">
          {personName(clip.player)}
        </span>
      </p>
      <div className="flex items-start sm:row-span-2">
        <IconButton
          label={t`Move clip ${{ number }} up`}
          disabled={index === 0}
          onClick={() => draft.move(clip.key, index - 1)}
        >
          <ArrowUp aria-hidden />
        </IconButton>
        <IconButton
          label={t`Move clip ${{ number }} down`}
          disabled={index === draft.clips.length - 1}
          onClick={() => draft.move(clip.key, index + 1)}
        >
          <ArrowDown aria-hidden />
        </IconButton>
        <IconButton label={t`Remove clip ${{ number }}`} onClick={() => draft.remove(clip.key)}>
          <X aria-hidden />
        </IconButton>
      </div>
      <input
        aria-label={t`Caption of clip ${{ number }}`}
        value={clip.caption}
        maxLength={reelTextLimits.caption}
        onChange={(event) => draft.caption(clip.key, event.target.value)}
        className="min-h-11 w-full min-w-0 rounded-md border border-line-strong/60 bg-surface-raised px-2.5 text-base max-sm:col-span-full sm:col-start-2 sm:text-sm pointer-fine:min-h-9"
      />
      <div className="col-span-full flex flex-wrap items-center gap-x-2 gap-y-1 text-sm sm:gap-x-4 sm:pl-10">
        <EdgeField clip={clip} edge="start" number={number} draft={draft} />
        <EdgeField clip={clip} edge="end" number={number} draft={draft} />
        <span className="text-ink-muted tabular-nums">
          <Trans>
            <span translate="no">{length}</span> long
          </Trans>
        </span>
        {!clip.isPublic && <Badge tone="attention">{t`Has not agreed, not public`}</Badge>}
      </div>
    </li>
  );
}
