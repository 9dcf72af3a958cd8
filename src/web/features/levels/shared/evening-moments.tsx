// The moments of a ranking evening that a level rests on.

import { t } from '@lingui/core/macro';
import type { LevelEvening } from '#contract/levels/ranking-evenings.ts';
import { eveningDay } from '#domain/levels/ranking-evening.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { momentUrl } from '#domain/videos/video-links.ts';

/**
 * "Ranking evening of 12 May 2026 (Tuesday ladder)", and each moment with its link to that second: all that the note of such a level says,
 * which was written in its coach's language.
 */
export function EveningMoments({ evening: { title, heldOn, moments } }: { evening: LevelEvening }) {
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-ink-muted wrap-anywhere">{t`Ranking evening of ${{ date: eveningDay(heldOn) }} (${{ title }})`}</p>
      <ul className="grid gap-1">
        {moments.map(({ court, videoUrl, at, text, skill }) => (
          <li key={`${court} ${at} ${text}`} className="max-w-[70ch] wrap-anywhere">
            <a
              href={momentUrl(videoUrl, at)}
              target="_blank"
              rel="noopener noreferrer"
              className="font-medium text-primary hover:underline"
            >
              <span translate="no">{`${court}, ${formatClockTime(at)}`}</span>
              <span className="sr-only">{` ${t`(opens in a new tab)`}`}</span>
            </a>{' '}
            <span translate="no">{text}</span>
            {skill && (
              <span className="text-ink-muted" translate="no">
                {` (${skillLabel(skill)})`}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
