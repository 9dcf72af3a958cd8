// A club's members for its managers.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PlayerCard } from '#contract/people.ts';
import { maxBulk, memberOrders } from '#domain/clubs/club-lists.ts';
import { activityFilters, levelFilters } from '#domain/clubs/club-people.ts';
import { languageInForce, say } from '#domain/language/say.ts';
import { singleSkills } from '#domain/skills/skills.ts';

/** A coach of a member; `isOfClub` says whether the manager may end the connection. */
export const MemberCoach = NamedPerson.extend({ isOfClub: z.boolean() });
export type MemberCoach = z.output<typeof MemberCoach>;

/** A member of the club. */
export const ClubPlayer = PlayerCard.extend({
  /** The address of their account, of a junior the guardian's: for managers of their club alone. */
  email: z.string(),
  isJunior: z.boolean(),
  isSuspended: z.boolean(),
  videos: z.int(),
  videosWaiting: z.int(),
  lastVideoAt: fields.instant.nullable(),
  /** The day of the latest of their videos and visits, in the manager's time zone; never the time. */
  lastActiveOn: fields.day.nullable(),
  coaches: z.array(MemberCoach),
  /** Groups that they are in, made by hand or by a rule; by name. */
  groups: z.array(z.object({ id: fields.id, name: z.string() })),
  /** The newest rating in the skill that a list is filtered by (0–7); only there. */
  rating: z.number().optional(),
}).meta({ id: 'ClubPlayer' });
export type ClubPlayer = z.output<typeof ClubPlayer>;

const ofMember = z.object({ userId: fields.id });

/** Filters of the list of members, and of an action on all that match. */
const memberFilter = {
  /** Part of a name or an address. */
  search: fields.text(100).optional(),
  level: z
    .enum(levelFilters, { error: () => say(msg`Please choose one of: ${{ choices: levelFilters.join(', ') }}.`) })
    .default('all'),
  activity: z
    .enum(activityFilters, { error: () => say(msg`Please choose one of: ${{ choices: activityFilters.join(', ') }}.`) })
    .default('all'),
  /** Members of this coach; `none` for those without one. */
  coach: z.union([fields.id, z.literal('none')]).optional(),
  /** Members of this group. */
  group: fields.id.optional(),
  /** Members who are not in this group. */
  notInGroup: fields.id.optional(),
  /** Members with a rating in it. */
  skill: z.enum(singleSkills).optional(),
};

const nobody = () => say(msg`Please choose at least one person.`);
const tooMany = () =>
  say(msg`Please choose at most ${{ most: maxBulk.toLocaleString(languageInForce()) }} people at once.`);
const chosenIds = z.array(fields.id, { error: nobody }).min(1, { error: nobody }).max(maxBulk, { error: tooMany });

/**
 * Whom an action on many is for: people chosen one by one, or everyone who matches a filter. With a filter, `expected` is the number that
 * the manager saw: more would be people nobody has seen, and are refused.
 */
export function selectionOf<Filter extends z.ZodRawShape>(filter: Filter) {
  return z.union([
    z.object({ ids: chosenIds }),
    z.object({
      filter: z.object(filter),
      /** Matching people who were unchecked. */
      except: z.array(fields.id).max(maxBulk, { error: tooMany }).default([]),
      expected: z.int({ error: nobody }).min(1, { error: nobody }).max(maxBulk, { error: tooMany }),
    }),
  ]);
}

/** Filters of the list of members, as the server reads them. */
export const MemberFilter = z.object(memberFilter);
export type MemberFilter = z.output<typeof MemberFilter>;

/** Members whom an action is for. */
export const MemberSelection = selectionOf(memberFilter).meta({ id: 'MemberSelection' });
export type MemberSelection = z.output<typeof MemberSelection>;

/** Bytes of an action on `maxBulk` ids. */
export const bulkBytes = 300_000;

/** The outcome of an action on many: everything or nothing happens to those who are still there. */
export const BulkAnswer = z
  .object({
    /** Those who were changed, for Undo. */
    ids: z.array(fields.id),
    /** Those of whom it was true before. */
    already: z.int(),
    /** Those who have left meanwhile, or cannot take part (suspended). */
    gone: z.int(),
  })
  .meta({ id: 'BulkAnswer' });
export type BulkAnswer = z.output<typeof BulkAnswer>;

export const clubPlayerEndpoints = {
  listClubPlayers: endpoint({
    method: 'GET',
    path: '/api/club/players',
    access: ['club'],
    shows: ['people', 'connection', 'level', 'video', 'review', 'rating'],
    refetchOnOpen: true,
    summary: 'The club’s members in an order, paged; with a skill, those rated in it, the lowest newest rating first.',
    query: z.object({
      ...memberFilter,
      order: z
        .enum(memberOrders, { error: () => say(msg`Please choose one of: ${{ choices: memberOrders.join(', ') }}.`) })
        .default('name'),
      after,
    }),
    response: paged(ClubPlayer),
  }),
  countClubPeople: endpoint({
    method: 'GET',
    path: '/api/club/players/counts',
    access: ['club'],
    shows: ['people', 'connection', 'level', 'video', 'review', 'rating'],
    refetchOnOpen: true,
    summary: 'The number of members, of those who match a filter, and of open and expired invitations of players.',
    query: z.object(memberFilter),
    response: z.object({ members: z.int(), matching: z.int(), invited: z.int(), expired: z.int() }),
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
  assignCoachToMembers: endpoint({
    method: 'POST',
    path: '/api/club/players/assign-coach',
    access: ['club'],
    changes: ['people', 'connection'],
    summary: 'Connect a club coach with many members in one step; each person is notified once.',
    body: z.object({ coachId: fields.chosen('coach'), selection: MemberSelection }),
    maxBytes: bulkBytes,
    response: BulkAnswer,
  }),
  endCoachOfMembers: endpoint({
    method: 'POST',
    path: '/api/club/players/end-coach',
    access: ['club'],
    changes: ['people', 'connection', 'review', 'session'],
    summary: 'End the connections of a club coach with many members; each person is notified once.',
    body: z.object({ coachId: fields.chosen('coach'), selection: MemberSelection }),
    maxBytes: bulkBytes,
    response: BulkAnswer,
  }),
  removeClubPlayers: endpoint({
    method: 'POST',
    path: '/api/club/players/remove',
    access: ['club'],
    needsRecentProof: true,
    changes: ['people', 'connection', 'video', 'review', 'session'],
    summary: 'Remove many members from the club, all of them or none; they keep all their data.',
    body: z.object({ selection: MemberSelection }),
    maxBytes: bulkBytes,
    response: BulkAnswer,
  }),
  exportClubPlayers: endpoint({
    method: 'POST',
    path: '/api/club/players/export',
    access: ['club'],
    summary: 'Members as CSV that the import reads back unchanged.',
    body: z.object({ selection: MemberSelection }),
    maxBytes: bulkBytes,
    response: z.object({ name: z.string(), csv: z.string() }),
  }),
};
