// What Smashy could not help with, and the entries that administrators add for it (docs/product.md#smashy).

import { msg } from '@lingui/core/runtime-macro';
import { z } from 'zod';
import { endpoint, noContent } from '#contract/endpoint.ts';
import * as fields from '#contract/fields.ts';
import { after, paged } from '#contract/paging.ts';
import { entrySkills, ownEntryLimits, questionMarks, questionStates } from '#domain/assistant/open-questions.ts';
import { say } from '#domain/language/say.ts';

/** One question in all its wordings, without who asked. */
export const OpenQuestion = z
  .object({
    /** Of the first turn, which stays the same while others ask it again. */
    id: fields.id,
    /** The latest wording. */
    question: z.string(),
    /** Other wordings, latest first; the ten latest at most. */
    wordings: z.array(z.string()),
    times: z.int(),
    /** How many of them got an answer that was marked as not helpful; the others got none. */
    notHelpful: z.int(),
    /** What askers said of these answers; five comments at most. */
    words: z.array(z.string()),
    /** Of the latest one. Only the day: an exact time could reveal who asked. */
    day: fields.day,
    /** What an administrator said of it; `by` is null once the account is deleted. */
    mark: z.object({ mark: z.enum(questionMarks), day: fields.day, by: z.string().nullable() }).nullable(),
  })
  .meta({ id: 'OpenQuestion' });
export type OpenQuestion = z.output<typeof OpenQuestion>;

const wording = fields.requiredText(ownEntryLimits.question, msg`Please enter a question.`);

/** An entry as it is written. */
export const WrittenEntry = z.object({
  question: wording,
  /** Other ways to ask it. */
  wordings: z.array(wording, { error: () => say(msg`Please enter questions.`) }).max(ownEntryLimits.wordings, {
    error: () => say(msg`Please keep this to ${{ wordings: ownEntryLimits.wordings }} lines.`),
  }),
  answer: fields.requiredText(ownEntryLimits.answer, msg`Please enter the answer.`),
  skill: z.enum(entrySkills, { error: () => say(msg`Please choose a skill from the list.`) }).nullable(),
});
export type WrittenEntry = z.output<typeof WrittenEntry>;

/** An entry of this installation. */
export const OwnEntry = WrittenEntry.extend({
  id: fields.id,
  version: z.int(),
  changedAt: fields.instant,
  /** Who wrote it last; null once the account is deleted. */
  changedBy: z.string().nullable(),
}).meta({ id: 'OwnEntry' });
export type OwnEntry = z.output<typeof OwnEntry>;

const ofEntry = z.object({ entryId: fields.id });

export const openQuestionEndpoints = {
  listOpenQuestions: endpoint({
    method: 'GET',
    path: '/api/admin/smashy/questions',
    access: ['admin'],
    shows: ['knowledge'],
    refetchOnOpen: true,
    summary:
      'Unanswered and unhelpful questions of the last 30 days, grouped by their words, the latest first, without who asked. An answered group is open again once it is asked without success after the day of its mark.',
    query: z.object({ show: z.enum(questionStates).default('open'), after }),
    response: paged(OpenQuestion),
  }),
  markOpenQuestion: endpoint({
    method: 'PUT',
    path: '/api/admin/smashy/questions/{questionId}/mark',
    access: ['admin'],
    changes: ['knowledge'],
    summary: 'Mark the group of a question as answered or as not about padel, or take its mark away (null).',
    params: z.object({ questionId: fields.id }),
    body: z.object({ mark: z.enum(questionMarks, { error: () => say(msg`Please choose a mark.`) }).nullable() }),
    response: noContent,
  }),
  listOwnEntries: endpoint({
    method: 'GET',
    path: '/api/admin/smashy/entries',
    access: ['admin'],
    shows: ['knowledge'],
    summary: 'The own entries of this installation, newest first.',
    query: z.object({ after }),
    response: paged(OwnEntry),
  }),
  addOwnEntry: endpoint({
    method: 'POST',
    path: '/api/admin/smashy/entries',
    access: ['admin'],
    changes: ['knowledge'],
    summary:
      'Add an entry to Smashy’s knowledge. Smashy answers with it at once. With `questionId`, the group of that question is marked as answered.',
    body: WrittenEntry.extend({ questionId: fields.chosen('question').optional() }),
    response: z.object({ id: fields.id }),
    status: 201,
  }),
  changeOwnEntry: endpoint({
    method: 'PUT',
    path: '/api/admin/smashy/entries/{entryId}',
    access: ['admin'],
    changes: ['knowledge'],
    summary: 'Change an entry. A conflict if someone else has changed it since `version`.',
    params: ofEntry,
    body: WrittenEntry.extend({ version: z.int({ error: () => say(msg`The version is missing.`) }) }),
    response: noContent,
  }),
  deleteOwnEntry: endpoint({
    method: 'DELETE',
    path: '/api/admin/smashy/entries/{entryId}',
    access: ['admin'],
    changes: ['knowledge'],
    summary: 'Delete an entry. Smashy stops answering with it at once.',
    params: ofEntry,
    response: noContent,
  }),
};
