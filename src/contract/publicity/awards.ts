// Awards of a club's season: as they come out, as the manager confirmed them, as the members read them.

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { NamedPerson } from '#contract/people.ts';
import { withPeriod } from '#contract/period.ts';
import { awardCategories } from '#domain/publicity/awards/award-categories.ts';

const reviews = z.int();

/** The numbers that a figure was worked out from. */
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

/** A player who qualifies, with the figure and its working. `mayBeShown`: has not opted out of being named. */
export const AwardCandidate = z
  .object({ player: NamedPerson.extend({ mayBeShown: z.boolean() }), ...figures })
  .meta({ id: 'AwardCandidate' });
export type AwardCandidate = z.output<typeof AwardCandidate>;

/** What was confirmed of one winner, as the figures were on that day. */
export const ConfirmedAward = z
  .object({
    id: fields.id,
    /** Also one who has left the club since; null once the account is gone. */
    winner: NamedPerson.extend({ mayBeShown: z.boolean(), isMember: z.boolean() }).nullable(),
    ...figures,
    confirmedAt: fields.instant,
    announcedAt: fields.instant.nullable(),
  })
  .meta({ id: 'ConfirmedAward' });
export type ConfirmedAward = z.output<typeof ConfirmedAward>;

/** One award of a season: how it comes out of the data now, and what was confirmed. */
export const SeasonAward = z
  .object({
    category: z.enum(awardCategories),
    /** Why nobody wins; null when someone does. */
    refused: z.string().nullable(),
    /** Several share a tie. */
    winners: z.array(AwardCandidate),
    runnersUp: z.array(AwardCandidate),
    /** How many qualify. */
    candidates: z.int(),
    confirmed: z.array(ConfirmedAward),
  })
  .meta({ id: 'SeasonAward' });
export type SeasonAward = z.output<typeof SeasonAward>;

/** An award as members read it. */
export const AnnouncedAward = z
  .object({
    id: fields.id,
    category: z.enum(awardCategories),
    season: z.object({ from: fields.day, to: fields.day }),
    ...figures,
    /** As announced, also of one who has left since. Null for another who wishes not to be named, or whose account is gone. */
    winner: NamedPerson.nullable(),
    announcedAt: fields.instant,
  })
  .meta({ id: 'AnnouncedAward' });
export type AnnouncedAward = z.output<typeof AnnouncedAward>;

const season = withPeriod({ timeZone: fields.timeZone.default('UTC') });
const oneAward = withPeriod({
  timeZone: fields.timeZone.default('UTC'),
  category: z.enum(awardCategories, { error: 'Please choose an award.' }),
});

export const awardEndpoints = {
  getSeasonAwards: endpoint({
    method: 'GET',
    path: '/api/club/awards',
    access: ['club'],
    shows: ['people', 'video', 'review', 'session', 'goal', 'achievement'],
    isReadAnew: true,
    summary: 'The club’s awards for a season with their figures, and what was confirmed.',
    query: season,
    response: z.object({
      clubName: z.string(),
      awards: z.array(SeasonAward),
      /** What the club has announced, of every season, the latest first. */
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
    summary: 'Announce all confirmed awards of a season; each member is notified once.',
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
