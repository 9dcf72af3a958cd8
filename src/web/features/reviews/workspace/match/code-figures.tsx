// Counts of the coded strokes.

import { plural, t } from '@lingui/core/macro';
import { useMemo } from 'react';
import { zoneLabel } from '#domain/reviews/court/court.ts';
import {
  type CodeCounts,
  codeCounts,
  minForShare,
  shareOf,
  strokeSentence,
} from '#domain/reviews/strokes/code-counts.ts';
import { outcomeLabel, outcomes } from '#domain/reviews/strokes/strokes.ts';
import { useReviewState } from '../state/review-context.ts';

/** In all, by stroke and by zone; percentages only if there are enough strokes. */
export function CodeFigures() {
  const codes = useReviewState((state) => state.document.codes);
  const counts = useMemo(() => codeCounts(codes), [codes]);
  return (
    <div className="grid gap-2 text-sm">
      <Outcomes counts={counts} />
      <ul className="grid gap-0.5 text-ink-muted">
        {counts.strokes.map((stroke) => (
          <li key={stroke.stroke}>{strokeSentence(stroke)}</li>
        ))}
      </ul>
      {counts.zones.length > 0 && (
        <p className="text-ink-muted">
          {t`By zone: ${{ zones: counts.zones.map(({ zone, total }) => `${zoneLabel(zone)} ${total}`).join(', ') }}`}
        </p>
      )}
    </div>
  );
}

function Outcomes({ counts }: { counts: CodeCounts }) {
  const { total } = counts;
  return (
    <>
      <dl className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {outcomes.map((outcome) => {
          const count = counts.outcomes[outcome];
          const share = shareOf(count, total);
          return (
            <div key={outcome} className="rounded-lg border p-2">
              <dt className="text-xs text-ink-muted">{outcomeLabel(outcome)}</dt>
              <dd className="font-semibold">
                {count}
                {share !== null && <span className="font-normal text-ink-muted"> · {share}%</span>}
              </dd>
            </div>
          );
        })}
      </dl>
      <p className="text-ink-muted">
        {plural(total, { one: '# stroke coded.', other: '# strokes coded.' })}
        {total < minForShare && (
          <span>{` ${plural(
            { count: minForShare },
            {
              one: 'Percentages are shown from # stroke.',
              other: 'Percentages are shown from # strokes.',
            },
          )}`}</span>
        )}
      </p>
    </>
  );
}
