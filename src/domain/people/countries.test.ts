// The list of countries.

import { describe, expect, it } from 'vitest';
import { countries, countryName, isCountryCode } from './countries.ts';

describe('countries', () => {
  it('are about 190, with unique codes and names', () => {
    expect(countries.length).toBeGreaterThanOrEqual(190);
    expect(new Set(countries.map((country) => country.code)).size).toBe(countries.length);
    expect(new Set(countries.map((country) => country.name)).size).toBe(countries.length);
  });

  it('are sorted by English name', () => {
    const byName = [...countries].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    expect(countries.map((country) => country.name)).toEqual(byName.map((country) => country.name));
  });

  it('have codes of two capital letters', () => {
    for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/);
  });
});

describe('isCountryCode', () => {
  it('accepts the countries with a federation scale', () => {
    for (const code of ['DK', 'ES', 'AR']) expect(isCountryCode(code)).toBe(true);
  });

  it.each(['', 'dk', 'DK ', 'DNK', 'XX', 'Denmark', 'constructor', '__proto__'])('rejects %j', (text) => {
    expect(isCountryCode(text)).toBe(false);
  });
});

describe('countryName', () => {
  it('returns the name, or the code if unknown', () => {
    expect(countryName('DK')).toBe('Denmark');
    expect(countryName('XX')).toBe('XX');
  });
});
