// The screen for people who must set up a second factor before anything else.

import { t } from '@lingui/core/macro';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { signOut, useCurrentUser } from '#web/lib/session/session.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { Logo } from '#web/ui/layout/logo.tsx';
import { pageTitleId } from '#web/ui/layout/page.tsx';
import { SecondFactorPart } from './second-factor-part.tsx';

/** Continues once a factor is set up, by reloading the document, since all calls were refused before. */
export function SetUpSecondFactorScreen() {
  useDocumentTitle(t`Set up a second factor`);
  const { hasSecondFactor } = useCurrentUser();
  return (
    <div className="mx-auto grid min-h-dvh w-full max-w-2xl content-start gap-6 px-4 pt-4 pb-12 sm:px-8">
      <header className="flex h-16 items-center justify-between gap-4">
        <Logo />
        <Button variant="secondary" size="sm" onClick={signOut}>
          {t`Sign out`}
        </Button>
      </header>
      <main id="main" className="grid gap-6">
        <div className="grid gap-1">
          <h1 id={pageTitleId} tabIndex={-1} className="text-2xl">
            {hasSecondFactor ? t`You’re all set` : t`Set up a second factor`}
          </h1>
          <p className="text-ink-muted">
            {hasSecondFactor
              ? t`Your account is now protected even if someone knows your password.`
              : t`You can see other people’s data, so your role requires a second factor. It takes a minute.`}
          </p>
        </div>
        <SecondFactorPart />
        {hasSecondFactor && (
          <a href="/" className={buttonStyles({ size: 'lg', className: 'justify-self-start' })}>
            {t`Continue`}
          </a>
        )}
      </main>
    </div>
  );
}
