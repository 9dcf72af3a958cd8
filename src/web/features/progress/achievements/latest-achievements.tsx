// The latest achievements.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Achievement } from '#contract/progress/achievements.ts';
import { achievements } from '#domain/progress/achievements.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { Button } from '#web/ui/button.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { achievementIcons } from './achievement-icons.ts';

/** How many are shown at first. */
const shownAtFirst = 5;

interface LatestAchievementsProps {
  latest: readonly Achievement[];
  /** How many there are in all. */
  total: number;
}

/** Newest first, with the XP of each. */
export function LatestAchievements({ latest, total }: LatestAchievementsProps) {
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen ? latest : latest.slice(0, shownAtFirst);
  return (
    <section aria-labelledby="latest-achievements" className="grid gap-2">
      <h3 id="latest-achievements">{t`Latest`}</h3>
      {latest.length === 0 ? (
        <p className="text-ink-muted">{t`Nothing yet. Send your first video to earn points.`}</p>
      ) : (
        <ul className="divide-y">
          {shown.map((one) => (
            <Line key={one.id} achievement={one} />
          ))}
        </ul>
      )}
      {latest.length > shownAtFirst && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setOpen(!isOpen)}>
          {isOpen
            ? t`Show fewer`
            : latest.length < total
              ? t`Show the latest ${{ count: latest.length }}`
              : t`Show all ${{ count: latest.length }}`}
        </Button>
      )}
    </section>
  );
}

function Line({ achievement: { type, xp, createdAt, skill, videoId } }: { achievement: Achievement }) {
  const Icon = achievementIcons[type];
  const { title } = achievements[type];
  const named = skill ? `${title}: ${skillLabel(skill)}` : title;
  return (
    <li className="flex items-center gap-3 py-2.5">
      <Icon aria-hidden className="size-4.5 shrink-0 text-ink-muted" />
      <span className="min-w-0 grow">
        {title}
        {skill && <span>{`: ${skillLabel(skill)}`}</span>}
        <TimeText at={createdAt} className="ml-2 text-sm text-ink-muted" />
        {videoId && (
          <ReviewLink
            videoId={videoId}
            className="ml-2 text-sm font-medium whitespace-nowrap text-primary hover:underline"
          >
            <Trans>
              See the review<span className="sr-only"> that earned {named}</span>
            </Trans>
          </ReviewLink>
        )}
      </span>
      <span className="shrink-0 text-sm font-semibold">{t`+${{ xp }} XP`}</span>
    </li>
  );
}
