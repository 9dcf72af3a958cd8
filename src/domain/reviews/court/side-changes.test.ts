// Reading the changes of sides that players write.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatClockTime } from '#domain/time/clock-time.ts';
import { haveChangedSides, sideChanges } from './side-changes.ts';

describe('sideChanges', () => {
  it.each([
    ['12:30, 25:10 and 1:02:00', [750, 1510, 3720]],
    ['12:30,25:10;41:05/58:00', [750, 1510, 2465, 3480]],
    ['25:10 then 12:30 then 12:30', [750, 1510]],
    ['0:45', [45]],
    ['Changes at 12.30 and 25.10.', [750, 1510]],
    ['1.02.00', [3720]],
    ['1h02 and 1h 20min', [3720, 4800]],
    ['1h', [3600]],
    ['12 min, 25 min and 41 minutes', [720, 1500, 2460]],
    ['12m30s 25m10s', [750, 1510]],
    ["12'30 and 25'10\"", [750, 1510]],
    ['12’30” / 25’', [750, 1500]],
    ['12 min 30 sec', [750]],
    ['about 750 s', [750]],
    ['90:00', [5400]],
    ['We change every two games', []],
    ['after game 3, then 5', []],
    ['12:75', []],
    ['1:75:00', []],
    ['on 14/03/2026', []],
    ['', []],
    [null, []],
    [undefined, []],
  ])('of “%s” are %j', (text, seconds) => {
    expect(sideChanges(text)).toEqual(seconds);
  });

  it('reads back every position as the product writes it, whatever stands between', () => {
    const separator = fc.constantFrom(', ', ' and ', '; ', '\n', ' - ', ' then ', ' / ');
    fc.assert(
      fc.property(fc.array(fc.nat(5999), { minLength: 1, maxLength: 12 }), separator, (times, between) => {
        const expected = [...new Set(times)].toSorted((one, other) => one - other);
        expect(sideChanges(times.map(formatClockTime).join(between))).toEqual(expected);
      }),
    );
  });

  it('answers any text with positions in order, quickly', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 500, unit: fc.constantFrom(...'0123456789:.\'"hms min,'.split('')) }),
        (text) => {
          const times = sideChanges(text);
          expect(times).toEqual([...new Set(times)].toSorted((one, other) => one - other));
          for (const time of times) expect(time).toBeLessThanOrEqual(86_400);
        },
      ),
    );
  });
});

describe('haveChangedSides', () => {
  it.each([
    [0, false],
    [749, false],
    [750, true],
    [1509, true],
    [1510, false],
  ])('at %s seconds: %s', (time, haveChanged) => {
    expect(haveChangedSides([750, 1510], time)).toBe(haveChanged);
  });
});
