// Review replays: the coach's path through the video, with or without the voice.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { courtSize } from '#domain/reviews/court/court.ts';
import { boardLimits, boardPlayers } from '#domain/reviews/court/court-board.ts';
import { replayLimits, replayProblem, replayVersion } from '#domain/reviews/replay/replay-log.ts';
import { maxTimestamp } from '#domain/videos/videos.ts';

const invalid = () => say(msg`An event of the replay is invalid.`);
const time = z.number({ error: invalid }).min(0, { error: invalid }).max(replayLimits.maxSeconds, { error: invalid });
const position = z.number({ error: invalid }).min(0, { error: invalid }).max(maxTimestamp, { error: invalid });
const x = z.number({ error: invalid }).min(0, { error: invalid }).max(courtSize.length, { error: invalid });
const y = z.number({ error: invalid }).min(0, { error: invalid }).max(courtSize.width, { error: invalid });
const index = z.int({ error: invalid }).min(0, { error: invalid });
const arrowIndex = index.max(boardLimits.arrows - 1, { error: invalid });
const arrowKind = index.max(1, { error: invalid });

/** One event (domain, `ReplayEvent`). */
const ReplayEvent = z.union(
  [
    z.tuple([time, z.enum(['play', 'pause', 'seek']), position]),
    z.tuple([time, z.literal('rate'), z.number().min(0.25, { error: invalid }).max(2, { error: invalid })]),
    z.tuple([time, z.literal('note'), fields.id.nullable()]),
    z.tuple([
      time,
      z.literal('board'),
      z.array(z.number().min(0).max(courtSize.length)).length(boardPlayers.length * 2),
      z.array(z.tuple([arrowKind, x, y, x, y])).max(boardLimits.arrows),
    ]),
    z.tuple([time, z.literal('place'), index.max(boardPlayers.length - 1, { error: invalid }), x, y]),
    z.tuple([time, z.literal('arrow'), arrowIndex, arrowKind, x, y, x, y]),
    z.tuple([time, z.literal('erase'), arrowIndex]),
    z.tuple([time, z.literal('clear')]),
  ],
  { error: invalid },
);

const length = () =>
  say(
    msg`A replay lasts ${{ minSeconds: replayLimits.minSeconds }} seconds to ${{ maxMinutes: replayLimits.maxSeconds / 60 }} minutes.`,
  );

/** The whole path, in this version of the notation (domain, replay-log.ts). */
export const ReplayLog = z
  .object({
    v: z.literal(replayVersion, { error: () => say(msg`Pala does not know this version of a replay.`) }),
    seconds: z
      .number({ error: length })
      .min(replayLimits.minSeconds, { error: length })
      .max(replayLimits.maxSeconds, { error: length }),
    events: z
      .array(ReplayEvent)
      .max(replayLimits.maxEvents, {
        error: () => say(msg`A replay holds at most ${{ maxEvents: replayLimits.maxEvents }} events.`),
      })
      .readonly(),
  })
  .superRefine((log, context) => {
    const problem = replayProblem(log);
    if (problem !== null) context.addIssue({ code: 'custom', path: ['events'], message: problem, input: log.events });
  })
  .meta({ id: 'ReplayLog' });
export type ReplayLog = z.output<typeof ReplayLog>;

/** What a review says about its replay. */
export const ReplaySummary = z
  .object({ id: fields.id, seconds: z.number(), hasVoice: z.boolean() })
  .meta({ id: 'ReplaySummary' });
export type ReplaySummary = z.output<typeof ReplaySummary>;

/** A review's replay for its coach: the one that goes out with the next publication, otherwise the published one. */
export const OwnReplay = ReplaySummary.extend({ recordedAt: fields.instant, isPublished: z.boolean() }).meta({
  id: 'OwnReplay',
});
export type OwnReplay = z.output<typeof OwnReplay>;

/** A replay to play. */
export const Replay = ReplaySummary.extend({
  /** A `ReplayLog`, checked when it was stored: an answer of thousands of events is not checked again. */
  log: z.object({
    v: z.literal(replayVersion),
    seconds: z.number(),
    events: z.array(z.array(z.unknown()).readonly()).readonly(),
  }),
  recordedAt: fields.instant,
  /** False once the video's link was replaced: the path belongs to another video. */
  isOfThisLink: z.boolean(),
}).meta({ id: 'Replay' });
export type Replay = z.output<typeof Replay>;

/** The longest voice as base64, in characters. */
const maxCharacters = Math.ceil(replayLimits.maxVoiceBytes / 3) * 4;

const params = z.object({ videoId: fields.id, replayId: fields.id });

export const replayEndpoints = {
  getOwnReplay: endpoint({
    method: 'GET',
    path: '/api/reviews/{videoId}/replay',
    access: coachesAndAdministrators,
    shows: ['review'],
    refetchOnOpen: true,
    summary:
      'The replay of a review for its writers: the unpublished one of its coach, otherwise the published one, or null.',
    params: z.object({ videoId: fields.id }),
    response: OwnReplay.nullable(),
  }),
  storeReplay: endpoint({
    method: 'PUT',
    path: '/api/reviews/{videoId}/replay/{replayId}',
    access: coachesAndAdministrators,
    changes: ['review'],
    summary:
      'Store a replay with its voice, if any, instead of an unpublished one. It is published with the review. Sending the same id again changes nothing.',
    params,
    body: z.object({
      log: ReplayLog,
      /** The video that the path belongs to, as `provider:id`. */
      timedFor: fields.requiredText(80, msg`A replay names the video it was recorded over.`),
      /** The voice as base64: WebM or Ogg with Opus, or MP4; null for none. */
      voice: z
        .base64({ error: () => say(msg`The voice of a replay must be base64.`) })
        .min(1, { error: () => say(msg`The voice of a replay must be base64.`) })
        .max(maxCharacters, { error: () => say(msg`The voice of this replay is larger than 2.7 MB.`) })
        .nullable(),
    }),
    maxBytes: maxCharacters + replayLimits.maxBytes + 20_000,
    response: OwnReplay,
  }),
  deleteReplay: endpoint({
    method: 'DELETE',
    path: '/api/reviews/{videoId}/replay/{replayId}',
    access: coachesAndAdministrators,
    changes: ['review'],
    summary: 'Delete a replay, for the player at once too. Its file goes within the hour.',
    params,
    response: noContent,
  }),
  getReplay: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/replay/{replayId}',
    access: 'signed-in',
    summary:
      'A replay to play: for everyone who may read the review; before publishing, for people who may write it. The partner of a shared video is not among them.',
    params,
    response: Replay,
  }),
};
