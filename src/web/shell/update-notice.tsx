// Says that the product was updated and this window is outdated.

import { t } from '@lingui/core/macro';
import { useSyncExternalStore } from 'react';
import { brand } from '#brand';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { productUpdate } from '#web/lib/service-worker/product-update.ts';
import { Button } from '#web/ui/button.tsx';

/** Stays until answered, because typed text is at stake; nothing while the window is up to date. */
export function UpdateNotice() {
  const isOutdated = useSyncExternalStore(productUpdate.subscribe, productUpdate.isOutdated);
  if (!isOutdated) return null;
  return (
    <section
      aria-label={t`Update`}
      // Above the bottom navigation.
      className="fixed inset-x-4 bottom-[calc(var(--bottom-nav-height,0px)+1rem)] z-50 mx-auto w-fit max-w-md rounded-xl border bg-surface-raised p-4 text-sm text-ink shadow-raised max-sm:bottom-[calc(var(--bottom-nav-height,0px)+5rem)] print:hidden"
    >
      <div role="alert">
        <p className="font-semibold">{t`${{ product: brand.name }} was updated`}</p>
        <p className="mt-1 text-ink-muted">
          {t`This page is out of date and may not work fully. What you wrote is kept on this device. Reload to carry on.`}
        </p>
      </div>
      <div className="mt-3 flex justify-end gap-2">
        <Button size="sm" variant="ghost" onClick={productUpdate.dismiss}>
          {t`Later`}
        </Button>
        <Button size="sm" onClick={browserNavigation.reload}>
          {t`Reload`}
        </Button>
      </div>
    </section>
  );
}
