// Where the open video shows what a request asked for, and the two beside each other.

import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
import { dayWords, situationProblem, type Situation as Times } from '#domain/reviews/priorities/situation-requests.ts';
import { skillLabel } from '#domain/skills/skills.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { useCall } from '#web/lib/http/use-call.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/feedback/toast.tsx';
import { TimeField, useTimeProblem } from '#web/ui/fields/time-field.tsx';
import { useToday } from '../../shared/situations/use-requests.ts';
import { ThenAndNow } from '../../shared/then-and-now/then-and-now.tsx';
import { useOpenReview, useReviewState } from '../state/review-context.ts';

/** Length of a situation marked with one press, in seconds. */
const usualLength = 6;

/** A typed start, until its end is known. */
const unmarked: Times = { from: null, to: null };

/** The coach marks it, or corrects what the player said. */
export function Situation({ request }: { request: SituationRequest }) {
  const { workspace, store, video } = useOpenReview();
  const notes = useReviewState((state) => state.document.notes);
  const today = useToday();
  const { id: videoId } = workspace.video;
  const { reply, dueOn, skill } = request;
  const isHere = reply?.videoId === videoId;
  const times = isHere ? { from: reply.from, to: reply.to } : unmarked;
  const isMarked = times.from !== null;
  return (
    <div className="grid gap-2 rounded-lg bg-surface-sunken p-2">
      <p className="text-ink-muted">{`${t`Asked for again by ${{ day: dayWords(dueOn, today) }}.`} ${
        reply === null
          ? t`No video marked yet.`
          : !isHere
            ? t`Marked in “${{ title: reply.title }}”.`
            : isMarked
              ? t`Here at ${{ time: formatClockRange(times.from ?? 0, times.to) }}.`
              : t`It is in this video.`
      }`}</p>
      {!store.isReadOnly && request.closed === null && (
        <Marking key={`${times.from} ${times.to}`} request={request} times={times} />
      )}
      {isMarked && (
        <ThenAndNow
          now={{ ...workspace.video, videoId, notes }}
          begin={{ skill, noteId: null }}
          onOpen={() => video.canControl && video.pause()}
          className="justify-self-start"
        />
      )}
    </div>
  );
}

/** Marks with one press, or by typed times. */
function Marking({ request, times }: { request: SituationRequest; times: Times }) {
  const { workspace, video } = useOpenReview();
  const { id: videoId } = workspace.video;
  const label = skillLabel(request.skill);
  const [typed, setTyped] = useState(times);
  const start = useTimeProblem();
  const end = useTimeProblem();
  const params = { requestId: request.id };
  const failed = {
    refreshOnFailure: true as const,
    onError: (error: Error) => toast({ title: t`Not marked`, description: errorSentence(error), tone: 'danger' }),
  };
  const mark = useCall(endpoints.markSituation, failed);
  const unmark = useCall(endpoints.unmarkSituation, failed);
  const { duration } = video.getState();
  const put = (next: Times) => {
    setTyped(next);
    mark.mutate({ params, body: { videoId, ...next } });
  };
  const setFrom = (from: number) => {
    const to = typed.to !== null && typed.to > from ? typed.to : endAfter(from, duration);
    const problem = situationProblem({ from, to }, duration);
    if (problem === null) put({ from, to });
    return problem?.message ?? null;
  };
  const setTo = (to: number) => {
    const problem = situationProblem({ from: typed.from, to }, duration);
    if (problem === null) put({ from: typed.from, to });
    return problem?.message ?? null;
  };
  const markHere = () => {
    const problem = setFrom(Math.round(video.getState().time * 10) / 10);
    start.field.onProblem(problem);
  };
  return (
    <div
      role="group"
      aria-label={t`The same situation, ${{ skill: label }}`}
      className="flex flex-wrap items-center gap-x-2 gap-y-1.5"
    >
      <TimeField
        label={t`Situation of ${{ skill: label }}, from, m:ss`}
        seconds={typed.from}
        onSet={setFrom}
        {...start.field}
      />
      <span aria-hidden className="text-ink-muted">
        {t({ message: 'to', context: 'between two times' })}
      </span>
      <TimeField
        label={t`Situation of ${{ skill: label }}, to, m:ss`}
        seconds={typed.to}
        onSet={setTo}
        {...end.field}
      />
      <Button size="sm" variant="secondary" busy={mark.isPending} onClick={markHere}>
        {t`Mark from here`}
      </Button>
      {request.reply?.videoId === videoId && (
        <Button size="sm" variant="ghost" busy={unmark.isPending} onClick={() => unmark.mutate({ params })}>
          {t`Not in this video`}
        </Button>
      )}
      {start.sentence}
      {end.sentence}
    </div>
  );
}

function endAfter(from: number, duration: number | null): number {
  return Math.min(from + usualLength, duration ?? Infinity);
}
