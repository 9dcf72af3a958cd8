// Which of the labels under columns stand, so that none runs into the next.

/** Width of a letter of 12 px on average, and the room between two labels, in pixels. */
const letter = 6.3;
const gap = 10;

/** Every how many columns a label stands where they share so many pixels: the first, and as many of the others as fit, at even distances. */
export function labelStep(labels: readonly string[], width: number): number {
  for (let step = 1; step < labels.length; step += 1) {
    const shown = labels.filter((_, index) => index % step === 0);
    // Each stands in the middle of its place, so that the longest one decides where there are many.
    const longest = Math.max(...shown.map((label) => label.length));
    const total = shown.reduce((sum, label) => sum + label.length * letter + gap, 0);
    const isEven = (longest * letter + gap) * shown.length <= width;
    if (isEven || (shown.length < 5 && total <= width)) return step;
  }
  return Math.max(labels.length, 1);
}
