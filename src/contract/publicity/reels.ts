// Highlight reels: moments of members' reviewed videos.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { clipLength, maxClips, reelTextLimits } from '#domain/publicity/clips.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';
import { maxTimestamp, noteTypes } from '#domain/videos/videos.ts';

/** A position in a video, in seconds. */
const seconds = z.number().min(0).max(maxTimestamp);

const skill = z.enum(singleSkills as [SingleSkill, ...SingleSkill[]]);

/** A clip's source. */
const source = {
  videoId: fields.id,
  /** Its note; null where the note is gone. */
  noteId: fields.id.nullable(),
  start: seconds,
  end: seconds,
};

/** A clip's video and player. */
const shown = {
  /** YouTube's id of the video. */
  youtubeId: z.string(),
  videoTitle: z.string(),
  player: NamedPerson,
  /** Whether it is public: its player has agreed. */
  isPublic: z.boolean(),
};

/** A note that can become a clip, with its edges. */
export const ReelMoment = z
  .object({
    ...source,
    ...shown,
    noteId: fields.id,
    type: z.enum(noteTypes),
    skill: skill.nullable(),
    title: z.string(),
    /** Day of the match, or else of the upload. */
    playedOn: fields.day,
  })
  .meta({ id: 'ReelMoment' });
export type ReelMoment = z.output<typeof ReelMoment>;

/** A clip as it is stored. */
export const NewClip = z
  .object({ ...source, caption: fields.text(reelTextLimits.caption) })
  .refine(({ start, end }) => end - start >= clipLength.min - 1e-6 && end - start <= clipLength.max + 1e-6, {
    error: () => say(msg`A clip can last from ${{ min: clipLength.min }} to ${{ max: clipLength.max }} seconds.`),
  });
export type NewClip = z.output<typeof NewClip>;

/** A clip of a reel. */
export const ReelClip = z.object({ ...source, ...shown, caption: z.string() }).meta({ id: 'ReelClip' });
export type ReelClip = z.output<typeof ReelClip>;

/** A reel in the list. */
export const ReelSummary = z
  .object({
    id: fields.id,
    title: z.string(),
    clips: z.int(),
    /** Total seconds. */
    length: z.number(),
    /** The public part: clips of players who have agreed; empty for a taken-down page. */
    shown: z.object({ clips: z.int(), length: z.number() }),
    isPublic: z.boolean(),
    updatedAt: fields.instant,
  })
  .meta({ id: 'ReelSummary' });
export type ReelSummary = z.output<typeof ReelSummary>;

/** A reel with its clips. */
export const Reel = z
  .object({
    id: fields.id,
    title: z.string(),
    /** The last part of `/reel/{code}`. */
    code: z.string(),
    isPublic: z.boolean(),
    /** Whether search engines may list the page. */
    isListed: z.boolean(),
    /** Whether an administrator has taken the page down, which overrides the switches. */
    isTakenDown: z.boolean(),
    /** Number of saves. */
    version: z.int(),
    clips: z.array(ReelClip),
    /** Number of clips left out because of departure, refusal or takedown. */
    withheld: z.int(),
    /** Whether the page hides a title or caption that names a player who has not agreed. */
    isTextWithheld: z.boolean(),
  })
  .meta({ id: 'Reel' });
export type Reel = z.output<typeof Reel>;

/** Filters of moments. */
const momentFilter = {
  type: z.enum(noteTypes).optional(),
  skill: skill.optional(),
  playerId: fields.id.optional(),
  /** Members of one group of the club. */
  groupId: fields.id.optional(),
  from: fields.day.optional(),
  to: fields.day.optional(),
};

/** A new reel. */
export const NewReel = z.object({
  title: fields.requiredText(reelTextLimits.title, msg`Please give the reel a title.`),
});

const ofReel = z.object({ reelId: fields.id });

export const reelEndpoints = {
  listReelMoments: endpoint({
    method: 'GET',
    path: '/api/club/content/moments',
    access: ['club'],
    shows: ['content', 'review', 'people'],
    refetchOnOpen: true,
    summary: 'Notes in members’ reviewed YouTube videos that can become clips, latest video first.',
    query: z.object({ ...momentFilter, after }),
    response: paged(ReelMoment),
  }),
  proposeReel: endpoint({
    method: 'GET',
    path: '/api/club/content/moments/proposal',
    access: ['club'],
    refetchOnOpen: true,
    summary: 'Up to twelve suggested moments for a reel: strengths of players who have agreed, without overlaps.',
    query: z.object(momentFilter),
    response: z.array(ReelMoment),
  }),
  listReels: endpoint({
    method: 'GET',
    path: '/api/club/reels',
    access: ['club'],
    shows: ['content'],
    refetchOnOpen: true,
    summary: 'The club’s reels, last changed first; at most 200.',
    response: z.array(ReelSummary),
  }),
  createReel: endpoint({
    method: 'POST',
    path: '/api/club/reels',
    access: ['club'],
    changes: ['content'],
    summary: 'Create an empty, private reel.',
    body: NewReel,
    response: Reel,
    status: 201,
  }),
  getReel: endpoint({
    method: 'GET',
    path: '/api/club/reels/{reelId}',
    access: ['club'],
    shows: ['content'],
    refetchOnOpen: true,
    summary: 'A reel with its clips, without players who can no longer appear.',
    params: ofReel,
    response: Reel,
  }),
  saveReel: endpoint({
    method: 'PUT',
    path: '/api/club/reels/{reelId}',
    access: ['club'],
    changes: ['content'],
    summary: 'Save title and clips in order. Requires the version it is based on.',
    params: ofReel,
    // Large enough to refuse too many clips with a proper message.
    maxBytes: 4_000_000,
    body: NewReel.extend({
      version: z.int(),
      clips: z
        .array(z.unknown())
        .max(maxClips, {
          error: () => say(msg`A reel can have up to ${{ maxClips }} clips. Put the rest in a second one.`),
        })
        .pipe(z.array(NewClip)),
    }),
    response: Reel,
  }),
  shareReel: endpoint({
    method: 'PUT',
    path: '/api/club/reels/{reelId}/sharing',
    access: ['club'],
    changes: ['content'],
    summary: 'Turn the reel’s public page on or off, and set whether search engines may list it.',
    params: ofReel,
    body: z.object({ isPublic: z.boolean(), isListed: z.boolean() }),
    response: Reel,
  }),
  deleteReel: endpoint({
    method: 'DELETE',
    path: '/api/club/reels/{reelId}',
    access: ['club'],
    changes: ['content'],
    summary: 'Delete a reel and its page.',
    params: ofReel,
    response: noContent,
  }),
};
