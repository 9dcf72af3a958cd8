// The player's history and views.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { milliseconds } from '#domain/time/moments.ts';
import { trainingStatuses } from '#domain/training/training.ts';
import { videoStatuses, videoTypes } from '#domain/videos/videos.ts';
import { firstFew, progressHistory, shownFirst, videosInView } from './player-progress.ts';
import { progressViews } from './progress-views.ts';

const now = new Date('2026-03-14T12:00:00Z');

describe('videosInView', () => {
  const videos = [
    { id: 'a', videoType: 'game' as const },
    { id: 'b', videoType: null },
    { id: 'c', videoType: 'training' as const },
  ];

  it.each([
    ['all', ['a', 'b', 'c']],
    ['training', ['c']],
    ['game', ['a']],
  ] as const)('shows for %s the videos %j', (view, ids) => {
    expect(videosInView(videos, view).map(({ id }) => id)).toEqual(ids);
    expect(videosInView([], view)).toEqual([]);
  });

  it('offers all first', () => {
    expect(progressViews).toEqual(['all', 'training', 'game']);
  });

  it('shows every video with a type in exactly one filtered view', () => {
    const video = fc.record({ videoType: fc.constantFrom(...videoTypes, null) });
    fc.assert(
      fc.property(fc.array(video), (list) => {
        const untyped = list.filter(({ videoType }) => videoType === null).length;
        const narrow = videosInView(list, 'training').length + videosInView(list, 'game').length;
        expect(videosInView(list, 'all')).toHaveLength(narrow + untyped);
      }),
    );
  });
});

describe('progressHistory', () => {
  it('combines analyses, training sessions and levels', () => {
    const history = progressHistory(
      {
        videos: [
          {
            id: 'v1',
            title: 'League match',
            status: 'Analyzed',
            uploadDate: '2026-03-02T10:00:00Z',
            overallScore: '4.2',
          },
          { id: 'v2', title: 'Waiting', status: 'Pending', uploadDate: '2026-03-10T10:00:00Z', overallScore: null },
        ],
        sessions: [
          { id: 's1', title: 'Lobs', status: 'completed', sessionDate: '2026-03-05T18:00:00Z' },
          { id: 's2', title: 'Next week', status: 'scheduled', sessionDate: '2026-03-20T18:00:00Z' },
          { id: 's3', title: 'Undated', status: 'completed', sessionDate: null },
        ],
        levels: [{ id: 'l1', verifiedAt: '2026-03-07T09:00:00Z', level: '4.0', previousLevel: '3.5' }],
      },
      now,
    );
    expect(history).toEqual([
      { kind: 'level', id: 'l1', at: '2026-03-07T09:00:00Z', level: 4, previousLevel: 3.5, withdrawn: null },
      { kind: 'training', id: 's1', at: '2026-03-05T18:00:00Z', title: 'Lobs' },
      { kind: 'analysis', id: 'v1', at: '2026-03-02T10:00:00Z', title: 'League match', score: 4.2 },
      { kind: 'training', id: 's3', at: null, title: 'Undated' },
    ]);
  });

  it('is empty without facts', () => {
    expect(progressHistory({ videos: [], sessions: [], levels: [] }, now)).toEqual([]);
  });

  it('is sorted latest first, and only contains completed items', () => {
    const at = fc.integer({ min: -1e10, max: 1e10 }).map((time) => new Date(now.getTime() + time).toISOString());
    const named = { id: fc.uuid(), title: fc.string() };
    const video = fc.record({
      ...named,
      status: fc.constantFrom(...videoStatuses),
      uploadDate: at,
      overallScore: fc.constant('4.0'),
    });
    const session = fc.record({ ...named, status: fc.constantFrom(...trainingStatuses), sessionDate: at });
    const verified = fc.record({
      id: fc.uuid(),
      verifiedAt: at,
      level: fc.constant('4.0'),
      previousLevel: fc.constant(null),
    });
    fc.assert(
      fc.property(fc.array(video), fc.array(session), fc.array(verified), (videos, sessions, levels) => {
        const history = progressHistory({ videos, sessions, levels }, now);
        const times = history.map((item) => milliseconds(item.at) ?? Number.NaN);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        const analyzed = videos.filter(({ status }) => status === 'Analyzed').length;
        const completed = sessions.filter(({ status }) => status === 'completed').length;
        expect(history).toHaveLength(analyzed + completed + levels.length);
      }),
      { numRuns: 50 },
    );
  });
});

describe('firstFew', () => {
  it.each([
    [0, 0, null],
    [5, 5, null],
    [6, 5, '+1 more'],
    [17, 5, '+12 more'],
  ])('of %s items shows %s and says %j', (length, shown, more) => {
    const items = Array.from({ length }, (_, index) => index);
    expect(firstFew(items, shownFirst.history)).toEqual({ shown: items.slice(0, shown), more });
  });
});
