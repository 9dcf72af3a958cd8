import { describe, expect, it } from 'vitest';
import {
  beginEvening,
  dropVideo,
  type EveningVideo,
  endEvening,
  eveningFigures,
  finishReview,
  isLeft,
  minutesLeft,
  skipVideo,
} from './evening-run.ts';

const at = (minutes: number) => new Date(Date.parse('2026-11-27T18:00:00Z') + minutes * 60_000);
const video = (videoId: string, minutes = 20): EveningVideo => ({ videoId, title: `Match ${videoId}`, minutes });
const evening = beginEvening([video('a'), video('b', 10), video('c')], at(0));
const order = ({ left }: typeof evening) => left.map(({ videoId }) => videoId).join('');

describe('an evening', () => {
  it('goes on to the next after each review, and ends with the last', () => {
    const first = finishReview(evening, 'a', 12, at(18));
    expect([order(first), first.since, first.endedAt]).toEqual(['bc', at(18).toISOString(), null]);
    const last = finishReview(finishReview(first, 'b', 3, at(25)), 'c', 0, at(50));
    expect([order(last), last.endedAt]).toEqual(['', at(50).toISOString()]);
    expect(eveningFigures(last, at(500))).toEqual({ reviews: 3, notes: 15, minutes: 50 });
  });

  it('counts a review once, and none of another evening', () => {
    const once = finishReview(evening, 'a', 12, at(18));
    expect(finishReview(once, 'a', 12, at(19))).toBe(once);
    expect(finishReview(evening, 'z', 12, at(18))).toBe(evening);
    const over = { ...evening, endedAt: at(5).toISOString() };
    expect(finishReview(over, 'a', 12, at(18))).toBe(over);
    expect(isLeft(over, 'a')).toBe(false);
  });

  it('keeps what is left when the coach ends it', () => {
    const over = endEvening(finishReview(evening, 'a', 2, at(18)), at(20));
    expect([order(over), over.endedAt]).toEqual(['bc', at(20).toISOString()]);
    expect(endEvening(over, at(90)).endedAt).toBe(over.endedAt);
  });

  it('puts a skipped video last, and cannot skip the only one', () => {
    const skipped = skipVideo(evening, 'a', at(4));
    expect([order(skipped), skipped.since]).toEqual(['bca', at(4).toISOString()]);
    const only = beginEvening([video('a')], at(0));
    expect(skipVideo(only, 'a', at(4))).toBe(only);
    expect(skipVideo(evening, 'z', at(4))).toBe(evening);
  });

  it('leaves out what someone else took, without counting it', () => {
    const gone = dropVideo(evening, 'b', at(4));
    expect([order(gone), gone.since, gone.done]).toEqual(['ac', at(0).toISOString(), []]);
    expect(dropVideo(dropVideo(gone, 'a', at(5)), 'c', at(6)).endedAt).toBe(at(6).toISOString());
    expect(dropVideo(evening, 'z', at(4))).toBe(evening);
  });

  it('says how long the rest takes, at least a minute for the present one', () => {
    expect([0, 5, 19, 19.9, 300, -10].map((minutes) => minutesLeft(evening, at(minutes)))).toEqual([
      50, 45, 31, 31, 31, 50,
    ]);
    expect(minutesLeft(beginEvening([], at(0)), at(0))).toBe(0);
  });
});
