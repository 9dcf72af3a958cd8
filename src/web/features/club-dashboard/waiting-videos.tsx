// The members' videos that wait for a review, the first due first.

import type { WaitingVideo } from '#contract/clubs/club-dashboard.ts';
import { personName } from '#domain/people/person-name.ts';
import { MemberLink } from '#web/lib/member-link.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';

interface WaitingVideosProps {
  videos: readonly WaitingVideo[];
  /** How many there are in all. */
  waiting: number;
}

/** Title, player, who reviews, and when it is due. */
export function WaitingVideos({ videos, waiting }: WaitingVideosProps) {
  return (
    <Card as="section">
      <CardTitle>Who waits: due first</CardTitle>
      {videos.length === 0 ? (
        <p className="text-ink-muted">No video of your members waits for a review.</p>
      ) : (
        <ul className="divide-y">
          {videos.map(({ videoId, title, player, coach, dueAt, pausedAt }) => (
            <li key={videoId} className="flex flex-wrap items-center gap-x-4 gap-y-1.5 py-2.5 first:pt-0 last:pb-0">
              <span className="grid min-w-0 flex-1 basis-48">
                <span dir="auto" className="font-medium wrap-anywhere">
                  {title}
                </span>
                <span className="text-sm text-ink-muted">
                  <MemberLink player={player} />
                  {coach === null ? ', no coach has begun' : `, ${personName(coach)} reviews`}
                </span>
              </span>
              <DueBadge dueAt={dueAt} pausedAt={pausedAt} />
            </li>
          ))}
        </ul>
      )}
      {waiting > videos.length && videos.length > 0 && (
        <p className="mt-3 border-t pt-3 text-sm text-ink-muted">and {waiting - videos.length} more</p>
      )}
    </Card>
  );
}
