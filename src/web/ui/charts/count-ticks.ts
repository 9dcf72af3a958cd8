// The vertical axis of column charts.

/**
 * Round values from 0 to at least the highest, e.g. 0, 5, 10; steps are 1, 2 or 5 times a power of ten.
 *
 * @param max the highest value, 0 or more
 * @param maxTicks the most steps above zero
 * @param isWhole whether values are whole numbers
 */
export function countTicks(max: number, maxTicks = 4, isWhole = true): number[] {
  const rough = Math.max(max, isWhole ? 1 : Number.EPSILON) / maxTicks;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((factor) => factor * power).find((one) => one >= rough * (1 - 1e-9)) ?? 10 * power;
  const size = isWhole ? Math.max(1, step) : step;
  const count = Math.max(1, Math.ceil((max / size) * (1 - 1e-9)));
  return Array.from({ length: count + 1 }, (_, index) => Number((index * size).toPrecision(12)));
}
