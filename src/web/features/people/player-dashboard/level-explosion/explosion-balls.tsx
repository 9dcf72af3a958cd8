// The animated balls of the level celebration.

import type { CSSProperties } from 'react';

/** The fewest balls, and how many each level adds. */
const minBalls = 8;
const more = 6;

/** The golden angle in radians spreads any number of balls evenly. */
const goldenAngle = Math.PI * (3 - Math.sqrt(5));

/**
 * A decoration behind the text: more balls for higher levels. The animation runs once for 1.5 seconds; with reduced motion, the balls are
 * at their end positions.
 *
 * @param rank place among the five levels, 0–4
 */
export function ExplosionBalls({ rank }: { rank: number }) {
  const count = minBalls + rank * more;
  return (
    <div aria-hidden data-motion="explosion" className="pointer-events-none absolute inset-0">
      {Array.from({ length: count }, (_, index) => (
        <span key={index} className={ballStyles} style={flight(index, count)} />
      ))}
    </div>
  );
}

const ballStyles = [
  'absolute top-1/2 left-1/2 size-2.5 animate-[explosion-ball_1.5s_var(--ease-out)_both] rounded-full bg-accent',
  'motion-reduce:translate-x-(--explosion-x) motion-reduce:translate-y-(--explosion-y) motion-reduce:animate-none motion-reduce:opacity-20',
].join(' ');

/** A ball's target: spread evenly around the centre, wider than high like the panel. */
function flight(index: number, count: number): CSSProperties {
  const distance = 0.35 + 0.65 * (index / count);
  const [x, y] = [Math.cos(index * goldenAngle) * distance, Math.sin(index * goldenAngle) * distance];
  return {
    '--explosion-x': `${(x * 24).toFixed(2)}rem`,
    '--explosion-y': `${(y * 7).toFixed(2)}rem`,
  } as CSSProperties;
}
