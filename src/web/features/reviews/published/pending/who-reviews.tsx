// The coaches of a waiting video.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import type { WaitingVideo } from '#contract/videos/videos.ts';
import { personName } from '#domain/people/person-name.ts';
import { isWithCoach } from '#domain/videos/review-wait.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

/** The reviewer, or the coaches who are offered it; the player's own coaches with a way to write to them. Nothing without a coach. */
export function WhoReviews({ waiting }: { waiting: WaitingVideo }) {
  if (!isWithCoach(waiting)) return null;
  const { reviewer, coaches, clubName, asked } = waiting;
  const one = reviewer ?? asked;
  const people = one ? [one] : coaches;
  const offer = one ? '' : offerWords(coaches.length, clubName);
  const line = reviewer ? t`Reviewing your video` : offer === '' ? t`Will review your video` : null;
  return (
    <Card as="section" className="grid gap-3">
      <CardTitle className="mb-0">{people.length > 1 ? t`Your coaches` : t`Your coach`}</CardTitle>
      {people.length > 0 && (
        <ul className="grid gap-3">
          {people.map((coach) => (
            <Coach key={coach.id} coach={coach} line={line} isOwn={coaches.some(({ id }) => id === coach.id)} />
          ))}
        </ul>
      )}
      {offer && <p className="text-sm text-ink-muted">{offer}</p>}
    </Card>
  );
}

interface CoachProps {
  coach: WaitingVideo['coaches'][number];
  /** What the coach has to do with the video. */
  line: string | null;
  /** Whether the player is connected with them, and may write to them. */
  isOwn: boolean;
}

function Coach({ coach, line, isOwn }: CoachProps) {
  const { id, firstName, lastName } = coach;
  const name = personName(coach);
  return (
    <li className="flex items-center gap-3">
      <span
        aria-hidden
        className="grid size-11 shrink-0 place-items-center rounded-full bg-primary-soft text-sm font-semibold text-primary uppercase"
      >
        {[...firstName][0]}
        {[...lastName][0]}
      </span>
      <span className="grid min-w-0 grow">
        <span translate="no" dir="auto" className="font-semibold wrap-anywhere">
          {name}
        </span>
        {line && <span className="text-sm text-ink-muted">{line}</span>}
      </span>
      {isOwn && (
        <Link to="/my-coaches" search={{ with: id }} className={buttonStyles({ variant: 'secondary', size: 'sm' })}>
          <MessageCircle aria-hidden />
          <Trans>
            Message<span className="sr-only"> {name}</span>
          </Trans>
        </Link>
      )}
    </li>
  );
}

/** Who takes a video that no coach has started. */
function offerWords(coaches: number, clubName: string | null): string {
  if (clubName !== null)
    return coaches > 0
      ? t`Another coach of ${{ clubName }} may review it, too.`
      : t`A coach of ${{ clubName }} will review it.`;
  return coaches > 1 ? t`The first to start will review it.` : '';
}
