// Then and now: compares a moment of this review with one of an earlier review, in the same skill.

import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { endpoints } from '#contract/endpoints.ts';
import type { SituationRequest } from '#contract/reviews/situation-requests.ts';
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
import { useRequests } from '../situations/use-requests.ts';
import { ComparedPair } from './compared-pair.tsx';
import { type Step, useStepAddress } from './step-address.ts';

/** A note, or the situation that a request asked for, which is none. */
export type ComparedNote = EarlierReview['notes'][number] & { isReply?: true };

/** A review with its notes. */
export type ComparedReview = Pick<EarlierReview, 'videoId' | 'title' | 'videoUrl' | 'provider'> & {
  notes: readonly ComparedNote[];
};

/** The review on the screen, with the player whose requests are looked at. */
export type CurrentReview = ComparedReview & { playerId: string };

export interface ComparisonDialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The current review, including a coach's unpublished notes. */
  now: CurrentReview;
  /** The skill and earlier note to start with. */
  begin?: { skill: SingleSkill; noteId: string | null; step?: Step };
  /** The skills of the current review; by default it starts with the priority, then with improved skills. */
  reviewed?: ReviewedSkills;
  /** Creates the video controllers; replaced in tests. */
  createController?: typeof createVideoController;
}

export function ComparisonDialog({ open, onOpenChange, ...compared }: ComparisonDialogProps) {
  const [step, setStep] = useStepAddress();
  return (
    <Dialog
      open={open}
      onOpenChange={(isOpen) => {
        if (!isOpen && step !== null) setStep(null);
        onOpenChange(isOpen);
      }}
      size="xl"
      title={t`Then and now`}
      description={t`Two moments of the same skill and kind, from this video and an earlier one.`}
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
  const requests = useRequests(now.playerId);
  const replies = useMemo(
    () => requests.flatMap((request) => situationIn(request, now.videoId)),
    [requests, now.videoId],
  );
  const moments = useMemo(() => [...replies.map(({ moment }) => moment), ...now.notes], [replies, now.notes]);
  const skills = useMemo(() => sharedSkills(moments, data?.flatMap((one) => one.notes) ?? []), [moments, data]);
  if (error)
    return (
      <ErrorState
        title={t`Earlier reviews could not be loaded`}
        message={errorSentence(error)}
        onRetry={() => void refetch()}
      />
    );
  if (!data) return <Skeleton className="h-80 rounded-xl" />;
  const asked = replies.map(({ request }) => request.skill);
  const wanted = [chosen ?? begin?.skill, ...asked, ...(reviewed ? initialSkills(reviewed) : [])];
  const skill = wanted.find((one) => one && skills.includes(one)) ?? skills[0];
  if (skill === undefined) return <Nothing hasEarlier={data.length > 0} />;
  return (
    <div className="grid gap-4">
      <FilterSelect
        label={t`Skill`}
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
        now={{ ...now, notes: momentsOf(moments, skill) }}
        begin={{
          skill,
          noteId: begin?.noteId ?? null,
          step: begin?.step?.skill === skill ? begin.step : null,
          askedIn: replies.find(({ request }) => request.skill === skill)?.request.asked.videoId ?? null,
        }}
        createController={createController}
      />
    </div>
  );
}

/** Where a video shows what a request asks for, as a moment to compare; nothing if nobody said where. */
function situationIn(
  request: SituationRequest,
  videoId: string,
): { request: SituationRequest; moment: ComparedNote }[] {
  const { id, skill, reply } = request;
  if (reply?.videoId !== videoId || reply.from === null) return [];
  const texts = { title: t`The same situation`, comment: '' };
  // An improvement is like all that is not praise.
  const moment = { id, skill, ...texts, timestamp: reply.from, endTimestamp: reply.to, type: 'improvement' as const };
  return [{ request, moment: { ...moment, isReply: true } }];
}

function Nothing({ hasEarlier }: { hasEarlier: boolean }) {
  return (
    <p className="py-6 text-ink-muted">
      {hasEarlier
        ? t`This video and the earlier reviews have no two notes of the same skill and kind to compare yet.`
        : t`There is no earlier review to compare with yet.`}
    </p>
  );
}
