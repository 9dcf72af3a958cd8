// How wide a 95 % interval is for few observations.

/** The 0.975 quantiles of Student's distribution for 1 to 10 degrees of freedom, as tables print them. */
const small = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262, 2.228];
/** The same of the normal distribution. */
const normal = 1.959964;

/**
 * The 0.975 quantile of Student's distribution: by how many standard errors a two-sided 95 % interval reaches.
 *
 * @param freedom degrees of freedom, at least 1; from 11 on by the expansion of Cornish and Fisher, exact to 0.001
 */
export function studentQuantile(freedom: number): number {
  const known = small[freedom - 1];
  if (known !== undefined) return known;
  const z = normal;
  return (
    z +
    (z ** 3 + z) / (4 * freedom) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * freedom ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * freedom ** 3)
  );
}
