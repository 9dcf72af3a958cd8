// Leaving: until when it is undone, and what name stays.

import { describe, expect, it } from 'vitest';
import { erasedFrom, erasedName } from './account-deletion.ts';

describe('deleting an account', () => {
  it('is permanent 48 hours later, whatever clocks do in between', () => {
    expect(erasedFrom('2026-03-28T12:00:00.500Z')).toBe('2026-03-30T12:00:00.500Z');
  });

  it('leaves a coach’s name as “Former coach”', () => {
    expect(Object.values(erasedName({ hasCoached: true })).join(' ')).toBe('Former coach');
    expect(Object.values(erasedName({ hasCoached: false })).join(' ')).toBe('Deleted user');
  });
});
