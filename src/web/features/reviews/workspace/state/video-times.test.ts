// The video that a review's times belong to.

import { describe, expect, it } from 'vitest';
import { emptyReview } from '#contract/reviews/empty-review.ts';
import { someNotes } from '../testing/review-fixtures.ts';
import { boundTo, isTimedForOther, videoKey } from './video-times.ts';

const noted = { ...emptyReview, notes: someNotes(1) };

describe('the video of a review', () => {
  it('is named by provider and id', () => {
    expect(videoKey('https://youtu.be/dQw4w9WgXcQ?t=3')).toBe('youtube:dQw4w9WgXcQ');
    expect(videoKey('https://matchi.tv/watch?s=abcd1')).toBe('matchi:abcd1');
    expect(videoKey('https://example.com')).toBeNull();
  });

  it('is the current one when the first time is set', () => {
    expect(boundTo('youtube:new', emptyReview, noted).timedFor).toBe('youtube:new');
    expect(boundTo('youtube:new', { ...emptyReview, timedFor: 'youtube:old' }, noted).timedFor).toBe('youtube:new');
  });

  it('stays the one of the times, until the coach moves them', () => {
    const old = { ...noted, timedFor: 'youtube:old' };
    const changed = boundTo('youtube:new', old, { ...old, finalSummary: 'More' });
    expect(changed.timedFor).toBe('youtube:old');
    expect(isTimedForOther(changed, 'youtube:new')).toBe(true);
    expect(isTimedForOther({ ...changed, notes: [] }, 'youtube:new')).toBe(false);
    expect(isTimedForOther(noted, 'youtube:new')).toBe(false);
  });
});
