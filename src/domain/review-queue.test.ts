// Due times, pauses, order and views.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dueLabel } from './relative-time.ts';
import {
  dueState,
  hoursPaused,
  inQueueOrder,
  isInView,
  isOverdue,
  type QueuedVideo,
  queueCounts,
  queueViews,
  resumedDueAt,
} from './review-queue.ts';
import { videoStatuses } from './videos.ts';

const now = new Date('2026-03-14T12:00:00Z');
const video = (change: Partial<QueuedVideo> = {}): QueuedVideo => ({
  status: 'Pending',
  dueAt: '2026-03-14T14:00:00Z',
  pausedAt: null,
  reviewer: null,
  publishedAt: null,
  ...change,
});
const moment = fc
  .integer({ min: -5000, max: 5000 })
  .map((minutes) => new Date(now.getTime() + minutes * 60_000).toISOString());

describe('due times', () => {
  it('are later by as long as the link was dead, and never earlier', () => {
    expect(resumedDueAt('2026-03-14T14:00:00Z', '2026-03-14T10:00:00Z', '2026-03-15T11:30:00Z')).toBe(
      '2026-03-15T15:30:00.000Z',
    );
    fc.assert(
      fc.property(moment, moment, moment, (dueAt, pausedAt, resumedAt) => {
        const after = Date.parse(resumedDueAt(dueAt, pausedAt, resumedAt));
        expect(after - Date.parse(dueAt)).toBe(Math.max(Date.parse(resumedAt) - Date.parse(pausedAt), 0));
      }),
    );
  });

  it.each([
    [video(), { kind: 'due', minutes: 120 }, false],
    [video({ dueAt: '2026-03-14T12:00:00Z' }), { kind: 'due', minutes: 0 }, true],
    [video({ dueAt: '2026-03-13T12:00:00Z' }), { kind: 'due', minutes: -1440 }, true],
    [video({ dueAt: '2026-03-13T12:00:00Z', pausedAt: '2026-03-12T12:00:00Z' }), { kind: 'paused' }, false],
    [video({ status: 'Analyzed', dueAt: '2026-03-13T12:00:00Z' }), { kind: 'done' }, false],
  ])('of %j: %j', (one, state, overdue) => {
    expect(dueState(one, now)).toEqual(state);
    expect(isOverdue(one, now)).toBe(overdue);
  });

  it('are overdue exactly when the label says so', () => {
    fc.assert(
      fc.property(moment, (dueAt) => {
        expect(isOverdue(video({ dueAt }), now)).toBe(dueLabel(new Date(dueAt), now) === 'overdue');
      }),
    );
  });

  it('tell how long a link has been dead', () => {
    expect(hoursPaused(video({ pausedAt: '2026-03-13T11:30:00Z' }), now)).toBe(24);
    expect(hoursPaused(video(), now)).toBeNull();
  });
});

describe('inQueueOrder', () => {
  it('puts the first due first, dead links next, and the latest done after them', () => {
    const videos = {
      doneEarly: video({ status: 'Analyzed', publishedAt: '2026-03-01T12:00:00Z' }),
      dead: video({ pausedAt: '2026-03-14T10:00:00Z', dueAt: '2026-03-10T12:00:00Z' }),
      later: video({ dueAt: '2026-03-15T12:00:00Z' }),
      doneLate: video({ status: 'Analyzed', publishedAt: '2026-03-02T12:00:00Z' }),
      soon: video({ status: 'AI-Analyzed' }),
    };
    const { doneEarly, dead, later, doneLate, soon } = videos;
    expect(inQueueOrder(Object.values(videos))).toEqual([soon, later, dead, doneLate, doneEarly]);
  });
});

describe('the views', () => {
  const anyVideo: fc.Arbitrary<QueuedVideo> = fc.record({
    status: fc.constantFrom(...videoStatuses),
    dueAt: moment,
    pausedAt: fc.option(moment),
    reviewer: fc.constantFrom(null, { id: 'me' }, { id: 'other' }),
    publishedAt: fc.constant(null),
  });

  it.each([
    [video(), ['to-review', 'unclaimed']],
    [video({ reviewer: { id: 'me' } }), ['to-review', 'mine']],
    [video({ reviewer: { id: 'other' } }), ['to-review']],
    [video({ status: 'AI-Analyzed', reviewer: { id: 'me' } }), ['to-review', 'mine']],
    [video({ status: 'Analyzed', reviewer: { id: 'me' } }), ['done']],
  ])('show %j in %j', (one, views) => {
    expect(queueViews.filter((view) => isInView(one, view, 'me'))).toEqual(views);
  });

  it('hold every video once in to review or done, and count what they show', () => {
    fc.assert(
      fc.property(fc.array(anyVideo), (videos) => {
        const counts = queueCounts(videos, 'me', now);
        expect(counts['to-review'] + counts.done).toBe(videos.length);
        expect(counts.mine + counts.unclaimed).toBeLessThanOrEqual(counts['to-review']);
        expect(counts.overdue).toBeLessThanOrEqual(counts['to-review']);
        expect(inQueueOrder(videos)).toHaveLength(videos.length);
      }),
    );
  });
});
