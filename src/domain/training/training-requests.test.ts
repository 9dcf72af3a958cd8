// Requests for a session: their days in words, and when they can be closed.

import { expect, it } from 'vitest';
import { daysText, mayCloseRequest, requestStates, weekdays } from './training-requests.ts';

it('names days in the order of a week, and none or all of them as any', () => {
  expect(daysText(['friday', 'monday', 'wednesday'])).toBe('Monday, Wednesday and Friday');
  expect(daysText(['sunday'])).toBe('Sunday');
  expect(daysText([])).toBe('Any day');
  expect(daysText(weekdays)).toBe('Any day');
});

it('can be closed once', () => {
  expect(requestStates.filter((state) => mayCloseRequest({ state }).allowed)).toEqual(['open']);
});
