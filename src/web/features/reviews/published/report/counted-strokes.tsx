// Counted strokes: by stroke, zone and outcome.

import { plural, t } from '@lingui/core/macro';
import { zoneDepth, zoneLabel } from '#domain/reviews/court/court.ts';
import { codeCounts, minForShare, type OutcomeCounts, shareOf } from '#domain/reviews/strokes/code-counts.ts';
import type { StrokeCode } from '#domain/reviews/strokes/code-pad.ts';
import { outcomeDefinition, outcomeLabel, outcomes, strokeLabel } from '#domain/reviews/strokes/strokes.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { CountsTable } from './counts-table.tsx';

/** The Counted strokes card; renders nothing without any. */
export function CountedStrokes({ codes }: { codes: readonly StrokeCode[] }) {
  if (codes.length === 0) return null;
  const counts = codeCounts(codes);
  const minimum = minForShare;
  const withZone = counts.zones.reduce((sum, { total }) => sum + total, 0);
  return (
    <Card as="section">
      <CardTitle className="mb-2">{t`Counted strokes`}</CardTitle>
      <p className="mb-4 text-sm text-ink-muted">
        {plural(
          { count: counts.total },
          {
            one: `Your coach counted # of your strokes in this video. Percentages are shown from ${minimum} strokes.`,
            other: `Your coach counted # of your strokes in this video. Percentages are shown from ${minimum} strokes.`,
          },
        )}
      </p>
      <Outcomes counts={counts} />
      <CountsTable
        caption={t`By stroke`}
        rowHeader={t`stroke`}
        rows={counts.strokes.map(({ stroke, ...row }) => ({ label: strokeLabel(stroke), ...row }))}
      />
      {counts.zones.length > 0 && (
        <>
          <CountsTable
            caption={t`By zone`}
            rowHeader={t`zone`}
            rows={counts.zones.map(({ zone, ...row }) => ({ label: zoneLabel(zone), ...row }))}
          />
          <p className="mt-2 text-xs text-ink-muted">
            <span>
              {t`Net: within ${{ meters: zoneDepth.net }} m of the net. Transition: from there to the service line. Back: behind the service line.`}
            </span>
            {withZone < counts.total && (
              <span>{` ${t`The zone is known for ${{ known: withZone }} of ${plural({ count: counts.total }, { one: '# stroke', other: '# strokes' })}.`}`}</span>
            )}
          </p>
        </>
      )}
    </Card>
  );
}

/** How the strokes ended, with definitions. */
function Outcomes({ counts }: { counts: OutcomeCounts }) {
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {outcomes.map((outcome) => {
        const share = shareOf(counts.outcomes[outcome], counts.total);
        return (
          <div key={outcome} className="flex flex-col">
            <dt className="text-sm font-medium">{outcomeLabel(outcome)}</dt>
            <dd className="order-first flex items-baseline gap-x-2">
              <span className="font-heading text-xl font-semibold">{counts.outcomes[outcome]}</span>
              {share !== null && <span className="text-sm text-ink-muted">{share}%</span>}
            </dd>
            <dd className="text-xs text-ink-muted">{outcomeDefinition(outcome)}</dd>
          </div>
        );
      })}
    </dl>
  );
}
