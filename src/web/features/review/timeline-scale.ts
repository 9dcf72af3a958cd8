// How long the timeline is.

/** Seconds to which a timeline of unknown length is rounded up. */
const stretch = 600;

/** A length in seconds that holds `time`, for videos whose length nobody tells: it grows in stretches of ten minutes. */
export function roundedUpLength(time: number): number {
  return (Math.floor(time / stretch) + 1) * stretch;
}
