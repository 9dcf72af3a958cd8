// Answers to a note of a published review, by its player and its coach.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { maxRecordingBytes, SentRecording, VoiceClip } from '#contract/reviews/voice-clips.ts';
import { say } from '#domain/language/say.ts';
import { maxMessageLength } from '#domain/messages/messages.ts';
import { coachRoles } from '#domain/people/roles.ts';
import { Message, writers } from './messages.ts';

/** The thread of a note, without its answers. */
export const NoteThread = z
  .object({
    noteId: fields.id,
    /** Of the note: seconds in the video, and its title. Once it is removed, as it was when the thread began. */
    timestamp: z.number(),
    title: z.string(),
    /** Whether a revision removed the note; then the thread can only be read. */
    isRemoved: z.boolean(),
    answers: z.int(),
    /** How many of the other's answers the reader has not seen. */
    unread: z.int(),
    /** Whether it is open and the other wrote last. */
    isAwaiting: z.boolean(),
    /** When the coach closed it; null while it is open. */
    closedAt: fields.instant.nullable(),
  })
  .meta({ id: 'NoteThread' });
export type NoteThread = z.output<typeof NoteThread>;

/** The threads of a review, for one of the two who answer. */
export const NoteThreads = z
  .object({
    /** Who answers the reader, and until when a player's answers are free; null for everyone but the review's player and coach. */
    answering: z.object({ other: NamedPerson, freeUntil: fields.instant }).nullable(),
    /** Why the reader cannot answer an open note now; null if they can. */
    refusal: z.string().nullable(),
    /** In the order of the video. */
    threads: z.array(NoteThread),
  })
  .meta({ id: 'NoteThreads' });
export type NoteThreads = z.output<typeof NoteThreads>;

/** A note whose player wrote last, and whose thread the coach has not closed. */
export const UnansweredNote = z
  .object({
    videoId: fields.id,
    noteId: fields.id,
    videoTitle: z.string(),
    /** Seconds in the video. */
    timestamp: z.number(),
    player: NamedPerson,
    /** When the player wrote. */
    since: fields.instant,
  })
  .meta({ id: 'UnansweredNote' });
export type UnansweredNote = z.output<typeof UnansweredNote>;

/** An answer to send: words, a recording that has been stored, or both. */
export const NewNoteAnswer = z
  .object({
    content: fields.text(maxMessageLength),
    /** The id of the stored recording. */
    voiceId: fields.chosen('recording').nullable().default(null),
  })
  .refine(({ content, voiceId }) => content !== '' || voiceId !== null, {
    path: ['content'],
    error: () => say(msg`Please write or speak an answer.`),
  })
  .meta({ id: 'NewNoteAnswer' });

const ofNote = z.object({ videoId: fields.id, noteId: fields.id });

export const noteAnswerEndpoints = {
  listNoteThreads: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/note-threads',
    access: writers,
    ownAccount: true,
    shows: ['message', 'review', 'subscription', 'connection'],
    summary:
      'The threads of a published review, for its player and its coach; for others who see the review there are none.',
    params: z.object({ videoId: fields.id }),
    response: NoteThreads,
  }),
  listUnansweredNotes: endpoint({
    method: 'GET',
    path: '/api/coach/unanswered-notes',
    access: coachRoles,
    ownAccount: true,
    shows: ['message', 'review', 'connection'],
    refetchOnOpen: true,
    summary: 'The notes on which a player waits for the coach: how many, and the five that have waited longest.',
    response: z.object({ count: z.int(), first: z.array(UnansweredNote) }),
  }),
  listNoteAnswers: endpoint({
    method: 'GET',
    path: '/api/videos/{videoId}/notes/{noteId}/answers',
    access: writers,
    ownAccount: true,
    shows: ['message'],
    summary:
      'The answers to a note: latest first, a page at a time; a `Link` header points to older ones. Only for the review’s player and its coach.',
    params: ofNote,
    query: z.object({ after }),
    response: z.array(Message),
  }),
  answerNote: endpoint({
    method: 'POST',
    path: '/api/videos/{videoId}/notes/{noteId}/answers',
    access: writers,
    changes: ['message', 'subscription'],
    ownAccount: true,
    summary:
      'Answer a note. A player’s answers within 14 days of publication count towards no quota, later ones as messages; with an `Idempotency-Key`, an answer sent twice counts once.',
    params: ofNote,
    body: NewNoteAnswer,
    maxBytes: 65_536,
    response: z.object({
      message: Message,
      /** Messages left this month; null if the answer counts towards no quota. */
      quotaRemaining: z.int().nullable(),
    }),
    status: 201,
  }),
  storeAnswerVoice: endpoint({
    method: 'PUT',
    path: '/api/videos/{videoId}/notes/{noteId}/answers/voice/{clipId}',
    access: writers,
    ownAccount: true,
    summary:
      'Store the recording of a spoken answer: WebM or Ogg with Opus, or MP4 with AAC, detected from its content. Sending the same id again changes nothing.',
    params: ofNote.extend({ clipId: fields.id }),
    body: SentRecording,
    maxBytes: maxRecordingBytes,
    response: VoiceClip,
  }),
  readNoteAnswers: endpoint({
    method: 'PUT',
    path: '/api/videos/{videoId}/notes/{noteId}/answers/read',
    access: writers,
    changes: ['message', 'notification'],
    ownAccount: true,
    summary: 'Mark the other person’s answers to a note as read.',
    params: ofNote,
    response: noContent,
  }),
  closeNoteThread: endpoint({
    method: 'PUT',
    path: '/api/videos/{videoId}/notes/{noteId}/answers/closed',
    access: coachRoles,
    changes: ['message'],
    ownAccount: true,
    summary: 'Close the thread of a note, or open it again. Only the review’s coach.',
    params: ofNote,
    body: z.object({ isClosed: z.boolean() }),
    response: noContent,
  }),
};
