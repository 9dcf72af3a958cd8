// Training requests: days in words, what a booking begins with, and when they can be closed.

import { expect, it } from 'vitest';
import {
  daysText,
  isOneOf,
  mayCloseRequest,
  proposedDay,
  proposedTitle,
  requestStates,
  weekdays,
} from './training-requests.ts';

it('daysText lists days in week order, and none or all as any', () => {
  expect(daysText(['friday', 'monday', 'wednesday'])).toBe('Monday, Wednesday and Friday');
  expect(daysText(['sunday'])).toBe('Sunday');
  expect(daysText([])).toBe('any day');
  expect(daysText(weekdays)).toBe('any day');
});

it('mayCloseRequest only allows open requests', () => {
  expect(requestStates.filter((state) => mayCloseRequest({ state }).allowed)).toEqual(['open']);
});

it('a booking begins with the first of the days after today', () => {
  // 24 November 2026 is a Tuesday.
  expect(proposedDay(['tuesday', 'friday'], '2026-11-24')).toBe('2026-11-27');
  expect(proposedDay(['tuesday'], '2026-11-24')).toBe('2026-12-01');
  expect(proposedDay(['monday'], '2026-12-31')).toBe('2027-01-04');
  expect(proposedDay([], '2026-11-24')).toBe('2026-11-25');
  expect(weekdays.map((day) => isOneOf([day], '2026-11-29'))).toEqual([false, false, false, false, false, false, true]);
});

it('a booking begins with the wish as its title if that is short, and in one line', () => {
  expect(proposedTitle('Volleys and lobs', 'Freja')).toBe('Volleys and lobs');
  expect(proposedTitle('Volleys\nand lobs', 'Freja')).toBe('Session with Freja');
  expect(proposedTitle('Volleys and lobs, '.repeat(4), 'Freja')).toBe('Session with Freja');
});
