// Says that a video belongs to a second review, and leads to the other one once that may be seen.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { UsersRound } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SecondReviewPart, Video } from '#contract/videos/videos.ts';
import { isCoach } from '#domain/people/roles.ts';
import { screenFor } from '#domain/reader-addresses.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';

export interface SecondReviewNoticeProps {
  video: Pick<Video, 'id' | 'playerId' | 'player'>;
  part: SecondReviewPart;
}

/** Above a review and in the workspace. Never says who the other coach is before both reviews are published. */
export function SecondReviewNotice({ video, part }: SecondReviewNoticeProps) {
  const { id, role } = useCurrentUser();
  const isOwn = id === video.playerId;
  const [title, text] = isCoach(role) ? coachWords(part, video.player.firstName) : playerWords(part, isOwn);
  const { isDone, otherId } = part;
  return (
    <aside
      aria-label={t`Second review`}
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-xl bg-primary-soft p-3 text-sm print:hidden"
    >
      <p className="flex min-w-0 flex-1 basis-72 items-start gap-2">
        <UsersRound aria-hidden className="mt-0.5 size-4 shrink-0 text-primary" />
        <span className="max-w-[70ch] text-pretty">
          <span className="font-medium">{title}</span> {text}
        </span>
      </p>
      {isDone ? (
        <Link to={screenFor('comparison', role)} params={{ videoId: video.id }} className={linkStyles}>
          {t`Compare both reviews`}
        </Link>
      ) : (
        otherId !== null && (
          <Link to={screenFor('review', role)} params={{ videoId: otherId }} className={linkStyles}>
            {part.part === 'first' ? t`Open the second review` : t`Open the first review`}
          </Link>
        )
      )}
    </aside>
  );
}

const linkStyles = 'inline-flex min-h-9 items-center font-medium text-primary hover:underline';

function coachWords({ part, isDone }: SecondReviewPart, player: string): [string, ReactNode] {
  if (isDone) return [t`Two coaches reviewed this match.`, t`Both reviews are published.`];
  const blind = t`Neither of you sees the other’s review until both are published.`;
  if (part === 'second')
    return [t`This is a blind second review.`, `${t`Another coach reviews the same match.`} ${blind}`];
  return [
    t`A second review was asked for.`,
    <span key="asked">
      <Trans>
        <span translate="no">{player}</span> asked another coach to review this match, too.
      </Trans>{' '}
      {blind}
    </span>,
  ];
}

function playerWords({ part, isDone, isOtherPublished }: SecondReviewPart, isOwn: boolean): [string, string] {
  if (isDone) return [t`Two coaches reviewed this match.`, t`See where they agree and where they differ.`];

  if (part === 'second')
    return [t`This is a second review.`, t`Its coach can’t see the first one until both are published.`];
  const state = isOtherPublished
    ? t`Theirs is published; the comparison follows with this one.`
    : t`It isn’t published yet.`;
  const asked = isOwn
    ? t`You asked another coach for a second review.`
    : t`The player asked another coach for a second review.`;
  return [asked, state];
}
