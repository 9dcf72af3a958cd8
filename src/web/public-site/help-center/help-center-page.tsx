// The help center: getting started, filming, account and data, questions and answers, support.

import { t } from '@lingui/core/macro';
import { ChevronDown, Mail } from 'lucide-react';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { FilmGuide } from '#web/ui/video/film-guide.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { SupportLink } from '../parts/support-link.tsx';
import { answers } from './answers.tsx';
import { DataRequests } from './data-requests.tsx';
import { GettingStarted } from './getting-started.tsx';
import { HelpSection } from './help-section.tsx';

const contents = () => [
  { href: '#getting-started', label: t`Getting started` },
  { href: '#filming', label: t`How to film a court` },
  { href: '#your-data', label: t`Your account and data` },
  { href: '#faq', label: t`Questions and answers` },
  { href: '#contact', label: t`Contact support` },
];

/** The help center (docs/product.md#screens). */
export function HelpCenterPage() {
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto max-w-300 px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
        <h1 className="text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] font-extrabold tracking-[-0.025em]">
          {t`Help Center`}
        </h1>
        <p className="mt-4 max-w-[52ch] text-lg text-ink-muted">
          {t`From your first video to a verified level. Can’t find your answer? Write to us, and we reply within 24 hours.`}
        </p>
        <div className="mt-10 lg:mt-14 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
          <nav aria-label={t`On this page`} className="text-sm lg:sticky lg:top-24 lg:self-start">
            <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-l">
              {contents().map(({ href, label }) => (
                <li key={href}>
                  <a
                    href={href}
                    className="inline-flex min-h-11 items-center rounded-lg px-3 text-ink-muted transition-colors hover:text-ink max-lg:border max-lg:bg-surface-raised lg:min-h-9 lg:px-4"
                  >
                    {label}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid min-w-0 gap-16 max-lg:mt-12">
            <GettingStarted />
            <HelpSection id="filming" title={t`How to film a court`}>
              <div className="mt-6 rounded-xl border bg-surface-raised p-5 sm:p-6">
                <FilmGuide />
              </div>
            </HelpSection>
            <DataRequests />
            <Faq />
            <ContactSupport />
          </div>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

/** Each answer opens under its question, without JavaScript. */
function Faq() {
  return (
    <HelpSection id="faq" title={t`Questions and answers`}>
      <div className="mt-6 divide-y rounded-xl border bg-surface-raised">
        {answers().map(({ question, answer }) => (
          <details key={question} className="group">
            <summary className="flex min-h-14 list-none items-center justify-between gap-4 rounded-xl px-5 py-3.5 font-semibold -outline-offset-2 sm:px-6 [&::-webkit-details-marker]:hidden">
              {question}
              <ChevronDown
                aria-hidden
                className="size-5 shrink-0 text-ink-muted transition-transform group-open:rotate-180"
              />
            </summary>
            <div className="max-w-[68ch] px-5 pb-5 text-ink-muted sm:px-6 [&_a]:font-medium [&_a]:text-primary [&_a]:underline">
              {answer}
            </div>
          </details>
        ))}
      </div>
    </HelpSection>
  );
}

/** Contact-support link; support replies by email within 24 hours (docs/product.md#screens). */
function ContactSupport() {
  return (
    <section
      id="contact"
      aria-labelledby="contact-title"
      className="flex scroll-mt-24 flex-wrap items-center justify-between gap-x-10 gap-y-6 rounded-2xl bg-court p-6 text-on-court [--color-focus:var(--color-on-court)] sm:p-10"
    >
      <div>
        <h2 id="contact-title" className="text-2xl">
          {t`Contact support`}
        </h2>
        <p className="mt-2 max-w-[44ch] text-on-court-muted">
          {t`Tell us what happened and add the link if it’s about a video. We reply by email within 24 hours.`}
        </p>
      </div>
      <SupportLink className={buttonStyles({ variant: 'accent', size: 'lg' })}>
        <Mail aria-hidden />
        {t`Contact Support`}
      </SupportLink>
    </section>
  );
}
