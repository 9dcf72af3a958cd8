// The privacy policy page.

import { t } from '@lingui/core/macro';
import type { ComponentType } from 'react';
import { type LanguageCode, languageNames } from '#domain/language/languages.ts';
import { languageInForce } from '#domain/language/say.ts';
import { Prose } from '../parts/prose.tsx';
import { SiteFooter } from '../parts/site-footer.tsx';
import { SiteHeader } from '../parts/site-header.tsx';
import { DanishPolicy } from './danish-policy.tsx';
import { EnglishPolicy } from './english-policy.tsx';
import { SpanishPolicy } from './spanish-policy.tsx';

/** The languages that the policy is written in (docs/product.md#screens). */
const policies: readonly { lang: LanguageCode; id: string; Text: ComponentType }[] = [
  { lang: 'en', id: 'english', Text: EnglishPolicy },
  { lang: 'da', id: 'dansk', Text: DanishPolicy },
  { lang: 'es', id: 'espanol', Text: SpanishPolicy },
];

/** The policy in each of its languages, marked as such, the reader's first. */
export function PrivacyPolicyPage() {
  const own = policies.find(({ lang }) => lang === languageInForce());
  const ordered = own ? [own, ...policies.filter((one) => one !== own)] : policies;
  return (
    <>
      <SiteHeader />
      <main id="content" className="mx-auto max-w-300 px-4 pt-10 pb-20 sm:px-6 lg:pt-16">
        <h1 className="text-[clamp(2.25rem,5vw,3.5rem)] leading-[1.05] font-extrabold tracking-[-0.025em]">
          {t`Privacy Policy`}
        </h1>
        {!own && (
          <p className="mt-4 text-lg text-ink-muted">{t`The policy is written in English, Danish and Spanish.`}</p>
        )}
        <div className="mt-8 lg:mt-12 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-16">
          <nav
            aria-label={t`On this page`}
            className="flex gap-2 lg:sticky lg:top-24 lg:flex-col lg:items-start lg:self-start print:hidden"
          >
            {ordered.map(({ lang, id }) => (
              <LanguageLink key={id} href={`#${id}`} lang={lang}>
                {languageNames[lang]}
              </LanguageLink>
            ))}
          </nav>
          <div className="grid gap-16 divide-y *:pb-16 *:last:pb-0 max-lg:mt-10">
            {ordered.map(({ lang, id, Text }) => (
              <Policy key={id} lang={lang} id={id}>
                <Text />
              </Policy>
            ))}
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
  lang: LanguageCode;
  id: string;
  children: React.ReactNode;
}

function Policy({ lang, id, children }: PolicyProps) {
  return (
    <section lang={lang} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-24">
      <Prose>
        <h2 id={`${id}-title`} className="text-2xl">
          {languageNames[lang]}
        </h2>
        {children}
      </Prose>
    </section>
  );
}
