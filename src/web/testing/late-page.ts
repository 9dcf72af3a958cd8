// A page on a machine that is busy: frames, React's work and the server's answers come a moment later than they could.

/**
 * Delays, each time by another share of a sixth of a second, whatever the page would go on with at once. What a test takes for
 * done because it mostly is by then is not, and the test fails. To be called before React is loaded, once a page; it stands on its
 * own, since a journey's browser gets it as text.
 */
export function delayPage(): void {
  const { setTimeout, clearTimeout, requestAnimationFrame, cancelAnimationFrame, MessageChannel } = window;
  // Tests hold clocks; this one goes on.
  const now = performance.now.bind(performance);
  const someTime = () => Math.random() * 160;
  /** Milliseconds until a later moment, which is not before the one that was asked for last: the browser keeps their order, too. */
  function inTurn(share: number): () => number {
    let last = 0;
    return () => {
      last = Math.max(last, now() + someTime() * share);
      return last - now();
    };
  }

  const frames = new Map<number, () => void>();
  const untilFrame = inTurn(1);
  let newest = 0;
  window.requestAnimationFrame = (draw) => {
    newest += 1;
    const id = newest;
    const timer = setTimeout(() => {
      const frame = requestAnimationFrame((time) => {
        frames.delete(id);
        draw(time);
      });
      frames.set(id, () => cancelAnimationFrame(frame));
    }, untilFrame());
    frames.set(id, () => clearTimeout(timer));
    return id;
  };
  window.cancelAnimationFrame = (id) => {
    frames.get(id)?.();
    frames.delete(id);
  };

  // How React has the browser call it back for what need not be drawn at once.
  window.MessageChannel = class extends MessageChannel {
    constructor() {
      super();
      const post = this.port2.postMessage.bind(this.port2);
      const untilMessage = inTurn(1 / 2);
      this.port2.postMessage = (message: unknown) => {
        setTimeout(() => post(message), untilMessage());
      };
    }
  };

  for (const read of ['json', 'text'] as const) {
    const atOnce = Response.prototype[read];
    Response.prototype[read] = async function late() {
      await new Promise((resolve) => setTimeout(resolve, someTime()));
      return atOnce.call(this);
    };
  }
}
