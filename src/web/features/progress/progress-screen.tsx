// "Your Progress Journey": the player's own or, for administrators, a chosen player's.

import { t } from '@lingui/core/macro';
import { isClubMember } from '#domain/people/roles.ts';
import { ChosenPlayer } from '#web/features/people/shared/player-choice/chosen-player.tsx';
import { PlayerChoice } from '#web/features/people/shared/player-choice/player-choice.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { lateComponent } from '#web/ui/late-component.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { ClubAwards } from './club-awards.tsx';
import { ProgressContent } from './progress-content.tsx';
import type { ProgressSearch } from './progress-search.ts';

const ProgressMenu = lateComponent<object>(
  () => import('./progress-menu.tsx').then((part) => part.ProgressMenu),
  <span className="size-9 pointer-fine:size-8" />,
);

interface ProgressScreenProps {
  search: ProgressSearch;
  /** Changes view, tab or player in the address. */
  onSearchChange: (search: ProgressSearch) => void;
}

/** The progress page (docs/product.md#progress). */
export function ProgressScreen({ search, onSearchChange }: ProgressScreenProps) {
  const user = useCurrentUser();
  const isAdminView = user.role === 'admin';
  return (
    <Page
      title={t`Your Progress Journey`}
      lead={isAdminView ? t`A player’s progress, as the player sees it.` : <OwnLead hasMenu={user.role === 'player'} />}
      width="wide"
    >
      {isAdminView ? (
        <AdminView search={search} onSearchChange={onSearchChange} />
      ) : (
        <div className="grid grid-cols-1 gap-4 sm:gap-6">
          <ProgressContent
            userId={user.id}
            isMember={isClubMember(user)}
            isOwn
            search={search}
            onSearchChange={onSearchChange}
          />
          {user.role === 'player' && isClubMember(user) && <ClubAwards />}
        </div>
      )}
    </Page>
  );
}

/** What the page is about, and the player's menu. */
function OwnLead({ hasMenu }: { hasMenu: boolean }) {
  return (
    <div className="flex items-start justify-between gap-4">
      <span>{t`Where your game stands and how it has developed.`}</span>
      {hasMenu && <ProgressMenu />}
    </div>
  );
}

function AdminView({ search, onSearchChange }: ProgressScreenProps) {
  const { player } = search;
  if (player === undefined) {
    return (
      <PlayerChoice
        search={search.search ?? ''}
        onSearchChange={(typed) => onSearchChange({ ...search, search: typed })}
        onChoose={(userId) => onSearchChange({ ...search, player: userId })}
      />
    );
  }
  return (
    <div className="grid gap-6">
      <ChosenPlayer
        key={player}
        userId={player}
        onChooseAnother={() => onSearchChange({ ...search, player: undefined })}
      />
      <ProgressContent
        key={`progress-${player}`}
        userId={player}
        isOwn={false}
        search={search}
        onSearchChange={onSearchChange}
      />
    </div>
  );
}
