// Training made from what a player's ratings say: what there is to train, and sessions with their skills.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson, PersonName, PlayerCard } from '#contract/people.ts';
import { singleSkill } from '#contract/reviews/review-document.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { trainingStatuses } from '#domain/training/training.ts';
import { CoachSession, NewSession } from './coach-sessions.ts';

/** The most drills that a session is made of. */
export const maxFocus = 6;

/** A skill that a session trains, with a drill of the library. */
const SessionFocus = z.object({
  skill: singleSkill,
  drillId: fields.requiredText(80, 'Choose a drill of the library.'),
});

/** A session that was made from a player's ratings. */
export const FocusedSession = z
  .object({
    /** Of the session itself, as in the coach's list. */
    id: fields.id,
    title: z.string(),
    sessionDate: fields.instant,
    status: z.enum(trainingStatuses),
    /** Null when the coach's account is no more. */
    coach: PersonName.nullable(),
    focus: z.array(SessionFocus),
  })
  .meta({ id: 'FocusedSession' });
export type FocusedSession = z.output<typeof FocusedSession>;

/** What training is made from. */
export const TrainingCase = z
  .object({
    player: PlayerCard,
    /** Sessions are for members of a club. */
    isClubMember: z.boolean(),
    /** Where the player trains, as in BookablePlayer. */
    timeZone: z.string().nullable(),
    /** Active coaches of the player, by name. */
    coaches: z.array(NamedPerson),
    /** Every published rating, the earliest first. */
    ratings: z.array(
      z.object({
        videoId: fields.id,
        skillName: z.enum(skillNames),
        rating: fields.numeric,
        createdAt: fields.instant,
        /** When the match was played: the day that was given, else when the video was sent. */
        playedAt: fields.instant,
      }),
    ),
    /** Sessions that were made here, the latest first; at most 50. */
    sessions: z.array(FocusedSession),
  })
  .meta({ id: 'TrainingCase' });
export type TrainingCase = z.output<typeof TrainingCase>;

/** A session for one player, led by one of their coaches. */
export const NewFocusedSession = NewSession.omit({ playerIds: true, repeats: true, requestId: true })
  .extend({
    coachId: fields.chosen('coach'),
    focus: z
      .array(SessionFocus)
      .min(1, { error: 'Choose at least one drill.' })
      .max(maxFocus, { error: `Choose at most ${maxFocus} drills.` }),
  })
  .meta({ id: 'NewFocusedSession' });
export type NewFocusedSession = z.output<typeof NewFocusedSession>;

const params = z.object({ playerId: fields.id });

export const performanceTrainingEndpoints = {
  getTrainingCase: endpoint({
    method: 'GET',
    path: '/api/performance-training/{playerId}',
    access: ['admin'],
    shows: ['rating', 'session', 'connection'],
    isReadAnew: true,
    summary: "A player's ratings, coaches, and the sessions that were made from ratings.",
    params,
    response: TrainingCase,
  }),
  createFocusedSession: endpoint({
    method: 'POST',
    path: '/api/performance-training/{playerId}/sessions',
    access: ['admin'],
    changes: ['session'],
    summary:
      'Book a session made of drills for a club member with one of their coaches, who are both told. What collides answers 409 with sentences, unless `despiteConflicts`. Sent twice with one `Idempotency-Key` it is one.',
    params,
    body: NewFocusedSession,
    response: CoachSession,
    status: 201,
  }),
};
