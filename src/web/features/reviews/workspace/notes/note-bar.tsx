// Buttons that start a note, like the keys T, P, S, G and I.

import { t } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { noteTypes } from '#domain/videos/videos.ts';
import { cn } from '#web/ui/class-names.ts';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { Key } from '../shared/key.tsx';
import { footBarOnPhone } from '../shared/review-layout.ts';
import { noteKeys } from '../state/keys/key-table.ts';
import { beginNote } from '../state/review-actions.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { SpeakButton } from '../voice/speak-button.tsx';

interface NoteBarProps {
  /** Whether it is at the foot of a phone's screen. */
  isAtFoot: boolean;
}

/** One button for each type of note. */
export function NoteBar({ isAtFoot }: NoteBarProps) {
  const review = useOpenReview();
  const keysOn = useKeysOn();
  // The phone's keyboard leaves no room for it.
  const isWriting = useReviewState((state) => state.edited !== null);
  useRootMark('actions', isAtFoot && !isWriting);
  return (
    <div
      role="group"
      aria-label={t`Note at the current time`}
      className={cn(
        'flex gap-1 sm:gap-1.5 sm:max-lg:w-full',
        footBarOnPhone,
        (!isAtFoot || isWriting) && 'max-sm:hidden',
      )}
    >
      {noteTypes.map((type) => {
        const { label, className, icon: Icon } = noteStyles[type];
        const title = t`${{ type: label }} note`;
        return (
          <button
            key={type}
            type="button"
            title={keysOn ? `${title} (${noteKeys[type]})` : title}
            // Phones open their keyboard only if a field takes the focus during the press.
            onClick={() => flushSync(() => beginNote(review, type))}
            className={cn(
              'flex min-h-13 min-w-0 flex-auto flex-col fit:flex-none items-center justify-center gap-0.5 rounded-lg border border-transparent px-0.5 text-xs sm:px-1 font-medium transition-colors hover:border-current',
              'sm:min-h-11 sm:flex-row sm:gap-1.5 sm:text-sm sm:font-semibold pointer-fine:sm:min-h-10 fit:min-w-10 fit:px-2',
              className,
            )}
          >
            <Icon aria-hidden className="size-4.5 shrink-0" />
            <span className="max-w-full truncate max-[28rem]:sr-only @max-[71rem]/line:sr-only @max-[91rem]/focus:sr-only">
              {label}
            </span>
            {keysOn && <Key className="max-lg:hidden @max-[52rem]/focus:hidden">{noteKeys[type]}</Key>}
          </button>
        );
      })}
      <SpeakButton />
    </div>
  );
}
