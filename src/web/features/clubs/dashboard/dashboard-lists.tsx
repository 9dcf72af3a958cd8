// The lists of the club's dashboard, loaded after the first paint.

import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { EyeOff, Video } from 'lucide-react';
import type { ClubDashboard } from '#contract/clubs/club-dashboard.ts';
import { EmptyState } from '#web/ui/feedback/empty-state.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { CoachLoadTable } from '#web/ui/padel/coach-load-table.tsx';
import { LatestVideos } from './latest-videos.tsx';
import { LevelBands } from './level-bands.tsx';
import { MostActive, MostImproved } from './people-lists.tsx';
import { WaitingVideos } from './waiting-videos.tsx';

/** Waiting videos, active and improved players, levels, coaches and latest videos. */
export function DashboardLists({ dashboard }: { dashboard: ClubDashboard }) {
  const {
    openTakedowns: count,
    mostActive,
    nextDue,
    mostImproved,
    coaches,
    latestVideos,
    level,
    members,
    videos,
  } = dashboard;
  return (
    <>
      {count > 0 && (
        <Card as="section" aria-label={t`Takedown requests`} className="flex items-start gap-3">
          <EyeOff aria-hidden className="mt-0.5 size-5 shrink-0 text-attention" />
          <p className="max-w-[70ch]">
            <Trans>
              <strong>
                <Plural value={count} one="# takedown request" other="# takedown requests" />
              </strong>{' '}
              about your public reels. An administrator will answer; your pages stay up until then.{' '}
              <Link to="/club/highlights" className="font-medium text-primary underline underline-offset-4">
                See your reels
              </Link>
            </Trans>
          </p>
        </Card>
      )}
      <div className="grid grid-cols-1 gap-4 sm:gap-6 lg:grid-cols-2 lg:items-start">
        <WaitingVideos videos={nextDue} waiting={videos.waiting} />
        <MostActive players={mostActive} />
        <MostImproved players={mostImproved} />
        <LevelBands level={level} members={members} />
      </div>
      {coaches.length > 0 && (
        <section aria-labelledby="coaches-load" className="grid gap-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h2 id="coaches-load" className="text-lg">
              {t`Coach workload`}
            </h2>
            <Link to="/club/coaches" className="text-sm font-medium text-primary hover:underline">
              {t`All coaches`}
            </Link>
          </div>
          <CoachLoadTable caption={t`Coach workload in the last 30 days`} coaches={coaches} />
        </section>
      )}
      {latestVideos.length === 0 ? (
        <EmptyState title={t`No videos yet`} icon={<Video aria-hidden />}>
          <p>{t`Your members’ videos will appear here.`}</p>
        </EmptyState>
      ) : (
        <LatestVideos videos={latestVideos} />
      )}
    </>
  );
}
