// What refunds and disputes add up to: the same in any order, and what is undone gives back.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { creditsToTakeBack, type MoneyReturn, returnedCents } from './money-returns.ts';

const moment = (minutes: number) => new Date(Date.parse('2026-03-01T12:00:00Z') + minutes * 60_000).toISOString();

/** What is said about one refund or dispute `minutes` after it all began. */
function said(id: string, cents: number, minutes: number, parts: Partial<MoneyReturn> = {}): MoneyReturn {
  return { id, kind: 'refund', cents, isUndone: false, since: moment(0), at: moment(minutes), ...parts };
}
const undone = { isUndone: true } as const;
const dispute = { kind: 'dispute' } as const;
const total = (cents: number, minutes: number) => said('pay_1', cents, minutes, { kind: 'total' });

describe('returned money', () => {
  it.each([
    ['nothing when nothing was said', [], 0],
    ['each refund once, however often it is said', [said('a', 1100, 0), said('a', 1100, 5), said('b', 1100, 1)], 2200],
    ['no refund that failed', [said('a', 1100, 0), said('b', 1100, 1), said('b', 1100, 9, undone)], 1100],
    ['no refund that failed, when an older word comes last', [said('b', 1100, 9, undone), said('b', 1100, 1)], 0],
    ['a dispute of the rest after a part refund', [said('a', 5500, 0), said('d', 5500, 9, dispute)], 11_000],
    ['no dispute that was won', [said('d', 5500, 1, dispute), said('d', 5500, 9, { ...dispute, ...undone })], 0],
    ['the latest total where no refund has a name', [total(1100, 1), total(3300, 3), total(2200, 2)], 3300],
    ['a total that fell, not the largest', [total(3300, 1), total(2200, 5)], 2200],
    ['a total less a refund that failed later', [total(3300, 1), said('c', 1100, 9, undone)], 2200],
    ['a total that knows of the failure already', [said('c', 1100, 4, undone), total(2200, 9)], 2200],
    ['a total and its named refunds once', [total(3300, 3), said('a', 1100, 0), said('b', 2200, 2)], 3300],
    ['a refund later than the total', [total(1100, 1), said('b', 500, 7, { since: moment(7) })], 1600],
    ['a dispute beside a total', [total(5500, 1), said('d', 5500, 9, dispute)], 11_000],
  ] as [string, MoneyReturn[], number][])('counts %s', (_, facts, cents) => {
    expect(returnedCents(facts)).toBe(cents);
    expect(returnedCents([...facts, ...facts].toReversed())).toBe(cents);
  });

  it('matches a model for any order and repetition', () => {
    const happening = fc.record({
      what: fc.constantFrom('refund', 'dispute', 'undo'),
      cents: fc.integer({ min: 1, max: 900 }),
    });
    fc.assert(
      fc.property(fc.array(happening, { maxLength: 8 }), fc.array(fc.nat()), fc.boolean(), (story, keys, hasTotals) => {
        const open = new Map<string, MoneyReturn>();
        const facts: MoneyReturn[] = [];
        for (const [index, { what, cents }] of story.entries()) {
          const minutes = index + 1;
          const [first] = open.keys();
          if (what === 'undo' && first !== undefined) {
            facts.push({ ...(open.get(first) as MoneyReturn), ...undone, at: moment(minutes) });
            open.delete(first);
          } else if (what !== 'undo') {
            const one = said(`re_${index}`, cents, minutes, { kind: what as 'refund', since: moment(minutes) });
            open.set(one.id, one);
            facts.push(one);
          }
          const refunds = [...open.values()].filter(({ kind }) => kind === 'refund');
          if (hasTotals)
            facts.push(
              total(
                refunds.reduce((all, one) => all + one.cents, 0),
                minutes,
              ),
            );
        }
        const shuffled = [...facts, ...facts]
          .map((one, index) => ({ one, key: keys[index % Math.max(1, keys.length)] ?? 0 }))
          .toSorted((a, b) => a.key - b.key)
          .map(({ one }) => one);
        expect(returnedCents(shuffled)).toBe([...open.values()].reduce((all, one) => all + one.cents, 0));
      }),
    );
  });
});

it.each([
  [10, 11_000, 5500, 5],
  [10, 11_000, 20_000, 10],
  [3, 3900, 1299, 0],
  [3, 3900, 1300, 1],
  [0, 999, 999, 0],
  [1, 0, 100, 0],
])('of %i credits for %i cents, a refund of %i cents takes %i', (credits, cents, returned, taken) => {
  expect(creditsToTakeBack({ credits, cents }, returned)).toBe(taken);
});
