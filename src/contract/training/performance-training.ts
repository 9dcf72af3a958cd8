// Training based on a player's ratings: what to train, and sessions with drills for it.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson, PersonName, PlayerCard } from '#contract/people.ts';
import { singleSkill } from '#contract/reviews/review-document.ts';
import { say } from '#domain/language/say.ts';
import { skillNames } from '#domain/skills/skills.ts';
import { trainingStatuses } from '#domain/training/training.ts';
import { CoachSession, NewSession } from './coach-sessions.ts';

/** The most drills in one session. */
export const maxFocus = 6;

/** A skill that a session trains, with a drill from the library. */
const SessionFocus = z.object({
  skill: singleSkill,
  drillId: fields.requiredText(80, msg`Please choose a drill from the library.`),
});

/** A session booked from a player's ratings. */
export const FocusedSession = z
  .object({
    /** The session's id, as in the coach's list. */
    id: fields.id,
    title: z.string(),
    sessionDate: fields.instant,
    status: z.enum(trainingStatuses),
    /** Null once the coach's account is deleted. */
    coach: PersonName.nullable(),
    focus: z.array(SessionFocus),
  })
  .meta({ id: 'FocusedSession' });
export type FocusedSession = z.output<typeof FocusedSession>;

/** Everything needed to plan a player's training. */
export const TrainingCase = z
  .object({
    player: PlayerCard,
    /** Sessions are for club members. */
    isClubMember: z.boolean(),
    /** Where the player trains, as in BookablePlayer. */
    timeZone: z.string().nullable(),
    /** The player's active coaches, by name. */
    coaches: z.array(NamedPerson),
    /** Every published rating, the earliest first. */
    ratings: z.array(
      z.object({
        videoId: fields.id,
        skillName: z.enum(skillNames),
        rating: fields.numeric,
        createdAt: fields.instant,
        /** When the match was played: the day given, otherwise when the video was sent. */
        playedAt: fields.instant,
      }),
    ),
    /** Sessions booked here, latest first; at most 50. */
    sessions: z.array(FocusedSession),
  })
  .meta({ id: 'TrainingCase' });
export type TrainingCase = z.output<typeof TrainingCase>;

/** A session for one player, led by one of their coaches. */
export const NewFocusedSession = NewSession.omit({ playerIds: true, repeats: true, places: true, requestId: true })
  .extend({
    coachId: fields.chosen('coach'),
    focus: z
      .array(SessionFocus)
      .min(1, { error: () => say(msg`Please choose at least one drill.`) })
      .max(maxFocus, { error: () => say(msg`Please choose at most ${{ maxFocus }} drills.`) }),
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
    refetchOnOpen: true,
    summary: "A player's ratings, coaches and sessions booked from ratings.",
    params,
    response: TrainingCase,
  }),
  createFocusedSession: endpoint({
    method: 'POST',
    path: '/api/performance-training/{playerId}/sessions',
    access: ['admin'],
    changes: ['session'],
    summary:
      'Book a session of drills for a club member with one of their coaches, and notify both. Conflicts return 409 with sentences unless `despiteConflicts` is set. The same `Idempotency-Key` never books twice.',
    params,
    body: NewFocusedSession,
    response: CoachSession,
    status: 201,
  }),
};
