// Leaving the application: addresses that the browser itself goes to.

/** Milliseconds between telling people that they are sent elsewhere and doing it (docs/product.md#signing-in). */
export const redirectDelay = 500;

/**
 * Longest that a document still stands after it was told to go, in milliseconds. One that stands longer was kept: the browser asks
 * people with unsaved work whether they want to stay.
 */
const leavingMs = 5000;

/** How the browser is sent to an address. An object, so that tests can watch it instead of losing their page. */
export const browserNavigation = {
  /** Up to when this document is being left, in milliseconds since it was loaded; 0 if it never was told to go. */
  leavingUntil: 0,
  /** Whether this document is being left: what fails in it meanwhile concerns nobody. */
  get isLeaving(): boolean {
    return performance.now() < this.leavingUntil;
  },
  /** Whether this document was ever told to go. */
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
