// When a look is offered, and until when it may be sent.

import { describe, expect, it } from 'vitest';
import { comparedSkills } from '#domain/reviews/compared-reviews.ts';
import { type LookFacts, lookStage, maySendLook, momentProblem } from './player-look.ts';
import { comparisonWords, notesBeside } from './side-by-side.ts';

const facts = (traits: Partial<LookFacts> = {}): LookFacts => ({
  state: null,
  choice: null,
  clubAsks: true,
  isPaused: false,
  publishedAt: null,
  ...traits,
});
const published = '2026-11-20T10:00:00.000Z';
const before = '2026-11-01T10:00:00.000Z';
const after = '2026-11-25T10:00:00.000Z';

describe('lookStage', () => {
  it.each<[string, Partial<LookFacts>, ReturnType<typeof lookStage>]>([
    ['offers a look while the video waits', {}, 'offered'],
    ['not while its link is dead', { isPaused: true }, null],
    ['not once the review is there', { publishedAt: published }, null],
    ['keeps it for the review if the player says so', { state: 'later' }, 'later'],
    ['then holds the notes', { state: 'later', publishedAt: published }, 'held'],
    ['keeps it for every review by choice', { choice: { when: 'when-ready', since: before } }, 'later'],
    ['holds by choice', { choice: { when: 'when-ready', since: before }, publishedAt: published }, 'held'],
    [
      'never a review from before the choice',
      { choice: { when: 'when-ready', since: after }, publishedAt: published },
      null,
    ],
    ['nothing after skipping', { state: 'skipped' }, null],
    ['nothing held after skipping', { state: 'skipped', publishedAt: published }, null],
    ['nothing if the player turned it off', { choice: { when: 'off', since: before } }, null],
    [
      'holds nothing once it is off',
      { state: 'later', choice: { when: 'off', since: after }, publishedAt: published },
      null,
    ],
    ['nothing if the club turned it off', { clubAsks: false }, null],
    ['shows what was sent whatever is off', { state: 'sent', clubAsks: false, publishedAt: published }, 'sent'],
  ])('%s', (_, traits, stage) => {
    expect(lookStage(facts(traits))).toBe(stage);
  });
});

describe('maySendLook', () => {
  const look = { status: 'Pending', isOpened: false, stage: 'offered', clubAsks: true, isOldLink: false } as const;
  it.each([
    ['a first look', {}, true],
    ['a first look while a coach reviews', { isOpened: true }, true],
    ['a change', { stage: 'sent' }, true],
    ['no change while a coach reviews', { stage: 'sent', isOpened: true }, false],
    ['new marks for a replaced link', { stage: 'sent', isOpened: true, isOldLink: true }, true],
    ['no change of a published review', { stage: 'sent', status: 'Analyzed', isOldLink: true }, false],
    ['a look before reading', { stage: 'held', status: 'Analyzed', isOpened: true }, true],
    ['none after reading', { stage: null, status: 'Analyzed', isOpened: true }, false],
    ['none if the club turned it off', { stage: null, clubAsks: false }, false],
  ] as const)('allows %s: %o', (_, traits, isAllowed) => {
    expect(maySendLook({ ...look, ...traits }).allowed).toBe(isAllowed);
  });
});

describe('momentProblem', () => {
  it('names the end of the video', () => {
    expect(momentProblem(200, 180)).toBe('The video ends at 3:00. Choose an earlier moment.');
  });

  it('allows the last second, and anything while the length is unknown', () => {
    expect([momentProblem(180.4, 180), momentProblem(9000, null), momentProblem(5, 0)]).toEqual([null, null, null]);
  });
});

describe('side by side', () => {
  const note = (timestamp: number, endTimestamp: number | null = null) => ({ timestamp, endTimestamp });

  it('finds the notes about the same moment, the nearest first', () => {
    const notes = [note(20), note(48, 70), note(63), note(80)];
    expect(notesBeside(60, notes)).toEqual([note(48, 70), note(63)]);
    expect(notesBeside(200, notes)).toEqual([]);
  });

  it.each([
    [4, 4.5, 'You see it alike'],
    [2, undefined, 'Not rated this time'],
    [5, 4.2, 'Your coach sees room to grow'],
    [3, 4.1, 'Your coach sees more in it'],
  ])('compares %s with %s, and judges nobody', (own, coach, words) => {
    expect(comparedSkills({ lob: own }, { lob: coach }).map(comparisonWords)).toEqual([words]);
  });
});
