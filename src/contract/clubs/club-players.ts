// A club's members for its managers.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { activityFilters, levelFilters } from '#domain/clubs/club-people.ts';
import { singleSkills } from '#domain/skills/skills.ts';

/** A coach of a member; `isOfClub` says whether the manager may end the connection. */
export const MemberCoach = NamedPerson.extend({ isOfClub: z.boolean() });
export type MemberCoach = z.output<typeof MemberCoach>;

/** A member of the club. */
export const ClubPlayer = PlayerCard.extend({
  isSuspended: z.boolean(),
  videos: z.int(),
  videosWaiting: z.int(),
  lastVideoAt: fields.instant.nullable(),
  /** The latest of their videos and visits. */
  lastActiveAt: fields.instant.nullable(),
  coaches: z.array(MemberCoach),
  /** The newest rating in the skill that a list is filtered by (0–7); only there. */
  rating: z.number().optional(),
}).meta({ id: 'ClubPlayer' });
export type ClubPlayer = z.output<typeof ClubPlayer>;

const ofMember = z.object({ userId: fields.id });

export const clubPlayerEndpoints = {
  listClubPlayers: endpoint({
    method: 'GET',
    path: '/api/club/players',
    access: ['club'],
    shows: ['people', 'connection', 'level', 'video', 'review', 'rating'],
    refetchOnOpen: true,
    summary: 'The club’s members by name, paged; with a skill, those rated in it, the lowest newest rating first.',
    query: z.object({
      search: fields.text(100).optional(),
      level: z.enum(levelFilters, { error: `Please choose one of: ${levelFilters.join(', ')}.` }).default('all'),
      activity: z
        .enum(activityFilters, { error: `Please choose one of: ${activityFilters.join(', ')}.` })
        .default('all'),
      /** Members of this coach; `none` for those without one. */
      coach: z.union([fields.id, z.literal('none')]).optional(),
      /** Members with a rating in it. */
      skill: z.enum(singleSkills).optional(),
      after,
    }),
    response: paged(ClubPlayer),
  }),
  getClubPlayer: endpoint({
    method: 'GET',
    path: '/api/club/players/{userId}',
    access: ['club'],
    shows: ['people', 'connection', 'level', 'video', 'review'],
    refetchOnOpen: true,
    summary: 'A member of the club.',
    params: ofMember,
    response: ClubPlayer,
  }),
  removeClubPlayer: endpoint({
    method: 'POST',
    path: '/api/club/players/{userId}/remove',
    access: ['club'],
    changes: ['people', 'connection', 'video', 'review', 'session'],
    summary:
      'Remove a member from the club: they become a direct player and keep all their data; the club and its coaches lose access.',
    params: ofMember,
    response: noContent,
  }),
};
