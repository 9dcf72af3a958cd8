// Requests for the same situation: what a priority asks of the player, and the video said to show it.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { priorityOutcomes } from '#domain/reviews/priorities/priority-answers.ts';
import { situationProblem } from '#domain/reviews/priorities/situation-requests.ts';
import { maxTimestamp } from '#domain/videos/videos.ts';
import { singleSkill } from './review-document.ts';

const late = () => say(msg`The situation cannot be more than 24 hours into the video.`);
const early = () => say(msg`The situation cannot be before the start of the video.`);
const seconds = z
  .number({ error: () => say(msg`Give the time in seconds.`) })
  .min(0, { error: early })
  .max(maxTimestamp, { error: late })
  .nullable();

const positions = z.object({ from: seconds, to: seconds });

function refine(situation: z.output<typeof positions>, context: z.RefinementCtx): void {
  const problem = situationProblem(situation);
  if (problem) context.addIssue({ code: 'custom', message: problem.message, path: [problem.field] });
}

/** The request that a new video answers, and where in it, in seconds; both null if the player did not say. */
export const AnsweredRequest = positions
  .extend({ requestId: fields.id })
  .superRefine(refine)
  .meta({ id: 'AnsweredRequest' });

/** A priority's request for the same situation in another video. */
export const SituationRequest = z
  .object({
    id: fields.id,
    playerId: fields.id,
    skill: singleSkill,
    /** The priority, in the coach's words. */
    focus: z.string(),
    /** The day it is asked for by. It stays open afterwards. */
    dueOn: fields.day,
    /** The review that asks. */
    asked: z.object({ videoId: fields.id, title: z.string(), publishedAt: fields.instant }),
    /** The video said to show it; the times are null if nobody said them, or its link was replaced since. */
    reply: z.object({ videoId: fields.id, title: z.string(), from: seconds, to: seconds }).nullable(),
    /** The coach's answer with its review; the answer is null if a newer request took its place. */
    closed: z
      .object({
        at: fields.instant,
        answer: z.enum(priorityOutcomes).nullable(),
        videoId: fields.id.nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'SituationRequest' });
export type SituationRequest = z.output<typeof SituationRequest>;

const marking = ['player', ...coachesAndAdministrators] as const;
const params = z.object({ requestId: fields.id });

export const situationRequestEndpoints = {
  listSituationRequests: endpoint({
    method: 'GET',
    path: '/api/players/{userId}/situation-requests',
    access: 'signed-in',
    shows: ['review', 'video', 'video-link'],
    summary:
      "What a player's reviews ask to be sent again: open requests, the earliest due first, then those closed in the last 60 days.",
    params: z.object({ userId: fields.id }),
    response: z.array(SituationRequest),
  }),
  markSituation: endpoint({
    method: 'PUT',
    path: '/api/situation-requests/{requestId}/reply',
    access: marking,
    changes: ['review'],
    summary:
      'Say which video shows the situation, and where: the player until it is reviewed, or the coach who reviews it. Replaces what was said before.',
    params,
    body: positions.extend({ videoId: fields.chosen('video') }).superRefine(refine),
    response: SituationRequest,
  }),
  unmarkSituation: endpoint({
    method: 'DELETE',
    path: '/api/situation-requests/{requestId}/reply',
    access: marking,
    changes: ['review'],
    summary: 'Take back which video shows the situation.',
    params,
    response: noContent,
  }),
};
