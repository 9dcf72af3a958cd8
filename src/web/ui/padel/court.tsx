// The padel court from above, to scale.

import { cn } from '#web/ui/class-names.ts';

const playerTones = {
  ball: 'fill-accent text-on-accent',
  court: 'fill-primary text-on-primary',
  clay: 'fill-attention text-surface-raised',
};

interface CourtProps {
  /** Players' positions, in metres from the upper left corner: x 0–20 along the court, y 0–10 across. */
  players?: readonly { x: number; y: number; label: string; tone?: keyof typeof playerTones }[];
  className?: string;
  /** A description; without one, screen readers skip the drawing. */
  title?: string;
}

/** A court of 20 × 10 m: walls, service lines 6.95 m from the net, centre lines, net. */
export function Court({ players = [], className, title }: CourtProps) {
  return (
    <svg
      viewBox={courtViewBox}
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
      className={cn('block w-full', className)}
    >
      <CourtLines />
      {players.map((player) => (
        <g key={player.label} className={playerTones[player.tone ?? 'ball']}>
          <circle cx={player.x} cy={player.y} r="0.62" className="stroke-on-court" strokeWidth="0.1" />
          <text
            x={player.x}
            y={player.y}
            dy="0.24"
            textAnchor="middle"
            fontSize="0.68"
            fontWeight="700"
            fill="currentColor"
          >
            {player.label}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** The view box in metres: the court and a margin. */
export const courtViewBox = '-0.5 -0.5 21 11';

/** Ground, lines, walls and net, for an `svg` with `courtViewBox`. */
export function CourtLines() {
  return (
    <>
      <rect x="-0.1" y="-0.1" width="20.2" height="10.2" rx="0.3" className="fill-court" />
      <path d="M3.05 0V10M16.95 0V10M3.05 5H16.95" className="stroke-on-court-muted" fill="none" strokeWidth="0.08" />
      {/* Glass behind the players and along the first four metres, mesh in between. */}
      <path
        d="M4 0H0V10H4M16 0H20V10H16"
        fill="none"
        className="stroke-court-line"
        strokeWidth="0.28"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M4.5 0H15.6M4.5 10H15.6" className="stroke-court-line" strokeWidth="0.14" strokeDasharray="0.28 0.2" />
      <path d="M10 0V10" className="stroke-on-court" strokeWidth="0.14" />
      <path d="M10 -0.35V0.15M10 9.85V10.35" className="stroke-line-strong" strokeWidth="0.3" strokeLinecap="round" />
    </>
  );
}
