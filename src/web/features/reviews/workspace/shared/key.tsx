// The picture of a key.

import { cn } from '#web/ui/class-names.ts';
import { useKeyPlace } from '../state/keys/key-place.ts';
import { usePrintedKey } from '../state/keys/keyboard-layout.ts';
import { noteKeySign } from '../state/keys/note-keys.ts';

interface KeyProps {
  className?: string;
  /** Whether the same is asked for with Alt while a note is being written. */
  isInNoteForm?: boolean;
  children: string;
}

/**
 * The picture of a key, as it works where the focus is; where it does not, its place stays empty. It has room for what it shows elsewhere
 * too: a button that moved as the focus comes to it would not be pressed.
 */
export function Key({ className, isInNoteForm = false, children }: KeyProps) {
  const place = useKeyPlace();
  const printed = usePrintedKey();
  const withAlt = isInNoteForm && place === 'note-form';
  return (
    <kbd
      aria-hidden
      className={cn(
        place !== 'heard' && !withAlt && 'invisible',
        'grid min-w-5 place-items-center rounded-sm border border-current/40 px-1 font-sans text-xs leading-4.5 font-medium',
        className,
      )}
    >
      <span className={cn('col-start-1 row-start-1', withAlt && 'invisible')}>{printed(children)}</span>
      {isInNoteForm && (
        <span className={cn('col-start-1 row-start-1', !withAlt && 'invisible')}>
          {noteKeySign(children).join(' ')}
        </span>
      )}
    </kbd>
  );
}
