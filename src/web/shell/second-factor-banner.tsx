// Asks people with access to other people's data to set up a second factor.

import { t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { needsSecondFactorBanner } from './late-second-factor-banner.ts';

/** Once dismissed, it returns after this many days, or with the next sign-in, because signing out clears it. */
const laterDays = 7;
const storageKey = (userId: string) => `pala-second-factor-later-${userId}`;

/** Nothing for players and coaches, for people who have one, and while someone else is viewed. */
export function SecondFactorBanner() {
  const user = useCurrentUser();
  const [isPutOff, setIsPutOff] = useState(() => readPutOff(user.id));
  if (!needsSecondFactorBanner(user) || isPutOff) return null;
  const putOff = () => {
    writePutOff(user.id);
    setIsPutOff(true);
  };
  return (
    <section data-factor-banner aria-label={t`Second factor`} className="border-b bg-surface-sunken print:hidden">
      <div className="mx-auto flex max-w-[75rem] flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2 sm:px-6">
        <ShieldCheck aria-hidden className="size-5 shrink-0 text-primary" />
        <p className="min-w-0 grow basis-64 text-sm">
          {t`You can see other people’s data. Protect your account with a passkey or an authenticator app.`}
        </p>
        <div className="flex gap-2">
          <Button variant="ghost" size="sm" onClick={putOff}>
            {t`Not now`}
          </Button>
          <Link
            to="/profile"
            search={{ tab: 'security' }}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            {t`Set up`}
          </Link>
        </div>
      </div>
    </section>
  );
}

function readPutOff(userId: string): boolean {
  try {
    return Number(localStorage.getItem(storageKey(userId))) > Date.now();
  } catch {
    return false;
  }
}

function writePutOff(userId: string): void {
  try {
    localStorage.setItem(storageKey(userId), String(Date.now() + laterDays * 86_400_000));
  } catch {
    // Without storage, it returns with the next page load.
  }
}
