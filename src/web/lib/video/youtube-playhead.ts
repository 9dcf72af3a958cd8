// A finer position of a YouTube video than the player reports.

/** Longest interpolation, in seconds: the player's report is never much older. */
const maxStretch = 0.5;
/** How long after a seek the player may still report the old position, in milliseconds. */
const settlingTime = 1000;

/** Turns the player's reports, about every 250 ms, into a smooth position, and hides old positions shortly after a seek. */
export function createPlayhead() {
  let reported = Number.NaN;
  let since = 0;
  let jump: { to: number; from: number; at: number } | null = null;
  let last = 0;

  return {
    /** Records a seek. */
    jump(to: number): void {
      jump = { to, from: reported, at: performance.now() };
      last = to;
    },
    /**
     * The position in seconds.
     *
     * @param report what the player says
     * @param rate how fast it plays; 0 when it does not
     */
    read(report: number, rate: number): number {
      const now = performance.now();
      if (jump) {
        const arrived = Math.abs(report - jump.to) < 1.5 && report !== jump.from;
        if (!arrived && now - jump.at < settlingTime) return jump.to;
        jump = null;
        reported = Number.NaN;
      }
      if (report !== reported) {
        reported = report;
        since = now;
      }
      const stretch = Math.min(((now - since) / 1000) * rate, maxStretch * rate);
      const time = report + stretch;
      // A late report must not step the position back.
      last = rate > 0 && time < last && last - time < maxStretch ? last : time;
      return last;
    },
  };
}
