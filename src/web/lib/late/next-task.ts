// Yields to the event loop.

/** Resolves in a task of its own, so that the browser can answer presses and draw before what follows. */
export function nextTask(): Promise<void> {
  // A timer waits four milliseconds from the fifth in a row on, and in a hidden window for a second.
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => resolve(), { once: true });
    port1.start();
    port2.postMessage(null);
  });
}
