// The desktop landing page.

import { brand } from '#domain/brand.ts';
import { CourtLogo } from '../parts/court-logo.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import { ThemeMenu } from '../parts/theme-menu.tsx';
import { CallToAction } from './call-to-action.tsx';
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

const links = [
  { href: '#features', label: 'Features' },
  { href: '#how-it-works', label: 'How it works' },
  { href: '/help-center', label: 'Help Center' },
];

function Header() {
  return (
    <header className="absolute inset-x-0 top-0 z-10 mx-auto flex min-h-20 max-w-300 items-center gap-1 px-6 text-on-court [--color-focus:var(--color-on-court)]">
      <SkipLink />
      <a href="/" aria-label={`${brand.name}, home`} className="mr-auto inline-flex rounded-lg">
        <CourtLogo />
      </a>
      <nav aria-label="Main" className="flex items-center gap-1">
        {[...links, { href: '/auth?tab=login', label: 'Log In' }].map(({ href, label }) => (
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
