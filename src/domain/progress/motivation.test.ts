// The ten motivational lines.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { motivationalLine, motivationalLines } from './motivation.ts';

describe('motivational lines', () => {
  it('are ten different lines without exclamation marks', () => {
    expect(new Set(motivationalLines).size).toBe(10);
    for (const line of motivationalLines) expect(line).not.toContain('!');
  });

  it('can all be chosen', () => {
    expect(motivationalLines.map((_, index) => motivationalLine((index + 0.5) / 10))).toEqual([...motivationalLines]);
    expect(motivationalLine(0)).toBe(motivationalLines[0]);
    expect(motivationalLine(0.999_999)).toBe(motivationalLines[9]);
  });

  it('fall back to the first line out of range', () => {
    fc.assert(
      fc.property(fc.double(), (random) => {
        expect(motivationalLines).toContain(motivationalLine(random));
      }),
    );
  });
});
