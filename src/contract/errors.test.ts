// The error catalogue.

import { describe, expect, it } from 'vitest';
import { errorCatalogue } from './errors.ts';

const catalogue = Object.entries(errorCatalogue);

describe('the error catalogue', () => {
  it('has codes in snake case, statuses of errors, and a sentence for each', () => {
    for (const [code, { status, message }] of catalogue) {
      expect(code).toMatch(/^[a-z]+(_[a-z]+)*$/);
      expect(status).toBeGreaterThanOrEqual(400);
      expect(status).toBeLessThan(600);
      expect(message).not.toBe('');
    }
  });

  it('says "Unauthorized" only for people who are signed out', () => {
    expect(catalogue.filter(([, { message }]) => /unauthorized/i.test(message)).map(([code]) => code)).toEqual([
      'unauthorized',
    ]);
  });

  it('has the specified sentences', () => {
    expect(errorCatalogue.no_credits.message).toBe('No analysis credits available');
    expect(errorCatalogue.invalid_credentials.message).toBe('Invalid email or password');
  });
});
