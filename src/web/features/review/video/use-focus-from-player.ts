// Gives the focus back after a press on the provider's player.

import { type RefObject, useEffect, useRef } from 'react';

/**
 * A press on the player moves the focus into its frame, where our keys are not heard. While the pointer is over the frame
 * the focus comes back to `place`; whoever walks into the player by keyboard stays there.
 */
export function useFocusFromPlayer(place: RefObject<HTMLElement | null>, isWanted: boolean) {
  const isPointed = useRef(false);
  useEffect(() => {
    if (!isWanted) return;
    const onBlur = () => {
      // The frame becomes the active element only after this event.
      setTimeout(() => {
        const isInPlayer = document.activeElement instanceof HTMLIFrameElement;
        if (isPointed.current && isInPlayer) place.current?.focus({ preventScroll: true });
      });
    };
    window.addEventListener('blur', onBlur);
    return () => window.removeEventListener('blur', onBlur);
  }, [place, isWanted]);
  return {
    onPointerEnter: () => {
      isPointed.current = true;
    },
    onPointerLeave: () => {
      isPointed.current = false;
    },
  };
}
