// Navigation outside the application.

/** Milliseconds between telling people that they are sent elsewhere and doing it (docs/product.md#signing-in). */
export const redirectDelay = 500;

/**
 * How long a document may take to unload, in milliseconds. After that the person has stayed: the browser asks about unsaved work.
 */
const leavingMs = 5000;

/** How the browser is sent to an address. An object, so that tests can watch it instead of losing their page. */
export const browserNavigation = {
  /** Until when this document counts as being left, in milliseconds since it was loaded; 0 if never. */
  leavingUntil: 0,
  /** Whether this document is being left, so that failures in it can be ignored. */
  get isLeaving(): boolean {
    return performance.now() < this.leavingUntil;
  },
  /** Whether this document was ever left. */
  get wasLeft(): boolean {
    return this.leavingUntil > 0;
  },
  /** This document is going to be left, after `delay` milliseconds. */
  startLeaving(delay = 0): void {
    this.leavingUntil = performance.now() + delay + leavingMs;
  },
  /** This document is not going to be left after all. */
  stay(): void {
    this.leavingUntil = 0;
  },
  /** Loads an address as a new document: of this site, or the page of a payment provider. */
  goTo(address: string): void {
    window.location.assign(address);
  },
  /** Loads the current document again. */
  reload(): void {
    window.location.reload();
  },
};
