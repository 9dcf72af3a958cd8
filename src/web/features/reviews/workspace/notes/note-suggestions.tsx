// Suggestions while a note is typed: skills for a word beginning with "#", and phrases of the coach's earlier notes.

import { t } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { cn } from '#web/ui/class-names.ts';
import { keyNames } from '../state/keys/key-table.ts';
import { suggestionId } from './suggestion-id.ts';

interface NoteSuggestionsProps {
  id: string;
  kind: 'skills' | 'phrases';
  labels: readonly string[];
  /** The index of the marked one; −1 for none. */
  marked: number;
  onTake: (index: number) => void;
}

/** Below the field, which keeps the focus. Phrases lie over what is there, so that nothing moves while they come and go. */
export function NoteSuggestions({ id, kind, labels, marked, onTake }: NoteSuggestionsProps) {
  const isPhrases = kind === 'phrases';
  return (
    <div className={cn(isPhrases && 'relative -mt-2 h-0')}>
      <div
        id={id}
        role="listbox"
        aria-label={isPhrases ? t`Phrases from your notes` : t`Skills`}
        className={
          isPhrases
            ? 'absolute inset-x-0 top-1 z-10 grid rounded-lg border bg-surface-raised p-1 shadow-raised'
            : 'flex flex-wrap gap-1'
        }
      >
        {labels.map((label, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
          <div
            translate="no"
            key={label}
            id={suggestionId(id, index)}
            role="option"
            tabIndex={-1}
            aria-selected={index === marked}
            title={isPhrases ? label : undefined}
            // Keeps the focus in the field.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => onTake(index)}
            className={cn(
              'min-h-9 cursor-pointer items-center text-xs font-medium pointer-fine:min-h-7',
              isPhrases
                ? 'flex min-w-0 gap-2 rounded-md px-2 hover:bg-surface-sunken'
                : 'inline-flex rounded-full border px-2.5',
              index === marked ? 'border-primary bg-primary-soft text-primary' : 'text-ink-muted hover:text-ink',
            )}
          >
            <span className={cn(isPhrases && 'min-w-0 grow truncate')}>{label}</span>
            {isPhrases && index === Math.max(marked, 0) && (
              <kbd className="font-sans text-ink-muted">{say(keyNames.tab)}</kbd>
            )}
          </div>
        ))}
      </div>
    </div>
  );
}
