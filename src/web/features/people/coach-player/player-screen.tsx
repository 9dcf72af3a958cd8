// One of the coach's players: /coach/player/{userId}.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { CoachedPlayerPage } from '#contract/people/coaching.ts';
import { say } from '#domain/language/say.ts';
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
import { PartLink, partsId } from './part-link.tsx';
import { PlayerActions, PlayerFacts, PlayerStamp, PlayerStanding } from './player-head.tsx';
import { type PlayerPart, playerParts } from './player-search.ts';
import { PlayerVideos } from './player-videos.tsx';
import { NotesCard, PrivateNotes } from './private-notes.tsx';

interface PlayerScreenProps {
  userId: string;
  part: PlayerPart;
  onPartChange: (part: PlayerPart) => void;
  /** Parts from other features, passed in by the route. The overview is two cards, with a link to the goals in one. */
  overview: (player: CoachedPlayerPage['player'], goalsLink: ReactNode) => ReactNode;
  progress: (player: CoachedPlayerPage['player'], part: 'performance' | 'history' | 'benchmarks') => ReactNode;
  goals: (player: CoachedPlayerPage['player']) => ReactNode;
  sessions: (player: CoachedPlayerPage['player']) => ReactNode;
  /** Called when the connection has ended. */
  onEnded: () => void;
}

/** Who it is, what to work on, what is agreed and what came last; then everything else in tabs. */
export function PlayerScreen(props: PlayerScreenProps) {
  const { userId, part, onPartChange, overview, progress, goals, sessions, onEnded } = props;
  const { data, error, refetch } = useQuery(query(endpoints.getCoachedPlayer, { params: { userId } }));
  const name = data ? personName(data.player) : t`Player`;
  useDocumentTitle(name);
  return (
    <Page
      title={name}
      mark={data && <PlayerStamp page={data} />}
      lead={data && <PlayerStanding page={data} />}
      actions={data && <PlayerActions page={data} onEnded={onEnded} />}
      actionBar={false}
      width="wide"
      back={<Back />}
    >
      {data ? (
        <div className="grid gap-5">
          <PlayerFacts page={data} />
          <div className={overviewStyles}>
            {overview(
              data.player,
              <PartLink userId={userId} part="goals" className="text-sm">
                {t`All goals`}
              </PartLink>,
            )}
            <NotesCard userId={userId} />
          </div>
          <div id={partsId} className="scroll-mt-20">
            <Tabs
              label={t`Sections of ${{ name }}’s page`}
              value={part}
              onValueChange={onPartChange}
              tabs={playerParts.map(({ value, label }) => ({ value, label: say(label) }))}
            >
              <TabPanel value="progress">{progress(data.player, 'performance')}</TabPanel>
              <TabPanel value="history">{progress(data.player, 'history')}</TabPanel>
              <TabPanel value="videos">
                <PlayerVideos userId={userId} />
              </TabPanel>
              <TabPanel value="sessions">{sessions(data.player)}</TabPanel>
              <TabPanel value="goals">{goals(data.player)}</TabPanel>
              <TabPanel value="notes">
                <PrivateNotes userId={userId} />
              </TabPanel>
              <TabPanel value="benchmarks">{progress(data.player, 'benchmarks')}</TabPanel>
            </Tabs>
          </div>
        </div>
      ) : error instanceof ApiError && error.status === 404 ? (
        <NotConnected />
      ) : error ? (
        <ErrorState
          title={t`This player could not be loaded`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-busy className="grid gap-6">
          <span className="sr-only">{t`Loading the player`}</span>
          <Skeleton className="h-16 rounded-xl" />
          <div className={overviewStyles}>
            <Skeleton className="h-64 rounded-xl" />
            <Skeleton className="h-64 rounded-xl" />
            <Skeleton className="h-64 rounded-xl" />
          </div>
          <Skeleton className="h-96 rounded-xl" />
        </div>
      )}
    </Page>
  );
}

/** Side by side, the last alone where two fit. Direct players have no card of goals. */
const overviewStyles =
  'grid gap-4 sm:gap-5 md:max-lg:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col md:max-lg:*:[&:last-child:nth-child(odd)]:col-span-2';

function Back() {
  return <BackLink to="/coach/players">{t`My Players`}</BackLink>;
}

function NotConnected() {
  return (
    <EmptyState
      title={t`Not one of your players`}
      icon={<UserRoundX aria-hidden />}
      action={
        <Link to="/coach/players" className={buttonStyles({ variant: 'secondary' })}>
          {t`Back to My Players`}
        </Link>
      }
    >
      {t`You can only see players you are connected with. This connection may have ended.`}
    </EmptyState>
  );
}
