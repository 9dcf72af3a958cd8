// Chooses the column labels to show, so that they do not overlap.

/** Average width of a 12 px letter and the gap between labels, in pixels. */
const letter = 6.3;
const gap = 10;

/** The interval at which labels fit in a width, starting with the first. */
export function labelStep(labels: readonly string[], width: number): number {
  for (let step = 1; step < labels.length; step += 1) {
    const shown = labels.filter((_, index) => index % step === 0);
    // Labels are centred, so the longest decides when there are many.
    const longest = Math.max(...shown.map((label) => label.length));
    const total = shown.reduce((sum, label) => sum + label.length * letter + gap, 0);
    const isEven = (longest * letter + gap) * shown.length <= width;
    if (isEven || (shown.length < 5 && total <= width)) return step;
  }
  return Math.max(labels.length, 1);
}
