// "Look first" on the player's own video: the offer, the form, and what was sent.

import { msg, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { PlayerLook } from '#contract/reviews/player-looks.ts';
import type { Video } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { maySendLook } from '#domain/reviews/looks/player-look.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { skillLabel, skillNames } from '#domain/skills/skills.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import type { VideoController } from '#web/lib/video/video-controller.ts';
import { Button } from '#web/ui/button.tsx';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { useHasLookDraft } from './look-draft.ts';
import { LookForm } from './look-form.tsx';
import { LookTime } from './look-time.tsx';

export interface LookFirstProps {
  video: Video;
  controller: VideoController;
}

/** In the state of the video; a draft opens its form. */
export function LookFirst({ video, controller }: LookFirstProps) {
  const hasDraft = useHasLookDraft(video.id);
  const [isOpen, setIsOpen] = useState(hasDraft);
  if (video.look === 'sent') return <Sent {...{ video, controller }} />;
  return (
    <Card as="section" className="@container grid gap-4">
      {isOpen ? (
        <LookForm {...{ video, controller }} sent={null} onClose={() => setIsOpen(false)} />
      ) : (
        <Offer video={video} onStart={() => setIsOpen(true)} />
      )}
    </Card>
  );
}

const offers = {
  offered: msg`Mark up to three moments and rate your game before your coach does. It takes about three minutes.`,
  later: msg`You’ll look first when the review is ready, before you read it. You can also look now.`,
  held: msg`Your review is ready. Look first, then see your coach’s view beside yours. It takes about three minutes.`,
};

function Offer({ video, onStart }: { video: Video; onStart: () => void }) {
  const stage = video.look === 'later' || video.look === 'held' ? video.look : 'offered';
  const answering = useCall(endpoints.postponePlayerLook, {
    onError: (error) => failureToast(t`Not changed`, error, t`Please try again.`),
  });
  const answer = (said: 'later' | 'skipped') =>
    answering.mutate({ params: { videoId: video.id }, body: { answer: said } });
  return (
    <>
      <div className="grid gap-1">
        <CardTitle className="mb-0">{t`Look first`}</CardTitle>
        <p className="max-w-[70ch] text-sm text-pretty text-ink-muted">{say(offers[stage])}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button icon={<Eye aria-hidden />} variant={stage === 'later' ? 'secondary' : 'primary'} onClick={onStart}>
          {stage === 'later' ? t`Look now` : t`Look first`}
        </Button>
        {stage === 'offered' && (
          <Button variant="secondary" busy={answering.isPending} onClick={() => answer('later')}>
            {t`When the review is ready`}
          </Button>
        )}
        <Button variant="ghost" busy={answering.isPending} onClick={() => answer('skipped')}>
          {stage === 'held' ? t`Show the review` : t`Not this time`}
        </Button>
      </div>
      <p className="text-xs text-ink-muted">
        <Link to="/player/profile" hash="look-first" className="text-primary underline">
          {t`Choose when you’re asked`}
        </Link>
      </p>
    </>
  );
}

function Sent({ video, controller }: LookFirstProps) {
  const { data, error, refetch } = useQuery(query(endpoints.getPlayerLook, { params: { videoId: video.id } }));
  const hasDraft = useHasLookDraft(video.id);
  const [isChanging, setIsChanging] = useState(hasDraft);
  if (error) return <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40 rounded-xl" />;
  const { status, isOpened } = video;
  const changing = maySendLook({ status, isOpened, stage: 'sent', clubAsks: true, isOldLink: data.isOldLink });
  return (
    <Card as="section" className="@container grid gap-4">
      {isChanging && changing.allowed ? (
        <LookForm {...{ video, controller }} sent={data} onClose={() => setIsChanging(false)} />
      ) : (
        <>
          <CardTitle
            className="mb-0"
            action={
              changing.allowed && (
                <Button variant="secondary" size="sm" onClick={() => setIsChanging(true)}>
                  <Trans>
                    Change<span className="sr-only"> what you sent</span>
                  </Trans>
                </Button>
              )
            }
          >
            {t`You looked first`}
          </CardTitle>
          <SentLook look={data} controller={controller} />
          <p className="text-sm text-ink-muted">
            <span>
              <Trans>
                Sent <TimeText at={data.sentAt} kind="date" />.
              </Trans>
            </span>{' '}
            {!changing.allowed && <span>{changing.reason}</span>}
          </p>
        </>
      )}
    </Card>
  );
}

function SentLook({
  look: { moments, ratings, isOldLink },
  controller,
}: {
  look: PlayerLook;
  controller: VideoController;
}) {
  const rated = skillNames.filter((skill) => ratings[skill] !== undefined);
  return (
    <div className="grid gap-3 text-sm">
      {isOldLink && (
        <p className="rounded-lg bg-attention-soft px-3 py-2">
          {t`You marked these moments before you replaced the link. Press Change to mark the new video.`}
        </p>
      )}
      {moments.length > 0 && (
        <ul aria-label={t`Your moments`} className="grid gap-1.5">
          {moments.map(({ timestamp, text }) => (
            <li key={`${timestamp} ${text}`} className="flex items-baseline gap-3">
              <LookTime {...{ timestamp, controller }} isFixed={isOldLink} />
              <span className="min-w-0 wrap-anywhere">{text || t`A moment`}</span>
            </li>
          ))}
        </ul>
      )}
      {rated.length > 0 && (
        <p>
          <span className="text-ink-muted">{`${t`Your ratings:`} `}</span>
          {rated.map((skill) => `${skillLabel(skill)} ${oneDecimal(ratings[skill] ?? 0)}`).join(', ')}
        </p>
      )}
    </div>
  );
}
