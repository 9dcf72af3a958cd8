// A player's dashboard, progress and level: /admin/player-dashboard.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { PersonAccount } from '#contract/people/person.ts';
import { say } from '#domain/language/say.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button, buttonStyles } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { PlayerLine } from '#web/ui/padel/player-line.tsx';
import { type PlayerView, type PlayerViewSearch, playerViews } from './player-view-search.ts';

interface PlayerViewScreenProps {
  search: PlayerViewSearch;
  onSearchChange: (search: PlayerViewSearch) => void;
  /** Parts of other features, passed in by the route. */
  choice: ReactNode;
  parts: Record<PlayerView, (player: PersonAccount) => ReactNode>;
}

/** The choice of a player, then their screens. */
export function PlayerViewScreen({ search, onSearchChange, choice, parts }: PlayerViewScreenProps) {
  return (
    <Page
      title={t`Player Dashboard`}
      lead={t`A player’s dashboard, progress and level, as the player sees them.`}
      width="wide"
    >
      {search.player === undefined ? (
        choice
      ) : (
        <Chosen
          key={search.player}
          playerId={search.player}
          part={search.part ?? 'dashboard'}
          onPartChange={(part) => onSearchChange({ ...search, part: part === 'dashboard' ? undefined : part })}
          onChooseAnother={() => onSearchChange({ ...search, player: undefined })}
          parts={parts}
        />
      )}
    </Page>
  );
}

interface ChosenProps {
  playerId: string;
  part: PlayerView;
  onPartChange: (part: PlayerView) => void;
  onChooseAnother: () => void;
  parts: PlayerViewScreenProps['parts'];
}

function Chosen({ playerId, part, onPartChange, onChooseAnother, parts }: ChosenProps) {
  const { data, error, refetch } = useQuery(query(endpoints.getPerson, { params: { userId: playerId } }));
  if (!data) {
    if (!error) return <Skeleton className="h-96 rounded-xl" />;
    return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  }
  return (
    <div className="grid gap-6">
      <Card className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 py-3 sm:py-4">
        <PlayerLine player={data} />
        <span className="flex flex-wrap gap-2">
          <Link
            to="/admin/player/$userId"
            params={{ userId: playerId }}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            {t`Full profile`}
          </Link>
          <Button variant="secondary" size="sm" icon={<Users aria-hidden />} onClick={onChooseAnother}>
            {t`Choose another player`}
          </Button>
        </span>
      </Card>
      <Tabs
        label={t`What the player sees`}
        value={part}
        onValueChange={onPartChange}
        tabs={playerViews.map(({ value, label }) => ({ value, label: say(label) }))}
      >
        {playerViews.map(({ value }) => (
          <TabPanel key={value} value={value}>
            {parts[value](data)}
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}
