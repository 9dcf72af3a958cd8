// The score of a load, as in Lighthouse 13 for phones.

/** Figures of a load measured in the page: times in milliseconds since the request, `shift` without a unit. */
export interface Paint {
  /** First contentful paint. */
  first: number;
  /** Largest contentful paint. */
  largest: number;
  /** Total blocking time: the part above 50 ms of each task after the first paint. */
  blocked: number;
  /** Cumulative layout shift. */
  shift: number;
}

/** Weight, the value that earns 90 of 100, and the value that earns 50. */
const curves: Record<keyof Paint, { weight: number; good: number; middling: number }> = {
  first: { weight: 10, good: 1800, middling: 3000 },
  largest: { weight: 25, good: 2500, middling: 4000 },
  blocked: { weight: 30, good: 200, middling: 600 },
  shift: { weight: 25, good: 0.1, middling: 0.25 },
};

/** 0 to 100. Lighthouse gives the remaining 10 of its weight to the Speed Index, which is not measured here. */
export function performanceScore(paint: Paint): number {
  const figures = Object.keys(curves) as (keyof Paint)[];
  const total = figures.reduce((sum, figure) => sum + curves[figure].weight, 0);
  return (100 * figures.reduce((sum, figure) => sum + curves[figure].weight * share(figure, paint[figure]), 0)) / total;
}

/** The median. */
export function median(figures: readonly number[]): number {
  return figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0;
}

/** A value's score on its figure's log-normal curve, 0 to 1. */
function share(figure: keyof Paint, value: number): number {
  if (value <= 0) return 1;
  const { good, middling } = curves[figure];
  // The curve passes 0.9 at `good`: the inverse of the error function there.
  const inverse = 0.906_193_802_436_823_3;
  const standardised = (Math.log(value / middling) * inverse) / Math.log(middling / good);
  return Math.max(0, Math.min(1, (1 - errorFunction(standardised)) / 2));
}

/** Abramowitz and Stegun 7.1.26, exact to 1.5e-7. */
function errorFunction(x: number): number {
  const t = 1 / (1 + 0.327_591_1 * Math.abs(x));
  const factors = [0.254_829_592, -0.284_496_736, 1.421_413_741, -1.453_152_027, 1.061_405_429];
  const polynomial = t * factors.reduceRight((sum, factor) => sum * t + factor, 0);
  return Math.sign(x) * (1 - polynomial * Math.exp(-x * x));
}
