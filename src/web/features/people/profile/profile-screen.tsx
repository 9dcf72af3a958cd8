// The profile screen.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { say } from '#domain/language/say.ts';
import type { ProductId } from '#domain/payments/money/products.ts';
import { isPlan } from '#domain/payments/subscriptions/plans.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { buttonStyles } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { useGoogleLink } from './account/use-google-link.ts';
import { Overview } from './overview.tsx';
import type { GoogleOutcome, ProfileSearch, ProfileTab } from './profile-search.ts';
import { Security } from './security.tsx';
import { usePaymentNews } from './use-payment-news.ts';

const Privacy = lateComponent<object>(
  () => import('./privacy.tsx').then((part) => part.Privacy),
  <Skeleton className="h-72 w-full" />,
);

const googleNews: Record<
  Exclude<GoogleOutcome, 'unproved'>,
  { title: MessageDescriptor; description: MessageDescriptor; tone?: 'success' | 'danger' }
> = {
  linked: { title: msg`Google linked`, description: msg`You can now sign in with Google.`, tone: 'success' },
  taken: {
    title: msg`Google not linked`,
    description: msg`That Google account is already linked to another account.`,
    tone: 'danger',
  },
  cancelled: { title: msg`Nothing was changed`, description: msg`You left Google before finishing.` },
  failed: {
    title: msg`Google not linked`,
    description: msg`Google could not confirm it. Please try again.`,
    tone: 'danger',
  },
};

/** Shows the news in the address once and removes it, so that a reload or shared link does not repeat it. */
function useProfileNews({ payment, google, confirmed }: ProfileSearch, clean: () => void): { paid: ProductId | null } {
  const { begin: awaitPayment, paid } = usePaymentNews();
  const link = useGoogleLink();
  const cleanAddress = useEffectEvent(clean);
  const begin = useEffectEvent(awaitPayment);
  const linkAgain = useEffectEvent(() => link.mutate());
  useEffect(() => {
    if (payment) {
      begin();
    } else if (google === 'unproved') {
      linkAgain();
    } else if (google) {
      const { title, description, tone } = googleNews[google];
      toast({ title: say(title), description: say(description), tone });
    } else if (confirmed) {
      toast({ title: t`Confirmed by Google`, description: t`For the next five minutes.`, tone: 'success' });
    }
    if (payment || google || confirmed) cleanAddress();
  }, [payment, google, confirmed]);
  return { paid };
}

/** The player's parts from other features, passed in by the route. */
interface PlayerParts {
  achievements: ReactNode;
  goals: ReactNode;
  training: ReactNode;
}

interface ProfileScreenProps {
  search: ProfileSearch;
  /** Changes the search parameters; `replace` adds no history entry. */
  onSearchChange: (search: ProfileSearch, options?: { replace: boolean }) => void;
  /** For players only. */
  player?: PlayerParts;
  /** The coach profile; for coaches only. */
  coaching?: ReactNode;
  /** Shows clubs' requests above the overview; for people whom clubs can ask. */
  withClubRequests?: (overview: ReactNode) => ReactNode;
}

/** `/player/profile` and `/profile`. */
export function ProfileScreen({ search, onSearchChange, player, coaching, withClubRequests }: ProfileScreenProps) {
  const user = useCurrentUser();
  // With something to decide: a certificate, or a club that would like to feature them.
  const hasPrivacy = player !== undefined && (user.isLevelVerified || isClubMember(user));
  const tabs = (player ? playerTabs : coaching ? coachTabs : commonTabs).filter(
    ({ value }) => value !== 'privacy' || hasPrivacy,
  );
  const tab = tabs.find(({ value }) => value === search.tab)?.value ?? 'overview';
  const { paid } = useProfileNews(search, () => onSearchChange({ tab: search.tab }, { replace: true }));
  return (
    <Page title={t`My Profile`} lead={t`Your details and account security.`}>
      {paid && player && <PaidNotice product={paid} />}
      <Tabs
        label={t`Profile`}
        value={tab}
        onValueChange={(next) => onSearchChange({ tab: next === 'overview' ? undefined : next })}
        tabs={tabs.map(({ value, label }) => ({ value, label: say(label) }))}
      >
        <TabPanel value="overview">{withClubRequests ? withClubRequests(<Overview />) : <Overview />}</TabPanel>
        {player && (
          <>
            <TabPanel value="goals">{player.goals}</TabPanel>
            <TabPanel value="training">{player.training}</TabPanel>
          </>
        )}
        {coaching && <TabPanel value="coaching">{coaching}</TabPanel>}
        <TabPanel value="security">
          <Security />
        </TabPanel>
        {player && <TabPanel value="achievements">{player.achievements}</TabPanel>}
        {hasPrivacy && (
          <TabPanel value="privacy">
            <Privacy />
          </TabPanel>
        )}
      </Tabs>
    </Page>
  );
}

/** What to do with a payment that has arrived: the new balance, and the way to the upload form. */
function PaidNotice({ product }: { product: ProductId }) {
  const { analysisCreditsRemaining: credits } = useCurrentUser();
  return (
    <Card as="section" className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid gap-1">
        <h2 className="text-lg">
          {plural({ count: credits }, { one: 'You have # analysis credit', other: 'You have # analysis credits' })}
        </h2>
        <p className="text-sm text-ink-muted">{t`One credit is one review by a coach.`}</p>
      </div>
      <div className="flex flex-wrap gap-3">
        <Link to="/player/videos" search={{ add: true }} className={buttonStyles()}>
          {t`Send your video`}
        </Link>
        {isPlan(product) && (
          <Link to="/my-coaches" className={buttonStyles({ variant: 'secondary' })}>
            {t`Message your coaches`}
          </Link>
        )}
      </div>
    </Card>
  );
}

const overview = { value: 'overview', label: msg`Overview` } as const;
const security = { value: 'security', label: msg`Security` } as const;
const commonTabs: readonly { value: ProfileTab; label: MessageDescriptor }[] = [overview, security];
const coachTabs: typeof commonTabs = [overview, { value: 'coaching', label: msg`Coaching` }, security];
const playerTabs: typeof commonTabs = [
  overview,
  { value: 'goals', label: msg`Goals` },
  { value: 'training', label: msg`Training` },
  security,
  { value: 'achievements', label: msg`Achievements` },
  { value: 'privacy', label: msg`Privacy` },
];
