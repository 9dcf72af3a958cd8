// Holding a key or button. It ends on release, or when the window loses the focus.

/** Whether it is still held, and a callback for its release. */
export interface Hold {
  /** A button released at once was pressed; pressing again ends it. */
  kind: 'key' | 'button';
  isHeld(): boolean;
  /** Calls `action` on release, with the milliseconds it was held; at once if it was released before. */
  whenReleased(action: (heldMs: number) => void): void;
}

/** A held key, by position: until released, its repeats type nothing, wherever the focus goes. */
export function holdKey(code: string): Hold {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== code) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return hold('key', performance.now(), (release, listen) => {
    listen(window, 'keyup', (event) => (event as KeyboardEvent).code === code && release(event));
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
}

/** A pointer that has just gone down. Its times are those of its events: on a busy device they are handled late. */
export function holdPointer({ pointerId, timeStamp }: Pick<PointerEvent, 'pointerId' | 'timeStamp'>): Hold {
  return hold('button', timeStamp, (release, listen) => {
    const end = (event: Event) => (event as PointerEvent).pointerId === pointerId && release(event);
    listen(window, 'pointerup', end);
    listen(window, 'pointercancel', end);
    return () => {};
  });
}

type Listen = (target: EventTarget, type: string, listener: (event: Event) => void) => void;

type Release = (event: Pick<Event, 'timeStamp'>) => void;

function hold(kind: Hold['kind'], since: number, begin: (release: Release, listen: Listen) => () => void): Hold {
  const listening = new AbortController();
  const actions: ((heldMs: number) => void)[] = [];
  let heldMs = 0;
  const listen: Listen = (target, type, listener) =>
    target.addEventListener(type, listener, { capture: true, signal: listening.signal });
  const release: Release = ({ timeStamp }) => {
    if (listening.signal.aborted) return;
    listening.abort();
    end();
    heldMs = timeStamp - since;
    for (const action of actions) action(heldMs);
  };
  const end = begin(release, listen);
  // Only the window's own blur: elements' blur events pass here too.
  listen(window, 'blur', (event) => event.target === window && release(event));
  listen(document, 'visibilitychange', (event) => document.visibilityState === 'hidden' && release(event));
  return {
    kind,
    isHeld: () => !listening.signal.aborted,
    whenReleased: (action) => (listening.signal.aborted ? action(heldMs) : void actions.push(action)),
  };
}
