// Requests to remove something from a public page: open to everyone, answered by administrators.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { say } from '#domain/language/say.ts';
import { publicPage, takedownStates } from '#domain/publicity/takedowns.ts';
import { maxTimestamp } from '#domain/videos/videos.ts';

/** The public form. */
export const NewTakedown = z.object({
  page: fields
    .requiredText(500, msg`Please paste the address of the page.`)
    .refine((text) => publicPage(text) !== null, {
      error: () => say(msg`That is not the address of one of our public pages.`),
    }),
  name: fields.personName(msg`Please tell us who you are.`),
  email: fields.email,
  reason: fields.requiredText(2000, msg`Please say what should be taken down, and why.`),
});
export type NewTakedown = z.output<typeof NewTakedown>;

/** A request in the list. */
export const TakedownSummary = z
  .object({
    id: fields.id,
    page: z.string(),
    name: z.string(),
    state: z.enum(takedownStates),
    confirmedAt: fields.instant,
  })
  .meta({ id: 'TakedownSummary' });
export type TakedownSummary = z.output<typeof TakedownSummary>;

/** A clip of the page. */
const MeantClip = z.object({
  videoId: fields.id,
  start: z.number(),
  end: z.number(),
  caption: z.string(),
  player: NamedPerson,
});

/** A request with its page. */
export const Takedown = TakedownSummary.extend({
  email: z.string(),
  reason: z.string(),
  answer: z.string().nullable(),
  answeredAt: fields.instant.nullable(),
  /** The reel, if the page is one and still exists. */
  reel: z.object({ title: z.string(), clubName: z.string(), clips: z.array(MeantClip) }).nullable(),
  /** The certificate's owner, if the page is one and still exists. */
  certificateOf: NamedPerson.nullable(),
  /** The shared review and its player, if the page is one and still exists. */
  review: z.object({ videoId: fields.id, title: z.string(), player: NamedPerson }).nullable(),
}).meta({ id: 'Takedown' });
export type Takedown = z.output<typeof Takedown>;

const seconds = z.number().min(0).max(maxTimestamp);

/** What to take down. */
export const TakedownBlock = z.discriminatedUnion('scope', [
  z.object({ scope: z.literal('page') }),
  z.object({ scope: z.literal('person'), userId: fields.id }),
  z.object({ scope: z.literal('video'), videoId: fields.id }),
  z.object({ scope: z.literal('clip'), videoId: fields.id, start: seconds, end: seconds }),
]);
export type TakedownBlock = z.output<typeof TakedownBlock>;

const ofTakedown = z.object({ takedownId: fields.id });

export const takedownEndpoints = {
  requestTakedown: endpoint({
    method: 'POST',
    path: '/api/takedowns',
    access: 'public',
    summary: 'Request removal from a public page. The sender confirms it by email first.',
    body: NewTakedown,
    response: fields.messageAnswer,
    status: 202,
  }),
  confirmTakedown: endpoint({
    method: 'POST',
    path: '/api/takedowns/confirm',
    access: 'public',
    changes: ['content'],
    summary: 'Confirm a request with the emailed link, which submits it to the administrators.',
    body: z.object({ token: z.string({ error: () => say(msg`The link is missing.`) }).max(200) }),
    response: noContent,
  }),
  listTakedowns: endpoint({
    method: 'GET',
    path: '/api/admin/takedowns',
    access: ['admin'],
    shows: ['content'],
    refetchOnOpen: true,
    summary: 'Confirmed requests, open or answered, latest first.',
    query: z.object({ show: z.enum(['open', 'answered']).default('open'), after }),
    response: paged(TakedownSummary),
  }),
  getTakedown: endpoint({
    method: 'GET',
    path: '/api/admin/takedowns/{takedownId}',
    access: ['admin'],
    shows: ['content'],
    refetchOnOpen: true,
    summary: 'A request with its page.',
    params: ofTakedown,
    response: Takedown,
  }),
  answerTakedown: endpoint({
    method: 'POST',
    path: '/api/admin/takedowns/{takedownId}/answer',
    access: ['admin'],
    changes: ['content'],
    summary:
      'Grant a request, which removes content from all public pages at once, or refuse it; the answer is emailed.',
    params: ofTakedown,
    body: z.object({
      answer: fields.requiredText(2000, msg`Please write an answer.`),
      /** Empty refuses the request. */
      blocks: z.array(TakedownBlock).max(60),
    }),
    response: noContent,
  }),
};
