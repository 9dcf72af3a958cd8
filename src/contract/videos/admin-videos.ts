// All videos for administrators, and submitting one for a player.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PersonName } from '#contract/people.ts';
import { optionalPeriod } from '#contract/period.ts';
import { NewVideo } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { videoShows } from '#domain/videos/video-shows.ts';
import { videoStatuses, videoTypes } from '#domain/videos/videos.ts';

/** A video in the administrator's list, with its player and reviewer. */
export const AdminVideo = z
  .object({
    id: fields.id,
    title: z.string(),
    status: z.enum(videoStatuses),
    videoType: z.enum(videoTypes).nullable(),
    clubName: z.string().nullable(),
    uploadDate: fields.instant,
    dueAt: fields.instant,
    /** Since when its link cannot be opened; null while it works. */
    pausedAt: fields.instant.nullable(),
    player: NamedPerson,
    /** Coaches connected to the player. Empty: an administrator must assign one. */
    coaches: z.array(NamedPerson),
    reviewer: PersonName.nullable(),
  })
  .meta({ id: 'AdminVideo' });
export type AdminVideo = z.output<typeof AdminVideo>;

export type VideoShow = (typeof videoShows)[number];

/** A video that an administrator submits for a player. */
export const VideoOnBehalf = NewVideo.omit({ situations: true })
  .extend({
    playerId: fields.chosen('player'),
    /** Whether one of the player's credits pays for it. */
    credit: z.boolean({ error: () => say(msg`Please choose who pays.`) }),
    reason: fields.reason,
  })
  .meta({ id: 'VideoOnBehalf' });
export type VideoOnBehalf = z.output<typeof VideoOnBehalf>;

export const adminVideoEndpoints = {
  listAdminVideos: endpoint({
    method: 'GET',
    path: '/api/admin/videos',
    access: ['admin'],
    shows: ['video', 'review'],
    refetchOnOpen: true,
    summary: 'All videos, newest first, filtered by state, type, coach, club, player and date sent.',
    query: z.object({
      show: z.enum(videoShows).default('all'),
      status: z.enum(videoStatuses).optional(),
      type: z.enum(videoTypes).optional(),
      /** Reviewed by this coach, or of one of their players. */
      coachId: fields.id.optional(),
      clubId: fields.id.optional(),
      playerId: fields.id.optional(),
      ...optionalPeriod,
      after,
    }),
    response: paged(AdminVideo),
  }),
  submitVideoOnBehalf: endpoint({
    method: 'POST',
    path: '/api/admin/videos',
    access: ['admin'],
    changes: ['video', 'credits'],
    summary: 'Submit a video for a player, with or without one of their credits, and a reason for the audit log.',
    body: VideoOnBehalf,
    response: z.object({ videoId: fields.id }),
    status: 201,
  }),
};
