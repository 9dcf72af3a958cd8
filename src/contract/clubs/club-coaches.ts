// A club's coaches for its managers.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';

/** A coach of the club, with what their removal would affect. */
export const ClubCoach = NamedPerson.extend({
  isSuspended: z.boolean(),
  /** Members of the club who are connected with the coach. */
  members: z.int(),
  /** Unpublished reviews of members' videos. */
  openReviews: z.int(),
  /** Upcoming sessions with members. */
  sessions: z.int(),
  /** Median hours from upload to publishing in the last 30 days; null without reviews. */
  turnaroundHours: z.number().nullable(),
  /** Number of those reviews. */
  recentReviews: z.int(),
  lastActiveAt: fields.instant.nullable(),
}).meta({ id: 'ClubCoach' });
export type ClubCoach = z.output<typeof ClubCoach>;

/** A coach and a member of the club. */
export const ClubPair = z.object({
  coachId: fields.chosen('coach'),
  playerId: fields.chosen('player'),
});

export const clubCoachEndpoints = {
  listClubCoaches: endpoint({
    method: 'GET',
    path: '/api/club/coaches',
    access: ['club'],
    shows: ['people', 'connection', 'review', 'session', 'video'],
    refetchOnOpen: true,
    summary: 'The club’s coaches by name, paged.',
    query: z.object({ after }),
    response: paged(ClubCoach),
  }),
  removeClubCoach: endpoint({
    method: 'POST',
    path: '/api/club/coaches/{userId}/remove',
    access: ['club'],
    changes: ['people', 'connection', 'review', 'session', 'video'],
    summary:
      'Remove a coach from the club: they become a freelance coach, their connections with members end, unfinished reviews return to the club’s queue, and planned sessions with members are cancelled.',
    params: z.object({ userId: fields.id }),
    response: noContent,
  }),
  connectCoachWithMember: endpoint({
    method: 'POST',
    path: '/api/club/connections',
    access: ['club'],
    changes: ['people', 'connection'],
    summary: 'Connect a club coach with a member and notify both. Idempotent.',
    body: ClubPair,
    response: noContent,
  }),
  disconnectCoachFromMember: endpoint({
    method: 'POST',
    path: '/api/club/connections/end',
    access: ['club'],
    changes: ['people', 'connection', 'review', 'session'],
    summary: 'End the connection of a club coach with a member and notify both.',
    body: ClubPair,
    response: noContent,
  }),
};
