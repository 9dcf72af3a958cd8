// A table of counted strokes.

import { t } from '@lingui/core/macro';
import { type OutcomeCounts, shareOf } from '#domain/reviews/strokes/code-counts.ts';
import { outcomeLabel, outcomes } from '#domain/reviews/strokes/strokes.ts';

interface CountsTableProps {
  caption: string;
  /** What a row is, for screen readers. */
  rowHeader: string;
  rows: readonly (OutcomeCounts & { label: string })[];
}

/** One row per stroke or zone: its number, outcomes, and percentages if there are enough. */
export function CountsTable({ caption, rowHeader, rows }: CountsTableProps) {
  return (
    <table className="mt-5 w-full border-collapse sm:table-fixed text-sm max-[23rem]:-mx-2 max-[23rem]:w-[calc(100%+1rem)] max-[23rem]:text-xs print:break-inside-avoid">
      <caption className="pb-1.5 text-left text-sm font-semibold">{caption}</caption>
      <thead>
        <tr className="border-b text-right align-bottom text-xs text-ink-muted *:px-1 *:pb-1.5 *:font-medium max-[23rem]:text-[0.625rem] max-[23rem]:*:px-0.5">
          <th scope="col" className="pl-0! text-left">
            <span className="sr-only">{rowHeader}</span>
          </th>
          <th scope="col">{t`Seen`}</th>
          {outcomes.map((outcome) => (
            <th key={outcome} scope="col" className="last:pr-0">
              {outcomeLabel(outcome)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y">
        {rows.map(({ label, total, outcomes: ended }) => (
          <tr key={label} className="text-right align-top *:px-1 *:py-1.5 max-[23rem]:*:px-0.5">
            <th scope="row" className="pl-0! text-left font-medium">
              {label}
            </th>
            <td className="font-semibold">{total}</td>
            {outcomes.map((outcome) => (
              <td key={outcome} className="last:pr-0">
                <Count count={ended[outcome]} total={total} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Count({ count, total }: { count: number; total: number }) {
  const share = shareOf(count, total);
  return (
    <>
      {count}
      {share !== null && <span className="block text-xs text-ink-muted">{share}%</span>}
    </>
  );
}
