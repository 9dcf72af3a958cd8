// The choice of language on the public pages; the server leaves out languages that are not on offer.

import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { createContext, useContext } from 'react';
import { languageNames, languages } from '#domain/language/languages.ts';
import { isInEachLanguage, pageAddressIn } from '#domain/language/page-addresses.ts';
import { cn } from '#web/ui/class-names.ts';

/** The English address of the page. */
export const PagePath = createContext('/');

/** Links to the page in each language. A page with one address is asked for again: `enhance.ts` keeps the choice, which it follows. */
export function LanguageChoice({ className }: { className?: string }) {
  const path = useContext(PagePath);
  return (
    <nav aria-label={t`Language`} data-languages="" className={cn('flex flex-wrap gap-x-5', className)}>
      {languages.map((code) => (
        <a
          key={code}
          href={isInEachLanguage(path) ? pageAddressIn(code, path) : ''}
          hrefLang={code}
          lang={code}
          aria-current={code === i18n.locale ? 'true' : undefined}
          className="inline-flex min-h-11 items-center rounded-md underline-offset-4 hover:text-ink hover:underline aria-current:font-semibold aria-current:text-ink pointer-fine:min-h-8"
        >
          {languageNames[code]}
        </a>
      ))}
    </nav>
  );
}
