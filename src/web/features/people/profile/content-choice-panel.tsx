// A member's consent to publicity by their club, on the profile.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';
import { TimeText } from '#web/ui/time.tsx';
import { NameChoice } from '../shared/name-choice.tsx';
import { ContentChoiceButtons } from './content-choice-buttons.tsx';
import { OwnCards } from './own-cards.tsx';

/** For club members. Consent is never assumed, and changes take effect at once. */
export function ContentChoicePanel() {
  const user = useCurrentUser();
  const queryClient = useQueryClient();
  const own = useQuery(query(endpoints.getContentChoice));
  const decide = useCall(endpoints.decideContentChoice, {
    onSuccess: (decided) => {
      queryClient.setQueryData(query(endpoints.getContentChoice).queryKey, decided);
      toast({
        title: decided.choice === 'agreed' ? t`Your club can feature you` : t`Your club won’t feature you`,
        tone: 'success',
      });
    },
    onError: (error) => failureToast(t`Your choice was not saved`, error, t`Please try again.`),
  });
  if (own.error) {
    return (
      <ErrorState
        title={t`Your choice could not be loaded`}
        message={errorSentence(own.error)}
        onRetry={() => void own.refetch()}
      />
    );
  }
  if (!own.data) return <Waiting />;
  const { clubName, choice, nameStyle, decidedAt } = own.data;
  const shown = decide.isPending ? decide.variables.body : { choice, nameStyle };
  const isViewed = user.viewedBy !== null;
  return (
    <Card as="section">
      <CardTitle>{t`Club publicity`}</CardTitle>
      <div className="grid gap-5">
        <p className="max-w-[70ch] text-ink-muted">
          <Trans>
            <span translate="no">{clubName}</span> can make highlight reels from moments that coaches marked in your
            videos and name you in posts. Anyone with the link can see them. Nothing is public until you say yes, and a
            no removes it at once. We ask you again before a card about you is shared.
          </Trans>
        </p>
        <ContentChoiceButtons
          value={shown.choice}
          disabled={isViewed}
          onValueChange={(next) => decide.mutate({ body: { choice: next, nameStyle: shown.nameStyle } })}
        />
        {shown.choice === 'agreed' && (
          <NameChoice
            legend={t`Your name in public`}
            person={user}
            value={shown.nameStyle}
            disabled={isViewed}
            onValueChange={(next) => decide.mutate({ body: { choice: 'agreed', nameStyle: next } })}
          />
        )}
        <OwnCards />
        {isViewed && <p className="text-sm text-ink-muted">{t`Only the player can change this.`}</p>}
        {decidedAt !== null && (
          <p className="text-sm text-ink-muted">
            <Trans>
              Decided <TimeText at={decidedAt} kind="date" />
            </Trans>
          </p>
        )}
      </div>
    </Card>
  );
}

function Waiting() {
  return (
    <Card as="section">
      <CardTitle>{t`Club publicity`}</CardTitle>
      <div role="status" className="grid gap-3">
        <span className="sr-only">{t`Loading your choice`}</span>
        <Skeleton className="w-full max-w-md" />
        <Skeleton className="h-8 w-60" />
      </div>
    </Card>
  );
}
