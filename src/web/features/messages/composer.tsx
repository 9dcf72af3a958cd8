// Where a message is written.

import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import { maxMessageLength } from '#domain/messages/messages.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { controlStyles } from '#web/ui/fields/control-styles.ts';
import { useRootMark } from '#web/ui/layout/root-mark.ts';

interface ComposerProps {
  /** Whose words are kept, and for whom they are. */
  owner: string;
  otherId: string;
  name: string;
  /** Words that came back, because they could not be sent. */
  returned: string | null;
  isDisabled: boolean;
  /** Gets trimmed text that is neither empty nor too long. */
  onSend: (text: string) => void;
}

/** From how many characters on it says how many are left. */
const nearEnd = maxMessageLength - 200;

/** Enter sends, Shift and Enter begin a new line. What is written stays when the screen is left. */
export function Composer({ owner, otherId, name, returned, isDisabled, onSend }: ComposerProps) {
  const storageKey = draftKey(owner, `message:${otherId}`);
  const [text, setText] = useState(() => localStorage.getItem(storageKey) ?? '');
  const [known, setKnown] = useState(returned);
  const hint = useId();
  const write = (next: string) => {
    setText(next);
    keep(storageKey, next);
  };
  if (returned !== known) {
    setKnown(returned);
    if (returned !== null && text === '') setText(returned);
  }
  const length = [...text.trim()].length;
  const isTooLong = length > maxMessageLength;
  const maySend = !isDisabled && length > 0 && !isTooLong;

  useRootMark('composer');
  const send = () => {
    if (!maySend) return;
    onSend(text.trim());
    write('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className="grid gap-1.5 border-t p-3 sm:p-4"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <textarea
          aria-label={`Message to ${name}`}
          aria-describedby={hint}
          aria-invalid={isTooLong}
          placeholder="Write a message"
          rows={1}
          dir="auto"
          value={text}
          readOnly={isDisabled}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          className={cn(controlStyles, 'field-sizing-content max-h-40 resize-none')}
        />
        <IconButton type="submit" label="Send" variant="primary" disabled={!maySend}>
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
      <p
        id={hint}
        role={isTooLong ? 'alert' : undefined}
        className={cn('text-xs', isTooLong ? 'text-danger' : 'text-ink-muted')}
      >
        {length > nearEnd
          ? `${length} of ${maxMessageLength} characters`
          : 'Enter sends, Shift and Enter begin a new line.'}
      </p>
    </form>
  );
}

function keep(storageKey: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, text);
  } catch {
    // Storage is full or switched off: the words are still on the screen.
  }
}
