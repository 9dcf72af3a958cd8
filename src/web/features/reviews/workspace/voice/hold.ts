// Something held down: a key, or a button under a finger. It ends when it is let go, and when the window loses the focus.

/** What is held: whether it still is, and what happens when it no longer is. */
export interface Hold {
  /** What is held. A button that is let go at once was pressed, and pressed again it ends. */
  kind: 'key' | 'button';
  isHeld(): boolean;
  whenReleased(action: () => void): void;
}

/** A key, by its place on the keyboard: until it is let go, its repeats write nothing, wherever the focus goes. */
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
  // Of the window itself: on its way down it tells of every element that loses the focus, too.
  listen(window, 'blur', ({ target }) => target === window && release());
  listen(document, 'visibilitychange', () => document.visibilityState === 'hidden' && release());
  return {
    kind,
    isHeld: () => !listening.signal.aborted,
    whenReleased: (action) => (listening.signal.aborted ? action() : void actions.push(action)),
  };
}
