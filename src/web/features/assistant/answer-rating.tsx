// Rates an answer as helpful or not, with an optional comment.

import { t } from '@lingui/core/macro';
import { ThumbsDown, ThumbsUp } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import { smashyLengths } from '#domain/assistant/turns.ts';
import { useTextDraft } from '#web/lib/forms/form-draft.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button, IconButton } from '#web/ui/button.tsx';
import { controlStyles } from '#web/ui/fields/control-styles.ts';

interface AnswerRatingProps {
  turnId: string;
  isHelpful: boolean | null;
  onRate: (isHelpful: boolean) => void;
}

export function AnswerRating({ turnId, isHelpful, onRate }: AnswerRatingProps) {
  const [asksWhy, setAsksWhy] = useState(false);
  const { text, write } = useTextDraft(`smashy-word:${turnId}`);
  const rate = useCall(endpoints.rateSmashyAnswer);
  const mark = (helpful: boolean, word?: string) => {
    onRate(helpful);
    setAsksWhy(!helpful && word === undefined);
    rate.mutate(
      { params: { turnId }, body: { isHelpful: helpful, word } },
      { onSuccess: () => word !== undefined && write(''), onError: () => word !== undefined && setAsksWhy(true) },
    );
  };
  return (
    <div className="grid gap-2">
      <div className="flex gap-1">
        <IconButton label={t`Helpful`} size="sm" aria-pressed={isHelpful === true} onClick={() => mark(true)}>
          <ThumbsUp aria-hidden className={isHelpful === true ? 'fill-current text-primary' : ''} />
        </IconButton>
        <IconButton label={t`Not helpful`} size="sm" aria-pressed={isHelpful === false} onClick={() => mark(false)}>
          <ThumbsDown aria-hidden className={isHelpful === false ? 'fill-current text-primary' : ''} />
        </IconButton>
        {isHelpful !== null && !asksWhy && (
          <span role="status" className="self-center text-xs text-ink-muted">
            {t`Thanks for your feedback.`}
          </span>
        )}
      </div>
      {asksWhy && <MissingInfoForm text={text} onChange={write} onSend={() => mark(false, text)} />}
    </div>
  );
}

interface MissingInfoFormProps {
  text: string;
  onChange: (text: string) => void;
  onSend: () => void;
}

function MissingInfoForm({ text, onChange, onSend }: MissingInfoFormProps) {
  return (
    <form
      className="flex gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        onSend();
      }}
    >
      <input
        value={text}
        onChange={({ target }) => onChange(target.value)}
        aria-label={t`What was missing? (optional)`}
        placeholder={t`What was missing? (optional)`}
        maxLength={smashyLengths.word}
        className={`${controlStyles} min-w-0 grow`}
      />
      <Button type="submit" variant="secondary" size="sm">
        {t`Send`}
      </Button>
    </form>
  );
}
