// One priority of the previous review, and its answer.

import { t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import {
  answerWords,
  type DraftAnswer,
  maxAnswerComment,
  priorityOutcomes,
} from '#domain/reviews/priorities/priority-answers.ts';
import { numberText } from '#domain/round-to.ts';
import { skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { ThreadButton } from '#web/features/progress/shared/skill-thread/thread-button.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { cn } from '#web/ui/class-names.ts';
import { toast } from '#web/ui/feedback/toast.tsx';
import { controlStyles } from '#web/ui/fields/control-styles.ts';
import { outcomeLabel } from '#web/ui/padel/outcome-badge.tsx';
import { useOpenReview } from '../state/review-context.ts';
import type { AskedPriority } from './asked-priorities.ts';

interface AskedProps {
  asked: AskedPriority;
  /** Null while unanswered. */
  answer: DraftAnswer | null;
}

/** Skill, focus and last rating, the four answers, and a comment once there is an answer. */
export function PriorityQuestion({ asked, answer }: AskedProps) {
  const { store } = useOpenReview();
  const { skill, since } = asked;
  const name = useId();
  const chosen = answer?.answer ?? null;
  const label = skillLabel(skill);
  const isCommented = chosen !== null || (answer !== null && answer.comment !== '');
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="sr-only">{t`Did ${{ skill: label }} change?`}</legend>
      <Head asked={asked}>
        <IconButton
          size="sm"
          label={t`Clear the answer for ${{ skill: label }}`}
          className={cn(chosen === null && 'invisible')}
          onClick={() => store.change({ kind: 'answer-priority', skill, since, answer: null })}
        >
          <X aria-hidden className="size-4!" />
        </IconButton>
      </Head>
      <div className="flex flex-wrap gap-1.5">
        {priorityOutcomes.map((outcome) => (
          <label
            key={outcome}
            className={cn(
              'inline-flex min-h-11 cursor-pointer items-center rounded-full border px-3 font-medium has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus pointer-fine:min-h-8',
              outcome === chosen ? 'border-primary bg-primary-soft text-primary' : 'text-ink-muted hover:text-ink',
            )}
          >
            <input
              type="radio"
              name={name}
              checked={outcome === chosen}
              onChange={() => store.change({ kind: 'answer-priority', skill, since, answer: outcome })}
              className="sr-only"
            />
            {outcomeLabel(outcome)}
          </label>
        ))}
      </div>
      {isCommented && answer && (
        <>
          <input
            aria-label={t`Comment on ${{ skill: label }}`}
            placeholder={t`Comment (optional)`}
            maxLength={maxAnswerComment}
            className={controlStyles}
            value={answer.comment}
            onChange={({ target }) => store.change({ kind: 'comment-answer', skill, since, comment: target.value })}
          />
          {chosen === null && (
            <p className="text-ink-muted">{t`Choose an answer, or this comment won’t be published.`}</p>
          )}
        </>
      )}
    </fieldset>
  );
}

/** The same in a read-only review. */
export function ReadOnlyAnswer({ asked, answer }: AskedProps) {
  return (
    <div className="grid min-w-0 gap-1">
      <Head asked={asked} />
      <Said answer={answer ?? { ...asked, answer: null, comment: '' }} />
    </div>
  );
}

/** An answer that is no longer asked for. It is published unless removed. */
export function OutdatedAnswer({ answer }: { answer: DraftAnswer }) {
  const { store } = useOpenReview();
  const { skill, since } = answer;
  const label = skillLabel(skill);
  const put = (said: Pick<DraftAnswer, 'answer' | 'comment'>) =>
    store.change(
      { kind: 'comment-answer', skill, since, comment: said.comment },
      { kind: 'answer-priority', skill, since, answer: said.answer },
    );
  const remove = () => {
    put({ answer: null, comment: '' });
    toast({ title: t`Answer for ${{ skill: label }} removed`, action: { label: t`Undo`, onClick: () => put(answer) } });
  };
  return (
    <div className="grid min-w-0 grid-cols-[minmax(0,1fr)_auto] gap-x-2">
      <div className="grid gap-1">
        <Said answer={answer} />
        <p className="text-ink-muted">{t`No longer a priority of the last review.`}</p>
      </div>
      {!store.isReadOnly && (
        <IconButton size="sm" label={t`Remove the answer for ${{ skill: label }}`} onClick={remove}>
          <X aria-hidden className="size-4!" />
        </IconButton>
      )}
    </div>
  );
}

function Said({ answer }: { answer: DraftAnswer }): ReactNode {
  return (
    <p className="wrap-anywhere">
      <span className="font-medium">{answerWords(answer)}</span>
      {answer.comment !== '' && <span>{`. ${answer.comment}`}</span>}
    </p>
  );
}

/** The priority and its skill history; `children` are shown beside it. */
function Head({ asked: { skill, focus, rating }, children }: { asked: AskedPriority; children?: ReactNode }) {
  const { workspace, store, video } = useOpenReview();
  const { notes } = store.getState().document;
  const { id, playerId, title, videoUrl, provider } = workspace.video;
  return (
    <div className="flex items-start justify-between gap-2">
      <p className="min-w-0 wrap-anywhere">
        <span translate="no" className="font-medium">
          {skillLabel(skill)}
        </span>
        {rating !== null && (
          <span className="text-ink-muted">{` · ${t`${{ rating: numberText(rating) }} last time`}`}</span>
        )}
        <span className="block">{withoutAiPrefix(focus)}</span>
      </p>
      <span className="-my-1 -mr-2 flex shrink-0 items-center">
        {children}
        <ThreadButton
          userId={playerId}
          skill={skill}
          now={{ videoId: id, title, videoUrl, provider, notes, publishedAt: workspace.publishedAt }}
          isApart
          onOpen={() => video.canControl && video.pause()}
        />
      </span>
    </div>
  );
}
