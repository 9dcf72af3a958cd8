// Then and now: compares a moment of this review with one of an earlier review, in the same skill.

import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { EarlierReview } from '#contract/videos/videos.ts';
import { initialSkills, momentsOf, type ReviewedSkills, sharedSkills } from '#domain/reviews/story/then-and-now.ts';
import { type SingleSkill, skillLabel } from '#domain/skills/skills.ts';
import { query } from '#web/lib/http/api.ts';
import { errorSentence } from '#web/lib/http/api-error.ts';
import { createVideoController } from '#web/lib/video/create-video-controller.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { FilterSelect } from '#web/ui/fields/filter-select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { ComparedPair } from './compared-pair.tsx';

export type ComparedNote = EarlierReview['notes'][number];

/** A review with its notes. */
export type ComparedReview = Pick<EarlierReview, 'videoId' | 'title' | 'videoUrl' | 'provider'> & {
  notes: readonly ComparedNote[];
};

export interface ComparisonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The current review, including a coach's unpublished notes. */
  now: ComparedReview;
  /** The skill and earlier note to start with. */
  begin?: { skill: SingleSkill; noteId: string | null };
  /** The skills of the current review; by default it starts with the priority, then with improved skills. */
  reviewed?: ReviewedSkills;
  /** Creates the video controllers; replaced in tests. */
  createController?: typeof createVideoController;
}

export function ComparisonDialog({ open, onOpenChange, ...compared }: ComparisonDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="xl"
      title="Then and now"
      description="Two moments of the same skill and kind, from this review and an earlier one."
    >
      {open && <Comparison {...compared} />}
    </Dialog>
  );
}

function Comparison({
  now,
  begin,
  reviewed,
  createController = createVideoController,
}: Omit<ComparisonDialogProps, 'open' | 'onOpenChange'>) {
  const { data, error, refetch } = useQuery(query(endpoints.listEarlierReviews, { params: { videoId: now.videoId } }));
  const [chosen, setChosen] = useState<SingleSkill | null>(null);
  const skills = useMemo(() => sharedSkills(now.notes, data?.flatMap(({ notes }) => notes) ?? []), [now, data]);
  if (error)
    return (
      <ErrorState
        title="Earlier reviews could not be loaded"
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-80 rounded-xl" />;
  const wanted = [chosen ?? begin?.skill, ...(reviewed ? initialSkills(reviewed) : [])];
  const skill = wanted.find((one) => one && skills.includes(one)) ?? skills[0];
  if (skill === undefined) return <Nothing hasEarlier={data.length > 0} />;
  return (
    <div className="grid gap-4">
      <FilterSelect
        label="Skill"
        value={skill}
        onValueChange={setChosen}
        options={skills.map((value) => ({ value, label: skillLabel(value) }))}
        className="justify-self-start"
      />
      <ComparedPair
        key={skill}
        then={data
          .map((review) => ({ ...review, notes: momentsOf(review.notes, skill) }))
          .filter(({ notes }) => notes.length > 0)}
        now={{ ...now, notes: momentsOf(now.notes, skill) }}
        beginWith={begin?.noteId ?? null}
        createController={createController}
      />
    </div>
  );
}

function Nothing({ hasEarlier }: { hasEarlier: boolean }) {
  return (
    <p className="py-6 text-ink-muted">
      {hasEarlier
        ? 'This review and the earlier ones have no two notes of the same skill and kind to compare yet.'
        : 'There is no earlier review to compare with yet.'}
    </p>
  );
}
