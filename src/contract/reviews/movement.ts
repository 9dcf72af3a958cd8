// Movement analysis: marks of where players stood, saved with a video and published with its review.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { courtSize } from '#domain/reviews/court/court.ts';
import { maxMarks } from '#domain/reviews/movement/marks.ts';
import { maxTimestamp, videoStatuses } from '#domain/videos/videos.ts';

const offCourt = () => say(msg`A mark lies outside the court.`);
const noTime = () => say(msg`A mark needs a time within 24 hours of the start of the video.`);

/** Where a player stood: seconds from the start of the video, metres on the court. */
const Mark = z.object({
  time: z.number({ error: noTime }).min(0, { error: noTime }).max(maxTimestamp, { error: noTime }),
  x: z.number({ error: offCourt }).min(0, { error: offCourt }).max(courtSize.length, { error: offCourt }),
  y: z.number({ error: offCourt }).min(0, { error: offCourt }).max(courtSize.width, { error: offCourt }),
});

const track = z
  .array(Mark)
  .max(maxMarks, { error: () => say(msg`A player has at most ${{ maxMarks }} marks.`) })
  .readonly();

/** The marks of up to four players, each by time. */
export const MovementTracks = z
  .object({ player: track, partner: track, opponent1: track, opponent2: track })
  .meta({ id: 'MovementTracks' });

/** The saved marks, and the link that their times belong to (`provider:id`). */
export const MovementDocument = z
  .object({ timedFor: fields.text(200), tracks: MovementTracks })
  .meta({ id: 'MovementDocument' });
export type MovementDocument = z.output<typeof MovementDocument>;

/** Counts saves. A save names the one it builds on. */
const version = z.int32().min(0);

/** When marks were published, and which save. */
const publication = z.object({ at: fields.instant, version }).nullable();

/** Everything the marking screen needs. */
export const MovementWork = z
  .object({
    video: z.object({
      id: fields.id,
      title: z.string(),
      provider: z.enum(['youtube', 'matchi']),
      videoUrl: z.string(),
      status: z.enum(videoStatuses),
    }),
    player: NamedPerson,
    document: MovementDocument,
    version,
    savedAt: fields.instant.nullable(),
    published: publication,
  })
  .meta({ id: 'MovementWork' });
export type MovementWork = z.output<typeof MovementWork>;

/** A video whose movement can be marked. */
export const MovementVideo = z
  .object({
    id: fields.id,
    title: z.string(),
    uploadDate: fields.instant,
    status: z.enum(videoStatuses),
    player: NamedPerson,
    /** Saved marks of all players. */
    marks: z.int(),
    publishedAt: fields.instant.nullable(),
  })
  .meta({ id: 'MovementVideo' });
export type MovementVideo = z.output<typeof MovementVideo>;

/** What a player sees: the marks as published. */
export const PublishedMovement = z
  .object({ publishedAt: fields.instant, tracks: MovementTracks })
  .meta({ id: 'PublishedMovement' });
export type PublishedMovement = z.output<typeof PublishedMovement>;

const params = z.object({ videoId: fields.id });

export const movementEndpoints = {
  listMovementVideos: endpoint({
    method: 'GET',
    path: '/api/movement-videos',
    access: coachesAndAdministrators,
    shows: ['video', 'review'],
    refetchOnOpen: true,
    summary: 'Videos whose movement the caller may mark, newest first; searches title and player.',
    query: z.object({ search: fields.text(100).optional(), after }),
    response: paged(MovementVideo),
  }),
  openMovement: endpoint({
    method: 'GET',
    path: '/api/movement/{videoId}',
    access: coachesAndAdministrators,
    refetchOnOpen: true,
    summary:
      'Movement marks of a video, for its reviewer and administrators; for anyone who can see the video while it has no reviewer.',
    params,
    response: MovementWork,
  }),
  saveMovement: endpoint({
    method: 'PUT',
    path: '/api/movement/{videoId}',
    access: coachesAndAdministrators,
    summary:
      'Save movement marks. Fails with `conflict` if another save came in between. The first coach to save becomes the reviewer.',
    params,
    body: z.object({ version, document: MovementDocument }),
    // Four full tracks.
    maxBytes: 524_288,
    response: z.object({ version, savedAt: fields.instant }),
  }),
  publishMovement: endpoint({
    method: 'POST',
    path: '/api/movement/{videoId}/publish',
    access: coachesAndAdministrators,
    changes: ['review'],
    summary:
      'Publish the saved marks of a reviewed video to its player; without marks, unpublish them. Marks of an unpublished review are published with it.',
    params,
    body: z.object({ version }),
    response: z.object({ published: publication }),
  }),
  getMovement: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/movement',
    access: 'signed-in',
    shows: ['review'],
    refetchOnOpen: true,
    summary: 'Published movement of a video, or null.',
    params,
    response: PublishedMovement.nullable(),
  }),
};
