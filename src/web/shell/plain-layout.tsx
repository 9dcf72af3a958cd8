// The frame of screens that are the same for visitors and for people who are signed in.

import type { ReactNode } from 'react';
import { BackToHome, HomeLogo } from '#web/ui/layout/home-link.tsx';
import { SkipLink } from './skip-link.tsx';

/** The logo and a link home, then the screen. */
export function PlainLayout({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="border-b bg-surface-raised">
        <div className="mx-auto flex h-14 max-w-[75rem] items-center justify-between gap-4 px-4 sm:px-6">
          <HomeLogo />
          <BackToHome />
        </div>
      </header>
      <main id="main" className="grow">
        {children}
      </main>
    </div>
  );
}
