// The frame around every screen of people who are signed in.

import { type ReactNode, useEffect } from 'react';
import type { CurrentUser } from '#contract/accounts/accounts.ts';
import { ReauthenticationPrompt } from '#web/features/accounts/reauthentication/reauthentication-prompt.tsx';
import { SmashyLauncher } from '#web/features/assistant/late-smashy.ts';
import { chooseLanguage } from '#web/lib/choose-language.ts';
import { isForeignTo } from '#web/lib/language.ts';
import { useLate } from '#web/lib/late/late.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { sessionName } from '#web/lib/session/session-tabs.ts';
import { cn } from '#web/ui/class-names.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { ScaleMappingsContext } from '#web/ui/padel/scale-mappings.ts';
import { secondFactorBanner } from './late-second-factor-banner.ts';
import { LiveChanges } from './live-changes.tsx';
import { BottomNav, hasBottomNav } from './menus/bottom-nav.tsx';
import { Navbar } from './navbar.tsx';
import { SkipLink } from './skip-link.tsx';
import { useTimeZone } from './use-time-zone.ts';
import { ViewBanner } from './view-banner.tsx';

const AchievementToasts = lateComponent(
  () => import('#web/features/progress/achievements/achievement-toasts.tsx').then((part) => part.AchievementToasts),
  null,
);

const OfflineBar = lateComponent(() => import('./offline-bar.tsx').then((part) => part.OfflineBar), null);

/** Navigation at the top, the screen, and on phones the navigation at the foot. */
export function AppLayout({ children }: { children: ReactNode }) {
  const user = useCurrentUser();
  const session = sessionName(user);
  useTimeZone();
  useOwnLanguage(user);
  useRootMark('frame');
  const { value: SecondFactorBanner } = useLate(secondFactorBanner);
  const footed = hasBottomNav(user.role);
  return (
    <div
      data-frame
      className={cn(
        'flex min-h-dvh flex-col',
        // Page actions keep clear of the bottom navigation by the same measure; toasts lie outside and read it from the root.
        footed && 'pb-(--bottom-nav-height)',
      )}
    >
      <SkipLink />
      <ViewBanner />
      <Navbar />
      {SecondFactorBanner && <SecondFactorBanner />}
      <LiveChanges key={session} session={session} personId={user.id} />
      <AchievementToasts />
      <OfflineBar />
      <main id="main" className="grow">
        <ScaleMappingsContext value={user.scaleMappings}>{children}</ScaleMappingsContext>
      </main>
      <SmashyLauncher />
      <ReauthenticationPrompt />
      {footed && <BottomNav />}
    </div>
  );
}

/** Follows the language of the profile when it was chosen in another browser; an impersonator keeps their own. */
function useOwnLanguage({ language, viewedBy }: CurrentUser): void {
  const isOwn = viewedBy === null;
  useEffect(() => {
    if (isOwn && isForeignTo({ language })) void chooseLanguage(language);
  }, [isOwn, language]);
}
