// A skill's history: its reviews with rating, priority, the coach's answer and playable notes.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { endpoints } from '#contract/endpoints.ts';
import { momentsOf } from '#domain/reviews/story/then-and-now.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { ReviewAtHand } from './thread-button.tsx';
import { ThreadItem } from './thread-item.tsx';

interface SkillThreadProps {
  userId: string;
  skill: SingleSkill;
  now?: ReviewAtHand | undefined;
  isApart?: boolean;
  onCompare?: (noteId: string) => void;
}

export function SkillThread({ userId, skill, now, isApart = false, onCompare }: SkillThreadProps) {
  const { data, error, refetch } = useQuery(query(endpoints.getSkillThread, { params: { userId, skill } }));
  if (error)
    return (
      <ErrorState
        title={t`The history could not be loaded`}
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data)
    return (
      <div role="status" aria-busy>
        <span className="sr-only">{t`Loading history`}</span>
        <Skeleton className="h-64 rounded-xl" />
      </div>
    );
  if (data.length === 0)
    return (
      <p className="py-4 text-ink-muted">
        {t`No published review covers ${{ skill: skillLabel(skill).toLowerCase() }} yet. Its history starts with the first one that does.`}
      </p>
    );
  const moments = momentsOf(now?.notes ?? [], skill);
  return (
    <ol aria-label={t`Reviews about ${{ skill: skillLabel(skill) }}`} className="grid gap-5">
      {data.map((review, index) => {
        const isBefore = now && review.videoId !== now.videoId && isEarlier(review.publishedAt, now.publishedAt);
        return (
          <ThreadItem
            key={review.videoId}
            review={review}
            skill={skill}
            before={data.slice(index + 1).find(({ rating }) => rating !== null)?.rating ?? null}
            isAtHand={review.videoId === now?.videoId}
            isApart={isApart}
            compared={isBefore ? moments : []}
            onCompare={onCompare}
          />
        );
      })}
    </ol>
  );
}

/** Whether a review was published before another; unpublished ones come last. */
function isEarlier(publishedAt: string, than: string | null): boolean {
  return than === null || Date.parse(publishedAt) < Date.parse(than);
}
