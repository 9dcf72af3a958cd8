// When a player's reviews open.

import { msg, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { ReviewOpening } from '#contract/reviews/review-openings.ts';
import { say } from '#domain/language/say.ts';
import { zoneWords } from '#domain/training/session-words.ts';
import { DaysField } from '#web/features/training/shared/days-field.tsx';
import { failureToast } from '#web/lib/forms/failure-toast.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { useCurrentUser } from '#web/lib/session/session.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { SelectField, TextField } from '#web/ui/fields/field.tsx';
import { Card, CardTitle } from '#web/ui/layout/card.tsx';

const options = [
  { value: 'at-once', label: msg`As soon as they are published` },
  { value: 'at-a-time', label: msg`At a time of day` },
];

/** Where a choice begins. */
const evening: ReviewOpening = { time: '18:00', days: [] };

/** Takes effect at once, for reviews that are published from then on. */
export function OpeningSetting() {
  const { data, error, refetch } = useQuery(query(endpoints.getReviewOpening));
  const choose = useCall(endpoints.chooseReviewOpening, {
    onError: (failure) => failureToast(t`Not changed`, failure, t`Please try again.`),
  });
  const save = (opening: ReviewOpening | null) => choose.mutate({ body: { opening } });
  const setting = choose.isPending ? choose.variables.body : data;
  return (
    <Card as="section" className="grid gap-4">
      <div className="grid gap-3">
        <CardTitle id="review-opening" className="mb-0 scroll-mt-20">
          {t`When reviews open`}
        </CardTitle>
        <p className="max-w-[70ch] text-sm text-pretty text-ink-muted">
          {t`We tell you about a review when it opens. You can always open it earlier. Reviews already published stay as they are.`}
        </p>
      </div>
      {error ? (
        <ErrorState message={errorSentence(error)} onRetry={() => void refetch()} />
      ) : !setting ? (
        <Skeleton className="h-16 max-w-96" />
      ) : (
        <>
          <SelectField
            label={t`Open my reviews`}
            value={setting.opening ? 'at-a-time' : 'at-once'}
            options={options.map(({ value, label }) => ({ value, label: say(label) }))}
            className="max-w-96"
            onChange={({ target }) => save(target.value === 'at-once' ? null : evening)}
          />
          {setting.opening && (
            // After a failure it shows again what is stored.
            <Opening key={String(choose.isError)} stored={setting.opening} onChange={save} />
          )}
        </>
      )}
    </Card>
  );
}

interface OpeningProps {
  stored: ReviewOpening;
  onChange: (opening: ReviewOpening) => void;
}

function Opening({ stored, onChange }: OpeningProps) {
  const id = useId();
  const { timeZone } = useCurrentUser();
  const [opening, setOpening] = useState(stored);
  const [isEmpty, setIsEmpty] = useState(false);
  const change = (next: ReviewOpening) => {
    setOpening(next);
    onChange(next);
  };
  return (
    <>
      <TextField
        type="time"
        label={t`Time of day`}
        help={zoneWords(timeZone ?? 'UTC')}
        error={isEmpty ? t`Please enter a time.` : undefined}
        className="max-w-96"
        required
        defaultValue={opening.time}
        // Once it is typed: each digit changes it.
        onBlur={({ target: { value } }) => {
          setIsEmpty(value === '');
          if (value !== '' && value !== opening.time) change({ ...opening, time: value });
        }}
      />
      <DaysField
        id={id}
        legend={t`Days`}
        help={t`Choose none for every day.`}
        value={opening.days}
        onChange={(days) => change({ ...opening, days })}
      />
    </>
  );
}
