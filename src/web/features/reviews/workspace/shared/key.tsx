// The picture of a key.

import { cn } from '#web/ui/class-names.ts';
import { usePrintedKey } from '../../shared/keys/keyboard-layout.ts';
import { useKeyPlace } from '../state/keys/key-place.ts';
import { noteKeySign } from '../state/keys/note-keys.ts';

interface KeyProps {
  className?: string;
  /** Whether Alt gives the same command while a note is being written. */
  isInNoteForm?: boolean;
  children: string;
}

/**
 * The key that works where the focus is, dimmed while it does not. Keeps room for both forms: a button that moved as it takes the focus
 * would not be pressed.
 */
export function Key({ className, isInNoteForm = false, children }: KeyProps) {
  const place = useKeyPlace();
  const printed = usePrintedKey();
  const withAlt = isInNoteForm && place === 'note-form';
  return (
    <kbd
      aria-hidden
      className={cn(
        place !== 'heard' && !withAlt && 'opacity-35',
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
