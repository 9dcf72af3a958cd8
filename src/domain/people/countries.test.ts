// The list of countries.

import { describe, expect, it } from 'vitest';
import { countries, countryName, isCountryCode } from './countries.ts';

describe('countries', () => {
  it('are about 190, each code and each name once', () => {
    expect(countries.length).toBeGreaterThanOrEqual(190);
    expect(new Set(countries.map((country) => country.code)).size).toBe(countries.length);
    expect(new Set(countries.map((country) => country.name)).size).toBe(countries.length);
  });

  it('are sorted by name, as a reader of English expects', () => {
    const byName = [...countries].toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
    expect(countries.map((country) => country.name)).toEqual(byName.map((country) => country.name));
  });

  it('have codes of two capital letters', () => {
    for (const { code } of countries) expect(code).toMatch(/^[A-Z]{2}$/);
  });
});

describe('isCountryCode', () => {
  it('knows the countries whose federations have a scale', () => {
    for (const code of ['DK', 'ES', 'AR']) expect(isCountryCode(code)).toBe(true);
  });

  it.each(['', 'dk', 'DK ', 'DNK', 'XX', 'Denmark', 'constructor', '__proto__'])('refuses %j', (text) => {
    expect(isCountryCode(text)).toBe(false);
  });
});

describe('countryName', () => {
  it('is the name, or the code where the list has none', () => {
    expect(countryName('DK')).toBe('Denmark');
    expect(countryName('XX')).toBe('XX');
  });
});
