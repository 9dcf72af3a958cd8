// What was heard in the recording of the note in the editor, for the coach to check.

import { t } from '@lingui/core/macro';
import { Check, TextQuote } from 'lucide-react';
import { isBlank } from '#domain/plain-text.ts';
import type { HeardPart } from '#domain/reviews/voice/heard-parts.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { Button } from '#web/ui/button.tsx';
import { noteStyles } from '#web/ui/padel/note-styles.ts';
import { noteTextId } from '../state/field-ids.ts';
import { rangeText } from '../state/range-text.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import type { EditedNote } from '../state/review-state.ts';
import { addWords, hear } from './hear.ts';

/** Each part that was heard, to confirm; before that, how far the words are. */
export function HeardNote({ edited }: { edited: EditedNote }) {
  const review = useOpenReview();
  const { store, workspace } = review;
  const heard = useReviewState((state) => state.heard[edited.id]);
  const unchecked = edited.unchecked ?? [];
  const { voice } = edited;
  const backToText = () => document.getElementById(noteTextId(edited.id))?.focus();
  const confirm = (parts: readonly HeardPart[]) => {
    store.editTo({ unchecked: unchecked.filter((part) => !parts.includes(part)) });
    if (parts.length === unchecked.length) backToText();
  };
  const askAgain = voice && {
    onClick: () => {
      backToText();
      void hear(review, voice, edited);
    },
  };
  return (
    <div className="grid gap-1.5 text-sm empty:hidden">
      {heard && (
        <div role="status" className="grid gap-1.5">
          {heard.phase === 'waiting' && <p className="text-ink-muted">{t`Turning your words into text…`}</p>}
          {heard.phase === 'none' && <p className="text-ink-muted wrap-anywhere">{heard.sentence}</p>}
          {heard.phase === 'offered' && (
            <>
              <p className="font-medium">{t`Heard, but not added: you changed the note.`}</p>
              <blockquote translate="no" className="line-clamp-4 border-l-2 pl-2 wrap-anywhere text-ink-muted">
                {heard.words}
              </blockquote>
            </>
          )}
        </div>
      )}
      {heard?.phase === 'offered' && (
        <div className="flex flex-wrap gap-1">
          <Button
            size="sm"
            variant="secondary"
            onClick={() => {
              addWords(review, edited, heard.words);
              backToText();
            }}
          >
            {t`Add to the note`}
          </Button>
          <Button
            size="sm"
            variant="ghost"
            onClick={() => {
              store.setHeard(edited.id, null);
              backToText();
            }}
          >
            {t`Leave out`}
          </Button>
        </div>
      )}
      {askAgain &&
        workspace.canTranscribe &&
        (heard ? heard.phase === 'none' && heard.canRetry : isBlank(edited.text)) && (
          <Button
            size="sm"
            variant="ghost"
            className="-ml-1 justify-self-start px-2"
            icon={<TextQuote aria-hidden />}
            {...askAgain}
          >
            {heard ? t`Try again` : t`Turn into text`}
          </Button>
        )}
      {unchecked.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a flex container in every browser
        <div
          role="group"
          aria-label={t`Check what was heard`}
          className="flex flex-wrap items-center gap-1 rounded-lg bg-attention-soft px-2.5 py-2"
        >
          <span aria-hidden className="mr-1 text-xs font-medium">
            {t`Check what was heard`}
          </span>
          {unchecked.map((part) => (
            <Button
              key={part}
              size="sm"
              variant="secondary"
              className="min-h-8 px-2 text-xs"
              icon={<Check aria-hidden className="size-3.5!" />}
              aria-label={t`Confirm ${{ part: partLabel(part, edited) }}`}
              onClick={() => confirm([part])}
            >
              {partLabel(part, edited)}
            </Button>
          ))}
          {unchecked.length > 1 && (
            <Button size="sm" className="min-h-8 px-2 text-xs" onClick={() => confirm(unchecked)}>
              {t`All correct`}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function partLabel(part: HeardPart, edited: EditedNote): string {
  switch (part) {
    case 'words':
      return t({ message: 'Words', context: 'what was said' });
    case 'type':
      return noteStyles[edited.type].label;
    case 'skill':
      return edited.skill ? skillLabel(edited.skill) : t`No skill`;
    case 'time':
      return rangeText(edited);
    case 'priority-1':
      return t`Priority ${{ number: 1 }}`;
    case 'priority-2':
      return t`Priority ${{ number: 2 }}`;
  }
}
