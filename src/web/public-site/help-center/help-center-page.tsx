// The help center: getting started, account and data, questions and answers, support.

import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { ContactSupport } from './contact-support.tsx';
import { DataRequests } from './data-requests.tsx';
import { Faq } from './faq.tsx';
import { GettingStarted } from './getting-started.tsx';

const contents = [
  { href: '#getting-started', label: 'Getting started' },
  { href: '#your-data', label: 'Your account and data' },
  { href: '#faq', label: 'Questions and answers' },
  { href: '#contact', label: 'Contact support' },
];

/** The help center (docs/product.md#screens). */
export function HelpCenterPage() {
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto max-w-300 px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
        <h1 className="text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] font-extrabold tracking-[-0.025em]">
          Help Center
        </h1>
        <p className="mt-4 max-w-[52ch] text-lg text-ink-muted">
          From your first video to a verified level. Can’t find your answer? Write to us, and we reply within 24 hours.
        </p>
        <div className="mt-10 lg:mt-14 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
          <nav aria-label="On this page" className="text-sm lg:sticky lg:top-24 lg:self-start">
            <ul className="flex flex-wrap gap-2 lg:grid lg:gap-0 lg:border-l">
              {contents.map(({ href, label }) => (
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
