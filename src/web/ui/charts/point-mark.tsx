// A point of the compared line, square so that lines differ without colour.

interface PointMarkProps {
  cx: number | undefined;
  cy: number | undefined;
}

export function PointMark({ cx, cy }: PointMarkProps) {
  if (cx === undefined || cy === undefined) return null;
  return (
    <rect
      x={cx - 3.5}
      y={cy - 3.5}
      width={7}
      height={7}
      strokeWidth={2}
      className="pointer-events-none fill-surface-raised stroke-attention"
    />
  );
}
