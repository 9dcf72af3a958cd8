// Buttons that start a spoken note, like holding V, for mouse, finger and keyboard.

import { t } from '@lingui/core/macro';
import { Mic } from 'lucide-react';
import type { PointerEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { useKeysOn } from '../../shared/keys/keys-preference.ts';
import { Key } from '../shared/key.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';
import { holdPointer } from './hold.ts';
import { speak } from './speak-command.ts';

/** Records while held; a press records until the next press. */
function useSpeakPress() {
  const review = useOpenReview();
  const isOn = useReviewState(({ recording }) => recording !== null);
  return {
    isOn,
    press: {
      'aria-pressed': isOn,
      onPointerDown: ({ button, nativeEvent }: PointerEvent) => {
        if (button === 0) speak(review, holdPointer(nativeEvent));
      },
      // A keyboard press has no pointer event before it.
      onClick: ({ detail }: { detail: number }) => {
        if (detail === 0) speak(review, null);
      },
      // Holding a finger would select text or open a menu.
      onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    },
  };
}

const look = 'touch-none select-none aria-pressed:bg-danger-soft aria-pressed:text-danger';

/** Beside the note types. */
export function SpeakButton(): ReactNode {
  const { press } = useSpeakPress();
  const keysOn = useKeysOn();
  return (
    <button
      type="button"
      title={keysOn ? t`Speak a note (hold V)` : t`Speak a note`}
      aria-label={t`Speak a note`}
      {...press}
      className={cn(
        'flex min-h-13 min-w-10 flex-none items-center justify-center gap-1.5 rounded-lg border border-line-strong px-1.5 sm:min-w-11 sm:px-2 text-ink-muted transition-colors hover:border-current hover:text-ink',
        'sm:min-h-11 pointer-fine:sm:min-h-10 fit:min-w-10 fit:px-2',
        look,
      )}
    >
      <Mic aria-hidden className="size-4.5 shrink-0" />
      {keysOn && <Key className="max-lg:hidden @max-[52rem]/focus:hidden">V</Key>}
    </button>
  );
}

/** In the note form, for a note without a recording. */
export function NoteSpeakButton({ edited }: { edited: EditedNote }): ReactNode {
  const { press, isOn } = useSpeakPress();
  const keysOn = useKeysOn();
  if (edited.voice) return null;
  return (
    <Button size="sm" variant="ghost" icon={<Mic aria-hidden />} className={cn('px-2', look)} {...press}>
      {isOn ? t`Stop` : t`Speak`}
      {keysOn && (
        <Key isInNoteForm className="max-lg:hidden">
          V
        </Key>
      )}
    </Button>
  );
}
