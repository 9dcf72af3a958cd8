// Messages between players and their coaches.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson, PersonName } from '#contract/people.ts';
import { VoiceClip } from '#contract/reviews/voice-clips.ts';
import { say } from '#domain/language/say.ts';
import { maxMessageLength } from '#domain/messages/messages.ts';
import { roles } from '#domain/people/roles.ts';

/** A message (docs/product.md#messages). */
export const Message = z
  .object({
    id: fields.id,
    senderId: fields.id,
    receiverId: fields.id,
    content: z.string(),
    createdAt: fields.instant,
    /** When the receiver opened the conversation; null before that. */
    readAt: fields.instant.nullable(),
    /** The note of a review that it answers, with its second in the video; null for other messages. */
    note: z.object({ videoId: fields.id, noteId: fields.id, timestamp: z.number() }).nullable(),
    /** The recording of a spoken answer. */
    voice: VoiceClip.nullable(),
  })
  .meta({ id: 'Message' });
export type Message = z.output<typeof Message>;

/** A message to send. */
export const NewMessage = z
  .object({
    receiverId: z.uuid({ error: () => say(msg`Please choose who to write to.`) }).toLowerCase(),
    content: fields.requiredText(maxMessageLength, msg`Please write a message.`),
  })
  .meta({ id: 'NewMessage' });
export type NewMessage = z.output<typeof NewMessage>;

/** A conversation with a person. */
export const Conversation = z
  .object({
    person: NamedPerson.extend({
      role: z.enum(roles),
      clubName: z.string().nullable(),
      country: z.string(),
      /** Of a junior: who reads and answers; null for everyone else. */
      guardian: PersonName.nullable(),
    }),
    /** Whether the two are connected; otherwise it is read-only. */
    isOpen: z.boolean(),
    /** The latest message's beginning; null without messages. */
    latest: z.object({ excerpt: z.string(), isOwn: z.boolean(), createdAt: fields.instant }).nullable(),
    unread: z.int(),
  })
  .meta({ id: 'Conversation' });
export type Conversation = z.output<typeof Conversation>;

/** The roles that can message. Administrators cannot: conversations are private. */
export const writers = ['player', 'coach_freelance', 'coach_club'] as const;

export const messageEndpoints = {
  listConversations: endpoint({
    method: 'GET',
    path: '/api/messages/conversations',
    access: writers,
    ownAccount: true,
    shows: ['message', 'connection'],
    summary:
      'Everyone whom the person can message or has messaged, latest message first, then those without any: coaches for a player, players for a coach.',
    query: z.object({
      search: fields.text(100).optional(),
      /** Only the conversation with this person. */
      person: fields.id.optional(),
      after,
    }),
    response: paged(Conversation),
  }),
  countUnreadMessages: endpoint({
    method: 'GET',
    path: '/api/messages/unread',
    access: writers,
    ownAccount: true,
    shows: ['message'],
    summary: 'How many unread messages the person has.',
    response: z.object({ unread: z.int() }),
  }),
  getConversation: endpoint({
    method: 'GET',
    path: '/api/messages/conversation/{coachId}',
    access: writers,
    ownAccount: true,
    shows: ['message'],
    summary:
      'The messages with one coach, or for coaches with one player: latest first, a page at a time; a `Link` header points to older ones.',
    params: z.object({ coachId: fields.id }),
    query: z.object({ after }),
    response: z.array(Message),
  }),
  sendMessage: endpoint({
    method: 'POST',
    path: '/api/messages/send',
    access: writers,
    changes: ['message', 'subscription'],
    ownAccount: true,
    summary:
      'Send a message. Players need an active subscription and a message left this month; with an `Idempotency-Key`, a message sent twice counts once.',
    body: NewMessage,
    maxBytes: 65_536,
    response: z.object({
      message: Message,
      /** Messages left this month; null for coaches, who have no quota. */
      quotaRemaining: z.int().nullable(),
    }),
    status: 201,
  }),
  readConversation: endpoint({
    method: 'PUT',
    path: '/api/messages/conversation/{coachId}/read',
    access: writers,
    changes: ['message'],
    ownAccount: true,
    summary: 'Mark everything that the other person has written as read.',
    params: z.object({ coachId: fields.id }),
    response: noContent,
  }),
};
