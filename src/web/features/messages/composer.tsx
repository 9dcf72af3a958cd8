// Where a message is written.

import { t } from '@lingui/core/macro';
import { SendHorizontal } from 'lucide-react';
import { type KeyboardEvent, type Ref, useId, useImperativeHandle } from 'react';
import { maxMessageLength } from '#domain/messages/messages.ts';
import { isBlank } from '#domain/plain-text.ts';
import { useTextDraft } from '#web/lib/forms/form-draft.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { TextArea } from '#web/ui/fields/text-area.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';

/** What a composer offers to its parent. */
export interface ComposerHandle {
  /** Puts back a message that could not be sent, unless something else has been typed; returns whether it did. */
  putBack: (words: string) => boolean;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  otherId: string;
  name: string;
  isDisabled: boolean;
  /** Gets trimmed text that is neither empty nor too long. */
  onSend: (text: string) => void;
}

/** Shows the character count from this length on. */
const nearEnd = maxMessageLength - 200;

/** Enter sends, Shift + Enter starts a new line. The draft is kept when the person leaves the screen. */
export function Composer({ ref, otherId, name, isDisabled, onSend }: ComposerProps) {
  const { text, write, mark, putBack } = useTextDraft(`message:${otherId}`);
  useImperativeHandle(ref, () => ({ putBack }));
  const hint = useId();
  const length = [...text.trim()].length;
  const isTooLong = length > maxMessageLength;
  const maySend = !isDisabled && !isBlank(text) && !isTooLong;

  useRootMark('composer');
  const send = () => {
    if (!maySend) return;
    onSend(text.trim());
    write('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (commandKey(event) !== 'Enter' || event.shiftKey) return;
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
        <TextArea
          data-draft={mark}
          aria-label={t`Message to ${{ name }}`}
          aria-describedby={hint}
          aria-invalid={isTooLong}
          placeholder={t`Write a message`}
          rows={1}
          dir="auto"
          value={text}
          readOnly={isDisabled}
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
          className="field-sizing-content max-h-40 resize-none"
        />
        <IconButton type="submit" label={t`Send`} variant="primary" disabled={!maySend}>
          <SendHorizontal aria-hidden />
        </IconButton>
      </div>
      <p
        id={hint}
        role={isTooLong ? 'alert' : undefined}
        className={cn(
          'text-xs',
          isTooLong ? 'text-danger' : 'text-ink-muted',
          // A phone has no Shift key to hold.
          length <= nearEnd && '[@media(hover:none)_and_(pointer:coarse)]:hidden',
        )}
      >
        {length > nearEnd
          ? t`${{ length }} of ${{ limit: maxMessageLength }} characters`
          : t`Enter to send, Shift + Enter for a new line.`}
      </p>
    </form>
  );
}
