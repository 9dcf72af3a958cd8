// The privacy policy page.

import { Prose } from '../parts/prose.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { DanishPolicy } from './danish-policy.tsx';
import { EnglishPolicy } from './english-policy.tsx';

/** English and Danish (docs/product.md#screens), each marked with its language. */
export function PrivacyPolicyPage() {
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto max-w-300 px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
        <h1 className="text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] font-extrabold tracking-[-0.025em]">
          Privacy Policy
        </h1>
        <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
          <nav aria-label="Language" className="flex gap-2 lg:sticky lg:top-24 lg:self-start print:hidden">
            <LanguageLink href="#english" lang="en">
              English
            </LanguageLink>
            <LanguageLink href="#dansk" lang="da">
              Dansk
            </LanguageLink>
          </nav>
          <div className="grid gap-16 divide-y *:pb-16 *:last:pb-0 max-lg:mt-10">
            <Policy lang="en" id="english" title="English">
              <EnglishPolicy />
            </Policy>
            <Policy lang="da" id="dansk" title="Privatlivspolitik">
              <DanishPolicy />
            </Policy>
          </div>
        </div>
      </main>
      <SiteFooter />
    </>
  );
}

function LanguageLink({ href, lang, children }: { href: string; lang: string; children: string }) {
  return (
    <a
      href={href}
      lang={lang}
      className="inline-flex min-h-11 items-center rounded-lg border bg-surface-raised px-4 text-sm font-medium transition-colors hover:bg-surface-sunken"
    >
      {children}
    </a>
  );
}

interface PolicyProps {
  lang: 'en' | 'da';
  id: string;
  title: string;
  children: React.ReactNode;
}

function Policy({ lang, id, title, children }: PolicyProps) {
  return (
    <section lang={lang} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Prose>
        <h2 id={`${id}-title`} className="text-2xl">
          {title}
        </h2>
        {children}
      </Prose>
    </section>
  );
}
