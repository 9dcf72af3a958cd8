// The split between video and rail.

import { plural, t } from '@lingui/core/macro';
import { type KeyboardEvent, type PointerEvent, useSyncExternalStore } from 'react';
import { commandKey } from '#web/lib/keys/command-key.ts';
import { usePreference } from '../../shared/keys/device-preference.ts';
import { preferredRailWidth, railWidth } from '../state/focus-mode.ts';

/** Step of an arrow key, in pixels. */
const step = 16;

const subscribe = (listener: () => void) => {
  window.addEventListener('resize', listener);
  return () => window.removeEventListener('resize', listener);
};

/** The widest rail for this window: the video keeps more than half. */
const widest = () => Math.min(railWidth.max, Math.round(window.innerWidth * 0.45));

interface SplitHandleProps {
  /** Id of the rail. */
  controls: string;
}

/** Dragged or moved with arrow keys; Home and End go to the widest and narrowest rail, a double click resets it. */
export function SplitHandle({ controls }: SplitHandleProps) {
  const most = useSyncExternalStore(subscribe, widest);
  const width = Math.min(usePreference(preferredRailWidth), most);
  const set = (next: number) =>
    preferredRailWidth.set(Math.round(Math.min(Math.max(next, railWidth.min), Math.max(most, railWidth.min))));
  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowLeft: width + step, ArrowRight: width - step, Home: most, End: railWidth.min }[
      commandKey(event)
    ];
    if (next === undefined) return;
    event.preventDefault();
    set(next);
  };
  const onPointerMove = (event: PointerEvent) => {
    // Without capture, the player would swallow the moves.
    if (event.currentTarget.hasPointerCapture(event.pointerId)) set(window.innerWidth - event.clientX);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a line that moves is no rule between texts
    <div
      role="separator"
      tabIndex={0}
      aria-label={t`Width of the notes`}
      aria-orientation="vertical"
      aria-controls={controls}
      aria-valuemin={railWidth.min}
      aria-valuemax={most}
      aria-valuenow={width}
      aria-valuetext={plural(width, { one: '# pixel', other: '# pixels' })}
      onKeyDown={onKeyDown}
      onDoubleClick={() => set(railWidth.usual)}
      // A press neither takes the focus from what the coach is writing nor selects text on the way.
      onMouseDown={(event) => event.preventDefault()}
      onPointerDown={(event) => {
        if (event.button === 0) event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={onPointerMove}
      className="group grid h-full w-3 cursor-col-resize touch-none place-items-center focus-visible:-outline-offset-2"
    >
      <span className="h-10 w-1 rounded-full bg-line-strong group-hover:bg-primary group-focus-visible:bg-primary" />
    </div>
  );
}
