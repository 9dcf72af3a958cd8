// Says on every screen that there is no connection.

import { t } from '@lingui/core/macro';
import { CloudOff } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';

/** Takes no room and no presses: it lies in the free space above the screen's title, below the navigation. */
export function OfflineBar() {
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return isOnline ? null : <Bar />;
}

function Bar() {
  const [sentence, setSentence] = useState('');
  // A live region is read out when its text changes, not when it appears.
  useEffect(() => {
    const timer = setTimeout(() => setSentence(t`You’re offline. What you type is kept on this device.`), 100);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div
      data-offline-bar
      // Below what sticks to the top of a screen, such as a player, which stays where it is.
      className="pointer-events-none sticky top-(--head-height) z-5 h-0 print:hidden"
    >
      <div className="flex h-4 items-center justify-center gap-1.5 bg-attention-soft px-2 text-xs leading-4 font-medium text-attention">
        <CloudOff aria-hidden className="size-3 shrink-0" />
        <p role="status" className="truncate">
          {sentence}
        </p>
      </div>
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
