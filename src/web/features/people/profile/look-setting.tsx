// When a player is asked to look at their videos first.

import type { MessageDescriptor } from '@lingui/core';
import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { say } from '#domain/language/say.ts';
import type { LookTime } from '#domain/reviews/looks/player-look.ts';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SelectField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

const options: { value: LookTime; label: MessageDescriptor }[] = [
  { value: 'after-sending', label: msg`After I send a video` },
  { value: 'when-ready', label: msg`When the review is ready, before I read it` },
  { value: 'off', label: msg`Never` },
];

/** Takes effect at once. */
export function LookSetting() {
  const { data, error, refetch } = useQuery(query(endpoints.getLookChoice));
  const choose = useCall(endpoints.chooseLookTime, {
    onError: (failure) => failureToast(t`Not changed`, failure, t`Please try again.`),
  });
  const when = choose.isPending ? choose.variables.body.when : data?.when;
  return (
    <Card as="section" className="grid gap-3">
      <CardTitle id="look-first" className="mb-0 scroll-mt-20">
        {t`Look first`}
      </CardTitle>
      <p className="max-w-[70ch] text-sm text-pretty text-ink-muted">
        {t`Mark up to three moments and rate your game before you read what your coach says.`}
      </p>
      {error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : !data || when === undefined ? (
        <Skeleton className="h-16 max-w-96" />
      ) : !data.clubAsks ? (
        <p className="text-sm">{t`Your club has turned this off.`}</p>
      ) : (
        <SelectField
          label={t`When to ask me`}
          value={when}
          options={options.map(({ value, label }) => ({ value, label: say(label) }))}
          className="max-w-96"
          onChange={({ target }) => choose.mutate({ body: { when: target.value as LookTime } })}
        />
      )}
    </Card>
  );
}
