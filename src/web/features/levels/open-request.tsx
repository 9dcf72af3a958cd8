// A level waiting for a second opinion.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { LevelCase, LevelRequest } from '#contract/levels/levels.ts';
import { mayConfirmLevel } from '#domain/levels/level-verification.ts';
import { personName } from '#domain/people/person-name.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { barStyles } from '#web/ui/layout/page.tsx';
import { useRootMark } from '#web/ui/layout/root-mark.ts';
import { ReasonDialog } from '#web/ui/overlays/reason-dialog.tsx';
import { useScaleMappings } from '#web/ui/padel/scale-mappings.ts';
import { TimeText } from '#web/ui/time.tsx';
import { EveningMoments } from './shared/evening-moments.tsx';
import { WhySecondOpinion } from './why-second-opinion.tsx';
import { levelWords } from './words.ts';

interface OpenRequestProps {
  request: LevelRequest;
  player: LevelCase['player'];
  reviews: LevelCase['reviews'];
}

/** The coach who asked can withdraw it; others confirm or decline. */
export function OpenRequest({ request, player, reviews }: OpenRequestProps) {
  const { verifier, level, note, reasons, reviewIds, evening, createdAt } = request;
  const mappings = useScaleMappings();
  const restsOn = reviews.filter(({ videoId }) => reviewIds.includes(videoId));
  return (
    <Card as="section" className="grid gap-4">
      <CardTitle className="mb-0">
        {t`${{ level: levelWords(level, player.country, mappings) }} is waiting for a second opinion`}
      </CardTitle>
      <WhySecondOpinion reasons={reasons} firstName={player.firstName} />
      <figure className="grid gap-1">
        {!evening && <blockquote className="max-w-[70ch] whitespace-pre-line wrap-anywhere">{note}</blockquote>}
        <figcaption className="text-sm text-ink-muted">
          <span translate="no">{personName(verifier)}</span>, <TimeText at={createdAt} className="lowercase" />
        </figcaption>
      </figure>
      {restsOn.length > 0 && (
        <div className="text-sm">
          <h3 className="mb-1 font-sans text-sm font-semibold tracking-normal">{t`Based on these reviews`}</h3>
          <ul className="grid gap-1">
            {restsOn.map(({ videoId, title, rating }) => (
              <li key={videoId}>
                <ReviewLink videoId={videoId} className="text-primary hover:underline">
                  {title}
                </ReviewLink>
                <span className="text-ink-muted">{`, ${t`overall ${{ rating: oneDecimal(Number(rating)) }}`}`}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      {evening && <EveningMoments evening={evening} />}
      <Answer request={request} player={player} />
    </Card>
  );
}

function Answer({ request, player }: Pick<OpenRequestProps, 'request' | 'player'>) {
  const user = useCurrentUser();
  const [isDeclining, setIsDeclining] = useState(false);
  const params = { id: request.id };
  const confirm = useCall(endpoints.confirmLevel, {
    onSuccess: () => toast({ title: t`${{ player: player.firstName }}’s level is verified`, tone: 'success' }),
    onError: (error) => failureToast(t`Not confirmed`, error, t`Please try again.`),
    refreshOnFailure: true,
  });
  const decline = useCall(endpoints.declineLevel, { refreshOnFailure: true });
  const isOwn = request.verifier.id === user.id;
  const isViewed = user.viewedBy !== null;
  const mayConfirm = mayConfirmLevel(user, { verifierId: request.verifier.id, playerId: player.id });
  const mayAnswer = isOwn || mayConfirm.allowed;
  useRootMark('actions', mayAnswer);
  if (!mayAnswer) return <p className="text-sm text-ink-muted">{mayConfirm.reason}</p>;
  return (
    <div className={cn('flex gap-2 sm:flex-wrap', barStyles)}>
      {mayConfirm.allowed && (
        <Button disabled={isViewed} busy={confirm.isPending} onClick={() => confirm.mutate({ params })}>
          {t`Confirm this level`}
        </Button>
      )}
      <Button variant="secondary" disabled={isViewed} onClick={() => setIsDeclining(true)}>
        {isOwn ? t`Withdraw request` : t`Decline`}
      </Button>
      <ReasonDialog
        open={isDeclining}
        onOpenChange={setIsDeclining}
        draft={`decline-level:${request.id}`}
        title={isOwn ? t`Withdraw your request` : t`Decline the second opinion`}
        description={t`The player’s level stays as it is.`}
        help={isOwn ? t`Kept in the audit log.` : t`${{ person: personName(request.verifier) }} can read it.`}
        confirmLabel={isOwn ? t`Withdraw request` : t`Decline`}
        onConfirm={(reason) => decline.mutateAsync({ params, body: { reason } })}
      />
    </div>
  );
}
