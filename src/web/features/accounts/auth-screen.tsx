// Sign-in and registration: /auth and /email-auth.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { say } from '#domain/language/say.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { hasDrafts } from '#web/lib/drafts.ts';
import { loadForm } from '#web/lib/forms/late-form.ts';
import { hasPasskeys } from '#web/lib/passkeys/has-passkeys.ts';
import { hasSessionEnded } from '#web/lib/session/ended-session.ts';
import { signInOptionsQuery } from '#web/lib/session/sign-in-options.ts';
import { cn } from '#web/ui/class-names.ts';
import { FormSkeleton } from '#web/ui/feedback/form-skeleton.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import type { AuthSearch, AuthTab } from './auth-search.ts';
import { GoogleButton } from './google-button.tsx';
import type { PasskeyButtonProps } from './passkey-button.tsx';
import type { CheckEmailPanelProps } from './registration/check-email-panel.tsx';
import type { RegisterFormProps } from './registration/register-form.tsx';
import { useVerificationNotice } from './registration/use-verification-notice.ts';
import type { SecondStepPanelProps } from './second-step-panel.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { signInReason } from './sign-in-reason.ts';
import { signInTitle } from './sign-in-title.ts';
import { VisitorFrame, VisitorTitle } from './visitor-frame.tsx';

const RegisterForm = lateComponent<RegisterFormProps>(
  () => loadForm(() => import('./registration/register-form.tsx').then((part) => part.RegisterForm)),
  <FormSkeleton fields={6} />,
);

const CheckEmailPanel = lateComponent<CheckEmailPanelProps>(
  () => import('./registration/check-email-panel.tsx').then((part) => part.CheckEmailPanel),
  <FormSkeleton fields={2} />,
);

const PasskeyButton = lateComponent<PasskeyButtonProps>(
  () => import('./passkey-button.tsx').then((part) => part.PasskeyButton),
  null,
);

const SecondStepPanel = lateComponent<SecondStepPanelProps>(
  () => import('./second-step-panel.tsx').then((part) => part.SecondStepPanel),
  <FormSkeleton fields={1} />,
);

interface AuthScreenProps {
  search: AuthSearch;
  /** Replaces the query string. */
  onSearchChange: (search: AuthSearch) => void;
  /** Opens a path of this site instead of this screen. */
  onSignedIn: (path: string) => void;
}

/** Lets visitors sign in or create an account; the tab is in the address. */
export function AuthScreen({ search, onSearchChange, onSignedIn }: AuthScreenProps) {
  const [registeredEmail, setRegisteredEmail] = useState<string | null>(null);
  const [corrections, setCorrections] = useState(0);
  // Kept, because the address is cleaned once the outcome has been shown.
  const [isLinkBroken] = useState(search.error === 'token-expired' || search.error === 'invalid-token');
  const [endedLead] = useState(leadAfterEnd);
  const { returnTo, club } = search;
  const open = () => onSignedIn(returnTo ?? '/');
  const tab = search.verified ? 'login' : (search.tab ?? 'login');
  useVerificationNotice(search, () => onSearchChange({ tab: tab === 'login' ? undefined : tab, returnTo, club }));
  useDocumentTitle(registeredEmail ? t`Check your email` : say(titles[tab].document));

  if (search.step === 'second') {
    return (
      <VisitorFrame>
        <SecondStepPanel
          onSignedIn={(elsewhere) => onSignedIn(returnTo ?? elsewhere ?? '/')}
          onLeave={() => onSearchChange({ returnTo })}
        />
      </VisitorFrame>
    );
  }
  return (
    <VisitorFrame>
      {registeredEmail && (
        <CheckEmailPanel
          email={registeredEmail}
          onCorrect={() => {
            setRegisteredEmail(null);
            setCorrections(corrections + 1);
          }}
        />
      )}
      {/* Hidden, not removed: the address may have to be corrected, and what was typed is kept. */}
      <div hidden={registeredEmail !== null} className="grid gap-6">
        {registeredEmail === null && (
          <VisitorTitle
            lead={
              tab === 'login' ? (endedLead ?? signInReason(returnTo) ?? say(titles.login.lead)) : say(titles[tab].lead)
            }
          >
            {say(titles[tab].heading)}
          </VisitorTitle>
        )}
        <Tabs
          label={t`Sign in or create an account`}
          value={tab}
          onValueChange={(next) => onSearchChange({ tab: next, returnTo, club })}
          tabs={[
            { value: 'login', label: t`Sign In` },
            { value: 'register', label: t`Create Account` },
          ]}
        >
          <TabPanel value="login">
            <GoogleButton returnTo={returnTo}>{t`Sign in with Google`}</GoogleButton>
            <SignInForm
              isLinkBroken={isLinkBroken}
              onSecondStep={() => onSearchChange({ step: 'second', returnTo })}
              onSignedIn={open}
            />
            {/* Space is reserved so that nothing moves when it loads. */}
            <div className={cn(hasPasskeys() && 'min-h-15')}>
              <PasskeyButton onSignedIn={open} />
            </div>
            <DemoLink />
          </TabPanel>
          <TabPanel value="register">
            <RegisterForm
              clubCode={club}
              onClubCode={(code) => onSearchChange({ tab, returnTo, club: code })}
              returnTo={returnTo}
              corrections={corrections}
              onRegistered={setRegisteredEmail}
            />
          </TabPanel>
        </Tabs>
      </div>
    </VisitorFrame>
  );
}

/** A lead for people whose session ended without signing out; null for everyone else. */
function leadAfterEnd(): string | null {
  if (!hasSessionEnded()) return null;
  return hasDrafts()
    ? t`Your session has ended. What you typed is kept on this device and returns when you sign in to the same account.`
    : t`Your session has ended. Sign in to carry on where you left off.`;
}

const titles: Record<AuthTab, Record<'document' | 'heading' | 'lead', MessageDescriptor>> = {
  login: { document: msg`Sign In`, heading: signInTitle, lead: msg`Your matches and reviews are waiting.` },
  register: {
    document: msg`Create Account`,
    heading: msg`Create your account`,
    lead: msg`It takes two minutes. A certified coach takes it from there.`,
  },
};

/** Shown in the demo only. A plain link, because this screen is shown without the router. */
function DemoLink() {
  const { data: options } = useQuery(signInOptionsQuery);
  if (!options?.demo) return null;
  return (
    <p className="mt-6 text-center text-sm">
      <a
        href="/demo-roles"
        className="inline-flex min-h-11 items-center text-ink-muted underline underline-offset-4 hover:text-ink"
      >
        {t`Demo accounts`}
      </a>
    </p>
  );
}
