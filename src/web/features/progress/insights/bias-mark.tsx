// A bias and its interval on a line around 0.

interface BiasMarkProps {
  bias: number;
  interval: { from: number; to: number } | null;
  /** The largest value on either side. */
  reach: number;
}

/** Decorative, since the table has the numbers. */
export function BiasMark({ bias, interval, reach }: BiasMarkProps) {
  const xOf = (value: number) => 50 + (45 * Math.min(Math.max(value, -reach), reach)) / reach;
  return (
    <svg viewBox="0 0 100 12" aria-hidden className="block h-4 w-full min-w-32" preserveAspectRatio="none">
      <path d="M50 0V12" className="stroke-line-strong" strokeWidth="1" vectorEffect="non-scaling-stroke" />
      {interval && (
        <path
          d={`M${xOf(interval.from)} 6H${xOf(interval.to)}`}
          className="stroke-primary"
          strokeWidth="2"
          vectorEffect="non-scaling-stroke"
        />
      )}
      <path
        d={`M${xOf(bias)} 2V10`}
        className="stroke-primary"
        strokeWidth="4"
        strokeLinecap="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
