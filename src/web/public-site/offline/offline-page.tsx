// What the service worker shows when there is no connection.

import { RotateCw } from 'lucide-react';
import { brand } from '#domain/brand.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Notice } from '../parts/notice.tsx';
import { SiteHeader } from '../parts/site-header.tsx';

/** Stands at the address that was asked for; `retry.ts` opens it as soon as there is a connection. Nothing here leads anywhere else. */
export function OfflinePage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader homeLink={false} />
      <Notice
        title="No connection"
        ball={{ x: 9.2, y: 6.4 }}
        actions={
          <button type="button" data-retry className={buttonStyles({ size: 'lg' })}>
            <RotateCw aria-hidden />
            Try again
          </button>
        }
      >
        <p>{brand.name} cannot be reached. Are you online?</p>
        <p>What you have written in the review workspace is kept on this device and saved when you are back.</p>
        <p role="status">This page opens by itself as soon as there is a connection.</p>
      </Notice>
    </div>
  );
}
