// The two links home for screens outside the application's frame; plain links, because the home page comes from the server.

import { t } from '@lingui/core/macro';
import { ArrowLeft } from 'lucide-react';
import { brand } from '#brand';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { cn } from '#web/ui/class-names.ts';
import { Logo } from './logo.tsx';

/** The logo, which leads home. */
export function HomeLogo({ className }: { className?: string }) {
  return (
    <a
      href={pageAddress('/')}
      aria-label={t`${{ product: brand.name }} home`}
      className={cn('inline-flex rounded-lg', className)}
    >
      <Logo />
    </a>
  );
}

/** Back to Home (docs/product.md#screens). */
export function BackToHome() {
  return (
    <a
      href={pageAddress('/')}
      className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-lg px-2 text-sm font-medium text-ink-muted hover:text-ink"
    >
      <ArrowLeft aria-hidden className="size-4" />
      {t`Back to Home`}
    </a>
  );
}
