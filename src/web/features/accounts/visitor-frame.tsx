// The frame of visitors' screens: the link home, the content, and on wide screens the court beside it.

import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { languageNames } from '#domain/language/languages.ts';
import { languageInForce } from '#domain/language/say.ts';
import { chooseLanguage } from '#web/lib/choose-language.ts';
import { languagesToChoose } from '#web/lib/language.ts';
import { BackToHome, HomeLogo } from '#web/ui/layout/home-link.tsx';
import { pageTitleId } from '#web/ui/layout/page.tsx';
import { CourtPanel } from './court-panel.tsx';

/** Content in a calm column. */
export function VisitorFrame({ children }: { children: ReactNode }) {
  return (
    <div className="grid min-h-dvh lg:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)]">
      <CourtPanel className="max-lg:hidden" />
      <div className="flex min-w-0 flex-col px-4 pb-12 sm:px-8">
        <header className="mx-auto flex h-16 w-full max-w-lg items-center justify-between gap-4 lg:mx-0 lg:max-w-none lg:justify-end">
          <HomeLogo className="lg:hidden" />
          <BackToHome />
        </header>
        <main id="main" className="mx-auto grid w-full max-w-lg grow content-start gap-6 pt-4 lg:pt-[8vh]">
          {children}
        </main>
        <LanguageChoice />
      </div>
    </div>
  );
}

/** The languages of the product, each in its own words; nothing where English is the only one. */
function LanguageChoice() {
  const offered = languagesToChoose();
  if (offered.length < 2) return null;
  return (
    <nav aria-label={t`Language`} className="mx-auto mt-10 flex w-full max-w-lg flex-wrap justify-center gap-x-2">
      {offered.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          aria-current={code === languageInForce() ? 'true' : undefined}
          onClick={() => void chooseLanguage(code)}
          className="min-h-11 rounded-md px-3 text-sm text-ink-muted underline-offset-4 hover:text-ink hover:underline aria-current:font-semibold aria-current:text-ink"
        >
          {languageNames[code]}
        </button>
      ))}
    </nav>
  );
}

/** The screen's title, which scripts can focus. */
export function VisitorTitle({ lead, children }: { lead?: ReactNode; children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <h1 id={pageTitleId} tabIndex={-1} className="text-2xl">
        {children}
      </h1>
      {lead && <p className="text-ink-muted">{lead}</p>}
    </div>
  );
}
