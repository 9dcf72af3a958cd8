// The not-found page for visitors.

import { t } from '@lingui/core/macro';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Notice } from '../parts/notice.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';

/** Title and hint are fixed (docs/product.md#screens); the application has its own inside its layout. */
export function NotFoundPage() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <Notice
        title={t`404 Page Not Found`}
        ball={{ x: 16.2, y: -1.7 }}
        actions={
          <>
            <a href={pageAddress('/')} className={buttonStyles({ size: 'lg' })}>
              {t`Go to the start page`}
            </a>
            <a href={pageAddress('/help-center')} className={buttonStyles({ variant: 'secondary', size: 'lg' })}>
              {t`Help Center`}
            </a>
          </>
        }
      >
        <p>{t`Did you forget to add the page to the router?`}</p>
        <p>{t`If you followed a link, it may be out of date or mistyped.`}</p>
      </Notice>
      <SiteFooter />
    </div>
  );
}
