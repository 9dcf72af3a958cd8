// What the review endpoints accept.

import { describe, expect, it } from 'vitest';
import { refusals } from '../../testing/refusals.ts';
import { emptyReview } from './empty-review.ts';
import { reviewEndpoints } from './reviews.ts';

const videoId = '0193e5a0-0000-7000-8000-000000000001';

describe('the number of a published version', () => {
  it.each(['0', '-1', '1.5', 'one', '100001'])('is not %s', (number) => {
    expect(refusals(reviewEndpoints.getReviewVersion.params, { videoId, number })).toHaveProperty('number');
  });
});

describe('the state of a link', () => {
  it('is a known problem or none', () => {
    const { body } = reviewEndpoints.setLinkState;
    expect(refusals(body, { problem: null })).toEqual({});
    expect(refusals(body, { problem: 'private' })).toEqual({});
    expect(refusals(body, { problem: 'boring' })).toEqual({ problem: 'Unknown problem.' });
    expect(refusals(body, {})).toEqual({ problem: 'Unknown problem.' });
  });
});

describe('the version of a draft', () => {
  it.each([-1, 0.5, 2 ** 31, '0', null])('refuses %j, which no draft can have', (version) => {
    expect(refusals(reviewEndpoints.publishReview.body, { version })).toHaveProperty('version');
    expect(refusals(reviewEndpoints.saveReviewDraft.body, { version, document: emptyReview })).toHaveProperty(
      'version',
    );
  });
});
