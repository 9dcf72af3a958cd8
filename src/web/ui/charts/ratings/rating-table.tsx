// The table of a rating chart, newest first.

import { t } from '@lingui/core/macro';
import { BadgeCheck } from 'lucide-react';
import { notRated } from '#domain/levels/levels.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillTier } from '#domain/skills/skills.ts';
import { newestFirst } from '#domain/time/moments.ts';
import type { ChartLine, ChartMark, ChartRow, ReviewLinkComponent } from '#web/ui/charts/chart-types.ts';
import { TimeText } from '../../time.tsx';

interface RatingTableProps {
  main: ChartLine;
  compared: ChartLine | undefined;
  rows: readonly ChartRow[];
  marks: readonly ChartMark[];
  link: ReviewLinkComponent;
}

/** A row per point and mark, in narrow columns that also fit a phone.
 */
export function RatingTable({ main, compared, rows, marks, link: ReviewLink }: RatingTableProps) {
  const lines = newestFirst(
    [
      ...rows.map((row) => ({ at: row.at, row, mark: null })),
      ...marks.map((mark) => ({ at: mark.at, row: null, mark })),
    ],
    ({ at }) => at,
  );
  return (
    <div className="max-h-96 overflow-y-auto rounded-lg border">
      <table className="w-full text-sm">
        <caption className="sr-only">{t`${{ skill: main.label }} by review`}</caption>
        <thead className="sticky top-0 bg-surface-sunken text-left text-xs text-ink-muted">
          <tr>
            <th scope="col" className={cell}>
              {t`Review`}
            </th>
            <th scope="col" className={number}>
              {main.label}
            </th>
            {compared && (
              <th scope="col" className={number}>
                {compared.label}
              </th>
            )}
          </tr>
        </thead>
        <tbody className="divide-y">
          {lines.map(({ row, mark }) =>
            row ? (
              <tr key={row.videoId}>
                <th scope="row" className={cell}>
                  <ReviewLink videoId={row.videoId} className="font-medium text-primary hover:underline">
                    {row.title}
                  </ReviewLink>
                  <TimeText at={row.at} kind="date" className="block text-ink-muted" />
                </th>
                <td className={number}>
                  <span className="font-medium">{oneDecimal(row.value)}</span>
                  <span className="block text-ink-muted">{skillTier(row.value).label}</span>
                </td>
                {compared && (
                  <td className={number}>{row.compared === null ? notRated() : oneDecimal(row.compared)}</td>
                )}
              </tr>
            ) : (
              <tr key={mark.id} className="bg-surface-sunken/50">
                <th scope="row" colSpan={compared ? 3 : 2} className={cell}>
                  <span className="flex items-start gap-1.5 font-medium">
                    <BadgeCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
                    {mark.description}
                  </span>
                  <TimeText at={mark.at} kind="date" className="block text-ink-muted" />
                </th>
              </tr>
            ),
          )}
        </tbody>
      </table>
    </div>
  );
}

const cell = 'px-3 py-2 text-left font-normal wrap-anywhere';
const number = 'px-3 py-2 text-right align-top font-normal tabular-nums';
