// The summary's texts and priorities, editable or read-only.

import { plural } from '@lingui/core/macro';
import { say } from '#domain/language/say.ts';
import { afterEdit } from '#domain/reviews/draft/ai-draft.ts';
import { textLimits } from '#domain/reviews/draft/text-limits.ts';
import { withoutAiPrefix } from '#domain/skills/skills.ts';
import { TextAreaField } from '#web/ui/fields/field.tsx';
import { summaryFieldId } from '../state/field-ids.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import type { SummaryField } from '../state/review-document.ts';
import { useWantedField } from '../state/wanted-field.ts';
import { AiDraftBar } from './ai-draft-bar.tsx';
import { Priorities } from './priorities.tsx';
import { ReadOnlySummary } from './read-only-summary.tsx';
import { summaryFields } from './summary-texts.ts';
import { UneditedDraft } from './unedited-draft.tsx';
import type { AiDraft } from './use-ai-draft.ts';

/** Four texts that grow with their content, and the priorities. `draft` is passed in, so that it survives a change of tab. */
export function SummaryPanel({ draft }: { draft: AiDraft }) {
  const { isReadOnly } = useOpenReview().store;
  return isReadOnly ? <Shown /> : <Written draft={draft} />;
}

function Shown() {
  return <ReadOnlySummary document={useReviewState((state) => state.document)} />;
}

function Written({ draft }: { draft: AiDraft }) {
  useWantedField();
  return (
    <div className="grid gap-5 p-1">
      <AiDraftBar draft={draft} />
      {summaryFields.map(({ field, label, help }) => (
        <SummaryText key={field} field={field} label={say(label)} help={say(help)} />
      ))}
      <Priorities />
    </div>
  );
}

interface SummaryTextProps {
  field: SummaryField;
  label: string;
  help: string;
}

/** Share of the longest text from which the remaining characters show. */
const nearlyFull = 0.9;

function SummaryText({ field, label, help }: SummaryTextProps) {
  const { store } = useOpenReview();
  const text = useReviewState((state) => state.document[field]);
  const left = textLimits.summary - text.length;
  const id = summaryFieldId(field);
  const write = (after: string) => store.change({ kind: 'write', field, text: after });
  return (
    <div className="grid gap-1.5">
      <TextAreaField
        data-draft="kept with the review"
        id={id}
        label={label}
        help={
          text.length > textLimits.summary * nearlyFull
            ? `${help} ${plural(left, { one: '# character left.', other: '# characters left.' })}`
            : help
        }
        rows={4}
        maxLength={textLimits.summary}
        value={withoutAiPrefix(text)}
        onChange={(event) => write(afterEdit(text, event.target.value))}
      />
      <UneditedDraft text={text} label={label} fieldId={id} onAccept={write} />
    </div>
  );
}
