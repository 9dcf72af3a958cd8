// Which days count as holidays of a country.

import { describe, expect, it } from 'vitest';
import { holidaysBetween } from './holidays.ts';

const inYear = (country: string, year = 2026) =>
  holidaysBetween(country, `${year}-01-02T00:00:00.000Z`, `${year}-12-30T00:00:00.000Z`);
const days = async (country: string, year?: number) => (await inYear(country, year)).map(({ date }) => date.slice(5));

describe('holidays', () => {
  it('of Denmark are its public ones and the eves, with their Danish names', async () => {
    expect(await inYear('DK')).toEqual([
      { date: '2026-01-01', name: 'New Year’s Day', localName: 'Nytårsdag' },
      { date: '2026-04-02', name: 'Maundy Thursday', localName: 'Skærtorsdag' },
      { date: '2026-04-03', name: 'Good Friday', localName: 'Langfredag' },
      { date: '2026-04-05', name: 'Easter Sunday', localName: 'Påskedag' },
      { date: '2026-04-06', name: 'Easter Monday', localName: 'Anden påskedag' },
      { date: '2026-05-14', name: 'Ascension Day', localName: 'Kristi Himmelfartsdag' },
      { date: '2026-05-24', name: 'Pentecost', localName: 'Pinsedag' },
      { date: '2026-05-25', name: 'Whit Monday', localName: 'Anden Pinsedag' },
      { date: '2026-12-24', name: 'Christmas Eve', localName: 'Juleaftensdag' },
      { date: '2026-12-25', name: 'Christmas Day', localName: 'Juledag' },
      { date: '2026-12-26', name: 'Boxing Day', localName: 'Anden Juledag' },
    ]);
    // The Great Prayer Day ended with 2023.
    expect(await days('DK', 2023)).toContain('05-05');
  });

  it('of Spain are those of the whole country, not of its regions', async () => {
    const spain = await days('ES');
    expect(spain).toEqual(['01-01', '01-06', '04-03', '05-01', '08-15', '10-12', '11-01', '12-06', '12-08', '12-25']);
  });

  it('of Germany leave out days of single states, and keep half-day eves', async () => {
    const germany = await inYear('DE');
    const dates = germany.map(({ date }) => date.slice(5));
    // Epiphany, Corpus Christi and Reformation Day are public in some states only.
    for (const regional of ['01-06', '06-04', '10-31']) expect(dates).not.toContain(regional);
    for (const national of ['10-03', '12-24', '12-31']) expect(dates).toContain(national);
    expect(germany.find(({ name }) => name === 'National Holiday')?.localName).toBe('Tag der Deutschen Einheit');
  });

  it('move with their rules, and are none of an unknown country', async () => {
    expect(await days('SE')).toContain('06-19');
    expect(await days('SE', 2027)).toContain('06-25');
    for (const country of ['XX', '', '??']) expect(await inYear(country)).toEqual([]);
  });

  it('are found over New Year, a day early and late, and never of more than two years', async () => {
    const week = await holidaysBetween('DK', '2026-12-27T23:00:00.000Z', '2027-01-03T23:00:00.000Z');
    expect(week.map(({ date }) => date)).toEqual(['2026-12-26', '2027-01-01']);
    const long = await holidaysBetween('DK', '1990-01-01T00:00:00.000Z', '2090-01-01T00:00:00.000Z');
    expect(new Set(long.map(({ date }) => date.slice(0, 4)))).toEqual(new Set(['1990']));
    for (const odd of ['0000-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
      expect(await holidaysBetween('DK', odd, odd)).toEqual([]);
    }
  });
});
