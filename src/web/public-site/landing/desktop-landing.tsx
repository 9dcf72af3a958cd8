// The desktop landing page.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { brand } from '#domain/brand.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { cn } from '#web/ui/class-names.ts';
import { CourtLogo } from '../parts/court-logo.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import { ThemeMenu } from '../parts/theme-menu.tsx';
import { CreateAccountLink } from './entry-links.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';

/** Hero, six features, four steps, call to action, footer. */
export function DesktopLanding() {
  return (
    <>
      <Header />
      <main id="content">
        <Hero />
        <FeatureCards />
        <HowItWorks />
        <CallToAction />
      </main>
      <SiteFooter />
    </>
  );
}

const links = () => [
  { href: '#features', label: t`Features` },
  { href: '#how-it-works', label: t`How it works` },
  { href: pageAddress('/help-center'), label: t`Help Center` },
];

function Header() {
  return (
    <header className="absolute inset-x-0 top-0 z-10 mx-auto flex min-h-20 max-w-300 items-center gap-1 px-6 text-on-court [--color-focus:var(--color-on-court)]">
      <SkipLink />
      <a
        href={pageAddress('/')}
        aria-label={t`${{ product: brand.name }}, home`}
        className="mr-auto inline-flex rounded-lg"
      >
        <CourtLogo />
      </a>
      <nav aria-label={t`Main`} className="flex items-center gap-1">
        {[...links(), { href: '/auth?tab=login', label: t`Log In` }].map(({ href, label }) => (
          <a
            key={href}
            href={href}
            className="inline-flex min-h-11 items-center rounded-lg px-4 text-on-court-muted transition-colors hover:bg-on-court/10 hover:text-on-court"
          >
            {label}
          </a>
        ))}
      </nav>
      <ThemeMenu onCourt />
    </header>
  );
}

/** One sentence and one button. */
function CallToAction() {
  return (
    <section aria-labelledby="begin-title" className="mx-auto max-w-300 px-6 py-24">
      <CourtBackground className="grid justify-items-center gap-7 rounded-3xl px-8 py-20 text-center">
        <h2
          id="begin-title"
          className="max-w-[18ch] text-[clamp(2.5rem,4.6vw,4rem)] leading-none font-extrabold tracking-[-0.03em]"
        >
          {t`Your next match can teach you more.`}
        </h2>
        <p className="max-w-[48ch] text-lg text-on-court-muted">
          {t`Play it, share the link, and find out what a certified coach sees.`}
        </p>
        <CreateAccountLink />
      </CourtBackground>
    </section>
  );
}

/** The same in both themes. The lines are placed as on a 20 × 10 m court, with a gap for the text in the middle. */
function CourtBackground({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={cn(
        'relative isolate overflow-hidden bg-court text-on-court [--color-focus:var(--color-on-court)]',
        className,
      )}
    >
      <svg
        aria-hidden
        viewBox="0 0 20 10"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 -z-10 size-full stroke-court-line opacity-60 [&_path]:[vector-effect:non-scaling-stroke]"
        fill="none"
      >
        <path d="M3.05 -5V15M16.95 -5V15M3.05 5H4.6M15.4 5H16.95" strokeWidth="2" />
        <path d="M10 -5V3.1M10 6.9V15" strokeWidth="4" />
      </svg>
      {children}
    </div>
  );
}
