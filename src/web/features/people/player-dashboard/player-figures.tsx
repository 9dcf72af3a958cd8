// The four figures of the dashboard.

import { t } from '@lingui/core/macro';
import { Gauge, Hourglass, Ticket, Video } from 'lucide-react';
import type { VideoCounts } from '#contract/videos/videos.ts';
import { levelName, levelOf, notRated, scaleName } from '#domain/levels/levels.ts';
import { isClubMember } from '#domain/people/roles.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { formatNumber } from '#web/lib/format.ts';
import { VerifiedBadge } from '#web/ui/badge.tsx';
import { StatCard } from '#web/ui/layout/card.tsx';
import { LevelText } from '#web/ui/padel/level-text.tsx';
import type { DashboardPlayer } from './dashboard-read.ts';

export function PlayerFigures({ user, counts }: { user: DashboardPlayer; counts: VideoCounts }) {
  const level = levelOf(user);
  return (
    <div className="grid grid-cols-2 gap-3 sm:gap-4 lg:grid-cols-4">
      <StatCard
        label={t`DPF Level`}
        value={
          <span className="flex flex-wrap items-center gap-x-3">
            {level === null ? notRated() : oneDecimal(level)}
            <span className="flex font-sans tracking-normal">
              <VerifiedBadge verified={user.isLevelVerified} withdrawn={user.levelWithdrawn} />
            </span>
          </span>
        }
        hint={level !== null && <LevelHint level={level} country={user.country} />}
        icon={<Gauge aria-hidden />}
      />
      <StatCard label={t`Videos Uploaded`} value={formatNumber(counts.videos)} icon={<Video aria-hidden />} />
      <StatCard label={t`Analysis Status`} value={<Status {...counts} />} icon={<Hourglass aria-hidden />} />
      <StatCard
        label={t`Analysis Credits`}
        value={formatNumber(user.analysisCreditsRemaining)}
        hint={isClubMember(user) ? t`Your club covers your reviews.` : t`One credit is one review.`}
        icon={<Ticket aria-hidden />}
      />
    </div>
  );
}

function LevelHint({ level, country }: { level: number; country: string }) {
  // The figure above it is the DPF level.
  return scaleName(country) === 'DPF' ? <span>{levelName(level)}</span> : <LevelText level={level} country={country} />;
}

function Status({ analyzed, inReview }: VideoCounts) {
  return (
    <dl className="flex flex-wrap gap-x-5">
      <Part name={t`Analyzed`} count={analyzed} />
      <Part name={t`Pending`} count={inReview} />
    </dl>
  );
}

function Part({ name, count }: { name: string; count: number }) {
  return (
    <div className="flex flex-col-reverse gap-1">
      <dt className="font-sans text-sm font-normal tracking-normal text-ink-muted">{name}</dt>
      <dd>{formatNumber(count)}</dd>
    </div>
  );
}
