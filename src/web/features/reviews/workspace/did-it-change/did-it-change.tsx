// "Did it change?": the priorities of the previous review, and their answers.

import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { countAnswered, outdatedAnswers } from '#domain/reviews/priorities/priority-answers.ts';
import { cn } from '#web/ui/class-names.ts';
import { TimeText } from '#web/ui/time.tsx';
import { devicePreference } from '../../shared/keys/device-preference.ts';
import { useRequests } from '../../shared/situations/use-requests.ts';
import { useOpenReview, useReviewState } from '../state/review-context.ts';
import { askedPriorities, didItChangeId, isAskedIn, olderRequests } from './asked-priorities.ts';
import { OutdatedAnswer, PriorityQuestion, ReadOnlyAnswer } from './priority-question.tsx';
import { Situation } from './situation.tsx';

/** Whether the panel is folded on this device. */
const folded = devicePreference<boolean>(
  'review-did-it-change-folded',
  (stored) => stored === 'yes',
  (isFolded) => (isFolded ? 'yes' : null),
);

/**
 * A panel that folds; it only takes the focus on request. Starts folded once everything is answered.
 *
 * @param keySign the picture of the key that leads to it
 */
export function DidItChange({ keySign }: { keySign: ReactNode }) {
  const { workspace, store } = useOpenReview();
  const answers = useReviewState((state) => state.document.priorityAnswers);
  const matchesSearch = useReviewState((state) => state.wantedField === didItChangeId);
  const { previousReview } = workspace.video;
  const requests = useRequests(previousReview === null ? null : workspace.video.playerId);
  const asked = [...askedPriorities(workspace), ...olderRequests(workspace, requests)];
  const left = outdatedAnswers(answers, asked);
  const answered = countAnswered(answers, asked);
  const [isOpen, setIsOpen] = useState(() => !store.isReadOnly && !folded.get() && answered < asked.length);
  const bodyId = useId();
  if (matchesSearch && !isOpen) setIsOpen(true);
  useEffect(() => {
    if (!matchesSearch) return;
    // Waits for a closing dialog to return the focus.
    const frame = requestAnimationFrame(() => {
      focusFirst();
      store.goToField(null);
    });
    return () => cancelAnimationFrame(frame);
  }, [matchesSearch, store]);
  return (
    <section
      id={didItChangeId}
      aria-label={t`Did it change?`}
      className="mb-2 rounded-xl border bg-surface-raised text-sm"
    >
      <h2 className="font-sans text-sm tracking-normal">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={() => {
            folded.set(isOpen);
            setIsOpen(!isOpen);
          }}
          className="flex min-h-11 w-full items-center gap-2 rounded-xl px-3 text-left pointer-fine:min-h-9"
        >
          <ChevronDown
            aria-hidden
            className={cn('size-4 shrink-0 text-ink-muted transition-transform', !isOpen && '-rotate-90')}
          />
          <span className="font-medium">{t`Did it change?`}</span>
          <span className="ml-auto font-normal text-ink-muted">
            {asked.length > 0 ? t`${{ answered }} of ${{ total: asked.length }} answered` : t`No longer asked`}
          </span>
          {keySign}
        </button>
      </h2>
      <div id={bodyId} hidden={!isOpen} className="grid gap-4 px-3 pt-1 pb-3">
        {asked.length > 0 && previousReview && (
          <p className="text-ink-muted">
            <Trans>
              Priorities from {{ title: previousReview.title }},{' '}
              <TimeText at={previousReview.publishedAt} kind="date" />
            </Trans>
          </p>
        )}
        {asked.map((one) => {
          const answer = answers.find(({ skill, since }) => skill === one.skill && since === one.since) ?? null;
          const request = requests.find(
            (other) =>
              isAskedIn(other, workspace.video.id) && other.skill === one.skill && other.asked.videoId === one.since,
          );
          return (
            <div key={one.skill} className="grid min-w-0 gap-2">
              {store.isReadOnly ? (
                <ReadOnlyAnswer {...{ asked: one, answer }} />
              ) : (
                <PriorityQuestion {...{ asked: one, answer }} />
              )}
              {request && <Situation request={request} />}
            </div>
          );
        })}
        {left.map((answer) => (
          <OutdatedAnswer key={answer.skill} answer={answer} />
        ))}
      </div>
    </section>
  );
}

/** Focuses the first open choice, otherwise the panel's button. */
function focusFirst(): void {
  const container = document.getElementById(didItChangeId);
  const groups = [...(container?.querySelectorAll('fieldset') ?? [])];
  const group = groups.find((one) => !one.querySelector(':checked')) ?? groups[0];
  const field = group?.querySelector<HTMLElement>('input:checked') ?? group?.querySelector<HTMLElement>('input');
  (field ?? container?.querySelector('button'))?.focus();
}
