// Coding strokes by keys.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courtZones } from '#domain/reviews/court/court.ts';
import {
  codeMoment,
  codeText,
  leadTime,
  maxCodes,
  type PadState,
  padKey,
  padParts,
  pressPad,
  undoPad,
} from './code-pad.ts';
import { countedOutcome, outcomeDefinition, outcomes, strokeDefinition, strokes } from './strokes.ts';

const empty: PadState = { open: null, codes: [] };

/** The pad after a row of keys, one a second. */
function typed(keys: string, from = empty): PadState {
  return [...keys].reduce((state, key, index) => {
    const part = padParts.find((one) => padKey(one) === key);
    return part ? pressPad(state, { part, timestamp: index, id: `code-${index}` }) : state;
  }, from);
}

describe('the keys', () => {
  it('are one for each word, none twice, and none that the workspace uses already', () => {
    const keys = padParts.map(padKey);
    expect(new Set(keys).size).toBe(strokes.length + courtZones.length + outcomes.length);
    for (const taken of [
      't',
      'p',
      's',
      'g',
      'i',
      'n',
      ' ',
      'k',
      'j',
      'l',
      ',',
      '.',
      '<',
      '>',
      '[',
      ']',
      '?',
      'r',
      'e',
      'b',
    ]) {
      expect(keys).not.toContain(taken);
    }
  });

  it('have every stroke and outcome explained', () => {
    for (const stroke of strokes) expect(strokeDefinition(stroke)).toMatch(/\.$/);
    for (const outcome of outcomes) expect(outcomeDefinition(outcome)).toMatch(/\.$/);
    expect(countedOutcome('unforced-error', 1)).toBe('1 unforced error');
    expect(countedOutcome('continues', 12)).toBe('12 kept the rally going');
  });
});

describe('pressPad', () => {
  it('codes a bandeja at the net in three presses, stamped with the first', () => {
    expect(typed('8ac')).toEqual({
      open: null,
      codes: [{ id: 'code-2', timestamp: 0, stroke: 'bandeja', zone: 'net', outcome: 'continues' }],
    });
    expect(codeText({ stroke: 'bandeja', zone: 'net', outcome: 'continues' })).toBe('Bandeja · Net · Continues');
  });

  it('codes in two presses without a zone', () => {
    expect(typed('5u').codes).toMatchObject([{ stroke: 'lob', zone: null, outcome: 'unforced-error' }]);
    expect(codeText({ stroke: 'lob', zone: null, outcome: 'unforced-error' })).toBe('Lob · Unforced error');
  });

  it.each([
    ['a corrected zone', '7adw', { stroke: 'volley', zone: 'back', outcome: 'winner' }],
    ['a corrected stroke', '79c', { stroke: 'vibora', zone: null, outcome: 'continues' }],
    ['keys of the workspace in between', '0 tgaw', { stroke: 'smash', zone: 'net', outcome: 'winner' }],
  ])('takes %s', (_, keys, code) => {
    expect(typed(keys).codes).toMatchObject([code]);
  });

  it('says nothing without a stroke', () => {
    expect(typed('awcfu')).toBe(empty);
  });

  it('opens no code once the review is full', () => {
    const full: PadState = { open: null, codes: Array.from({ length: maxCodes }, () => typed('1c').codes).flat() };
    expect(typed('1c', full)).toBe(full);
  });

  it('never loses a finished code, and finishes one for each outcome that follows a stroke', () => {
    const keys = fc.array(fc.constantFrom(...padParts.map(padKey)), { maxLength: 60 });
    fc.assert(
      fc.property(keys, (row) => {
        let state = empty;
        for (const [index, key] of row.entries()) {
          const before = state.codes;
          state = typed(key, state);
          expect(state.codes.slice(0, before.length)).toEqual(before);
          expect(state.codes.length - before.length).toBeLessThanOrEqual(1);
          expect(index).toBeGreaterThanOrEqual(state.codes.length * 2 - 1);
        }
      }),
    );
  });
});

describe('undoPad', () => {
  it('drops the open code first, then the last finished one', () => {
    const state = typed('1c7a');
    expect(undoPad(state)).toEqual({ open: null, codes: state.codes });
    expect(undoPad(undoPad(state)).codes).toEqual([]);
    expect(undoPad(empty)).toEqual(empty);
  });
});

describe('codeMoment', () => {
  it('has a usual lead that a coach may also choose', () => {
    expect(leadTime.usual).toBeGreaterThanOrEqual(leadTime.min);
    expect(leadTime.usual).toBeLessThanOrEqual(leadTime.max);
    expect(Number.isInteger(leadTime.usual / leadTime.step)).toBe(true);
  });

  it.each([
    [100, 1.5, 1, 98.5],
    [100, 1.5, 2, 97],
    [100, 1.5, 0.5, 99.3],
    [1, 3, 1, 0],
    [700, 0, 1, 600],
  ])('a press at %s with a lead of %s at speed %s is stamped %s', (time, lead, rate, moment) => {
    expect(codeMoment(time, lead, rate, 600)).toBe(moment);
  });
});
