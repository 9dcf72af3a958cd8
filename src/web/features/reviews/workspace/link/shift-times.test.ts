// Moving all times of a review to another video.

import { describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import type { ReviewDocument } from '#contract/reviews/review-document.ts';
import { idOf, someNotes } from '../testing/review-fixtures.ts';
import { moveTimes, outsideWords, timedSentence, withTimesOf } from './shift-times.ts';

const document: ReviewDocument = {
  ...emptyReview,
  notes: someNotes(3),
  rallies: [{ start: 2, end: 6 }],
  timedFor: 'youtube:old',
};

describe('moving the times', () => {
  it('counts what falls outside and binds the rest to the new video', () => {
    const { after, clamped, dropped } = moveTimes(document, -8, null, 'youtube:new');
    expect(after.notes.map(({ timestamp }) => timestamp)).toEqual([0, 6, 13]);
    expect(after).toMatchObject({ rallies: [], timedFor: 'youtube:new' });
    expect(outsideWords({ clamped, dropped })).toBe(
      '1 note or stroke falls outside the new video and goes to its start or end. 1 rally falls outside the new video and is left out.',
    );
  });

  it('can be undone without losing later text', () => {
    const { after } = moveTimes(document, 10, null, 'youtube:new');
    const [first, ...others] = after.notes as [ReviewDocument['notes'][0], ...ReviewDocument['notes']];
    const added = { ...first, id: idOf(9), timestamp: 90 };
    const present = { ...after, notes: [{ ...first, title: 'Edited since' }, ...others, added] };
    const back = withTimesOf(document, after, present);
    expect(back.notes.map(({ timestamp, title }) => `${timestamp} ${title}`)).toEqual([
      '7 Edited since',
      '14 Note 2',
      '21 Note 3',
      '90 Note 1',
    ]);
    expect(back).toMatchObject({ rallies: document.rallies, timedFor: 'youtube:old' });
  });

  it('counts what has a time', () => {
    expect(timedSentence(document)).toBe('3 notes and 1 rally are still timed to the old one.');
    expect(timedSentence({ ...document, notes: someNotes(1), rallies: [] })).toBe(
      '1 note is still timed to the old one.',
    );
  });
});
