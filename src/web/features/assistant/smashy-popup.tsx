// The popup on the dashboard that offers Smashy.

import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { SmashyAvatar } from './smashy-avatar.tsx';

/** docs/product.md#smashy. */
const delayMs = 2000;
/** "Maybe later" applies until the tab is closed. */
const laterKey = 'smashy-later';

/** Appears two seconds after each visit to the dashboard. */
export function SmashyPopup() {
  const isViewed = useCurrentUser().viewedBy !== null;
  const [isShown, setShown] = useState(false);
  useRootMark('smashy-offer', isShown);
  useEffect(() => {
    if (isViewed || sessionStorage.getItem(laterKey) !== null) return undefined;
    const timer = setTimeout(() => setShown(true), delayMs);
    return () => clearTimeout(timer);
  }, [isViewed]);
  if (!isShown) return null;
  return (
    <aside
      data-smashy
      aria-label={t`Smashy`}
      className="fixed right-4 z-20 grid max-w-72 gap-3 rounded-xl border bg-surface-raised p-4 shadow-raised print:hidden"
    >
      <p role="status" className="flex items-start gap-3 text-sm">
        <SmashyAvatar />
        <span>{t`Hi, I’m Smashy. Want to know what to work on next?`}</span>
      </p>
      <div className="flex justify-end gap-2">
        <Button
          variant="ghost"
          size="sm"
          onClick={() => {
            sessionStorage.setItem(laterKey, 'yes');
            setShown(false);
          }}
        >
          {t`Maybe later`}
        </Button>
        <Button
          size="sm"
          onClick={() => {
            setShown(false);
            window.dispatchEvent(new Event('open-smashy'));
          }}
        >
          {t`Ask Smashy`}
        </Button>
      </div>
    </aside>
  );
}
