// The question field. Enter sends, Shift + Enter starts a new line.

import { t } from '@lingui/core/macro';
import { SendHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { smashyLengths } from '#domain/assistant/turns.ts';
import { isBlank } from '#domain/plain-text.ts';
import { useTextDraft } from '#web/lib/forms/form-draft.ts';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { IconButton } from '#web/ui/button.tsx';
import { TextArea } from '#web/ui/fields/text-area.tsx';

interface QuestionFormProps {
  isWaiting: boolean;
  /** Rejects without an answer. */
  onAsk: (question: string) => Promise<unknown>;
  ref: Ref<HTMLTextAreaElement>;
}

export function QuestionForm({ isWaiting, onAsk, ref }: QuestionFormProps) {
  const { text: question, write, mark, putBack } = useTextDraft('smashy-question');
  const send = () => {
    const trimmed = question.trim();
    if (isBlank(trimmed) || isWaiting) return;
    write('');
    onAsk(trimmed).catch(() => putBack(trimmed));
  };
  return (
    <form
      className="flex items-end gap-2 border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        data-draft={mark}
        ref={ref}
        rows={1}
        aria-label={t`Your question`}
        placeholder={t`Ask Smashy...`}
        maxLength={smashyLengths.question}
        value={question}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (commandKey(event) !== 'Enter' || event.shiftKey) return;
          event.preventDefault();
          send();
        }}
        className="field-sizing-content max-h-32 min-w-0 grow resize-none"
      />
      <IconButton label={t`Send`} variant="primary" type="submit" aria-disabled={isWaiting || isBlank(question)}>
        <SendHorizontal aria-hidden />
      </IconButton>
    </form>
  );
}
