// Smashy: questions, conversations and ratings (docs/product.md#smashy).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { smashyLengths } from '#domain/assistant/turns.ts';
import { skillNames } from '#domain/skills/skills.ts';

/** One of the asker's own analysed videos with a coach's note; `url` opens it at that second. */
const OwnVideo = z.object({
  title: z.string(),
  feedback: z.string(),
  url: z.string(),
  /** Seconds from the start of the video; null for the whole review. */
  timestamp: z.number().nullable(),
});

const Recommendation = z.object({ title: z.string(), url: z.string(), description: z.string() });
const NamedSkill = z.object({ skill: z.string() }).nullable();

export const SmashyAnswer = z
  .object({
    /** Markdown: paragraphs, lists, bold, and links within this product; in the language of the question. */
    response: z.string(),
    /** Questions to ask next; if the question was not understood, what it may have meant. */
    suggestions: z.array(z.string()).optional(),
    videos: z.object({ platform: z.array(OwnVideo), recommended: z.array(Recommendation) }),
    /** The asker's best and worst skills by latest rating; null unless the asker is a player. */
    playerProfile: z.object({ strongestSkill: NamedSkill, weakestSkill: NamedSkill }).nullable(),
    /** The skill asked about, with the asker's latest rating, 0–7 as text with one decimal. */
    contextualSkill: z.object({ name: z.enum(skillNames), rating: fields.numeric.nullable() }).nullable(),
  })
  .meta({ id: 'SmashyAnswer' });
export type SmashyAnswer = z.output<typeof SmashyAnswer>;

/** A question with its answer. */
export const SmashyTurn = z
  .object({
    id: fields.id,
    question: z.string(),
    answer: SmashyAnswer,
    /** Null until rated. */
    isHelpful: z.boolean().nullable(),
    createdAt: fields.instant,
  })
  .meta({ id: 'SmashyTurn' });
export type SmashyTurn = z.output<typeof SmashyTurn>;

/** Part of the payload, but taken from the session instead. */
const ofSession = fields.optionalText(200).meta({ description: 'Ignored: taken from the session.' });

export const smashyEndpoints = {
  askSmashy: endpoint({
    method: 'POST',
    path: '/api/vibby/chat',
    access: 'signed-in',
    ownAccount: true,
    summary:
      'Ask Smashy. The asker comes from the session: userRole and userId are accepted but ignored. With `Accept: text/event-stream`, the text is streamed as it is written, then the full answer. Limited to 30 questions an hour per person; emergencies are always answered.',
    body: z.object({
      message: fields.requiredText(smashyLengths.question, msg`Please enter a question.`),
      /** Client-generated id of the turn: a repeated request is stored once. */
      turnId: fields.id.optional(),
      userRole: ofSession,
      userId: ofSession,
    }),
    response: SmashyAnswer,
  }),
  getSmashyConversation: endpoint({
    method: 'GET',
    path: '/api/vibby/conversation',
    access: 'signed-in',
    ownAccount: true,
    summary: 'The latest 50 turns since sign-in, oldest first.',
    response: z.object({
      turns: z.array(SmashyTurn),
      /** Whether a language model writes the answers. */
      isModel: z.boolean(),
    }),
  }),
  rateSmashyAnswer: endpoint({
    method: 'PUT',
    path: '/api/vibby/turns/{turnId}/rating',
    access: 'signed-in',
    ownAccount: true,
    summary: 'Rate an answer as helpful or not, with an optional comment.',
    params: z.object({ turnId: fields.id }),
    body: z.object({ isHelpful: z.boolean(), word: fields.optionalText(smashyLengths.word) }),
    response: noContent,
  }),
};
