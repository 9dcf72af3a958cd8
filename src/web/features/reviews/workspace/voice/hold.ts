// Holding a key or button. It ends on release, or when the window loses the focus.

/** Whether it is still held, and a callback for its release. */
export interface Hold {
  /** A button released at once was pressed; pressing again ends it. */
  kind: 'key' | 'button';
  isHeld(): boolean;
  whenReleased(action: () => void): void;
}

/** A held key, by position: until released, its repeats type nothing, wherever the focus goes. */
export function holdKey(code: string): Hold {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.code !== code) return;
    event.preventDefault();
    event.stopPropagation();
  };
  window.addEventListener('keydown', onKeyDown, true);
  return hold('key', (release, listen) => {
    listen(window, 'keyup', (event) => (event as KeyboardEvent).code === code && release());
    return () => window.removeEventListener('keydown', onKeyDown, true);
  });
}

/** A pointer that has just gone down. */
export function holdPointer(pointerId: number): Hold {
  return hold('button', (release, listen) => {
    const end = (event: Event) => (event as PointerEvent).pointerId === pointerId && release();
    listen(window, 'pointerup', end);
    listen(window, 'pointercancel', end);
    return () => {};
  });
}

type Listen = (target: EventTarget, type: string, listener: (event: Event) => void) => void;

function hold(kind: Hold['kind'], begin: (release: () => void, listen: Listen) => () => void): Hold {
  const listening = new AbortController();
  const actions: (() => void)[] = [];
  const listen: Listen = (target, type, listener) =>
    target.addEventListener(type, listener, { capture: true, signal: listening.signal });
  const release = () => {
    if (listening.signal.aborted) return;
    listening.abort();
    end();
    for (const action of actions) action();
  };
  const end = begin(release, listen);
  // Only the window's own blur: elements' blur events pass here too.
  listen(window, 'blur', ({ target }) => target === window && release());
  listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && release());
  return {
    kind,
    isHeld: () => !listening.signal.aborted,
    whenReleased: (action) => (listening.signal.aborted ? action() : void actions.push(action)),
  };
}
