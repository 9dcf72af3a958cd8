// The landing page on a phone or tablet.

import { t } from '@lingui/core/macro';
import { BadgeCheck, ChartNoAxesColumnIncreasing, type LucideIcon, SquarePlay } from 'lucide-react';
import { brand } from '#domain/brand.ts';
import { pageAddress } from '#domain/language/page-addresses.ts';
import { examplePlayers } from '#web/lib/example-review.ts';
import { Court } from '#web/ui/padel/court.tsx';
import { CourtLogo } from '../parts/court-logo.tsx';
import { LanguageChoice } from '../parts/language-choice.tsx';
import { SkipLink } from '../parts/skip-link.tsx';
import { ThemeMenu } from '../parts/theme-menu.tsx';
import { CreateAccountLink, LogInLink } from './entry-links.tsx';
import { features } from './features.ts';

const blurbs: readonly { feature: (typeof features)[keyof typeof features]; icon: LucideIcon }[] = [
  { feature: features.video, icon: SquarePlay },
  { feature: features.skills, icon: ChartNoAxesColumnIncreasing },
  { feature: features.level, icon: BadgeCheck },
];

/** Logo, tagline, links to register and log in, and three features (docs/product.md#screens). */
export function PocketLanding() {
  return (
    <>
      <header className="bg-court text-on-court [--color-focus:var(--color-on-court)]">
        <SkipLink to="pocket-content" />
        <div className="mx-auto flex min-h-18 max-w-xl items-center justify-between px-5">
          <CourtLogo />
          <ThemeMenu onCourt />
        </div>
      </header>
      <main id="pocket-content" className="grow">
        <div className="bg-court text-on-court [--color-focus:var(--color-on-court)]">
          <div className="mx-auto max-w-xl px-5 pt-6 pb-10">
            <h1 className="text-[clamp(2.5rem,11.5vw,4rem)] leading-none font-extrabold tracking-[-0.03em]">
              {brand.tagline}
            </h1>
            <div className="mt-8 grid gap-3 min-[26rem]:grid-cols-2">
              <CreateAccountLink />
              <LogInLink />
            </div>
            <Court players={examplePlayers} className="mt-10" />
          </div>
        </div>
        <div className="mx-auto max-w-xl px-5 py-4">
          {blurbs.map(({ feature, icon: Icon }) => (
            <section key={feature.title} className="flex gap-4 py-6 not-first:border-t">
              <Icon aria-hidden className="mt-0.5 size-6 shrink-0 text-primary" />
              <div>
                <h2 className="text-lg leading-7">{feature.title}</h2>
                <p className="mt-1 text-ink-muted">{feature.text}</p>
              </div>
            </section>
          ))}
        </div>
      </main>
      <footer className="border-t">
        <div className="mx-auto flex max-w-xl flex-wrap gap-x-6 px-5 pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] text-sm text-ink-muted">
          <FooterLink href={pageAddress('/help-center')}>{t`Help Center`}</FooterLink>
          <FooterLink href={pageAddress('/privacy-policy')}>{t`Privacy Policy`}</FooterLink>
          <FooterLink href={`mailto:${brand.supportMail}`}>{t`Contact`}</FooterLink>
          <LanguageChoice className="w-full" />
        </div>
      </footer>
    </>
  );
}

function FooterLink({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-11 items-center rounded-md underline-offset-4 hover:text-ink hover:underline"
    >
      {children}
    </a>
  );
}
