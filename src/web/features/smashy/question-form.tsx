// Where a question is typed. Enter sends, Shift and Enter begin a new line.

import { SendHorizontal } from 'lucide-react';
import { type Ref, useState } from 'react';
import { smashyLengths } from '#domain/assistant/lengths.ts';
import { IconButton } from '#web/ui/button.tsx';
import { controlStyles } from '#web/ui/fields/control-styles.ts';

interface QuestionFormProps {
  isWaiting: boolean;
  onAsk: (question: string) => void;
  ref: Ref<HTMLTextAreaElement>;
}

export function QuestionForm({ isWaiting, onAsk, ref }: QuestionFormProps) {
  const [question, setQuestion] = useState('');
  const send = () => {
    const trimmed = question.trim();
    if (trimmed === '' || isWaiting) return;
    onAsk(trimmed);
    setQuestion('');
  };
  return (
    <form
      className="flex items-end gap-2 border-t p-3"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        ref={ref}
        rows={1}
        aria-label="Your question"
        placeholder="Ask Smashy..."
        maxLength={smashyLengths.question}
        value={question}
        onChange={(event) => setQuestion(event.target.value)}
        onKeyDown={(event) => {
          // While letters are put together (as for Japanese), Enter belongs to that.
          if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
          event.preventDefault();
          send();
        }}
        className={`${controlStyles} field-sizing-content max-h-32 min-w-0 grow resize-none`}
      />
      <IconButton label="Send" variant="primary" type="submit" aria-disabled={isWaiting || question.trim() === ''}>
        <SendHorizontal aria-hidden />
      </IconButton>
    </form>
  );
}
