// Focus mode: an enlarged video, the panel as a rail, and nothing else.

import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { toast } from '#web/ui/feedback/toast.tsx';
import { devicePreference, usePreference } from '../../shared/keys/device-preference.ts';
import type { OpenReview } from './review-context.ts';

/** Whether focus mode is on for this device, if the window is large enough. */
export const focusWanted = devicePreference<boolean>(
  'review-focus',
  (stored) => stored === 'on',
  (on) => (on ? 'on' : null),
);

/** Width of the rail, in pixels. */
export const railWidth = { min: 280, usual: 320, max: 640 };

/** The width chosen on this device. */
export const preferredRailWidth = devicePreference<number>(
  'review-rail',
  (stored) => Math.min(Math.max(Number(stored) || railWidth.usual, railWidth.min), railWidth.max),
  (width) => (width === railWidth.usual ? null : String(width)),
);

/** Whether a media query matches, kept up to date. */
function windowThat(query: string) {
  const list = window.matchMedia(query);
  const subscribe = (listener: () => void) => {
    list.addEventListener('change', listener);
    return () => list.removeEventListener('change', listener);
  };
  return { matches: () => list.matches, subscribe };
}

/** Windows in which video and panel are side by side without scrolling; the same as `fit:` in styles.css. */
const room = windowThat('(width >= 64rem) and (height >= 36rem)');
const tallRoom = windowThat('(width >= 64rem) and (height >= 50rem)');

/** Whether focus mode is on and the window is large enough. */
export function useFocusMode(): boolean {
  const matchesSearch = usePreference(focusWanted);
  const hasRoom = useSyncExternalStore(room.subscribe, room.matches);
  return hasRoom && matchesSearch;
}

/** Whether each type of note gets a lane on the timeline: a low window with navigation keeps its height for the video. */
export function useRoomForLanes(): boolean {
  const isTall = useSyncExternalStore(tallRoom.subscribe, tallRoom.matches);
  return useFocusMode() || isTall;
}

/** Switches focus mode, and remembers it on this device. */
export function switchFocusMode({ store }: Pick<OpenReview, 'store'>): void {
  if (!room.matches()) return toast({ title: t`Focus mode needs a larger window` });
  const isOn = !focusWanted.get();
  focusWanted.set(isOn);
  store.announce(isOn ? t`Focus mode` : t`Focus mode off`);
}
