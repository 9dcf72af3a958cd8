// The summary, written.

import { TextAreaField } from '#web/ui/field.tsx';
import { useOpenReview, useReviewState } from './review-context.ts';
import type { SummaryField } from './review-document.ts';
import { longestSummaryText, summaryFieldId, summaryFields } from './summary-words.ts';

/** Four texts that grow with what is typed. */
export function SummaryPanel() {
  return (
    <div className="grid gap-5 p-1">
      {summaryFields.map(({ field, label, help }) => (
        <SummaryText key={field} field={field} label={label} help={help} />
      ))}
    </div>
  );
}

interface SummaryTextProps {
  field: SummaryField;
  label: string;
  help: string;
}

/** From this share of the longest text on, what is left is told. */
const nearlyFull = 0.9;

function SummaryText({ field, label, help }: SummaryTextProps) {
  const { store } = useOpenReview();
  const text = useReviewState((state) => state.document[field]);
  const left = longestSummaryText - text.length;
  return (
    <TextAreaField
      id={summaryFieldId(field)}
      label={label}
      help={text.length > longestSummaryText * nearlyFull ? `${help} ${left} characters left.` : help}
      rows={4}
      maxLength={longestSummaryText}
      value={text}
      onChange={(event) => store.change({ kind: 'write', field, text: event.target.value })}
    />
  );
}
