// Every published note, for administrators to find and correct.

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { NamedPerson } from '#contract/people.ts';
import { optionalPeriod } from '#contract/period.ts';
import { singleSkill } from '#contract/reviews/review-document.ts';
import { say } from '#domain/language/say.ts';
import { coachesAndAdministrators } from '#domain/people/roles.ts';
import { notesForPhrases } from '#domain/reviews/notes/phrases.ts';
import { noteTypes } from '#domain/videos/videos.ts';

const type = z.enum(noteTypes, { error: () => say(msg`A note is one of: ${{ choices: noteTypes.join(', ') }}.`) });

/** A published note with its video and review. */
export const ListedNote = z
  .object({
    /** Its place in the list. Changes when its review is published again. */
    id: fields.id,
    noteId: fields.id,
    videoId: fields.id,
    videoTitle: z.string(),
    /** Seconds from the start of the video. */
    timestamp: z.number(),
    type,
    skill: singleSkill.nullable(),
    title: z.string(),
    comment: z.string(),
    player: NamedPerson,
    coach: NamedPerson,
    publishedAt: fields.instant,
    revisedAt: fields.instant.nullable(),
    /** Number of the published version it belongs to. A correction names it. */
    version: z.int(),
  })
  .meta({ id: 'ListedNote' });
export type ListedNote = z.output<typeof ListedNote>;

/** An administrator's correction of a note, and why. */
export const NoteCorrection = z
  .object({
    version: z.int32().min(1),
    type,
    skill: singleSkill.nullable(),
    title: fields.text(200),
    comment: fields.text(5000),
    reason: fields.reason,
  })
  .refine(({ title, comment }) => title !== '' || comment !== '', {
    path: ['title'],
    error: () => say(msg`A note needs a title or a comment.`),
  })
  .meta({ id: 'NoteCorrection' });
export type NoteCorrection = z.output<typeof NoteCorrection>;

export const noteEndpoints = {
  listNotes: endpoint({
    method: 'GET',
    path: '/api/admin/notes',
    access: ['admin'],
    shows: ['review'],
    refetchOnOpen: true,
    summary: 'Published notes, the latest first, filtered by words, type, skill, coach, player and date.',
    query: z.object({
      search: fields.text(100).optional(),
      type: type.optional(),
      skill: singleSkill.optional(),
      coachId: fields.id.optional(),
      playerId: fields.id.optional(),
      ...optionalPeriod,
      after,
    }),
    response: paged(ListedNote),
  }),
  listOwnNotes: endpoint({
    method: 'GET',
    path: '/api/reviews/own-notes',
    access: coachesAndAdministrators,
    // The coach's own words, for nobody else to write with.
    ownAccount: true,
    shows: ['review'],
    summary: "The words of the caller's latest published notes, at most 200, to complete new ones.",
    response: z.array(z.object({ title: z.string(), comment: z.string() })).max(notesForPhrases),
  }),
  correctNote: endpoint({
    method: 'PUT',
    path: '/api/admin/notes/{videoId}/{noteId}',
    access: ['admin'],
    changes: ['review'],
    summary: 'Correct a published note as a revision that records who and why. The earlier text is kept.',
    params: z.object({ videoId: fields.id, noteId: fields.id }),
    body: NoteCorrection,
    response: noContent,
  }),
};
