// One review in a skill's history.

import { t } from '@lingui/core/macro';
import { GitCompareArrows, Play } from 'lucide-react';
import type { ThreadReview } from '#contract/progress/skill-threads.ts';
import { toNumber } from '#domain/numeric.ts';
import { isBlank } from '#domain/plain-text.ts';
import { type ComparedMoment, isComparable } from '#domain/reviews/story/then-and-now.ts';
import { readableTitle } from '#domain/reviews/voice/voice-clips.ts';
import { oneDecimal } from '#domain/round-to.ts';
import { type SingleSkill, skillLabel, withoutAiPrefix } from '#domain/skills/skills.ts';
import { formatClockRange } from '#domain/time/clock-time.ts';
import { matchiRecordingDays, parseVideoLink } from '#domain/videos/video-links.ts';
import { ReviewLink } from '#web/lib/links/review-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { IconButton } from '#web/ui/button.tsx';
import { OutcomeBadge } from '#web/ui/padel/outcome-badge.tsx';
import { RatingChange } from '#web/ui/padel/rating.tsx';
import { TimeText } from '#web/ui/time.tsx';

interface ThreadItemProps {
  review: ThreadReview;
  skill: SingleSkill;
  /** The previous rating in the history. */
  before: string | null;
  /** Whether it is the review on the screen. */
  isAtHand: boolean;
  isApart: boolean;
  /** Comparable notes of the review on the screen. */
  compared: readonly ComparedMoment[];
  /** Compares a note with one of these. */
  onCompare: ((noteId: string) => void) | undefined;
}

export function ThreadItem({ review, skill, before, isAtHand, isApart, compared, onCompare }: ThreadItemProps) {
  const { videoId, title, publishedAt, rating, focus, answer, notes } = review;
  return (
    <li className="grid min-w-0 gap-2 border-l-2 border-line-strong/60 pl-4">
      <div className="flex items-baseline justify-between gap-x-4">
        <p className="min-w-0">
          <span className="block text-sm text-ink-muted">
            <TimeText at={publishedAt} kind="date" />
            {isAtHand && <span>{`, ${t`this review`}`}</span>}
          </span>
          <ReviewLink
            videoId={videoId}
            {...(isApart && apart)}
            className="line-clamp-2 font-medium wrap-anywhere hover:underline"
          >
            {title}
          </ReviewLink>
        </p>
        <Rated skill={skill} rating={toNumber(rating)} before={toNumber(before)} />
      </div>
      {answer && (
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
          <span className="text-ink-muted">{t`Did it change?`}</span>
          <OutcomeBadge outcome={answer.answer} />
          {answer.comment !== '' && <span className="min-w-0 wrap-anywhere">{answer.comment}</span>}
        </p>
      )}
      {focus !== null && (
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1 text-sm">
          <Badge tone="primary">{t`Priority`}</Badge>
          <span className="min-w-0 wrap-anywhere">{withoutAiPrefix(focus)}</span>
        </p>
      )}
      {notes.length > 0 && <Notes {...{ review, skill, isApart, compared, onCompare }} />}
    </li>
  );
}

/** Opens a link in a new window. */
const apart = { target: '_blank', rel: 'noopener' } as const;

function Rated({ skill, rating, before }: { skill: SingleSkill; rating: number | null; before: number | null }) {
  if (rating === null) return <span className="shrink-0 text-sm text-ink-muted">{t`Not rated`}</span>;
  return (
    <span className="flex shrink-0 items-baseline gap-2">
      <RatingChange rating={rating} previous={before} />
      <span className="font-heading text-lg leading-none font-semibold">
        <span className="sr-only">
          <span translate="no">{skillLabel(skill)}</span>{' '}
        </span>
        {oneDecimal(rating)}
        {before !== null && <span className="sr-only">{`, ${t`${{ rating: oneDecimal(before) }} before`}`}</span>}
      </span>
    </span>
  );
}

type NotesProps = Pick<ThreadItemProps, 'review' | 'skill' | 'isApart' | 'compared' | 'onCompare'>;

/** Notes as links that play their range, unless the video is unavailable. */
function Notes({ review: { videoId, videoUrl, provider, notes }, skill, isApart, compared, onCompare }: NotesProps) {
  const isShown = parseVideoLink(videoUrl) !== null;
  return (
    <>
      <ul className="grid gap-1">
        {notes.map((note) => {
          const { id, timestamp, endTimestamp, title, comment } = note;
          const mayCompare = compared.some((one) => isComparable({ ...note, skill }, one));
          const range = formatClockRange(timestamp, endTimestamp);
          const words =
            [readableTitle(title), withoutAiPrefix(comment)].find((text) => !isBlank(text))?.trim() ??
            t`A drawing on the court`;
          return (
            <li key={id} className="flex items-start gap-1 text-sm">
              {isShown ? (
                <ReviewLink
                  videoId={videoId}
                  t={Math.floor(timestamp)}
                  {...(isApart && apart)}
                  className="-ml-2 flex min-h-8 min-w-0 grow items-baseline gap-2 rounded-lg px-2 py-1.5 hover:bg-surface-sunken max-sm:min-h-11"
                >
                  <Play aria-hidden className="size-3.5 shrink-0 translate-y-0.5 text-primary" />
                  <span className="shrink-0 font-semibold tabular-nums">{range}</span>
                  <span className="min-w-0 wrap-anywhere">{words}</span>
                </ReviewLink>
              ) : (
                <span className="flex min-h-8 min-w-0 grow items-baseline gap-2 py-1.5">
                  <span className="shrink-0 font-semibold text-ink-muted tabular-nums">{range}</span>
                  <span className="min-w-0 wrap-anywhere">{words}</span>
                </span>
              )}
              {onCompare && mayCompare && (
                <IconButton size="sm" label={t`Then and now: ${{ note: words }}`} onClick={() => onCompare(id)}>
                  <GitCompareArrows aria-hidden className="size-4!" />
                </IconButton>
              )}
            </li>
          );
        })}
      </ul>
      {!isShown && <p className="text-sm text-ink-muted">{t`This recording is no longer available.`}</p>}
      {isShown && provider === 'matchi' && (
        <p className="text-sm text-ink-muted">
          {t`Matchi deletes its recordings after about ${{ days: matchiRecordingDays }} days. You can’t play these moments after that.`}
        </p>
      )}
    </>
  );
}
