// The profile: who one is, and how the account is kept safe.

import type { ReactNode } from 'react';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { Overview } from './overview.tsx';
import type { ProfileSearch, ProfileTab } from './profile-search.ts';
import { Security } from './security.tsx';
import { useProfileNews } from './use-profile-news.ts';

/** What players have in their profile beside their details. The route hands it in, since features do not know each other. */
interface PlayerParts {
  achievements: ReactNode;
  goals: ReactNode;
  training: ReactNode;
}

interface ProfileScreenProps {
  search: ProfileSearch;
  /** Goes to another query string; `replace` leaves no step for the back button. */
  onSearchChange: (search: ProfileSearch, options?: { replace: boolean }) => void;
  /** Left out for everybody but players. */
  player?: PlayerParts;
  /** What coaches tell of themselves; left out for everybody else. */
  coaching?: ReactNode;
  /** Shows the overview below the clubs that ask the person in; left out for those whom no club can ask. */
  withClubRequests?: (overview: ReactNode) => ReactNode;
}

/** `/player/profile` and `/profile`; the tab is in the address. */
export function ProfileScreen({ search, onSearchChange, player, coaching, withClubRequests }: ProfileScreenProps) {
  const tabs = player ? playerTabs : coaching ? coachTabs : commonTabs;
  const tab = tabs.find(({ value }) => value === search.tab)?.value ?? 'overview';
  const overviewPart = <Overview achievements={player?.achievements} />;
  useProfileNews(search, () => onSearchChange({ tab: search.tab }, { replace: true }));
  return (
    <Page title="My Profile" lead="Your details, and how your account is kept safe.">
      <Tabs
        label="Profile"
        value={tab}
        onValueChange={(next) => onSearchChange({ tab: next === 'overview' ? undefined : next })}
        tabs={tabs}
      >
        <TabPanel value="overview">{withClubRequests ? withClubRequests(overviewPart) : overviewPart}</TabPanel>
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
      </Tabs>
    </Page>
  );
}

const overview = { value: 'overview', label: 'Overview' } as const;
const security = { value: 'security', label: 'Security' } as const;
const commonTabs: readonly { value: ProfileTab; label: string }[] = [overview, security];
const coachTabs: typeof commonTabs = [overview, { value: 'coaching', label: 'Coaching' }, security];
/** The tabs of players, in their order. */
const playerTabs: typeof commonTabs = [
  overview,
  { value: 'goals', label: 'Goals' },
  { value: 'training', label: 'Training' },
  security,
];
