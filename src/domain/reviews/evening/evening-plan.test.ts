import { describe, expect, it } from 'vitest';
import { countFitting, orderEvening, type Pace, paceOf, type Sitting } from './evening-plan.ts';

const now = new Date('2026-11-27T18:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString();
const games = (...minutes: number[]): Sitting[] => minutes.map((one) => ({ minutes: one, videoType: 'game' }));
const trainings = (...minutes: number[]): Sitting[] => minutes.map((one) => ({ minutes: one, videoType: 'training' }));

describe('the pace of a coach', () => {
  it('is the median of reviews written in one sitting', () => {
    expect(paceOf(games(10, 40, 22.4))).toEqual({ minutes: 22, reviews: 3, byType: { game: 22 } });
  });

  it('leaves out what took more than three hours, and what took no time', () => {
    expect(paceOf(games(10, 30, 20, 181, 2000, 0, -50)).minutes).toBe(20);
    expect(paceOf(games(180, 180, 180)).minutes).toBe(180);
  });

  it('is the usual 20 minutes of no review below three reviews', () => {
    for (const sittings of [[], games(5), games(5, 6), games(5, 6, 600)])
      expect(paceOf(sittings)).toEqual({ minutes: 20, reviews: 0, byType: {} });
  });

  it('knows a type from three of its reviews on', () => {
    const pace = paceOf([...games(40, 50, 60), ...trainings(10, 12), { minutes: 30, videoType: null }]);
    expect(pace).toEqual({ minutes: 35, reviews: 6, byType: { game: 50 } });
    expect(paceOf([...games(40, 50, 60), ...trainings(10, 12, 14)]).byType).toEqual({ game: 50, training: 12 });
  });
});

describe('the order of an evening', () => {
  const pace: Pace = { minutes: 30, reviews: 6, byType: { game: 50, training: 12 } };
  const video = (videoId: string, due: number, sent: number, videoType: 'game' | 'training' | null = 'game') => ({
    videoId,
    videoType,
    dueAt: inHours(due),
    uploadDate: inHours(-sent),
  });
  const order = (...videos: ReturnType<typeof video>[]) =>
    orderEvening(videos, pace, now).map(({ videoId }) => videoId);

  it('begins with what is overdue or due within a day, by due time', () => {
    expect(order(video('short', 40, 9, 'training'), video('today', 24, 1), video('late', -5, 1))).toEqual([
      'late',
      'today',
      'short',
    ]);
    // Whatever they take: the due time counts first.
    expect(order(video('later', 20, 1, 'training'), video('sooner', 19, 1))).toEqual(['sooner', 'later']);
  });

  it('then takes the shortest, and of those the one that was sent first', () => {
    expect(
      order(
        video('long', 25, 90),
        video('unknown', 26, 1, null),
        video('short', 47, 1, 'training'),
        video('waits', 46, 2, 'training'),
      ),
    ).toEqual(['waits', 'short', 'unknown', 'long']);
  });

  it('says what each takes', () => {
    const [short, usual] = orderEvening([video('a', 40, 1, 'training'), video('b', 40, 1, null)], pace, now);
    expect([short?.minutes, usual?.minutes]).toEqual([12, 30]);
  });
});

describe('what fits', () => {
  const videos = [{ minutes: 20 }, { minutes: 20 }, { minutes: 20 }];

  it('are the first videos within the time', () => {
    expect([19, 20, 39, 40, 60, 480].map((minutes) => countFitting(videos, minutes))).toEqual([1, 1, 1, 2, 3, 3]);
  });

  it('is the first at least, and nothing of nothing', () => {
    expect(countFitting(videos, 5)).toBe(1);
    expect(countFitting([], 60)).toBe(0);
  });
});
