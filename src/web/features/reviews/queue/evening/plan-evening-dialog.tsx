// The question before an evening of reviews: how long, and what fits.

import { plural, t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { EveningOfReviews } from '#contract/reviews/review-queue.ts';
import { personName } from '#domain/people/person-name.ts';
import { countFitting, eveningLengths, eveningRange, orderEvening } from '#domain/reviews/evening/evening-plan.ts';
import { beginEvening } from '#domain/reviews/evening/evening-run.ts';
import { readTypedNumber } from '#domain/typed-number.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { Button } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { NumberField } from '#web/ui/fields/number-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DueBadge } from '#web/ui/padel/due-badge.tsx';
import { useNow } from '#web/ui/use-now.ts';
import { useEvening } from '../../shared/evening/evening-state.ts';
import { useLeadOn } from '../../shared/evening/use-lead-on.ts';

export interface PlanEveningDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

type Length = (typeof eveningLengths)[number] | 'other';

/** Asks for the time, shows the reviews that fit in their order, and opens the first. */
export function PlanEveningDialog({ open, onOpenChange }: PlanEveningDialogProps) {
  const id = useId();
  const planned = useQuery({ ...query(endpoints.getEvening), enabled: open });
  const now = useNow();
  const [length, setLength] = useState<Length>(60);
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const { change } = useEvening();
  const leadOn = useLeadOn();
  const own = readTypedNumber(typed, eveningRange);
  const minutes = length === 'other' ? own.value : length;
  const ordered = planned.data ? orderEvening(planned.data.videos, planned.data.pace, now) : [];
  const fitting = minutes === null ? [] : ordered.slice(0, countFitting(ordered, minutes));

  const start = (event: FormEvent) => {
    event.preventDefault();
    if (minutes === null) {
      setProblem(own.problem ?? t`Please enter how many minutes you have.`);
      document.getElementById(`${id}-own`)?.focus();
      return;
    }
    if (fitting.length === 0) return;
    const left = fitting.map(({ videoId, title, minutes: taking }) => ({ videoId, title, minutes: taking }));
    onOpenChange(false);
    void leadOn(change(() => beginEvening(left, new Date())));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t`How long do you have?`}
      description={t`Pala opens one review after another. You can skip or stop at any time.`}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t`Cancel`}
          </Button>
          <Button type="submit" form={id} disabled={ordered.length === 0}>
            {t`Start`}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={start} className="grid gap-5">
        <fieldset>
          <legend className="sr-only">{t`Time for reviews`}</legend>
          <div className="flex flex-wrap gap-2">
            {[...eveningLengths, 'other' as const].map((one) => (
              <label
                key={one}
                className={cn(
                  'flex min-h-11 cursor-pointer items-center gap-2 rounded-lg border px-3 text-sm font-medium has-focus-visible:outline-2 has-focus-visible:outline-focus pointer-fine:min-h-9',
                  one === length && 'border-primary bg-primary-soft text-primary',
                )}
              >
                <input
                  type="radio"
                  name={`${id}-length`}
                  checked={one === length}
                  onChange={() => {
                    setLength(one);
                    setProblem(undefined);
                  }}
                  className="sr-only"
                />
                {one === 'other' ? t`Other` : t`${{ minutes: one }} min`}
              </label>
            ))}
          </div>
        </fieldset>
        {length === 'other' && (
          <NumberField
            id={`${id}-own`}
            label={t`Minutes`}
            range={eveningRange}
            step={5}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              setProblem(undefined);
            }}
            onBlur={() => setProblem(own.problem ?? undefined)}
            error={problem}
            className="max-w-32"
          />
        )}
        {planned.data ? (
          <Plan {...{ pace: planned.data.pace, ordered, fitting }} />
        ) : planned.error ? (
          <ErrorState
            title={t`Your videos could not be loaded`}
            message={errorSentence(planned.error)}
            onRetry={() => void planned.refetch()}
          />
        ) : (
          <Skeleton className="h-40 rounded-lg" />
        )}
      </form>
    </Dialog>
  );
}

type Planned = ReturnType<typeof orderEvening<EveningOfReviews['videos'][number]>>;

interface PlanProps {
  pace: EveningOfReviews['pace'];
  ordered: Planned;
  fitting: Planned;
}

/** What fits, in its order, and where the minutes come from. */
function Plan({ pace, ordered, fitting }: PlanProps) {
  if (ordered.length === 0)
    return <p className="text-sm text-ink-muted">{t`There is nothing to review at the moment.`}</p>;
  const minutes = fitting.reduce((sum, one) => sum + one.minutes, 0);
  return (
    <section aria-label={t`Plan`} className="grid gap-2">
      {fitting.length > 0 && (
        <p className="font-medium">
          {fitting.length === ordered.length && ordered.length > 1
            ? t`All ${plural({ reviews: fitting.length }, { one: '# review', other: '# reviews' })}, about ${plural(minutes, { one: '# minute', other: '# minutes' })}`
            : t`${plural({ reviews: fitting.length }, { one: '# review', other: '# reviews' })}, about ${plural(minutes, { one: '# minute', other: '# minutes' })}`}
        </p>
      )}
      <ol className="divide-y rounded-lg border empty:hidden">
        {fitting.map(({ videoId, title, player, dueAt, minutes: taking }) => (
          <li key={videoId} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2 text-sm">
            <span className="min-w-0 wrap-anywhere">
              <span className="font-medium">{title}</span>{' '}
              <span translate="no" className="text-ink-muted">
                {personName(player)}
              </span>
            </span>
            <span className="flex items-center gap-2 text-ink-muted">
              <DueBadge dueAt={dueAt} pausedAt={null} />
              {t`${{ minutes: taking }} min`}
            </span>
          </li>
        ))}
      </ol>
      <p className="text-sm text-ink-muted">
        {pace.reviews > 0
          ? t`The minutes come from your last ${plural({ reviews: pace.reviews }, { one: '# review', other: '# reviews' })}: half of them took ${plural({ minutes: pace.minutes }, { one: '# minute', other: '# minutes' })} or less, from your first change to publishing.`
          : t`We don’t know your pace yet, so each review counts as ${plural({ minutes: pace.minutes }, { one: '# minute', other: '# minutes' })}. From three reviews on, each written within three hours, we use your own.`}
      </p>
    </section>
  );
}
