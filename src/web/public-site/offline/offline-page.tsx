// What the service worker shows when there is no connection.

import { t } from '@lingui/core/macro';
import { RotateCw } from 'lucide-react';
import { brand } from '#domain/brand.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Notice } from '../parts/notice.tsx';
import { SiteHeader } from '../parts/site-header.tsx';

/** Shown at the requested address, without links; `retry.ts` opens that address once there is a connection. */
export function OfflinePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader homeLink={false} />
      <Notice
        title={t`No connection`}
        ball={{ x: 9.2, y: 6.4 }}
        actions={
          <button type="button" data-retry className={buttonStyles({ size: 'lg' })}>
            <RotateCw aria-hidden />
            {t`Try again`}
          </button>
        }
      >
        <p>{t`We can’t reach ${{ product: brand.name }}. Are you online?`}</p>
        <p>{t`Your work in the review workspace is kept on this device, and we’ll save it when you’re back online.`}</p>
        <p
          role="status"
          data-looking={t`Looking for a connection…`}
          data-failed={t`Still no connection. The page opens by itself once you’re back online.`}
        >{t`The page opens by itself once you’re back online.`}</p>
      </Notice>
    </div>
  );
}
