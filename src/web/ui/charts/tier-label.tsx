// The name of a tier in its band of a chart.

/** Least height of a band in pixels in which a name fits. */
const minHeight = 22;

interface TierLabelProps {
  /** The band's box in the drawing. */
  box: unknown;
  label: string;
  side: 'left' | 'right';
}

/** The name at the upper end of the band, on the given side; nothing where the band is too low. */
export function TierLabel({ box, label, side }: TierLabelProps) {
  const { x = 0, y = 0, width = 0, height = 0 } = (box ?? {}) as Partial<DOMRect>;
  const isLeft = side === 'left';
  if (height < minHeight) return null;
  return (
    <text
      x={isLeft ? x + 8 : x + width - 8}
      y={y + 16}
      textAnchor={isLeft ? 'start' : 'end'}
      fontSize={12}
      // A rim in the sheet's colour keeps the letters apart from a mark's dots behind them.
      paintOrder="stroke"
      strokeWidth={3}
      className="pointer-events-none fill-ink-muted stroke-surface-raised"
    >
      {label}
    </text>
  );
}
