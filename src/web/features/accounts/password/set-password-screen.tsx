// Setting a password with an emailed link: /set-password.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck, Unlink } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorCatalogue } from '#contract/errors.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { VisitorFrame, VisitorTitle } from '../visitor-frame.tsx';
import { SetPasswordForm } from './set-password-form.tsx';
import type { SetPasswordSearch } from './set-password-search.ts';

// Among the drafts, which signing in and signing out remove.
const key = draftKey('visitor', 'set-password-token');

/** The token that this tab was opened with, unless it was used or refused. */
function keptToken(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps the token for this tab, so that it can leave the address, where others could read it. */
function useKeptToken(token: string | undefined): void {
  useEffect(() => {
    try {
      if (token) sessionStorage.setItem(key, token);
    } catch {
      // Storage is unavailable: the token lasts until the page is left.
    }
  }, [token]);
}

/** Forgets a used or refused token. */
function forgetToken(): void {
  sessionStorage.removeItem(key);
}

interface SetPasswordScreenProps {
  search: SetPasswordSearch;
  /** Removes the token from the address. */
  onTokenRead: () => void;
}

/** Sets a password for the holder of an emailed link, signed in or not. The token survives a reload outside the address. */
export function SetPasswordScreen({ search, onTokenRead }: SetPasswordScreenProps) {
  const [token] = useState(() => search.token || keptToken());
  const [isRefused, setIsRefused] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  useKeptToken(token);
  useTokenOutOfAddress(search.token !== undefined, onTokenRead);
  useMissingTokenToast(!token);
  useDocumentTitle(message === null ? t`Set your password` : t`Password set`);

  if (message !== null) {
    return (
      <VisitorFrame>
        <PasswordSetPanel message={message} />
      </VisitorFrame>
    );
  }
  return (
    <VisitorFrame>
      <VisitorTitle>{t`Set your password`}</VisitorTitle>
      {token && !isRefused ? (
        <SetPasswordForm
          token={token}
          asksLevel={search.asks === 'level'}
          onSet={(text) => {
            forgetToken();
            setMessage(text);
          }}
          onLinkRefused={() => {
            forgetToken();
            setIsRefused(true);
          }}
        />
      ) : (
        <InvalidLinkCard takesFocus={isRefused} />
      )}
    </VisitorFrame>
  );
}

/** Keeps the secret out of history, bookmarks and shared screens. */
function useTokenOutOfAddress(isInAddress: boolean, onTokenRead: () => void): void {
  const clean = useEffectEvent(onTokenRead);
  useEffect(() => {
    if (isInAddress) clean();
  }, [isInAddress]);
}

function useMissingTokenToast(isMissing: boolean): void {
  useEffect(() => {
    if (!isMissing) return;
    toast({ title: t`Invalid Link`, description: t`Password setup link is missing or invalid`, tone: 'danger' });
  }, [isMissing]);
}

/** Leads back to signing in. `takesFocus` when it replaces a form that had the focus. */
function InvalidLinkCard({ takesFocus }: { takesFocus: boolean }) {
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) sentence.current?.focus();
  }, [takesFocus]);
  return (
    <Card className="grid justify-items-start gap-4">
      <span className="grid size-12 place-items-center rounded-full bg-danger-soft text-danger">
        <Unlink aria-hidden className="size-6" />
      </span>
      <div className="grid gap-1">
        <p ref={sentence} tabIndex={-1} className="font-medium">
          {errorCatalogue.invalid_link.message}
        </p>
        <p className="text-ink-muted">{t`Request a new one with “Forgot password?” on the sign-in screen.`}</p>
      </div>
      <Link to="/auth" search={{ tab: 'login' }} className={buttonStyles()}>
        {t`Return to Login`}
      </Link>
    </Card>
  );
}

/** Milliseconds until the home page opens (docs/product.md#signing-in). */
const leavingDelay = 2000;

/** Shows the server's message, then opens the home page as a new document, because the session here may have ended. */
function PasswordSetPanel({ message }: { message: string }) {
  const panel = useRef<HTMLDivElement>(null);
  // Takes the focus from the form it replaces.
  useEffect(() => panel.current?.querySelector('h1')?.focus(), []);
  useEffect(() => {
    const timer = setTimeout(() => browserNavigation.goTo('/'), leavingDelay);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={panel} className="grid gap-6">
      <span className="grid size-12 place-items-center rounded-full bg-success-soft text-success">
        <CircleCheck aria-hidden className="size-6" />
      </span>
      <VisitorTitle lead={message}>{t`Password set`}</VisitorTitle>
      <p className="rounded-lg bg-surface-sunken px-4 py-2.5 text-sm">{t`Taking you to the home page…`}</p>
    </div>
  );
}
