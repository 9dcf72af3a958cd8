// The label of a mark in a chart: the verified level above its line.

const height = 20;
/** Distance between two rows of labels, in pixels. */
export const stampHeight = height + 3;
/** Width of a digit, and the space beside the digits, in pixels. */
const figure = 6.6;
const room = 27;

interface MarkLabelProps {
  /** The line's bounding box. */
  box: unknown;
  /** The level, e.g. "4.5". */
  label: string;
  /** 0 for the lower row, 1 for the upper. */
  row: 0 | 1;
}

/** A tick and the level, like the verified stamp. */
export function MarkLabel({ box, label, row }: MarkLabelProps) {
  const { x = 0, y = 0 } = (box ?? {}) as Partial<DOMRect>;
  const width = room + label.length * figure;
  return (
    <g transform={`translate(${x - width / 2} ${y - height - 4 - row * stampHeight})`} className="pointer-events-none">
      <rect width={width} height={height} rx={height / 2} className="fill-accent" />
      <path
        d="M8 10.5l2.8 2.8L16 7.6"
        className="fill-none stroke-on-accent"
        strokeWidth={2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <text x={20} y={14.2} fontSize={12} fontWeight={600} className="fill-on-accent">
        {label}
      </text>
    </g>
  );
}
