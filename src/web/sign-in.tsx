// The sign-in screen without the router: people wait for it first, and the router with all screens would be a quarter of it.

import type { QueryClient } from '@tanstack/react-query';
import { defaultParseSearch, defaultStringifySearch } from '@tanstack/react-router';
import { type ReactElement, useEffect, useState } from 'react';
import { AuthScreen } from '#web/features/accounts/auth-screen.tsx';
import { type AuthSearch, parseAuthSearch } from '#web/features/accounts/auth-search.ts';
import { findSignedInRedirect } from '#web/features/accounts/signed-in-redirect.ts';
import { browserNavigation } from '#web/lib/browser-navigation.ts';
import { chooseLanguage } from '#web/lib/choose-language.ts';
import { isForeignTo } from '#web/lib/language.ts';
import { late, loadLateParts } from '#web/lib/late/late.ts';
import { currentUserQuery } from '#web/lib/session/session.ts';

/** Loads while a person types, so that signing in does not wait for it. */
const application = late(() => import('./application.tsx'));

/**
 * The sign-in screen at the address; for signed-in people the screen that they were going to. `show` replaces it later.
 */
export async function loadSignIn(
  queryClient: QueryClient,
  show: (screens: ReactElement) => void,
): Promise<ReactElement> {
  const open = async (path: string, followsSignIn: boolean) => {
    window.history.replaceState(null, '', path);
    await application.begin();
    const { value } = application.state();
    if (!value) throw new Error('The application could not be loaded.');
    return value.loadApplication(queryClient, { followsSignIn });
  };
  const search = parseAuthSearch(defaultParseSearch(window.location.search));
  const path = await findSignedInRedirect(queryClient, search);
  if (path !== null) return open(path, false);
  return (
    <SignIn
      firstSearch={search}
      onSignedIn={(next) => {
        const user = queryClient.getQueryData(currentUserQuery.queryKey);
        const inOwnLanguage = user && isForeignTo(user) ? chooseLanguage(user.language) : Promise.resolve();
        void inOwnLanguage.then(() => open(next, true)).then(show, () => browserNavigation.goTo(next));
      }}
    />
  );
}

interface SignInProps {
  firstSearch: AuthSearch;
  onSignedIn: (path: string) => void;
}

/** The screen with its address, whose query string it replaces like the router. */
function SignIn({ firstSearch, onSignedIn }: SignInProps) {
  const [search, setSearch] = useState(firstSearch);
  useEffect(() => loadLateParts(), []);
  return (
    <AuthScreen
      search={search}
      onSearchChange={(next) => {
        window.history.replaceState(null, '', window.location.pathname + defaultStringifySearch(next));
        setSearch(next);
      }}
      onSignedIn={onSignedIn}
    />
  );
}
