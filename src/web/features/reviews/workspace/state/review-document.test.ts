// The effect of each change on the document.

import { describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { DraftNote } from '#contract/reviews/review-document.ts';
import { changeDocument, neighbourNote, sameDocument } from './review-document.ts';

const note = (id: string, timestamp: number, title = id): DraftNote => ({
  id,
  timestamp,
  endTimestamp: null,
  type: 'technique',
  skill: null,
  board: null,
  title,
  comment: '',
});
const put = (document: typeof emptyReview, one: DraftNote) => changeDocument(document, { kind: 'put-note', note: one });

describe('the review document', () => {
  it('keeps notes in the order of the video, also when one is moved', () => {
    const two = put(put(emptyReview, note('b', 20)), note('a', 10));
    expect(two.notes.map((one) => one.id)).toEqual(['a', 'b']);
    expect(put(two, note('a', 30)).notes.map((one) => one.id)).toEqual(['b', 'a']);
  });

  it('keeps the identity of unchanged notes', () => {
    const two = put(put(emptyReview, note('a', 10)), note('b', 20));
    const changed = put(two, note('b', 20, 'Better'));
    expect(changed.notes[0]).toBe(two.notes[0]);
    expect(changed.notes[1]?.title).toBe('Better');
  });

  it('rates a skill once, in the order of skills, and removes it', () => {
    const rated = [
      { skillName: 'lob', rating: 4, comment: '' },
      { skillName: 'overall', rating: 3, comment: '' },
      { skillName: 'lob', rating: 5, comment: 'Deep' },
    ] as const;
    const document = rated.reduce(
      (so, rating) => changeDocument(so, { kind: 'put-rating', rating: { ...rating, evidence: [] } }),
      emptyReview,
    );
    expect(document.ratings.map((one) => [one.skillName, one.rating])).toEqual([
      ['overall', 3],
      ['lob', 5],
    ]);
    expect(changeDocument(document, { kind: 'remove-rating', skillName: 'lob' }).ratings).toHaveLength(1);
  });

  it('ignores white space and the order of keys when comparing', () => {
    const written = changeDocument(emptyReview, { kind: 'write', field: 'finalSummary', text: 'Good ' });
    expect(sameDocument(written, { ...written, finalSummary: 'Good' })).toBe(true);
    expect(sameDocument(written, emptyReview)).toBe(false);
  });
});

describe('the neighbouring note', () => {
  const notes = [note('a', 10), note('b', 20), note('c', 20), note('d', 40)];

  it('is the nearest before or after the position', () => {
    expect(neighbourNote(notes, 15, null, 1)?.id).toBe('b');
    expect(neighbourNote(notes, 15, null, -1)?.id).toBe('a');
    expect(neighbourNote(notes, 50, null, 1)).toBeNull();
  });

  it('continues from the chosen note, so that two at the same moment are both reached', () => {
    expect(neighbourNote(notes, 20.4, 'b', 1)?.id).toBe('c');
    expect(neighbourNote(notes, 20.4, 'b', -1)?.id).toBe('a');
    expect(neighbourNote(notes, 35, 'b', -1)?.id).toBe('c');
  });
});
