// The header of every public page except the landing page.

import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { brand } from '#domain/brand.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Logo } from '#web/ui/layout/logo.tsx';
import { SkipLink } from './skip-link.tsx';
import { ThemeMenu } from './theme-menu.tsx';

/** Logo, link home and theme menu. The offline page has no link home. */
export function SiteHeader({ homeLink = true }: { homeLink?: boolean }) {
  return (
    <header className="sticky top-0 z-10 border-b bg-surface/95 backdrop-blur print:hidden">
      <SkipLink />
      <div className="mx-auto flex min-h-16 max-w-300 items-center gap-2 px-4 sm:px-6">
        {homeLink ? (
          <a
            href={pageAddress('/')}
            aria-label={t`${{ product: brand.name }}, home`}
            className="inline-flex rounded-lg"
          >
            <Logo />
          </a>
        ) : (
          <Logo />
        )}
        <div className="ml-auto flex min-w-0 items-center gap-1 sm:gap-2">
          {homeLink && (
            <a
              href={pageAddress('/')}
              className={buttonStyles({ variant: 'ghost', className: 'min-w-0 max-sm:px-2 max-sm:whitespace-normal' })}
            >
              <ArrowLeft aria-hidden />
              {t`Back to Home`}
            </a>
          )}
          <ThemeMenu />
        </div>
      </div>
    </header>
  );
}
