// A picture of performance insights: the overall rating over several reviews.

import { t } from '@lingui/core/macro';
import { oneDecimal } from '#domain/round-to.ts';
import { Vignette } from './vignette.tsx';

/** Overall ratings, oldest first. */
const ratings = [3.4, 3.3, 3.7, 3.9, 3.8, 4.2, 4.5];
const width = 440;
const height = 190;
const left = 24;
const range = { low: 2.5, high: 5 };

const points = ratings.map((rating, index) => ({
  x: left + 12 + (index * (width - left - 40)) / (ratings.length - 1),
  y: yOf(rating),
}));
const last = points.at(-1) ?? { x: 0, y: 0 };

function yOf(rating: number): number {
  return height - 10 - ((rating - range.low) / (range.high - range.low)) * (height - 20);
}

/** A line chart with a point per review, the latest highlighted. */
export function TrendVignette() {
  return (
    <Vignette label={t`Example: a line chart of the overall rating, rising from 3.4 to 4.5 over seven reviews.`}>
      <svg aria-hidden viewBox={`0 0 ${width} ${height}`} className="w-full overflow-visible">
        {[3, 4, 5].map((grade) => (
          <g key={grade}>
            <path d={`M${left} ${yOf(grade)}H${width}`} className="stroke-line" />
            <text x="0" y={yOf(grade) + 4} fontSize="12" className="fill-ink-muted">
              {grade}
            </text>
          </g>
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          className="stroke-primary"
          strokeWidth="3"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        {points.slice(0, -1).map(({ x, y }) => (
          <circle key={x} cx={x} cy={y} r="4.5" className="fill-surface-raised stroke-primary" strokeWidth="2.5" />
        ))}
        <circle cx={last.x} cy={last.y} r="8" className="fill-accent stroke-on-accent" strokeWidth="2" />
        <text x={last.x} y={last.y - 16} textAnchor="middle" fontSize="15" fontWeight="700" className="fill-ink">
          {oneDecimal(ratings.at(-1) ?? 0)}
        </text>
      </svg>
    </Vignette>
  );
}
