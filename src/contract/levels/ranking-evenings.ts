// Ranking evenings: one evening's videos, its players, and the levels that a coach gives from them.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PersonName, PlayerCard } from '#contract/people.ts';
import { singleSkill } from '#contract/reviews/review-document.ts';
import { videoLink } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { isVerifiableLevel } from '#domain/levels/level-verification.ts';
import {
  citedMoments,
  courtOffsetRange,
  eveningLimits as limits,
  type Seat,
  seats,
} from '#domain/levels/ranking-evening.ts';
import { numberSentence } from '#domain/typed-number.ts';
import { linkProblems } from '#domain/videos/link-health.ts';
import { canonicalVideoUrl, parseVideoLink } from '#domain/videos/video-links.ts';

const noOffset = () => numberSentence(courtOffsetRange);

const players = () =>
  say(msg`Please choose ${{ minPlayers: limits.minPlayers }} to ${{ maxPlayers: limits.maxPlayers }} players.`);
const courts = () => say(msg`Please give 1 to ${{ courts: limits.courts }} courts, each with its link.`);
const tooManyStretches = () => say(msg`An evening has at most ${{ stretches: limits.stretches }} stretches.`);

/** Counts saves. A save names the one it builds on. */
const version = z.int32().min(0);

/** A court of the evening; `id` is null for a court that is new. */
const NewCourt = z.object({
  id: fields.id.nullable(),
  name: fields.requiredText(limits.courtName, msg`Please name the court.`),
  videoUrl: videoLink(msg`Please give the link to the court’s video.`),
});

/** An evening as it is made or changed. */
export const NewRankingEvening = z
  .object({
    title: fields.requiredText(limits.title, msg`Please give the evening a title.`),
    heldOn: fields.day.refine((day) => day >= '2000-01-01' && Date.parse(day) <= Date.now() + 14 * 3_600_000, {
      error: () => say(msg`Please choose today or an earlier day.`),
    }),
    coachId: fields.chosen('coach'),
    courts: z.array(NewCourt, { error: courts }).min(1, { error: courts }).max(limits.courts, { error: courts }),
    playerIds: z
      .array(fields.chosen('player'), { error: players })
      .min(limits.minPlayers, { error: players })
      .max(limits.maxPlayers, { error: players })
      .refine((ids) => new Set(ids).size === ids.length, { error: () => say(msg`A player is chosen twice.`) }),
  })
  .superRefine((evening, context) => {
    const seen = new Set<string>();
    const ids = evening.courts.flatMap(({ id }) => id ?? []);
    for (const [index, { id }] of evening.courts.entries()) {
      if (id === null || ids.indexOf(id) === ids.lastIndexOf(id)) continue;
      const message = say(msg`This court appears twice.`);
      context.addIssue({ code: 'custom', path: ['courts', index, 'name'], message });
    }
    for (const [index, { videoUrl }] of evening.courts.entries()) {
      const source = parseVideoLink(videoUrl);
      const link = source ? canonicalVideoUrl(source) : videoUrl;
      if (seen.has(link)) {
        const message = say(msg`Another court already has this link.`);
        context.addIssue({ code: 'custom', path: ['courts', index, 'videoUrl'], message });
      }
      seen.add(link);
    }
  })
  .meta({ id: 'NewRankingEvening' });
export type NewRankingEvening = z.output<typeof NewRankingEvening>;

/** Who stands where on a court, between two seconds of its video; left and right as the picture shows them. */
export const CourtStretch = z
  .object({
    from: fields.videoSecond,
    to: fields.videoSecond,
    seats: z.object(
      Object.fromEntries(seats.map((seat) => [seat, fields.id.nullable()])) as Record<
        Seat,
        z.ZodNullable<typeof fields.id>
      >,
    ),
  })
  .meta({ id: 'CourtStretch' });
export type CourtStretch = z.output<typeof CourtStretch>;

/** A moment that a level rests on. */
export const CitedMoment = z
  .object({
    courtId: fields.chosen('court'),
    at: fields.videoSecond,
    text: fields.requiredText(limits.momentText, msg`Please say in a sentence what this moment shows.`),
    skill: singleSkill.nullable(),
  })
  .meta({ id: 'CitedMoment' });
export type CitedMoment = z.output<typeof CitedMoment>;

/** What the coach has of a player so far: nobody else sees it before the evening is finished. */
const draft = {
  level: z
    .number()
    .refine(isVerifiableLevel, { error: () => say(msg`A level must be between 1.0 and 7.0, in half steps.`) })
    .nullable(),
  moments: z.array(CitedMoment).max(citedMoments.max, {
    error: () => say(msg`Please cite at most ${{ max: citedMoments.max }} moments of a player.`),
  }),
  isLeftOut: z.boolean(),
};

/** A cited moment with its place, for those who read the level. */
export const EveningMoment = z
  .object({
    court: z.string(),
    videoUrl: z.string(),
    at: z.int(),
    text: z.string(),
    skill: singleSkill.nullable(),
  })
  .meta({ id: 'EveningMoment' });
export type EveningMoment = z.output<typeof EveningMoment>;

/** The evening that a level rests on. */
export const LevelEvening = z
  .object({ title: z.string(), heldOn: fields.day, moments: z.array(EveningMoment) })
  .meta({ id: 'LevelEvening' });
export type LevelEvening = z.output<typeof LevelEvening>;

/** What became of a player's level; `none` for those left out and for a declined second opinion. */
export const eveningOutcomes = ['verified', 'waiting', 'withdrawn', 'none'] as const;

const EveningPlayer = z
  .object({
    player: PlayerCard,
    /** For the coach of the evening alone. */
    draft: z.object({ version, ...draft }).nullable(),
    /** The last verification, which decides whether a second opinion is needed; for the coach alone. */
    lastVerified: z.object({ level: fields.numeric, verifiedAt: fields.instant }).nullable(),
    /** Whether another level already waits for a second opinion; for the coach alone. */
    isWaiting: z.boolean(),
    /** Once the evening is finished. */
    result: z
      .object({
        outcome: z.enum(eveningOutcomes),
        level: fields.numeric.nullable(),
        /** The last part of `/verified/{code}`, if the player has made their certificate public. */
        certificateCode: z.string().nullable(),
      })
      .nullable(),
  })
  .meta({ id: 'EveningPlayer' });
export type EveningPlayer = z.output<typeof EveningPlayer>;

const EveningCourt = z
  .object({
    id: fields.id,
    name: z.string(),
    provider: z.enum(['youtube', 'matchi']),
    videoUrl: z.string(),
    linkProblem: z.enum(linkProblems).nullable(),
    /** Whether its times belong to the link before: the coach has not said yet by how much they move. */
    isTimedForOther: z.boolean(),
    version,
    /** By time. */
    stretches: z.array(CourtStretch),
  })
  .meta({ id: 'EveningCourt' });
export type EveningCourt = z.output<typeof EveningCourt>;

/** An evening for its coach and the club's managers. */
export const RankingEvening = z
  .object({
    id: fields.id,
    title: z.string(),
    heldOn: fields.day,
    version,
    /** Null once they have left the club. */
    coach: NamedPerson.nullable(),
    finishedAt: fields.instant.nullable(),
    courts: z.array(EveningCourt),
    /** By name; without those who are not active members of the club now. */
    players: z.array(EveningPlayer),
    /** How many of the evening's players are not active members now. */
    gone: z.int(),
  })
  .meta({ id: 'RankingEvening' });
export type RankingEvening = z.output<typeof RankingEvening>;

/** An evening in the list. */
export const RankingEveningLine = z
  .object({
    id: fields.id,
    title: z.string(),
    heldOn: fields.day,
    coach: PersonName.nullable(),
    finishedAt: fields.instant.nullable(),
    /** Active members among its players, and those of them who have all they need or are left out. */
    players: z.int(),
    ready: z.int(),
    /** Courts whose link cannot be opened. */
    deadLinks: z.int(),
  })
  .meta({ id: 'RankingEveningLine' });
export type RankingEveningLine = z.output<typeof RankingEveningLine>;

/** A player's own level of an evening. */
export const OwnEveningLevel = z
  .object({
    level: fields.numeric,
    verifiedAt: fields.instant,
    verifiedBy: PersonName.nullable(),
    withdrawnAt: fields.instant.nullable(),
    evening: LevelEvening,
  })
  .meta({ id: 'OwnEveningLevel' });
export type OwnEveningLevel = z.output<typeof OwnEveningLevel>;

const staff = ['club', 'coach_club'] as const;
const ofEvening = z.object({ eveningId: fields.id });

export const rankingEveningEndpoints = {
  listRankingEvenings: endpoint({
    method: 'GET',
    path: '/api/ranking-evenings',
    access: staff,
    shows: ['level', 'people'],
    refetchOnOpen: true,
    summary: 'Ranking evenings, the latest first: managers see those of their club, coaches their own.',
    query: z.object({ after }),
    response: paged(RankingEveningLine),
  }),
  findEveningPlayers: endpoint({
    method: 'GET',
    path: '/api/ranking-evenings/members',
    access: staff,
    summary:
      'Active members of the club to choose from, by name, at most 17. Managers may ask for a group, which coaches do not see.',
    query: z.object({ search: fields.text(100).optional(), groupId: fields.id.optional() }),
    response: z.array(NamedPerson.extend({ country: z.string(), currentLevel: fields.numeric.nullable() })),
  }),
  createRankingEvening: endpoint({
    method: 'POST',
    path: '/api/ranking-evenings',
    access: staff,
    changes: ['level'],
    summary: 'Make a ranking evening. A coach makes it for themselves, a manager for a coach of the club.',
    body: NewRankingEvening,
    response: z.object({ id: fields.id }),
    status: 201,
  }),
  getRankingEvening: endpoint({
    method: 'GET',
    path: '/api/ranking-evenings/{eveningId}',
    access: staff,
    shows: ['level', 'people'],
    refetchOnOpen: true,
    summary: 'An evening, for its coach and the club’s managers. Drafts of levels are shown to the coach alone.',
    params: ofEvening,
    response: RankingEvening,
  }),
  changeRankingEvening: endpoint({
    method: 'PUT',
    path: '/api/ranking-evenings/{eveningId}',
    access: staff,
    changes: ['level'],
    summary:
      'Change an open evening: title, day, coach (managers), courts, links and players. Courts and players with cited moments stay.',
    params: ofEvening,
    body: z.object({ version, evening: NewRankingEvening }),
    response: z.object({ version }),
  }),
  deleteRankingEvening: endpoint({
    method: 'DELETE',
    path: '/api/ranking-evenings/{eveningId}',
    access: staff,
    changes: ['level'],
    summary: 'Delete an open evening with its drafts; no level changes.',
    params: ofEvening,
    response: noContent,
  }),
  saveCourtStretches: endpoint({
    method: 'PUT',
    path: '/api/ranking-evenings/{eveningId}/courts/{courtId}/stretches',
    access: staff,
    changes: ['level'],
    summary: 'Say who stands where on a court, over the version that it builds on.',
    params: ofEvening.extend({ courtId: fields.id }),
    body: z.object({ version, stretches: z.array(CourtStretch).max(limits.stretches, { error: tooManyStretches }) }),
    maxBytes: 131_072,
    response: z.object({ version }),
  }),
  saveEveningDraft: endpoint({
    method: 'PUT',
    path: '/api/ranking-evenings/{eveningId}/players/{playerId}',
    access: ['coach_club'],
    ownAccount: true,
    summary: 'Save a player’s level and cited moments as a draft, over the version that it builds on.',
    params: ofEvening.extend({ playerId: fields.id }),
    body: z.object({ version, ...draft }),
    response: z.object({ version }),
  }),
  moveCourtTimes: endpoint({
    method: 'POST',
    path: '/api/ranking-evenings/{eveningId}/courts/{courtId}/times',
    access: ['coach_club'],
    changes: ['level'],
    ownAccount: true,
    summary:
      'Once a court’s link has been replaced: move its cited moments and stretches by an offset, or keep them as they are with 0.',
    params: ofEvening.extend({ courtId: fields.id }),
    body: z.object({
      offset: z
        .int({ error: noOffset })
        .min(courtOffsetRange.min, { error: noOffset })
        .max(courtOffsetRange.max, { error: noOffset }),
      /** Length of the new video in seconds; null while unknown. */
      duration: fields.videoTime.nullable(),
    }),
    response: noContent,
  }),
  // A personal decision, like verifying one level.
  finishRankingEvening: endpoint({
    method: 'POST',
    path: '/api/ranking-evenings/{eveningId}/finish',
    access: ['coach_club'],
    changes: ['level'],
    ownAccount: true,
    summary: 'Verify all levels of the evening in one transaction, or request the second opinions they need.',
    params: ofEvening,
    response: z.object({ verified: z.int(), waiting: z.int() }),
  }),
  listOwnEveningLevels: endpoint({
    method: 'GET',
    path: '/api/my-evening-levels',
    access: ['player'],
    shows: ['level'],
    refetchOnOpen: true,
    summary: 'The player’s own levels from ranking evenings, with the moments cited for them; the latest 20.',
    response: z.array(OwnEveningLevel),
  }),
};
