// Reference clips: short public clips with agreed ratings, which every coach rates once without seeing them.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { DraftRating } from '#contract/reviews/review-document.ts';
import { videoLink } from '#contract/videos/videos.ts';
import { say } from '#domain/language/say.ts';
import { isSeason } from '#domain/levels/clip-season.ts';
import { clipSkills, clipStates, clipLimits as limits } from '#domain/levels/reference-clips.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { type SkillName, skillNames } from '#domain/skills/skills.ts';
import { linkProblems } from '#domain/videos/link-health.ts';

/** A half-year such as `2027-1`, January to June. */
export const clipSeason = z
  .string({ error: () => say(msg`Please choose a season.`) })
  .refine(isSeason, { error: () => say(msg`Please choose a season.`) });

const score = DraftRating.shape.rating.optional();

/** Ratings by skill; skills left out are not rated. */
export const ClipRatings = z
  .object(Object.fromEntries(skillNames.map((skill) => [skill, score])) as Record<SkillName, typeof score>)
  .meta({ id: 'ClipRatings' });

const noRatings = () => say(msg`Please give the agreed rating of at least one skill.`);

/** A clip as administrators write it. */
export const NewReferenceClip = z
  .object({
    title: fields.requiredText(limits.title, msg`Please give the clip a title.`),
    videoUrl: videoLink(msg`Please give the link to the video.`),
    /** Where the clip starts and ends, in seconds of the video. */
    start: fields.videoSecond,
    end: fields.videoSecond,
    player: fields.requiredText(
      limits.player,
      msg`Please say which player to rate, e.g. near court, left, white shirt.`,
    ),
    source: fields.requiredText(limits.source, msg`Please say who agreed on these ratings, and how.`),
    season: clipSeason,
    agreed: ClipRatings.refine((agreed) => clipSkills(agreed).length > 0, { error: noRatings }),
  })
  .superRefine(({ start, end }, context) => {
    const { min, max } = limits.seconds;
    if (end - start >= min && end - start <= max) return;
    context.addIssue({ code: 'custom', path: ['end'], message: `A clip lasts ${min} seconds to ${max / 60} minutes.` });
  })
  .meta({ id: 'NewReferenceClip' });
export type NewReferenceClip = z.output<typeof NewReferenceClip>;

const shown = {
  id: fields.id,
  title: z.string(),
  provider: z.enum(['youtube', 'matchi']),
  videoUrl: z.string(),
  start: z.int(),
  end: z.int(),
  player: z.string(),
  season: clipSeason,
  state: z.enum(clipStates),
  linkProblem: z.enum(linkProblems).nullable(),
};

/** A clip for administrators. */
export const ReferenceClip = z
  .object({
    ...shown,
    source: z.string(),
    agreed: ClipRatings,
    /** Counts saves; a save names the one it builds on. */
    version: z.int32().min(0),
    /** Coaches who have rated it. */
    ratedBy: z.int(),
  })
  .meta({ id: 'ReferenceClip' });
export type ReferenceClip = z.output<typeof ReferenceClip>;

/** A clip for a coach: the agreed ratings come with their own, never before. */
export const ClipToRate = z
  .object({
    ...shown,
    skills: z.array(z.enum(skillNames)),
    rated: z.object({ at: fields.instant, ratings: ClipRatings, agreed: ClipRatings, source: z.string() }).nullable(),
  })
  .meta({ id: 'ClipToRate' });
export type ClipToRate = z.output<typeof ClipToRate>;

/** How one coach rates compared with the agreed ratings (see reference-clips.ts in the domain). */
export const PanelLine = z
  .object({
    coach: NamedPerson,
    clubName: z.string().nullable(),
    /** Clips rated this season, whatever the skill. */
    rated: z.int(),
    /** Null without a rating in the skill asked for. */
    found: z.object({ difference: z.number(), half: z.number().nullable(), clips: z.int() }).nullable(),
  })
  .meta({ id: 'PanelLine' });
export type PanelLine = z.output<typeof PanelLine>;

const seasons = {
  season: clipSeason,
  /** Those to choose from, the latest first. */
  seasons: z.array(clipSeason),
};
const ofClip = z.object({ clipId: fields.id });
const ofSeason = z.object({ season: clipSeason.optional() });

export const referenceClipEndpoints = {
  listReferenceClips: endpoint({
    method: 'GET',
    path: '/api/admin/reference-clips',
    access: ['admin'],
    shows: ['clip'],
    refetchOnOpen: true,
    summary: 'The reference clips of a season with their agreed ratings; without a season, those of the current one.',
    query: ofSeason,
    response: z.object({ ...seasons, clips: z.array(ReferenceClip) }),
  }),
  createReferenceClip: endpoint({
    method: 'POST',
    path: '/api/admin/reference-clips',
    access: ['admin'],
    changes: ['clip'],
    summary: 'Add a reference clip as a draft, for the current season or the next.',
    body: NewReferenceClip,
    response: z.object({ id: fields.id }),
    status: 201,
  }),
  changeReferenceClip: endpoint({
    method: 'PUT',
    path: '/api/admin/reference-clips/{clipId}',
    access: ['admin'],
    changes: ['clip'],
    summary: 'Change a clip. Season and agreed ratings of a published clip stay as they are.',
    params: ofClip,
    body: z.object({ version: z.int32().min(0), clip: NewReferenceClip }),
    response: z.object({ version: z.int() }),
  }),
  publishReferenceClip: endpoint({
    method: 'POST',
    path: '/api/admin/reference-clips/{clipId}/publish',
    access: ['admin'],
    changes: ['clip'],
    summary: 'Publish a draft: coaches can rate it in its season, and its agreed ratings are fixed.',
    params: ofClip,
    response: noContent,
  }),
  retireReferenceClip: endpoint({
    method: 'POST',
    path: '/api/admin/reference-clips/{clipId}/retire',
    access: ['admin'],
    changes: ['clip'],
    summary: 'Retire a published clip: it is no longer rated. Its ratings still count.',
    params: ofClip,
    response: noContent,
  }),
  deleteReferenceClip: endpoint({
    method: 'DELETE',
    path: '/api/admin/reference-clips/{clipId}',
    access: ['admin'],
    changes: ['clip'],
    summary: 'Delete a draft.',
    params: ofClip,
    response: noContent,
  }),
  listPanel: endpoint({
    method: 'GET',
    path: '/api/admin/reference-clips/coaches',
    access: ['admin'],
    shows: ['clip', 'people'],
    refetchOnOpen: true,
    summary:
      'Active coaches by name, with the clips they have rated in a season and their difference from the agreed ratings, in one skill or all together.',
    query: ofSeason.extend({ skill: z.enum(skillNames).optional(), after }),
    response: paged(PanelLine),
  }),
  listClipsToRate: endpoint({
    method: 'GET',
    path: '/api/reference-clips',
    access: coachRoles,
    shows: ['clip'],
    refetchOnOpen: true,
    summary: 'The coach’s reference clips of a season: those to rate, and those rated with the agreed ratings.',
    query: ofSeason,
    response: z.object({ ...seasons, clips: z.array(ClipToRate) }),
  }),
  getClipToRate: endpoint({
    method: 'GET',
    path: '/api/reference-clips/{clipId}',
    access: coachRoles,
    shows: ['clip'],
    refetchOnOpen: true,
    summary: 'A clip that the coach can rate or has rated. The agreed ratings are included only once they have.',
    params: ofClip,
    response: ClipToRate,
  }),
  rateClip: endpoint({
    method: 'POST',
    path: '/api/reference-clips/{clipId}/ratings',
    access: coachRoles,
    changes: ['clip'],
    ownAccount: true,
    summary: 'Rate a clip of the current season in all its skills, once.',
    params: ofClip,
    body: z.object({ ratings: ClipRatings }),
    response: ClipToRate,
  }),
};
