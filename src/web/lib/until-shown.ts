// Holds what a screen's state begins while it is made: React may draw a screen, throw it away and draw it anew, and show only the last.

/** Does nothing of what it is asked before `release`, then all of it in order, and from then on everything at once. */
export function untilShown() {
  let held: (() => void)[] | null = [];
  return {
    run(action: () => void): void {
      if (held) held.push(action);
      else action();
    },
    /** The screen is there. */
    release(): void {
      const waiting = held ?? [];
      held = null;
      for (const action of waiting) action();
    },
  };
}
