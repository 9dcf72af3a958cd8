// The way back, above a screen's title: it looks the same on every screen.

import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

/** For a way back that is no link. */
export const backStyles =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-ink-muted hover:text-ink sm:min-h-8 print:hidden';

/** An arrow and where it leads, e.g. to the list from which one came. */
export const BackLink = createLink(function BackAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={backStyles}>
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      {children}
    </a>
  );
});
