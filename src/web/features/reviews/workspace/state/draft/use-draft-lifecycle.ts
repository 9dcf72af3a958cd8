// Ties draft saving to the window and the screen.

import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { toast } from '#web/ui/feedback/toast.tsx';
import type { ReviewStore } from '../review-store.ts';

/** Saves on reconnecting, stores a copy when the window closes, warns before unsaved work is left. */
export function useDraftLifecycle(store: ReviewStore): void {
  const isShown = useRef(false);
  useEffect(() => {
    const { saver } = store;
    isShown.current = true;
    store.setShown(true);
    const onHide = () => {
      if (document.visibilityState !== 'hidden') return;
      saver.keepNow();
      saver.saveNow();
    };
    // Another window may have saved: better known before typing than after.
    const onReturn = () => {
      if (document.visibilityState === 'visible' && !store.isReadOnly) void saver.lookAround();
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => {
      // After a session ends, the sign-in screen follows; the copy on this device waits.
      const isWaiting = saver.getState().phase === 'signed-out' && saver.isKept();
      const isOpen = saver.isUnsaved() || Object.keys(store.getState().invalidRatings).length > 0;
      if (isOpen && !isWaiting) event.preventDefault();
    };
    window.addEventListener('online', saver.saveNow);
    window.addEventListener('pagehide', saver.keepNow);
    window.addEventListener('beforeunload', onBeforeUnload);
    document.addEventListener('visibilitychange', onHide);
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    if (store.wasBroughtBack) {
      saver.saveNow();
      toast({ title: t`Your unsaved work is back`, description: t`It was kept on this device.` });
    }
    return () => {
      isShown.current = false;
      store.setShown(false);
      window.removeEventListener('online', saver.saveNow);
      window.removeEventListener('pagehide', saver.keepNow);
      window.removeEventListener('beforeunload', onBeforeUnload);
      document.removeEventListener('visibilitychange', onHide);
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
      // Saves when leaving for another screen; if that fails, the copy is found on the next visit.
      saver.keepNow();
      void saver.flush().then(() => {
        if (!isShown.current) saver.stop();
      });
    };
  }, [store]);
}
