// Marks groups of open questions, and writes the installation's own entries.

import { msg } from '@lingui/core/runtime-macro';
import { v7 as newId } from 'uuid';
import type { OpenQuestion, WrittenEntry } from '#contract/assistant/open-questions.ts';
import type { Page } from '#contract/paging.ts';
import { ownEntryLimits, type QuestionMark, type QuestionState } from '#domain/assistant/open-questions.ts';
import { say } from '#domain/language/say.ts';
import type { OwnEntries } from '#server/assistant/retrieval/library.ts';
import type { Context } from '#server/context.ts';
import type { Database } from '#server/db/database.ts';
import { mapPage } from '#server/db/paging.ts';
import { notifyAdministratorsOfChange } from '#server/events/notify.ts';
import { type Author, recordAudit } from '#server/features/administration/audit/audit.commands.ts';
import { AppError, orNotFound } from '#server/http/app-error.ts';
import * as queries from './open-questions.queries.ts';

/** A page of groups with their wordings, in two statements. */
export async function readOpenQuestions(
  db: Database,
  show: QuestionState,
  after: string | undefined,
): Promise<Page<OpenQuestion>> {
  const page = await queries.listOpenQuestions(db, show, after);
  const keys = page.rows.map(({ groupKey }) => groupKey);
  const wordings = Map.groupBy(
    keys.length === 0 ? [] : await queries.listWordings(db, keys),
    ({ groupKey }) => groupKey,
  );
  return mapPage(page, ({ groupKey, id, times, notHelpful, day, mark, markedOn, by }) => {
    const [first, ...others] = wordings.get(groupKey) ?? [];
    return {
      id,
      times,
      notHelpful,
      day,
      question: first?.question ?? '',
      wordings: others.map(({ question }) => question),
      words: [...new Set([...(first?.words ?? []), ...others.flatMap(({ words }) => words)])].slice(0, 5),
      mark: mark === null || markedOn === null ? null : { mark, day: markedOn, by },
    };
  });
}

/**
 * Marks the group of a question, or takes its mark away.
 *
 * @throws AppError not_found for a question that is not open or is deleted by now
 */
export async function markQuestion(
  { db }: Context,
  by: Author,
  questionId: string,
  mark: QuestionMark | null,
): Promise<void> {
  await db.transaction(async (tx) => {
    await markGroup(tx, by, questionId, mark);
    await notifyAdministratorsOfChange(tx, ['knowledge']);
  });
}

async function markGroup(tx: Database, by: Author, questionId: string, mark: QuestionMark | null): Promise<void> {
  const groupKey = orNotFound(await queries.findGroup(tx, questionId));
  const kept = await queries.writeMark(tx, groupKey, mark, by.actorId);
  if (kept === null) return;
  // No word of the question: it is the asker's, and the log is forever.
  const change = { before: { state: kept.before ?? 'open' }, after: { state: mark ?? 'open' } };
  await recordAudit(tx, by, 'question-marked', { type: 'question', id: kept.id }, change);
}

/**
 * Adds an entry, and marks the group that it answers.
 *
 * @throws AppError not_found for a question that is not open; conflict when there are too many entries
 */
export async function addEntry(
  { db }: Context,
  by: Author,
  { questionId, ...written }: WrittenEntry & { questionId?: string | undefined },
): Promise<{ id: string }> {
  const id = newId();
  await db.transaction(async (tx) => {
    if ((await queries.countOwnEntries(tx)) >= ownEntryLimits.entries) {
      throw new AppError('conflict', {
        message: say(msg`There are ${{ count: ownEntryLimits.entries }} own entries. Delete one first.`),
      });
    }
    if (questionId !== undefined) await markGroup(tx, by, questionId, 'answered');
    await queries.insertEntry(tx, { id, ...written, changedById: by.actorId });
    await recordAudit(tx, by, 'entry-added', { type: 'entry', id }, { after: { title: written.question } });
    await notifyAdministratorsOfChange(tx, ['knowledge']);
  });
  return { id };
}

/** @throws AppError not_found; conflict when someone else has changed it since `version` */
export async function changeEntry(
  { db }: Context,
  by: Author,
  id: string,
  { version, ...written }: WrittenEntry & { version: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = orNotFound(await queries.lockEntry(tx, id));
    if (entry.version !== version) throw new AppError('conflict');
    await queries.updateEntry(tx, id, { ...written, version: version + 1, changedById: by.actorId });
    const change = { before: { title: entry.question }, after: { title: written.question } };
    await recordAudit(tx, by, 'entry-changed', { type: 'entry', id }, change);
    await notifyAdministratorsOfChange(tx, ['knowledge']);
  });
}

/** @throws AppError not_found */
export async function removeEntry({ db }: Context, by: Author, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const entry = orNotFound(await queries.lockEntry(tx, id));
    await queries.deleteEntry(tx, id);
    await recordAudit(tx, by, 'entry-deleted', { type: 'entry', id }, { before: { title: entry.question } });
    await notifyAdministratorsOfChange(tx, ['knowledge']);
  });
}

let known: OwnEntries = { version: '', entries: [] };

/** The own entries for an answer: one small statement, and another one only after a change by any process. */
export async function ownEntries(db: Database): Promise<OwnEntries> {
  const version = await queries.ownEntriesVersion(db);
  if (version === known.version) return known;
  const rows = version === '' ? [] : await queries.readOwnEntries(db);
  const entries = rows.map(({ id, question, wordings, answer, skill }) => ({
    id: `own/${id}`,
    title: question,
    topic: 'own' as const,
    ...(skill !== null && { skill }),
    level: 'all' as const,
    readers: 'everybody' as const,
    kind: 'answer' as const,
    tags: [],
    asked: wordings,
    sources: ['Administrators of this installation'],
    links: [],
    text: answer,
    wordings: [],
    // As written: administrators write in the language of their players.
    translations: { danish: { title: question, text: answer }, spanish: { title: question, text: answer } },
  }));
  known = { version, entries };
  return known;
}
