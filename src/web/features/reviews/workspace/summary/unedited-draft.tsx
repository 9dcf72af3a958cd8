// The mark beside an unedited automatic text.

import { t } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import { isUneditedDraft } from '#domain/reviews/draft/ai-draft.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';

interface UneditedDraftProps {
  text: string;
  /** The text's name, for screen readers. */
  label: string;
  /** Id of its field, which takes the focus when the mark goes. */
  fieldId: string;
  /** Keeps the text as the coach's own. */
  onAccept: (text: string) => void;
}

/** Lets the coach keep the text as it is; renders nothing for the coach's own text. */
export function UneditedDraft({ text, label, fieldId, onAccept }: UneditedDraftProps) {
  if (!isUneditedDraft(text)) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Badge tone="primary" icon={<Sparkles aria-hidden />}>
        {t`AI draft, not edited yet`}
      </Badge>
      <Button
        size="sm"
        variant="ghost"
        aria-label={t`Keep as it is: ${{ field: label }}`}
        onClick={() => {
          onAccept(withoutAiPrefix(text));
          document.getElementById(fieldId)?.focus();
        }}
      >
        {t`Keep as it is`}
      </Button>
    </div>
  );
}
