// Awards of a club's season: calculated, confirmed and announced.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { withPeriod } from '#contract/period.ts';
import { say } from '#domain/language/say.ts';
import { awardCategories } from '#domain/publicity/awards/award-categories.ts';

const reviews = z.int();

/** The numbers behind a figure. */
export const AwardWorking = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('improvement'), begin: z.number(), end: z.number(), reviews }),
    z.object({ kind: z.literal('activity'), videos: z.int(), sessions: z.int() }),
    z.object({ kind: z.literal('skills'), reviews }),
    z.object({ kind: z.literal('goal'), begin: z.number(), end: z.number(), target: z.number(), reviews }),
    z.object({ kind: z.literal('streak'), activeWeeks: z.int() }),
  ])
  .meta({ id: 'AwardWorking' });

const figures = {
  figure: z.number(),
  working: AwardWorking,
};

/** A qualifying player with figure and working. `mayBeShown`: has not opted out of being named. */
export const AwardCandidate = z
  .object({ player: NamedPerson.extend({ mayBeShown: z.boolean() }), ...figures })
  .meta({ id: 'AwardCandidate' });
export type AwardCandidate = z.output<typeof AwardCandidate>;

/** A confirmed winner with the figures of that day. */
export const ConfirmedAward = z
  .object({
    id: fields.id,
    /** Even a former member; null once the account is gone. */
    winner: NamedPerson.extend({ mayBeShown: z.boolean(), isMember: z.boolean() }).nullable(),
    ...figures,
    confirmedAt: fields.instant,
    announcedAt: fields.instant.nullable(),
  })
  .meta({ id: 'ConfirmedAward' });
export type ConfirmedAward = z.output<typeof ConfirmedAward>;

/** One award of a season: its current result, and what was confirmed. */
export const SeasonAward = z
  .object({
    category: z.enum(awardCategories),
    /** Why no one wins; null when someone does. */
    refused: z.string().nullable(),
    /** Several in a tie. */
    winners: z.array(AwardCandidate),
    runnersUp: z.array(AwardCandidate),
    /** Number of qualifying players. */
    candidates: z.int(),
    confirmed: z.array(ConfirmedAward),
  })
  .meta({ id: 'SeasonAward' });
export type SeasonAward = z.output<typeof SeasonAward>;

/** An award for members. */
export const AnnouncedAward = z
  .object({
    id: fields.id,
    category: z.enum(awardCategories),
    season: z.object({ from: fields.day, to: fields.day }),
    /** The group it was for, as named then; null for the whole club. */
    groupName: z.string().nullable(),
    ...figures,
    /** As announced, even a former member. Null for others who prefer not to be named, and for deleted accounts. */
    winner: NamedPerson.nullable(),
    announcedAt: fields.instant,
  })
  .meta({ id: 'AnnouncedAward' });
export type AnnouncedAward = z.output<typeof AnnouncedAward>;

const ofSeason = {
  timeZone: fields.timeZone.default('UTC'),
  /** Among the members of one group; left out, of the whole club. */
  groupId: fields.chosen('group').optional(),
};
const season = withPeriod(ofSeason);
const oneAward = withPeriod({
  ...ofSeason,
  category: z.enum(awardCategories, { error: () => say(msg`Please choose an award.`) }),
});

export const awardEndpoints = {
  getSeasonAwards: endpoint({
    method: 'GET',
    path: '/api/club/awards',
    access: ['club'],
    shows: ['people', 'video', 'review', 'session', 'goal', 'achievement'],
    refetchOnOpen: true,
    summary: 'The club’s awards for a season with their figures, and what was confirmed.',
    query: season,
    response: z.object({
      clubName: z.string(),
      /** The group's name; null for the whole club. */
      groupName: z.string().nullable(),
      awards: z.array(SeasonAward),
      /** Announced awards of all seasons, latest first. */
      announced: z.array(AnnouncedAward),
    }),
  }),
  confirmAward: endpoint({
    method: 'POST',
    path: '/api/club/awards/confirm',
    access: ['club'],
    ownAccount: true,
    changes: ['achievement'],
    summary: 'Confirm an award with its current figures. Idempotent; no one is notified.',
    body: oneAward,
    response: noContent,
  }),
  discardAward: endpoint({
    method: 'POST',
    path: '/api/club/awards/discard',
    access: ['club'],
    ownAccount: true,
    changes: ['achievement'],
    summary: 'Withdraw a confirmed award; announced awards stay.',
    body: oneAward,
    response: noContent,
  }),
  announceAwards: endpoint({
    method: 'POST',
    path: '/api/club/awards/announce',
    access: ['club'],
    ownAccount: true,
    changes: ['achievement'],
    summary:
      'Announce all confirmed awards of a season, of the club or of a group; each of its members is notified once.',
    body: season,
    response: z.object({ announced: z.int() }),
  }),
  listClubAwards: endpoint({
    method: 'GET',
    path: '/api/club-awards',
    access: ['player'],
    shows: ['achievement'],
    summary: 'The club’s announced awards, latest season first; none for a direct player.',
    response: z.array(AnnouncedAward),
  }),
};
