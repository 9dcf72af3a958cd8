// SQL of coaches' private notes. Every statement is limited to the author.

import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Database } from '#server/db/database.ts';
import { onlyRow } from '#server/db/one-row.ts';
import { limitOf, takePage } from '#server/db/paging.ts';
import { coachNotes } from '#server/db/schema/index.ts';

const notePageSize = 50;

/** The most notes a coach can have about one player. */
export const maxNotesOnPlayer = 2000;

/** The author and the player of notes. */
export interface NotePlace {
  coachId: string;
  playerId: string;
}

const columns = {
  id: coachNotes.id,
  text: coachNotes.text,
  createdAt: coachNotes.createdAt,
  updatedAt: coachNotes.updatedAt,
};

const at = ({ coachId, playerId }: NotePlace) =>
  and(eq(coachNotes.coachId, coachId), eq(coachNotes.playerId, playerId));

/** A page of notes, latest first. */
export async function listNotes(db: Database, place: NotePlace, after: string | undefined) {
  const found = await db
    .select(columns)
    .from(coachNotes)
    .where(and(at(place), after === undefined ? undefined : lt(coachNotes.id, after)))
    .orderBy(desc(coachNotes.id))
    .limit(limitOf(notePageSize));
  return takePage(found, notePageSize);
}

export async function countNotes(db: Database, place: NotePlace): Promise<number> {
  return db.$count(coachNotes, at(place));
}

export async function insertNote(db: Database, place: NotePlace, text: string) {
  return onlyRow(
    await db
      .insert(coachNotes)
      .values({ ...place, text })
      .returning(columns),
  );
}

/** Changes a note; null if the author has no such note about the player. */
export async function updateNote(db: Database, place: NotePlace, id: string, text: string) {
  const [note] = await db
    .update(coachNotes)
    .set({ text, updatedAt: sql`now()` })
    .where(and(eq(coachNotes.id, id), at(place)))
    .returning(columns);
  return note ?? null;
}

/** Deletes a note; false if the author has no such note about the player. */
export async function deleteNote(db: Database, place: NotePlace, id: string): Promise<boolean> {
  const rows = await db
    .delete(coachNotes)
    .where(and(eq(coachNotes.id, id), at(place)))
    .returning({ id: coachNotes.id });
  return rows.length === 1;
}
