// The back link above a screen's title.

import { createLink } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import type { ComponentProps } from 'react';

/** For a way back that is no link. */
export const backStyles =
  'inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-medium text-ink-muted hover:text-ink sm:min-h-8 print:hidden';

/** An arrow with its destination, such as the list the person came from. */
export const BackLink = createLink(function BackAnchor({ children, ...props }: ComponentProps<'a'>) {
  return (
    <a {...props} className={backStyles}>
      <ArrowLeft aria-hidden className="size-4 shrink-0" />
      {children}
    </a>
  );
});
