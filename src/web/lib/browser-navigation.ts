// Leaving the application: addresses that the browser itself goes to.

/** Milliseconds between telling people that they are sent elsewhere and doing it (docs/product.md#signing-in). */
export const redirectDelay = 500;

/** How the browser is sent to an address. An object, so that tests can watch it instead of losing their page. */
export const browserNavigation = {
  /** Loads an address as a new document: of this site, or the page of a payment provider. */
  goTo(address: string): void {
    window.location.assign(address);
  },
  /** Loads the current document again. */
  reload(): void {
    window.location.reload();
  },
};
