// Requests an automatic draft, and shows what it filled.

import { plural, t } from '@lingui/core/macro';
import { Sparkles } from 'lucide-react';
import { useId } from 'react';
import { hasMaterial, noMaterial } from '#domain/reviews/draft/ai-draft.ts';
import { Button } from '#web/ui/button.tsx';
import { useReviewState } from '../state/review-context.ts';
import type { AiDraft, ArrivedDraft } from './use-ai-draft.ts';

/** Offers a draft for empty parts; without material, it says what is needed. */
export function AiDraftBar({ draft }: { draft: AiDraft }) {
  const canWrite = useReviewState(({ document }) => hasMaterial(document));
  const id = useId();
  return (
    <div className="grid gap-2 rounded-xl border bg-surface-raised p-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p id={id} className="max-w-[60ch] min-w-0 flex-1 basis-52 text-ink-muted">
          {canWrite
            ? t`Fills in what’s still empty from your notes and ratings. It doesn’t change your text or publish anything.`
            : noMaterial()}
        </p>
        <Button
          size="sm"
          variant="secondary"
          icon={<Sparkles aria-hidden />}
          busy={draft.isWriting}
          busyLabel={t`Writing…`}
          aria-disabled={!canWrite}
          aria-describedby={id}
          onClick={() => canWrite && void draft.write()}
        >
          {t`AI draft`}
        </Button>
      </div>
      <div role="status" className="empty:hidden">
        {draft.arrived && <Arrived arrived={draft.arrived} onUndo={draft.undo} onDismiss={draft.dismiss} />}
      </div>
    </div>
  );
}

interface ArrivedProps {
  arrived: ArrivedDraft;
  onUndo: () => void;
  onDismiss: () => void;
}

function Arrived({ arrived, onUndo, onDismiss }: ArrivedProps) {
  const parts = filledWords(arrived);
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-t pt-2">
      <p className="max-w-[60ch] min-w-0 flex-1 basis-52">
        {parts === '' ? (
          t`Everything is already filled in.`
        ) : (
          <>
            <span className="font-medium">{t`${{ parts }} written.`}</span> {writerSentence(arrived)}
          </>
        )}
      </p>
      <span className="flex gap-1">
        {parts !== '' && (
          <Button size="sm" variant="secondary" onClick={onUndo}>
            {t`Undo`}
          </Button>
        )}
        <Button size="sm" variant="ghost" onClick={onDismiss}>
          {t`Close`}
        </Button>
      </span>
    </div>
  );
}

function filledWords({ filled }: ArrivedDraft): string {
  return [
    filled.texts > 0 && plural({ count: filled.texts }, { one: '# summary text', other: '# summary texts' }),
    filled.comments > 0 && plural({ count: filled.comments }, { one: '# comment', other: '# comments' }),
    filled.priorities > 0 && plural({ count: filled.priorities }, { one: '# priority', other: '# priorities' }),
  ]
    .filter(Boolean)
    .join(', ');
}

/** Who wrote it, and what to check. */
function writerSentence({ writer, hasModelFailed }: ArrivedDraft): string {
  if (hasModelFailed) {
    return t`The AI model returned nothing usable, so this was built from your notes and ratings, without AI.`;
  }
  if (writer === 'rules') return t`Built from your notes and ratings, without AI.`;
  return writer === 'model'
    ? t`Written by AI from your notes and ratings. Check every sentence.`
    : t`Check every sentence.`;
}
