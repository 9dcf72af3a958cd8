// The vertical axis of a chart of counts or amounts.

/**
 * Round values from 0 up to or just above the highest: 0, 5, 10, … Steps are 1, 2 or 5 times a power of ten.
 *
 * @param max the highest value, 0 or more
 * @param maxTicks how many steps above zero at most
 * @param isWhole whether values are counts, which have no halves
 */
export function countTicks(max: number, maxTicks = 4, isWhole = true): number[] {
  const rough = Math.max(max, isWhole ? 1 : Number.EPSILON) / maxTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough * (1 - 1e-9)) ?? 10 * power;
  const size = isWhole ? Math.max(1, step) : step;
  const count = Math.max(1, Math.ceil((max / size) * (1 - 1e-9)));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * size).toPrecision(12)));
}
