// Focus mode: enlarge the video, what is written beside it as a rail, and nothing else.

import { useSyncExternalStore } from 'react';
import { toast } from '#web/ui/feedback/toast.tsx';
import { devicePreference, usePreference } from './device-preference.ts';
import type { OpenReview } from './review-context.ts';

/** Whether this device shows the workspace in focus mode, where the window has room for it. */
export const focusWanted = devicePreference<boolean>(
  'review-focus',
  (stored) => stored === 'on',
  (on) => (on ? 'on' : null),
);

/** How wide the rail is, in pixels. */
export const railWidth = { min: 280, usual: 320, max: 640 };

/** The width that was chosen on this device. */
export const preferredRailWidth = devicePreference<number>(
  'review-rail',
  (stored) => Math.min(Math.max(Number(stored) || railWidth.usual, railWidth.min), railWidth.max),
  (width) => (width === railWidth.usual ? null : String(width)),
);

/** Whether the window is as a media query says, always the latest. */
function windowThat(query: string) {
  const list = window.matchMedia(query);
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return { matches: () => list.matches, subscribe };
}

/** A window in which video and panel stand beside each other and nothing of the page scrolls; the same as `fit:` in styles.css. */
const room = windowThat('(width >= 64rem) and (height >= 36rem)');
const tallRoom = windowThat('(width >= 64rem) and (height >= 50rem)');

/** Whether focus mode is shown: wanted, and in a window that has room for it. */
export function useFocusMode(): boolean {
  const isWanted = usePreference(focusWanted);
  const hasRoom = useSyncExternalStore(room.subscribe, room.matches);
  return hasRoom && isWanted;
}

/** Whether each type of note may have a lane of its own on the timeline: a low window with the navigation keeps its height for the video. */
export function useRoomForLanes(): boolean {
  const isTall = useSyncExternalStore(tallRoom.subscribe, tallRoom.matches);
  return useFocusMode() || isTall;
}

/** Goes into focus mode or out of it, on this device for good. */
export function switchFocusMode({ store }: Pick<OpenReview, 'store'>): void {
  if (!room.matches()) return toast({ title: 'Focus mode needs a larger window' });
  const isOn = !focusWanted.get();
  focusWanted.set(isOn);
  store.announce(isOn ? 'Focus mode' : 'Focus mode off');
}
