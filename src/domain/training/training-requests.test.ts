// Training requests: days in words, and when they can be closed.

import { expect, it } from 'vitest';
import { daysText, mayCloseRequest, requestStates, weekdays } from './training-requests.ts';

it('daysText lists days in week order, and none or all as any', () => {
  expect(daysText(['friday', 'monday', 'wednesday'])).toBe('Monday, Wednesday and Friday');
  expect(daysText(['sunday'])).toBe('Sunday');
  expect(daysText([])).toBe('Any day');
  expect(daysText(weekdays)).toBe('Any day');
});

it('mayCloseRequest only allows open requests', () => {
  expect(requestStates.filter((state) => mayCloseRequest({ state }).allowed)).toEqual(['open']);
});
