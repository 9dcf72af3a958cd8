// The videos of a club's members.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { VideoSummary } from '#contract/videos/videos.ts';
import { clubVideoFilters } from '#domain/clubs/club-people.ts';
import { say } from '#domain/language/say.ts';

/** A member's video with player and reviewer. */
export const ClubVideo = VideoSummary.extend({
  dueAt: fields.instant,
  /** Set while its link is broken: the due time is paused. */
  pausedAt: fields.instant.nullable(),
  player: NamedPerson,
  /** The coach who is reviewing or has reviewed it. */
  reviewer: NamedPerson.nullable(),
}).meta({ id: 'ClubVideo' });
export type ClubVideo = z.output<typeof ClubVideo>;

export const clubVideoEndpoints = {
  listClubVideos: endpoint({
    method: 'GET',
    path: '/api/club/videos',
    access: ['club'],
    shows: ['video', 'review', 'people'],
    refetchOnOpen: true,
    summary: 'Members’ videos, latest first, paged; searched by title and player.',
    query: z.object({
      show: z
        .enum(clubVideoFilters, {
          error: () => say(msg`Please choose one of: ${{ choices: clubVideoFilters.join(', ') }}.`),
        })
        .default('all'),
      search: fields.text(100).optional(),
      coach: fields.id.optional(),
      player: fields.id.optional(),
      after,
    }),
    response: paged(ClubVideo),
  }),
};
