// Finds the lowest point of a function without derivatives (Nelder and Mead, 1965).

type Point = { at: number[]; value: number };

/**
 * The lowest point that a simplex of the usual steps (reflect 1, expand 2, contract ½, shrink ½) finds.
 *
 * @param start where to begin; the first simplex reaches half a unit further along each axis
 * @param tolerance ends once the values of the simplex differ by less
 */
export function minimise(value: (at: number[]) => number, start: readonly number[], tolerance: number): number[] {
  const point = (at: number[]): Point => ({ at, value: value(at) });
  const byValue = (one: Point, other: Point) => one.value - other.value;
  let simplex = [...start, 0]
    .map((_, axis) => point(start.map((one, index) => (index === axis ? one + 0.5 : one))))
    .toSorted(byValue);
  for (let step = 0; step < 200 * start.length; step += 1) {
    const [best, worst, second] = [simplex[0], simplex.at(-1), simplex.at(-2)];
    if (!best || !worst || !second || worst.value - best.value < tolerance) break;
    const rest = simplex.slice(0, -1);
    const centre = start.map((_, axis) => rest.reduce((sum, { at }) => sum + (at[axis] ?? 0), 0) / rest.length);
    /** A point on the line from the worst one through the centre. */
    const along = (factor: number) =>
      point(centre.map((middle, axis) => middle + factor * (middle - (worst.at[axis] ?? 0))));
    const reflected = along(1);
    let next: Point | null = reflected;
    if (reflected.value < best.value) {
      const expanded = along(2);
      if (expanded.value < reflected.value) next = expanded;
    } else if (reflected.value >= second.value) {
      const contracted = along(reflected.value < worst.value ? 0.5 : -0.5);
      next = contracted.value < Math.min(reflected.value, worst.value) ? contracted : null;
    }
    simplex = next
      ? [...rest, next].toSorted(byValue)
      : simplex
          .map((one) => (one === best ? one : point(one.at.map((place, axis) => (place + (best.at[axis] ?? 0)) / 2))))
          .toSorted(byValue);
  }
  return simplex[0]?.at ?? [...start];
}
