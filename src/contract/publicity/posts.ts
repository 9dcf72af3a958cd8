// Social media posts of a club: content, pictures and facts for captions.

import { z } from 'zod';
import { endpoint } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { awardCategories } from '#domain/publicity/awards/award-categories.ts';
import { captionLanguages, captionLengths, maxDraft, postKinds } from '#domain/publicity/posts/post-facts.ts';
import { cardFormatNames } from '#domain/publicity/spotlights.ts';
import { type SingleSkill, singleSkills } from '#domain/skills/skills.ts';

/** The content of a post. */
export const PostSubject = z
  .object({ kind: z.enum(postKinds), id: fields.id, label: z.string() })
  .meta({ id: 'PostSubject' });
export type PostSubject = z.output<typeof PostSubject>;

/** The facts for captions, with public names only. */
export const PostFacts = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('reel'),
      clubName: z.string(),
      /** Null where it names someone who has not agreed. */
      title: z.string().nullable(),
      names: z.array(z.string()),
      clips: z.int(),
      /** In seconds. */
      length: z.number(),
      address: z.string(),
    }),
    z.object({
      kind: z.literal('spotlight'),
      clubName: z.string(),
      name: z.string(),
      /** Null for a player who has no level. */
      level: z.object({ federation: z.string(), value: z.string(), isAbout: z.boolean() }).nullable(),
      isVerified: z.boolean(),
      skills: z.array(z.enum(singleSkills as [SingleSkill, ...SingleSkill[]])),
      /** Null without one, and where it names someone who has not agreed. */
      sentence: z.string().nullable(),
    }),
    z.object({
      kind: z.literal('award'),
      clubName: z.string(),
      category: z.enum(awardCategories),
      from: fields.day,
      to: fields.day,
      figure: z.number(),
      names: z.array(z.string()),
      /** Number of further winners, who have not agreed. */
      unnamed: z.int(),
    }),
  ])
  .meta({ id: 'PostFacts' });

/** A picture of a post. Its address changes with its content. */
export const PostPicture = z
  .object({ format: z.enum(cardFormatNames), address: z.string() })
  .meta({ id: 'PostPicture' });
export type PostPicture = z.output<typeof PostPicture>;

/** A post. */
export const Post = z
  .object({
    facts: PostFacts,
    pictures: z.array(PostPicture),
    /** Whether captions leave out a title or quote that names someone who has not agreed. */
    isTextWithheld: z.boolean(),
    /** Whether a model can rewrite captions. */
    canRewrite: z.boolean(),
  })
  .meta({ id: 'Post' });
export type Post = z.output<typeof Post>;

const ofSubject = z.object({ kind: z.enum(postKinds), subjectId: fields.id });

export const postEndpoints = {
  listPostSubjects: endpoint({
    method: 'GET',
    path: '/api/club/posts',
    access: ['club'],
    shows: ['content', 'achievement', 'people'],
    refetchOnOpen: true,
    summary: 'What the club can post: public reels, cards agreed to by their players, announced awards.',
    response: z.array(PostSubject),
  }),
  getPost: endpoint({
    method: 'GET',
    path: '/api/club/posts/{kind}/{subjectId}',
    access: ['club'],
    shows: ['content', 'achievement', 'people', 'level-scale'],
    refetchOnOpen: true,
    summary: 'A post’s pictures and the facts for its captions, naming only people who have agreed.',
    params: ofSubject,
    response: Post,
  }),
  rewriteCaption: endpoint({
    method: 'POST',
    path: '/api/club/posts/{kind}/{subjectId}/rewriting',
    access: ['club'],
    changes: [],
    summary:
      'Rewrite a caption draft with a model. Returns the draft if there is no model, or if its answer is unusable.',
    params: ofSubject,
    body: z.object({
      language: z.enum(captionLanguages),
      length: z.enum(captionLengths),
      draft: z.int().min(0).max(maxDraft),
    }),
    response: z.object({
      /** Without the link and the hashtags of the draft. */
      words: z.string(),
      writer: z.enum(['model', 'template']),
      hasModelFailed: z.boolean(),
    }),
  }),
};
