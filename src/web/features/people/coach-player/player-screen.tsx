// One of the coach's players: /coach/player/{userId}.

import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachedPlayerPage } from '#contract/people/coaching.ts';
import { personName } from '#domain/people/person-name.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { PlayerHead } from './player-head.tsx';
import { type PlayerPart, playerParts } from './player-search.ts';
import { PlayerVideos } from './player-videos.tsx';
import { PrivateNotes } from './private-notes.tsx';

interface PlayerScreenProps {
  userId: string;
  part: PlayerPart;
  onPartChange: (part: PlayerPart) => void;
  /** Parts from other features, passed in by the route. */
  progress: (player: CoachedPlayerPage['player']) => ReactNode;
  goals: (player: CoachedPlayerPage['player']) => ReactNode;
  sessions: (player: CoachedPlayerPage['player']) => ReactNode;
  /** Called when the connection has ended. */
  onEnded: () => void;
}

/** The player's key facts, then tabs for progress, goals, sessions, videos and private notes. */
export function PlayerScreen({ userId, part, onPartChange, progress, goals, sessions, onEnded }: PlayerScreenProps) {
  const { data, error, refetch } = useQuery(query(endpoints.getCoachedPlayer, { params: { userId } }));
  const name = data ? personName(data.player) : 'Player';
  useDocumentTitle(name);
  return (
    <Page title={name} lead={data && whereFrom(data)} width="wide" back={<Back />}>
      {data ? (
        <div className="grid gap-6">
          <PlayerHead page={data} onEnded={onEnded} />
          <Tabs label={`Sections of ${name}'s page`} value={part} onValueChange={onPartChange} tabs={playerParts}>
            <TabPanel value="progress">{progress(data.player)}</TabPanel>
            <TabPanel value="goals">{goals(data.player)}</TabPanel>
            <TabPanel value="sessions">{sessions(data.player)}</TabPanel>
            <TabPanel value="videos">
              <PlayerVideos userId={userId} />
            </TabPanel>
            <TabPanel value="notes">
              <PrivateNotes userId={userId} />
            </TabPanel>
          </Tabs>
        </div>
      ) : error instanceof ApiError && error.status === 404 ? (
        <NotConnected />
      ) : error ? (
        <ErrorState
          title="This player could not be loaded"
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-busy className="grid gap-6">
          <span className="sr-only">Loading the player</span>
          <Skeleton className="h-44 rounded-xl" />
          <Skeleton className="h-96 rounded-xl" />
        </div>
      )}
    </Page>
  );
}

function whereFrom({ player }: CoachedPlayerPage): string {
  return player.isClubMember && player.clubName ? `Member of ${player.clubName}` : 'Not in a club';
}

function Back() {
  return <BackLink to="/coach/players">My Players</BackLink>;
}

function NotConnected() {
  return (
    <EmptyState
      title="Not one of your players"
      icon={<UserRoundX aria-hidden />}
      action={
        <Link to="/coach/players" className={buttonStyles({ variant: 'secondary' })}>
          Back to My Players
        </Link>
      }
    >
      You can only see players you are connected with. This connection may have ended.
    </EmptyState>
  );
}
