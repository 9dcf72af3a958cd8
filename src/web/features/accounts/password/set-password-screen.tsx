// Setting a password with an emailed link: /set-password.

import { useEffect, useEffectEvent, useState } from 'react';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { draftKey } from '#web/lib/drafts.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { VisitorFrame, VisitorTitle } from '../visitor-frame.tsx';
import { InvalidLinkCard } from './invalid-link-card.tsx';
import { PasswordSetPanel } from './password-set-panel.tsx';
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
  useDocumentTitle(message === null ? 'Set your password' : 'Password set');

  if (message !== null) {
    return (
      <VisitorFrame>
        <PasswordSetPanel message={message} />
      </VisitorFrame>
    );
  }
  return (
    <VisitorFrame>
      <VisitorTitle>Set your password</VisitorTitle>
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
    toast({ title: 'Invalid Link', description: 'Password setup link is missing or invalid', tone: 'danger' });
  }, [isMissing]);
}
