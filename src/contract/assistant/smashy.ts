// Smashy: questions, what was asked before, what was thought of an answer, and what found none (docs/product.md#smashy).

import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { smashyLengths } from '#domain/assistant/lengths.ts';
import { skillNames } from '#domain/skills/skills.ts';

/** One of the asker's own analysed videos, with what the coach noted in it; `url` opens it at that second. */
const OwnVideo = z.object({
  title: z.string(),
  feedback: z.string(),
  url: z.string(),
  /** Seconds from the start of the video; null where the whole review is meant. */
  timestamp: z.number().nullable(),
});

const Recommendation = z.object({ title: z.string(), url: z.string(), description: z.string() });
const NamedSkill = z.object({ skill: z.string() }).nullable();

/** What Smashy answers. */
export const SmashyAnswer = z
  .object({
    /** In Markdown: paragraphs, lists, bold, and links to addresses of this product. */
    response: z.string(),
    videos: z.object({ platform: z.array(OwnVideo), recommended: z.array(Recommendation) }),
    /** The asker's skills by their latest ratings; null for people without any. */
    playerProfile: z.object({ strongestSkill: NamedSkill, weakestSkill: NamedSkill }).nullable(),
    /** The skill that was asked about, with the asker's latest rating of it, 0–7 as text with one decimal. */
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
    /** Null until the asker says. */
    isHelpful: z.boolean().nullable(),
    createdAt: fields.instant,
  })
  .meta({ id: 'SmashyTurn' });
export type SmashyTurn = z.output<typeof SmashyTurn>;

/** The payload names the asker as well; what counts is who is signed in. */
const ofSession = fields.optionalText(200).meta({ description: 'Ignored: taken from the session.' });

/** Why a question stands in the administrators' list: nothing was known, or the asker was not helped. */
export const openQuestionReasons = ['unanswered', 'not-helpful'] as const;

export const smashyEndpoints = {
  askSmashy: endpoint({
    method: 'POST',
    path: '/api/vibby/chat',
    access: 'signed-in',
    ownAccount: true,
    summary:
      'Ask Smashy. Who asks comes from the session: userRole and userId may be sent, and are ignored. With `Accept: text/event-stream` the words come as they are written, and the answer last. 30 questions an hour a person; an emergency is always answered.',
    body: z.object({
      message: fields.requiredText(smashyLengths.question, 'Please enter a question.'),
      /** The id under which the question is kept, made by who asks; sent twice it is kept once. */
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
    summary: 'What was asked and answered since the person signed in, the latest 50, oldest first.',
    response: z.object({
      turns: z.array(SmashyTurn),
      /** Whether a language model of this installation writes the answers. */
      isModel: z.boolean(),
    }),
  }),
  rateSmashyAnswer: endpoint({
    method: 'PUT',
    path: '/api/vibby/turns/{turnId}/rating',
    access: 'signed-in',
    ownAccount: true,
    summary: 'Say whether an answer helped, with a word if one likes.',
    params: z.object({ turnId: fields.id }),
    body: z.object({ isHelpful: z.boolean(), word: fields.optionalText(smashyLengths.word) }),
    response: noContent,
  }),
  listOpenQuestions: endpoint({
    method: 'GET',
    path: '/api/admin/smashy/questions',
    access: ['admin'],
    summary: 'Questions that found no answer or whose answer did not help, newest first, without who asked.',
    query: z.object({ after }),
    response: paged(
      z.object({
        id: fields.id,
        question: z.string(),
        reason: z.enum(openQuestionReasons),
        word: z.string().nullable(),
        /** The day, not the moment: a moment would tell who asked. */
        day: fields.day,
      }),
    ),
  }),
};
