// One member of the club, for its managers: /club/player/{userId}.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChartColumn, UserRoundX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ClubPlayer } from '#contract/clubs/club-players.ts';
import { endpoints } from '#contract/endpoints.ts';
import { personName } from '#domain/people/person-name.ts';
import { useDocumentTitle } from '#web/lib/document-title.ts';
import { query } from '#web/lib/http/api.ts';
import { ApiError, errorSentence } from '#web/lib/http/api-error.ts';
import { BackLink } from '#web/lib/links/back-link.tsx';
import { JuniorBadge, VerifiedBadge } from '#web/ui/badge.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Page } from '#web/ui/layout/page.tsx';
import { TabPanel, Tabs } from '#web/ui/layout/tabs.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import type { ClubPlayerPart } from './club-search.ts';
import { LastActiveDay } from './members-table.tsx';
import { PlayerActions } from './player-actions.tsx';
import { ClubVideoList } from './videos-table.tsx';

interface ClubPlayerScreenProps {
  userId: string;
  part: ClubPlayerPart;
  onPartChange: (part: ClubPlayerPart) => void;
  /** From another feature, passed in by the route. */
  progress: (part: 'performance' | 'history' | 'benchmarks') => ReactNode;
  onRemoved: () => void;
}

/** The member's summary, progress and videos. */
export function ClubPlayerScreen({ userId, part, onPartChange, progress, onRemoved }: ClubPlayerScreenProps) {
  const { data, error, refetch } = useQuery(query(endpoints.getClubPlayer, { params: { userId } }));
  const name = data ? personName(data) : t`Player`;
  useDocumentTitle(name);
  return (
    <Page title={name} lead={data && t`Member of your club`} width="wide" back={<Back />}>
      {data ? (
        <div className="grid gap-6">
          <Head player={data} onRemoved={onRemoved} />
          <Tabs
            label={t`${{ player: name }}’s page`}
            value={part}
            onValueChange={onPartChange}
            tabs={[
              { value: 'progress', label: t`Progress` },
              { value: 'history', label: t`History` },
              { value: 'videos', label: t`Videos` },
              { value: 'benchmarks', label: t`Benchmarks` },
            ]}
          >
            <TabPanel value="progress">{progress('performance')}</TabPanel>
            <TabPanel value="history">{progress('history')}</TabPanel>
            <TabPanel value="videos">
              <ClubVideoList search={{ player: userId }} />
            </TabPanel>
            <TabPanel value="benchmarks">{progress('benchmarks')}</TabPanel>
          </Tabs>
        </div>
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          title={t`Not a member of your club`}
          icon={<UserRoundX aria-hidden />}
          action={
            <Link to="/club/players" className={buttonStyles({ variant: 'secondary' })}>
              {t`Back to Players`}
            </Link>
          }
        >
          {t`You can only see your own members. Players who leave keep their data to themselves.`}
        </EmptyState>
      ) : error ? (
        <ErrorState
          title={t`Could not load this player`}
          message={errorSentence(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <div role="status" aria-busy className="grid gap-6">
          <span className="sr-only">{t`Loading player`}</span>
          <Skeleton className="h-40 rounded-xl" />
          <Skeleton className="h-96 rounded-xl" />
        </div>
      )}
    </Page>
  );
}

function Head({ player, onRemoved }: { player: ClubPlayer; onRemoved: () => void }) {
  const {
    currentLevel,
    country,
    isLevelVerified,
    levelWithdrawn,
    videos,
    videosWaiting,
    coaches,
    groups,
    lastActiveOn,
  } = player;
  return (
    <Card className="grid gap-5">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="grid justify-items-start gap-1.5">
          <p className="font-heading text-xl leading-tight font-semibold">
            <LevelText level={currentLevel} country={country} />
          </p>
          <span className="flex flex-wrap gap-1.5">
            <JuniorBadge player={player} />
            <VerifiedBadge verified={isLevelVerified} withdrawn={levelWithdrawn} />
          </span>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/club/reports"
            search={{ player: player.id }}
            className={buttonStyles({ variant: 'secondary', size: 'sm' })}
          >
            <ChartColumn aria-hidden />
            {t({ message: 'Report', context: 'noun' })}
          </Link>
          <PlayerActions player={player} onRemoved={onRemoved} />
        </div>
      </div>
      <dl className="grid grid-cols-2 gap-x-6 gap-y-4 text-sm sm:grid-cols-4">
        <Fact name={t`Videos`}>{videos}</Fact>
        <Fact name={t`To review`}>{videosWaiting === 0 ? t`None` : videosWaiting}</Fact>
        <Fact name={t`Coaches`}>{coaches.map((coach) => personName(coach)).join(', ') || t`None`}</Fact>
        <Fact name={t`Last active`}>
          <LastActiveDay day={lastActiveOn} />
        </Fact>
        {player.isJunior && (
          <Fact name={t`Junior`}>
            <Link to="/club/juniors" className="text-primary hover:underline">
              {t`Guardian and day`}
            </Link>
          </Fact>
        )}
        <Fact name={player.isJunior ? t`Guardian’s email` : t`Email`} className="max-sm:col-span-2">
          <span translate="no">{player.email}</span>
        </Fact>
        {groups.length > 0 && <Fact name={t`Groups`}>{groups.map(({ name }) => name).join(', ')}</Fact>}
      </dl>
    </Card>
  );
}

function Fact({ name, className, children }: { name: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-ink-muted">{name}</dt>
      <dd className="text-base font-medium wrap-anywhere">{children}</dd>
    </div>
  );
}

function Back() {
  return <BackLink to="/club/players">{t`Players`}</BackLink>;
}
